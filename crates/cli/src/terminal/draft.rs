//! A turn that is being played: the steps so far, and what typed steps mean after them.

use tavli_rules::{NextSteps, Numbers, Place, Play, Position, Referee, Roll, Step};

use super::announce;
use super::explain::explain;
use super::wording::Wording;
use super::written::{Reader, Written};

/// A turn that is being played.
pub(crate) struct Draft<'a> {
    /// Who applies the rules.
    pub(crate) referee: &'a Referee,
    /// The position at the start of the turn.
    pub(crate) start: Position,
    /// What was thrown.
    pub(crate) roll: Roll,
    /// The steps so far.
    pub(crate) steps: Play,
}

impl<'a> Draft<'a> {
    /// A turn in which nothing has been played yet.
    pub(crate) fn new(referee: &'a Referee, start: Position, roll: Roll) -> Draft<'a> {
        Draft { referee, start, roll, steps: Play::new() }
    }

    /// What may come next.
    pub(crate) fn next(&self) -> NextSteps<'a> {
        self.next_after(&self.steps)
    }

    fn next_after(&self, steps: &[Step]) -> NextSteps<'a> {
        let next = self.referee.next_steps(&self.start, self.roll, steps);
        next.expect("only steps that were offered are kept")
    }

    /// Plays typed steps, all of them or none; says what is wrong with them.
    pub(crate) fn take(&mut self, line: &str) -> Result<(), String> {
        let written = self.reader().read(line)?;
        let mut search = Search { draft: self, may_stop: false, found: Vec::new(), stuck: None };
        search.follow(&mut self.steps.clone(), &written);
        // One number a step is what is meant where it can be meant.
        if search.found.is_empty() {
            search.may_stop = true;
            search.follow(&mut self.steps.clone(), &written);
        }
        let Search { mut found, stuck, .. } = search;
        match found.len() {
            0 => Err(self.why_stuck(stuck)),
            1 => {
                self.steps = found.remove(0).1;
                Ok(())
            }
            _ => Err(self.ambiguity(&found)),
        }
    }

    /// Why a typed step may not come next, in sentences.
    pub(crate) fn why(&self, line: &str) -> Result<String, String> {
        match self.reader().read(line)?[..] {
            [step] => Ok(explain(self, &self.steps, step)),
            _ => Err("Ask about one step, as in: why 10/16".to_owned()),
        }
    }

    /// How this game's places are called.
    pub(crate) fn wording(&self) -> Wording {
        Wording::of(self.referee.ruleset())
    }

    fn reader(&self) -> Reader {
        Reader::new(self.referee.ruleset(), self.start.turn())
    }

    fn why_stuck(&self, stuck: Option<Stuck>) -> String {
        let Some(stuck) = stuck else { return announce::TYPE_A_STEP.to_owned() };
        let left = |steps: &[Step]| -> Numbers { self.next_after(steps).left() };
        if stuck.steps.len() == self.steps.len() {
            return explain(self, &stuck.steps, stuck.step);
        }
        // The beginning of the line could be followed; nobody should believe that it was played.
        match left(&stuck.steps).is_empty() {
            true => announce::too_many(left(&self.steps)),
            false => {
                let reason = explain(self, &stuck.steps, stuck.step);
                let begun = self.wording().play(&stuck.steps[self.steps.len()..]);
                announce::stuck_after(&begun, &reason)
            }
        }
    }

    fn ambiguity(&self, found: &[(Position, Play)]) -> String {
        let ways = found.iter().map(|(_, play)| self.wording().play(&play[self.steps.len()..]));
        announce::ambiguous(&ways.take(6).collect::<Vec<String>>())
    }
}

/// Looks for the steps that a typed line means.
struct Search<'a, 'b> {
    draft: &'b Draft<'a>,
    /// Whether one typed step may use several numbers, with stops on the way.
    may_stop: bool,
    /// The different results found, with the steps to each.
    found: Vec<(Position, Play)>,
    /// The attempt that came farthest.
    stuck: Option<Stuck>,
}

/// A typed step that is being followed, and how many steps were played before it.
#[derive(Clone, Copy)]
struct Asked {
    begun_at: usize,
    step: Written,
}

