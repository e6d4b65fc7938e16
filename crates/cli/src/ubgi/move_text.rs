//! Plays as the interface writes them: `24/18 13/12`, `bar/20`, `6/off`, `pass`.

use tavli_rules::{BuiltIn, Place, Referee, Spot, Step};

/// A play for whoever plays under these rules. Portes is written as backgammon is, points counted down; the other games by
/// the mover's own progress, as we write plays everywhere.
pub(super) fn move_text(referee: &Referee, play: &[Step]) -> String {
    if play.is_empty() {
        return "pass".to_owned();
    }
    let counts_down = referee.ruleset().name == BuiltIn::Portes.name();
    let last = referee.ruleset().track.length;
    let name = |place: Place| match place.spot() {
        Spot::Point(progress) if counts_down => (last + 1 - progress).to_string(),
        Spot::Point(_) | Spot::Hand | Spot::Bar | Spot::Middle(_) | Spot::Off => place.to_string(),
    };
    let steps: Vec<String> =
        play.iter().map(|step| format!("{}/{}", name(step.from), name(step.to))).collect();
    steps.join(" ")
}
