//! Who asks devices for passkeys: this server, by the address under which people know it.

use std::time::Duration;

use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{Url, Uuid};
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// So long a person may look for the device and its finger, as the standard recommends; then the question is forgotten.
pub(super) const ENOUGH_TIME: Duration = Duration::from_secs(300);

/// The server as devices know it. Nobody where it has no public address: a passkey belongs to a name, and browsers offer
/// none over a way that others can read, except on the machine itself.
pub(super) fn relying_party(origin: Option<&str>) -> Option<Webauthn> {
    let origin = Url::parse(origin?).ok()?;
    let name = origin.domain()?;
    let is_safe = origin.scheme() == "https" || name == "localhost" || name.ends_with(".localhost");
    let builder = WebauthnBuilder::new(name, &origin).ok().filter(|_| is_safe)?;
    builder.rp_name("Tavli").timeout(ENOUGH_TIME).build().ok()
}

/// A player's name for devices, which may show it to nobody: it says nothing about the player.
pub(super) fn user_handle(player: &str) -> Uuid {
    let hash: [u8; 32] = Sha256::digest(format!("tavli/passkey/1 {player}")).into();
    let (half, _) = hash.split_at(16);
    Uuid::from_slice(half).unwrap_or_default()
}

/// A passkey's name in addresses: the names that devices give may be long.
pub(super) fn passkey_name(credential_id: &[u8]) -> String {
    tavli_protocol::Link(Sha256::digest(credential_id).into()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&str>, expected: bool) {
        assert_eq!(relying_party(origin).is_some(), expected, "{origin:?}");
    }

    #[test]
    fn passkeys_need_a_name_and_a_safe_way() {
        check(None, false);
        check(Some("https://tavli.example"), true);
        check(Some("https://tavli.example:8443/"), true);
        check(Some("http://localhost:8170"), true);
        check(Some("http://tavli.example"), false);
        check(Some("https://192.168.1.7"), false);
        check(Some("tavli"), false);
    }

    #[test]
    fn players_have_different_handles() {
        assert_ne!(user_handle("anna"), user_handle("berta"));
        assert_eq!(user_handle("anna"), user_handle("anna"));
        assert!(!user_handle("anna").is_nil());
    }
}
