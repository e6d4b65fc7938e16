//! Problems: positions where the play that counting favours is wrong.

mod facts;
mod reason;
mod text;

pub use facts::{Fact, Facts};
pub use reason::{Reason, reasons};
pub use text::read_problems;

use tavli_rules::{Play, Position, Referee, Roll, Side};

use crate::analysis::Analyst;
use crate::search::Search;
use crate::signs::{CONTACT, SignReader};

/// A position with a throw, the best play, and one that looks as good and is not.
///
/// ```
/// use tavli_engine::read_problems;
/// let text = "portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5; 17/20 19/20; 12/15 15/16; 0.2213\n";
/// let problem = &read_problems(text).unwrap()[0];
/// assert_eq!(problem.text(&tavli_rules::BuiltIn::Portes.referee()) + "\n", text);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Who stands where; White is to play.
    pub position: Position,
    /// What was thrown.
    pub roll: Roll,
    /// The best play.
    pub best: Play,
    /// The play that counting favours.
    pub plausible: Play,
    /// What that one gives away, in points a game.
    pub loss: f64,
}

impl Problem {
    /// What speaks for the best play, the most telling first.
    pub fn reasons(&self, referee: &Referee) -> Vec<Reason> {
        let [best, plausible] = [&self.best, &self.plausible].map(|play| self.facts(referee, play));
        match (best, plausible) {
            (Some(best), Some(plausible)) => reasons(&best, &plausible),
            (None, _) | (_, None) => Vec::new(),
        }
    }

    /// What speaks for the other play, and makes it plausible.
    pub fn temptations(&self, referee: &Referee) -> Vec<Reason> {
        let [best, plausible] = [&self.best, &self.plausible].map(|play| self.facts(referee, play));
        match (best, plausible) {
            (Some(best), Some(plausible)) => reasons(&plausible, &best),
            (None, _) | (_, None) => Vec::new(),
        }
    }

    fn facts(&self, referee: &Referee, play: &Play) -> Option<Facts> {
        let after = referee.play(&self.position, self.roll, play).ok()?;
        Some(Facts::of(referee, play, &after))
    }
}

/// Fewer plays are no question.
const FEWEST_PLAYS: usize = 4;
/// What the plausible play must give away: less could be a matter of taste, and more nobody would think of.
const LOSS: std::ops::Range<f64> = 0.08..0.30;
/// By how much the best play must be better than the second: there is to be one answer.
const LEAST_LEAD: f64 = 0.03;
/// Who has all but won or lost plays as he likes.
const OPEN: std::ops::Range<f32> = 0.12..0.88;

/// A problem, where this position with this throw is one: by the judgement of the analyst, and against the play that a
/// search by plain counts favours.
pub fn find_problem(
    analyst: &mut Analyst<'_>,
    plain: &mut Search<'_>,
    position: &Position,
    roll: Roll,
) -> Option<Problem> {
    let referee = analyst.search().referee();
    if !has_contact(referee, position) {
        return None;
    }
    let tempting = plain.candidates(position, roll, 0).first()?.index;
    let listed = plain.listed()?;
    if listed.len() < FEWEST_PLAYS {
        return None;
    }
    let (plausible, tempting) = (listed.play(referee, tempting), listed.positions()[tempting]);
    // Most positions are no problem, and each further throw ahead takes fifty times as long.
    let (judged, _) = analyst.candidates(position, roll, 0);
    if judged.first().is_none_or(|best| best.after == tempting) {
        return None;
    }
    for depth in [1, analyst.depth()] {
        let moment = crate::Moment {
            game: 0,
            turn: 1,
            position: *position,
            roll: Some(roll),
            play: Some(plausible.clone()),
        };
        let review = analyst.decision(&moment, depth);
        let [best, second, ..] = &review.candidates[..] else { return None };
        let is_one = LOSS.contains(&review.loss)
            && best.after != tempting
            && best.equity - second.equity >= LEAST_LEAD
            && OPEN.contains(&best.chances.win);
        if !is_one {
            return None;
        }
        if depth == analyst.depth() {
            let problem =
                Problem { position: *position, roll, best: best.play.clone(), plausible, loss: review.loss }
                    .of_white(referee);
            return problem.filter(|problem| problem.has_two_sides(referee));
        }
    }
    None
}

/// Whether the sides can still meet; a mere race is a matter of tables.
fn has_contact(referee: &Referee, position: &Position) -> bool {
    SignReader::new(referee.ruleset()).signs(position)[CONTACT] != 0
}

impl Problem {
    /// Whether something can be said for each of the plays.
    fn has_two_sides(&self, referee: &Referee) -> bool {
        !self.reasons(referee).is_empty() && !self.temptations(referee).is_empty()
    }

    /// The same with colours changed where Black is to play: steps are counted by each side's own progress.
    fn of_white(self, referee: &Referee) -> Option<Problem> {
        if self.position.turn() == Side::White {
            return Some(self);
        }
        let drafts = self.position.drafts();
        let changed = tavli_rules::BySide::new(drafts[Side::Black].clone(), drafts[Side::White].clone());
        let position = Position::new(referee.ruleset(), &changed, Side::White).ok()?;
        Some(Problem { position, ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, read_position};

    fn check(position: &str, best: &str, plausible: &str, first: (Fact, i32, i32)) {
        let read = read_position(position).unwrap();
        let referee = Referee::new(read.ruleset().unwrap()).unwrap();
        let (position, roll) = (read.position(&referee).unwrap(), read.roll.unwrap());
        let play = |text| referee.read_play(&position, roll, text).unwrap();
        let problem = Problem { position, roll, best: play(best), plausible: play(plausible), loss: 0.1 };
        let Reason { fact, better, worse } = problem.reasons(&referee)[0];
        assert_eq!((fact, better, worse), first, "{best}: {:?}", problem.reasons(&referee));
    }

    #[test]
    fn a_hit_is_a_reason() {
        check(
            "portes-w31-1.12x5.17x4.19x5-1x2.5.12x5.17x3.19x4",
            "17/20* 19/20",
            "12/15 15/16",
            (Fact::Hits, 1, 0),
        );
    }

    #[test]
    fn a_pin_is_a_reason() {
        check("plakoto-w53-1x15-1x13.21.23", "1/4+ 1/6", "1/6 6/9", (Fact::Pins, 1, 0));
    }

    #[test]
    fn throws_that_hit_are_a_reason() {
        let start = "portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";
        check(start, "17/20 19/20", "12/15 1/2", (Fact::Shots, 0, 34));
    }

    #[test]
    fn sides_that_have_passed_each_other_are_not_in_contact() {
        for (position, expected) in
            [("portes-w31-1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5", true), ("portes-w31-19x15-18x15", false)]
        {
            let position = read_position(position).unwrap().position(&BuiltIn::Portes.referee()).unwrap();
            assert_eq!(has_contact(&BuiltIn::Portes.referee(), &position), expected);
        }
    }

    #[test]
    fn colours_are_changed_so_that_white_plays() {
        let referee = BuiltIn::Fevga.referee();
        let read = read_position("fevga-b31-1x13.9.14-1x12.7.9.20").unwrap();
        let position = read.position(&referee).unwrap();
        let play = referee.read_play(&position, read.roll.unwrap(), "7/10 9/10").unwrap();
        let problem = Problem {
            position,
            roll: read.roll.unwrap(),
            best: play.clone(),
            plausible: play.clone(),
            loss: 0.1,
        };
        let changed = problem.of_white(&referee).unwrap();
        assert_eq!(changed.position.turn(), Side::White);
        assert!(referee.play(&changed.position, changed.roll, &changed.best).is_ok());
    }
}