/// Where a typed line could not be followed.
struct Stuck {
    steps: Play,
    step: Written,
    rest: usize,
}

impl Search<'_, '_> {
    fn follow(&mut self, steps: &mut Play, written: &[Written]) {
        match written.split_first() {
            Some((first, rest)) => {
                self.walk(steps, *first, Asked { begun_at: steps.len(), step: *first }, rest)
            }
            None => self.keep(*self.draft.next_after(steps).position(), steps),
        }
    }

    /// Goes the way that one typed step asks for, with one number or several.
    fn walk(&mut self, steps: &mut Play, way: Written, asked: Asked, rest: &[Written]) {
        let next = self.draft.next_after(steps);
        // Small numbers first: where two take the same checker off, the larger stays for others.
        let fitting: Vec<Step> =
            next.steps().iter().rev().filter(|step| self.fits(way, step)).copied().collect();
        if fitting.is_empty() {
            self.blame(&steps[..asked.begun_at], asked.step, rest.len());
        }
        for step in fitting {
            steps.push(step);
            match way.to {
                Some(to) if to != step.to => self.walk(steps, Written { from: step.to, ..way }, asked, rest),
                Some(_) | None => self.follow(steps, rest),
            }
            steps.pop();
        }
    }

    /// Whether a legal step is the typed one, or the first part of it.
    fn fits(&self, way: Written, step: &Step) -> bool {
        way.from == step.from
            && way.to.is_none_or(|to| step.to == to || (self.may_stop && is_before(step.to, to)))
    }

    fn keep(&mut self, position: Position, steps: &Play) {
        let is_new = self.found.iter().all(|(known, _)| *known != position);
        if is_new && steps.len() > self.draft.steps.len() {
            self.found.push((position, steps.clone()));
        }
    }

    fn blame(&mut self, steps: &[Step], step: Written, rest: usize) {
        if self.stuck.as_ref().is_none_or(|stuck| rest < stuck.rest) {
            self.stuck = Some(Stuck { steps: steps.to_vec(), step, rest });
        }
    }
}

