//! What Greek players call their throws (T vocabulary).

use crate::dice::Roll;

/// The Greek name of a throw, and how it is spoken.
///
/// ```
/// use tavli_rules::{Roll, ThrowName};
/// let name = ThrowName::of(Roll::new(&[2, 1]).unwrap()).unwrap();
/// assert_eq!((name.greek.as_str(), name.spoken.as_str()), ("ασσόδυο", "assódhio"));
/// assert!(name.is_in_source);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowName {
    /// In Greek letters.
    pub greek: String,
    /// In Latin letters.
    pub spoken: String,
    /// Whether the source gives this very name; others are put together from the number words.
    pub is_in_source: bool,
}

/// What doubles are called.
///
/// ```
/// let (greek, spoken) = tavli_rules::DOUBLES;
/// assert_eq!(format!("{greek} ({spoken})"), "διπλές (dhiplés)");
/// ```
pub const DOUBLES: (&str, &str) = ("διπλές", "dhiplés");

/// The throws that the source names.
const NAMED: [([u8; 2], &str, &str); 5] = [
    ([1, 1], "άσσοι", "ássi"),
    ([2, 1], "ασσόδυο", "assódhio"),
    ([4, 4], "ντόρτια", "dórtia"),
    ([5, 5], "πεντάρες", "pentáres"),
    ([6, 6], "εξάρες", "exáres"),
];

/// Doubles that the source leaves out, by the names in common use.
const COMMON: [([u8; 2], &str, &str); 2] = [([2, 2], "δυάρες", "dhiáres"), ([3, 3], "τριάρες", "triáres")];

const NUMBERS: [(&str, &str); 6] = [
    ("ένα", "éna"),
    ("δύο", "dhío"),
    ("τρία", "tría"),
    ("τέσσερα", "téssera"),
    ("πέντε", "pénte"),
    ("έξι", "éxi"),
];

impl ThrowName {
    /// The name of a throw of two dice.
    pub fn of(roll: Roll) -> Option<ThrowName> {
        let dice: Vec<u8> = roll.dice().map(|die| die.value()).collect();
        let [larger, smaller] = dice[..] else { return None };
        let find = |names: &[([u8; 2], &str, &str)], is_in_source| {
            let found = names.iter().find(|(dice, _, _)| *dice == [larger, smaller]);
            found.map(|(_, greek, spoken)| ThrowName::new(greek, spoken, is_in_source))
        };
        find(&NAMED, true)
            .or_else(|| find(&COMMON, false))
            .or_else(|| Some(ThrowName::counted(larger, smaller)))
    }

    fn new(greek: &str, spoken: &str, is_in_source: bool) -> ThrowName {
        ThrowName { greek: greek.to_owned(), spoken: spoken.to_owned(), is_in_source }
    }

    fn counted(larger: u8, smaller: u8) -> ThrowName {
        let [first, second] = [larger, smaller].map(|value| NUMBERS[usize::from(value) - 1]);
        ThrowName::new(&format!("{}-{}", first.0, second.0), &format!("{}-{}", first.1, second.1), false)
    }
}
