//! The rules that a bear-off table depends on, and their text in a table's header.

use std::fmt::Write;

use tavli_rules::{BearOffRule, DiceRule, DiceUse, Numbers, OneOfTwo, Plays, Referee, Roll, Ruleset};

use super::home::Home;

/// The rules that a bear-off table depends on. Games that share them share the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableRules {
    dice: DiceRule,
    bear_off: BearOffRule,
    checkers: u8,
    /// How much of a roll must be played; nothing where every number can be played from every home.
    duty: Option<(DiceUse, OneOfTwo)>,
    text: String,
}

/// The options that make a table another one: always, and where numbers can be left.
const OPTIONS: [&str; 2] = ["bear_off", "checkers"];
const DUTY_OPTIONS: [&str; 2] = ["dice_use", "only_one_of_two"];

impl TableRules {
    /// What matters of these rules.
    pub(crate) fn of(referee: &Referee) -> TableRules {
        let ruleset = referee.ruleset();
        let leaves_numbers = leaves_numbers(referee);
        TableRules {
            dice: *ruleset.dice,
            bear_off: *ruleset.bear_off,
            checkers: ruleset.setup.checkers,
            duty: leaves_numbers.then_some((*ruleset.dice_use, *ruleset.only_one_of_two)),
            text: text(referee, leaves_numbers),
        }
    }

    /// Whether a table for these rules is one for that ruleset too.
    #[inline]
    pub(crate) fn fit(&self, ruleset: &Ruleset) -> bool {
        let duty = (*ruleset.dice_use, *ruleset.only_one_of_two);
        self.dice == *ruleset.dice
            && self.bear_off == *ruleset.bear_off
            && self.checkers == ruleset.setup.checkers
            && self.duty.is_none_or(|own| own == duty)
    }

    /// How many checkers a side has.
    pub(crate) fn checkers(&self) -> u8 {
        self.checkers
    }

    /// The rules in one line, for headers and refusals.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

/// Whether a number can be too large to be played at home: the largest from the last point tells, since from points
/// farther back every number is either played on the board or takes a checker off.
fn leaves_numbers(referee: &Referee) -> bool {
    let last = Home::new([0, 0, 0, 0, 0, 1]).expect("it is one checker").position(referee.ruleset());
    let mut plays = Plays::default();
    referee.plays_of_numbers(&last, Numbers::of(&[6]), &mut plays);
    plays.positions().iter().any(|after| after.waiter() == last.mover())
}

fn text(referee: &Referee, leaves_numbers: bool) -> String {
    let ruleset = referee.ruleset();
    let dice = usize::from(ruleset.dice.dice);
    let equal = Roll::new(&[1, 1, 1][..dice]).map(|roll| referee.numbers(roll).total());
    let mut text = format!("dice={dice} equal={}", equal.expect("a ruleset has two or three dice"));
    let matters = |name: &str| OPTIONS.contains(&name) || (leaves_numbers && DUTY_OPTIONS.contains(&name));
    for option in ruleset.options().iter().filter(|option| matters(option.name)) {
        write!(text, " {}={}", option.name, option.current).expect("a string takes all text");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    fn rules(game: BuiltIn, options: &[(&str, &str)]) -> TableRules {
        let choose =
            |ruleset: Ruleset, (name, value): &(&str, &str)| ruleset.with_option(name, value).unwrap();
        TableRules::of(&Referee::new(options.iter().fold(game.ruleset(), choose)).unwrap())
    }

    #[test]
    fn four_games_share_their_rules_at_home() {
        let portes = rules(BuiltIn::Portes, &[]);
        assert_eq!(portes.text(), "dice=2 equal=4 bear_off=overshoot checkers=15");
        for game in [BuiltIn::Plakoto, BuiltIn::Fevga, BuiltIn::Scripta] {
            assert_eq!(rules(game, &[]), portes);
            assert!(portes.fit(&game.ruleset()));
        }
        assert_eq!(rules(BuiltIn::Zeno, &[]).text(), "dice=3 equal=12 bear_off=overshoot checkers=15");
        assert!(!portes.fit(&BuiltIn::Zeno.ruleset()));
    }

    #[test]
    fn duty_matters_only_where_numbers_can_be_left() {
        let any = ("dice_use", "any");
        let exact = ("bear_off", "exact");
        assert_eq!(rules(BuiltIn::Portes, &[any]), rules(BuiltIn::Portes, &[]));
        let text = "dice=2 equal=4 dice_use=any only_one_of_two=free bear_off=exact checkers=15";
        assert_eq!(rules(BuiltIn::Portes, &[exact, any]).text(), text);
        assert!(!rules(BuiltIn::Portes, &[exact]).fit(&BuiltIn::Portes.ruleset()));
    }
}
