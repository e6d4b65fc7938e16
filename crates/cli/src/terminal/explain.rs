//! Why a step may not be played: the rule that forbids it, with its source.

use tavli_rules::{Die, NextSteps, Numbers, Place, Play, Refusal, Ruleset, Step};

use super::draft::{Draft, is_before};
use super::written::Written;

/// Says whether a typed step may come after these steps, and if not, why.
pub(crate) fn explain(draft: &Draft<'_>, so_far: &[Step], step: Written) -> String {
    let mut sentences = Vec::new();
    let mut steps = so_far.to_vec();
    let is_possible = match step.to {
        Some(to) => follow(draft, &mut steps, step.from, to, &mut sentences),
        None => try_all(draft, &mut steps, step.from, &mut sentences),
    };
    match (is_possible, sentences.is_empty()) {
        (true, _) => format!("{} may be played.", written_text(step)),
        (false, false) => sentences.join("\n"),
        (false, true) => no_numbers(draft, so_far, step),
    }
}

fn no_numbers(draft: &Draft<'_>, so_far: &[Step], step: Written) -> String {
    let left = next_after(draft, so_far).left();
    let what = written_text(step);
    match left.is_empty() {
        true => format!("{what} cannot be played: no numbers are left. Enter confirms the play."),
        false => format!("{what} does not fit the numbers left to play ({left})."),
    }
}

/// Tries every order of numbers that leads there; keeps a sentence for each refusal.
fn follow(draft: &Draft<'_>, steps: &mut Play, from: Place, to: Place, sentences: &mut Vec<String>) -> bool {
    let left = next_after(draft, steps).left();
    let mut is_possible = false;
    for die in left.distinct().filter(|die| leads(draft, from, to, left, *die)) {
        let next = next_after(draft, steps);
        let step = next.steps().iter().find(|step| step.from == from && step.die == die).copied();
        match step {
            None => blame(draft, next, from, die, sentences),
            Some(step) if step.to == to => is_possible = true,
            Some(step) => {
                steps.push(step);
                is_possible |= follow(draft, steps, step.to, to, sentences);
                steps.pop();
            }
        }
    }
    is_possible
}

fn try_all(draft: &Draft<'_>, steps: &mut Play, from: Place, sentences: &mut Vec<String>) -> bool {
    let left = next_after(draft, steps).left();
    let mut is_possible = false;
    for die in left.distinct() {
        let next = next_after(draft, steps);
        match next.steps().iter().any(|step| step.from == from && step.die == die) {
            true => is_possible = true,
            false => blame(draft, next, from, die, sentences),
        }
    }
    is_possible
}

/// Whether the number, and others left after it, add up to the way; what stands there does not matter.
fn leads(draft: &Draft<'_>, from: Place, to: Place, mut left: Numbers, die: Die) -> bool {
    if from == Place::OFF {
        return false;
    }
    let stop = target(draft.referee.ruleset(), from, die);
    left.take(die);
    stop == to || (is_before(stop, to) && left.distinct().any(|next| leads(draft, stop, to, left, next)))
}

fn blame(draft: &Draft<'_>, next: NextSteps<'_>, from: Place, die: Die, sentences: &mut Vec<String>) {
    if let Some(refusal) = next.why_not(from, die) {
        let sentence = refusal_text(draft.referee.ruleset(), from, die, &refusal);
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
}

fn refusal_text(ruleset: &Ruleset, from: Place, die: Die, refusal: &Refusal) -> String {
    let to = target(ruleset, from, die);
    format!("{from}/{to} cannot be played: {refusal}. (Rule: {})", refusal.source(ruleset))
}

fn target(ruleset: &Ruleset, from: Place, die: Die) -> Place {
    match from.origin() + die.value() {
        progress if progress > ruleset.track.length => Place::OFF,
        progress => Place::point(progress),
    }
}

fn next_after<'a>(draft: &Draft<'a>, steps: &[Step]) -> NextSteps<'a> {
    let next = draft.referee.next_steps(&draft.start, draft.roll, steps);
    next.expect("only steps that were offered are followed")
}

fn written_text(step: Written) -> String {
    match step.to {
        Some(to) => format!("{}/{to}", step.from),
        None => step.from.to_string(),
    }
}
