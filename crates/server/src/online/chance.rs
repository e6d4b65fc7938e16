//! Secrets: made by the system's own source of chance, and kept as hashes only.

use sha2::{Digest, Sha256};

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Bytes that nobody can foresee.
pub(crate) fn random_bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    // Without it no secret could be made, and no game be fair.
    getrandom::fill(&mut bytes).expect("the system has a source of chance");
    bytes
}

/// So many letters and digits that nobody can foresee, five bits each.
pub(crate) fn random_text(letters: usize) -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    (0..letters).map(|_| letter(random_bytes::<1>()[0])).collect()
}

/// What is kept of a secret. Secrets of ours have 160 bits, so a plain hash cannot be searched.
pub(crate) fn hash_of(secret: &str) -> String {
    let hash: [u8; 32] = Sha256::digest(secret.as_bytes()).into();
    tavli_protocol::Link(hash).to_string()
}
