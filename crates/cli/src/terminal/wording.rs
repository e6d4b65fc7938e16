//! Places, steps and plays as people call them. Records keep their own words: there the circle is `bar`.

use tavli_rules::{Meeting, Place, Refusal, Ruleset, Spot, Step, play_text};

use tavli_board::Geography;

/// How one game's places are called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wording {
    /// Where hit checkers wait, if not in the middle row.
    pub(crate) bar: &'static str,
}

impl Wording {
    /// The words for these rules.
    pub(crate) fn of(ruleset: &Ruleset) -> Wording {
        let bar = match Geography::of(ruleset) {
            Some(Geography::Scripta) => "circle",
            Some(Geography::Zeno | Geography::GreekToA | Geography::GreekFromA) | None => "bar",
        };
        Wording { bar }
    }

    /// A place.
    pub(crate) fn place(self, place: Place) -> String {
        if place == Place::BAR { self.bar.to_owned() } else { place.to_string() }
    }

    /// A step: `10/16*`.
    pub(crate) fn step(self, step: &Step) -> String {
        let text = step.to_string();
        match text.strip_prefix("bar/") {
            Some(rest) => format!("{}/{rest}", self.bar),
            None => text,
        }
    }

    /// A play: `10/16* 19/24(2)`.
    pub(crate) fn play(self, play: &[Step]) -> String {
        let written = play_text(play);
        let words = written.split(' ').map(|word| match word.strip_prefix("bar/") {
            Some(rest) => format!("{}/{rest}", self.bar),
            None => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Why something is refused.
    pub(crate) fn refusal(self, refusal: &Refusal) -> String {
        let Refusal::NothingThere { from } = refusal else { return refusal.to_string() };
        match from.spot() {
            Spot::Hand => "you have no checker in hand".to_owned(),
            Spot::Bar => format!("you have no checker on the {}", self.bar),
            Spot::Middle(place) => format!("you have no checker waiting at m{place}"),
            Spot::Off => "a checker that is off stays off".to_owned(),
            Spot::Point(_) => refusal.to_string(),
        }
    }
}

/// What the steps of a play do to opposing checkers: nothing to say, or "it hits on 4".
pub(crate) fn effects(play: &[Step]) -> String {
    let told = play.iter().filter_map(|step| match step.meeting {
        Meeting::Nothing => None,
        Meeting::Hit => Some(format!("hits on {}", step.to)),
        Meeting::Pin => Some(format!("pins on {}", step.to)),
    });
    told.collect::<Vec<_>>().join(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, Die};

    #[test]
    fn scripta_has_a_circle_and_portes_a_bar() {
        let step = Step { die: Die::ALL[4], from: Place::BAR, to: Place::point(5), meeting: Meeting::Hit };
        for (game, bar) in [(BuiltIn::Scripta, "circle"), (BuiltIn::Portes, "bar")] {
            let wording = Wording::of(&game.ruleset());
            assert_eq!(wording.step(&step), format!("{bar}/5*"));
            assert_eq!(wording.play(&[step, step]), format!("{bar}/5*(2)"));
            let refusal = wording.refusal(&Refusal::NothingThere { from: Place::BAR });
            assert_eq!(refusal, format!("you have no checker on the {bar}"));
        }
    }
}
