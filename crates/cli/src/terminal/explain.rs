//! Why a step may not be played: the rule that forbids it, with its source.

use tavli_rules::{Die, NextSteps, Numbers, Place, Play, Position, Step};

use super::draft::{Draft, is_before};
use super::wording::{Wording, effects};
use super::written::Written;

/// The ways that a typed step can go.
struct Ways<'a, 'b> {
    draft: &'b Draft<'a>,
    /// How many steps were played before it.
    begun_at: usize,
    /// The ways that are legal, each with all steps since the start of the turn.
    found: Vec<Play>,
    /// Why others are not.
    sentences: Vec<String>,
}

/// Says whether a typed step may come after these steps, and if not, why.
pub(crate) fn explain(draft: &Draft<'_>, so_far: &[Step], step: Written) -> String {
    let mut ways = Ways { draft, begun_at: so_far.len(), found: Vec::new(), sentences: Vec::new() };
    let mut steps = so_far.to_vec();
    match step.to {
        Some(to) => ways.follow(&mut steps, step.from, to),
        None => ways.try_all(&mut steps, step.from),
    }
    match (ways.found.is_empty(), ways.sentences.is_empty()) {
        (false, _) => ways.told(step),
        (true, false) => ways.sentences.join("\n"),
        (true, true) => no_numbers(draft, so_far, step),
    }
}

fn no_numbers(draft: &Draft<'_>, so_far: &[Step], step: Written) -> String {
    let left = next_after(draft, so_far).left();
    let what = written_text(draft.wording(), step);
    match left.is_empty() {
        true => format!("{what} cannot be played: no numbers are left. Enter confirms the play."),
        false => format!("{what} does not fit the numbers left to play ({left})."),
    }
}

impl Ways<'_, '_> {
    /// The legal ways with what each does, and then why others are not legal.
    fn told(&self, step: Written) -> String {
        let what = written_text(self.draft.wording(), step);
        let ways: Vec<String> = self.found.iter().map(|way| self.way(way)).collect();
        let first = match &self.found[..] {
            [way] if way.len() == self.begun_at + 1 => {
                let effect = effects(&way[self.begun_at..]);
                let effect = if effect.is_empty() { effect } else { format!("; it {effect}") };
                format!("{what} may be played{effect}.")
            }
            [_] => format!("{what} may be played as {}.", ways[0]),
            _ => format!("{what} may be played as {}.{}", ways.join(", or as "), self.same()),
        };
        let others = self.sentences.iter().map(|sentence| format!("\nAnother way: {sentence}"));
        others.fold(first, |text, other| text + &other)
    }

    /// A way: its steps, and what they do.
    fn way(&self, way: &[Step]) -> String {
        let own = &way[self.begun_at..];
        let effect = effects(own);
        let effect = if effect.is_empty() { effect } else { format!(" (it {effect})") };
        format!("{}{effect}", self.draft.wording().play(own))
    }

    /// Whether all ways come to the same.
    fn same(&self) -> &'static str {
        let result = |way: &Play| *next_after(self.draft, way).position();
        let results: Vec<Position> = self.found.iter().map(result).collect();
        let is_same = results.windows(2).all(|pair| pair[0] == pair[1]);
        if is_same { " They come to the same." } else { " The results differ." }
    }

    /// Tries every order of numbers that leads there; keeps a sentence for each refusal.
    fn follow(&mut self, steps: &mut Play, from: Place, to: Place) {
        let left = next_after(self.draft, steps).left();
        for die in left.distinct().filter(|die| leads(self.draft, from, to, left, *die)) {
            let next = next_after(self.draft, steps);
            let Some(step) = next.steps().iter().find(|step| step.from == from && step.die == die) else {
                self.blame(&next, from, die);
                continue;
            };
            steps.push(*step);
            match step.to == to {
                true => self.found.push(steps.clone()),
                false => self.follow(steps, step.to, to),
            }
            steps.pop();
        }
    }

    fn try_all(&mut self, steps: &mut Play, from: Place) {
        let next = next_after(self.draft, steps);
        for die in next.left().distinct() {
            match next.steps().iter().find(|step| step.from == from && step.die == die) {
                Some(step) => self.found.push([&steps[..], &[*step]].concat()),
                None => self.blame(&next, from, die),
            }
        }
    }

    fn blame(&mut self, next: &NextSteps<'_>, from: Place, die: Die) {
        let Some(refusal) = next.why_not(from, die) else { return };
        let (wording, referee) = (self.draft.wording(), self.draft.referee);
        let sentence = format!(
            "{}/{} cannot be played: {}. (Rule: {})",
            wording.place(from),
            referee.target(from, die),
            wording.refusal(&refusal),
            refusal.source(referee.ruleset())
        );
        if !self.sentences.contains(&sentence) {
            self.sentences.push(sentence);
        }
    }
}

/// Whether the number, and others left after it, add up to the way; what stands there does not matter.
fn leads(draft: &Draft<'_>, from: Place, to: Place, mut left: Numbers, die: Die) -> bool {
    if from == Place::OFF {
        return false;
    }
    let stop = draft.referee.target(from, die);
    left.take(die);
    stop == to || (is_before(stop, to) && left.distinct().any(|next| leads(draft, stop, to, left, next)))
}

fn next_after<'a>(draft: &Draft<'a>, steps: &[Step]) -> NextSteps<'a> {
    let next = draft.referee.next_steps(&draft.start, draft.roll, steps);
    next.expect("only steps that were offered are followed")
}

fn written_text(wording: Wording, step: Written) -> String {
    match step.to {
        Some(to) => format!("{}/{}", wording.place(step.from), wording.place(to)),
        None => wording.place(step.from),
    }
}
