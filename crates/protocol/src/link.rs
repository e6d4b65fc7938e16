//! One link of a hash chain: 32 bytes, written as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A link of a chain: a preimage, or the tip that was published first.
///
/// ```
/// use tavli_protocol::Link;
/// let link = Link([0xab; 32]);
/// assert_eq!(link.to_string().parse(), Ok(link));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Link(pub [u8; 32]);

impl Link {
    /// The secret that somebody's words make.
    ///
    /// ```
    /// use tavli_protocol::Link;
    /// assert_ne!(Link::of_words("alea iacta est"), Link::of_words("alea iacta esto"));
    /// ```
    pub fn of_words(words: &str) -> Link {
        let hash = Sha256::new().chain_update(b"tavli/words/1").chain_update(words.as_bytes());
        Link(hash.finalize().into())
    }
}

impl fmt::Display for Link {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A match that is kept after every step has hundreds of links.
        let digit = |digit: u8| char::from(b"0123456789abcdef"[usize::from(digit)]);
        let digits: String = self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect();
        formatter.write_str(&digits)
    }
}

/// Links may be secrets: what is printed for programmers shows only how one begins.
impl fmt::Debug for Link {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Link({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

impl FromStr for Link {
    type Err = String;

    fn from_str(text: &str) -> Result<Link, String> {
        let fault = || "a link is 64 hexadecimal digits".to_owned();
        if text.len() != 64 || !text.is_ascii() {
            return Err(fault());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            for digit in digits {
                let value = char::from(*digit).to_digit(16).ok_or_else(fault)?;
                *byte = *byte << 4 | value as u8;
            }
        }
        Ok(Link(bytes))
    }
}

impl From<Link> for String {
    fn from(link: Link) -> String {
        link.to_string()
    }
}

impl TryFrom<String> for Link {
    type Error = String;

    fn try_from(text: String) -> Result<Link, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_64_hexadecimal_digits_are_a_link() {
        for wrong in ["", "ab", &"g".repeat(64), &"+1".repeat(32), &"é".repeat(32), &"0".repeat(65)] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong}");
        }
        assert!("0F".repeat(32).parse::<Link>().is_ok());
    }
}
