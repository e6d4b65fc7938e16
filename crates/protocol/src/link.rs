//! One link of a hash chain: 32 bytes, written as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

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

impl fmt::Display for Link {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
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
            let digits = std::str::from_utf8(digits).map_err(|_| fault())?;
            // `from_str_radix` would take a sign.
            if digits.starts_with('+') {
                return Err(fault());
            }
            *byte = u8::from_str_radix(digits, 16).map_err(|_| fault())?;
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