/// Whether a checker on its way to `end` may stop at `stop`.
pub(crate) fn is_before(stop: Place, end: Place) -> bool {
    match (stop.progress(), end.progress()) {
        (Some(stop), Some(end)) => stop < end,
        (Some(_), None) => end == Place::OFF,
        (None, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{play_text, read_position};

    fn with_draft<T>(position: &str, test: impl FnOnce(Draft<'_>) -> T) -> T {
        let read = read_position(position).unwrap();
        let referee = Referee::new(read.ruleset().unwrap()).unwrap();
        let start = read.position(&referee).unwrap();
        test(Draft::new(&referee, start, read.roll.unwrap()))
    }

    /// What the typed lines come to, one after the other: the steps, or the fault of the last line.
    fn check(position: &str, lines: &[&str], expected: &str) {
        let result = with_draft(position, |mut draft| {
            lines.iter().try_for_each(|line| draft.take(line)).map(|()| play_text(&draft.steps))
        });
        assert_eq!(result.unwrap_or_else(|fault| fault), expected, "{position} {lines:?}");
    }

    const START: &str = "1x2.12x5.17x3.19x5-1x2.12x5.17x3.19x5";

    #[test]
    fn typed_steps_are_played_whole_or_in_parts() {
        check(&format!("portes-w65-{START}"), &["1/12"], "1/7 7/12");
        check(&format!("portes-w65-{START}"), &["1/7", "7"], "1/7 7/12");
        check(&format!("portes-w65-{START}"), &["1/7 12/17"], "1/7 12/17");
        check("zeno-w421-hand15-hand15", &["h/4 h/2", "hand/1"], "hand/4 hand/2 hand/1");
        check("portes-w64-19x2.21x2.off11-1x15", &["21/o"], "21/off");
        check("portes-w42-21x2.22.off12-1x15", &["21/off"], "21/off");
        check("zeno-w642-1x2.10x13.out-24x15.out", &["10/16"], "10/16");
        check("zeno-w642-1x2.10x13.out-24x15.out", &["10/16(2)"], "10/12 12/16 10/16");
        check("zeno-w333-hand15-hand15", &["h/3(12)"], "hand/3(12)");
    }

    #[test]
    fn what_is_not_clear_or_not_legal_is_explained() {
        check(
            &format!("portes-w65-{START}"),
            &["1/6"],
            "1/6 cannot be played: point 6 is blocked by 5 opposing checkers. (Rule: T portes)",
        );
        check(&format!("portes-w65-{START}"), &["12"], "That can mean 12/17 or 12/18; type each step.");
        check(&format!("portes-w65-{START}"), &["1/9"], "1/9 does not fit the numbers left to play (6 5).");
        check(&format!("portes-w65-{START}"), &[","], "Type a step, as in 10/16.");
        check(
            "portes-w65-17x10.19x5-1x15",
            &["bar/6"],
            "bar/6 cannot be played: you have no checker on the bar. (Rule: T portes)",
        );
    }

    #[test]
    fn a_line_that_goes_too_far_is_not_played() {
        check(
            "zeno-w331-1x15.out-24x15.out",
            &["1/4(2) 1/2", "1/4(12)"],
            "Only 3 3 are left to play, and that needs more; nothing of the line was played.",
        );
        check(
            &format!("portes-w65-{START}"),
            &["1/7 1/6"],
            "After 1/7: 1/6 cannot be played: point 6 is blocked by 5 opposing checkers. (Rule: T portes) \
             Nothing of the line was played.",
        );
    }

    #[test]
    fn the_circle_is_where_scripta_waits() {
        check("scripta-w52-bar1.20x14-30x15", &["circle/5 20/22"], "bar/5 20/22");
        check("scripta-w52-bar1.20x14-30x15", &["bar/5", "C2/C4"], "bar/5 20/22");
        check(
            "scripta-w52-bar1.20x14-5x2.30x13",
            &["circle/5"],
            "circle/5 cannot be played: point 5 is blocked by 2 opposing checkers. (Rule: L moving 5)",
        );
    }

    #[test]
    fn why_names_the_rule_and_its_source() {
        let why = |position: &str, line: &str| {
            with_draft(position, |draft| draft.why(line).unwrap_or_else(|fault| fault))
        };
        let emperor = "zeno-w652-6x7.9.10x2.19x2.20x2.23.out-8x2.11x2.12x2.13.14x2.15x2.18x2.21x2.out";
        assert_eq!(why(emperor, "10/16"), "10/16 may be played.");
        assert!(why(emperor, "9/11").contains("blocked by 2 opposing checkers. (Rule: Z general 5)"));
        assert!(why("fevga-w53-1x14.4-1x15", "1/6").contains("the runner has not reached point 13 yet"));
        assert!(why(emperor, "9/11 10/16").starts_with("Ask about one step"));
    }

    #[test]
    fn why_tells_every_way_and_its_result() {
        let check = |position: &str, line: &str, expected: &str| {
            let told = with_draft(position, |draft| draft.why(line).unwrap_or_else(|fault| fault));
            assert_eq!(told, expected, "{position} {line}");
        };
        let same = "1/10 may be played as 1/7 7/10, or as 1/4 4/10. They come to the same.";
        check(&format!("portes-w63-{START}"), "1/10", same);
        let differ = "1/10 may be played as 1/7* 7/10 (it hits on 7), or as 1/4 4/10. The results differ.";
        check("portes-w63-1x2.12x5.17x3.19x5-1x2.12x5.17x3.18.19x4", "1/10", differ);
        check(
            "portes-w63-1x2.12x5.17x3.19x5-1x2.12x5.17x3.18.19x4",
            "1/7",
            "1/7 may be played; it hits on 7.",
        );
        let one = "1/10 may be played as 1/4 4/10.\nAnother way: 1/7 cannot be played: point 7 is blocked by 2 \
                   opposing checkers. (Rule: T portes)";
        check("portes-w63-1x2.12x5.17x3.19x5-1x2.12x5.17x3.18x2.19x3", "1/10", one);
    }
}
