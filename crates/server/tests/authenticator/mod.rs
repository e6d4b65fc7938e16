//! A device with one passkey, as the standard describes it (WebAuthn, sections 6 and 7), and the browser before it. It can
//! be told to do wrong.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
const HAS_KEY: u8 = 64;

/// A device.
#[derive(Clone)]
pub(crate) struct Authenticator {
    key: SigningKey,
    id: [u8; 32],
    handle: String,
    counter: u32,
    /// The page that the browser says it shows.
    pub(crate) origin: String,
    /// Whether it has looked at a finger.
    pub(crate) is_verifying: bool,
}

impl Authenticator {
    /// A device without a passkey, before a browser that shows this page.
    pub(crate) fn new(seed: u8, origin: &str) -> Authenticator {
        Authenticator {
            key: SigningKey::from_slice(&[seed; 32]).unwrap(),
            id: [seed; 32],
            handle: String::new(),
            counter: 0,
            origin: origin.to_owned(),
            is_verifying: true,
        }
    }

    /// Makes the passkey: what `navigator.credentials.create` gives.
    pub(crate) fn create(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].as_str().unwrap().to_owned();
        let mut seen = self.seen(&options["rp"]["id"], HAS_KEY);
        seen.extend([0; 16]);
        seen.extend([0, self.id.len() as u8]);
        seen.extend(self.id);
        seen.extend(self.cose_key());
        // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(seen.len() as u8);
        attestation.extend(seen);
        let response = json!({
            "clientDataJSON": BASE64.encode(self.client_data("webauthn.create", options)),
            "attestationObject": BASE64.encode(attestation),
        });
        self.credential(response)
    }

    /// Shows the passkey: what `navigator.credentials.get` gives.
    pub(crate) fn get(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let seen = self.seen(&options["rpId"], 0);
        let client_data = self.client_data("webauthn.get", options);
        let signed = [&seen[..], &Sha256::digest(&client_data)].concat();
        let signature: Signature = self.key.sign(&signed);
        let response = json!({
            "clientDataJSON": BASE64.encode(client_data),
            "authenticatorData": BASE64.encode(seen),
            "signature": BASE64.encode(signature.to_der().as_bytes()),
            "userHandle": self.handle,
        });
        self.credential(response)
    }

    /// Says that it is another device's passkey.
    pub(crate) fn call_itself(&mut self, other: &Authenticator) {
        (self.id, self.handle) = (other.id, other.handle.clone());
    }

    fn credential(&self, response: Value) -> Value {
        let id = BASE64.encode(self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {} })
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let challenge = &options["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    /// What the device says about itself: for whom, who was there, how often it has signed.
    fn seen(&self, party: &Value, more: u8) -> Vec<u8> {
        let verified = if self.is_verifying { VERIFIED } else { 0 };
        let mut seen = Sha256::digest(party.as_str().unwrap()).to_vec();
        seen.push(PRESENT | verified | more);
        seen.extend(self.counter.to_be_bytes());
        seen
    }

    /// The public key in CBOR: an elliptic curve's point (1: 2), for ES256 (3: -7), on P-256 (-1: 1), with x and y.
    fn cose_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_sec1_point(false);
        let point = point.as_bytes();
        let mut key = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32];
        key.extend(&point[1..33]);
        key.extend([0x22, 0x58, 32]);
        key.extend(&point[33..]);
        key
    }
}
