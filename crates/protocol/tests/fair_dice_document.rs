//! The test vectors in `docs/fair-dice.md` are what the code computes.

use tavli_protocol::{Chain, Link, Role, opening_dice, throw_dice};
use tavli_rules::Side;

const GAME: &str = "abcdefghijklmnop-001";
const DOCUMENT: &str = include_str!("../../../docs/fair-dice.md");

#[test]
fn document_tells_what_the_code_computes() {
    let chains = [(Role::White, 1), (Role::Black, 2), (Role::Server, 3)]
        .map(|(role, byte)| Chain::new(GAME, role, Link([byte; 32])));
    let links = |throw: u32| [0, 1, 2].map(|index: usize| chains[index].link(throw));
    let mut lines = Vec::new();
    for (name, link) in ["White's", "Black's", "the server's"].iter().zip(links(0)) {
        lines.push(format!("| {name} tip | `{link}` |"));
    }
    for (name, link) in ["White's", "Black's", "the server's"].iter().zip(links(1)) {
        lines.push(format!("| {name} link for throw 1 | `{link}` |"));
    }
    let start: Vec<String> = opening_dice(GAME, 1, links(1))
        .iter()
        .map(|pair| format!("{} {}", pair[Side::White], pair[Side::Black]))
        .collect();
    lines.push(format!("| throw 1 as dice for the start | {} |", start.join(", ")));
    for (throw, count) in [(1, 2), (2, 2), (3, 3)] {
        let dice: Vec<String> =
            throw_dice(GAME, throw, links(throw), count).iter().map(ToString::to_string).collect();
        lines.push(format!("| throw {throw} of {count} dice | {} |", dice.join(" ")));
    }
    let table = lines.join("\n");
    assert!(DOCUMENT.contains(&table), "docs/fair-dice.md should have these lines:\n{table}");
}
