//! What positions should be judged by, from the games in which they stood.

use tavli_engine::{OUTCOMES, Outcomes, reversed};

/// Where the targets come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Targets {
    /// From how the game went on; the number says how much of the later outcome counts against the next judgement.
    Outcomes(f32),
    /// From looking ahead; the number says at which share of the positions.
    LookAhead(f64),
    /// From looking one throw ahead everywhere, and from what the same look showed at the positions that followed: how far each
    /// of them had been misjudged. The luck of the dice is left out, so that whole games can be heard; the number says how much
    /// of what was shown one throw later counts.
    Corrected(f32),
    /// From looking ahead after each of the best plays of a roll, side by side: what counts is how they compare.
    /// The number says at which share of the rolls.
    Choices(f64),
}

/// What is learned from, as the commands are told.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Teaching {
    /// How much of the later outcome counts against the next judgement
    #[arg(long, default_value_t = 0.7)]
    pub(crate) lambda: f32,
    /// Learn from looking ahead, at this share of the positions, instead of from how games went on
    #[arg(long, group = "looks")]
    ahead: Option<f64>,
    /// Learn by looking one throw ahead everywhere, corrected by this share of what the same look showed one throw later
    #[arg(long, conflicts_with = "ahead")]
    corrected: Option<f32>,
    /// Learn from the best plays of this share of the rolls side by side, by looking ahead
    #[arg(long, group = "looks", conflicts_with_all = ["ahead", "corrected"])]
    choices: Option<f64>,
    /// How many throws it looks ahead there
    #[arg(long, default_value_t = 1, requires = "looks", value_parser = clap::value_parser!(u32).range(1..=12))]
    pub(crate) plies: u32,
    /// In how many ways it goes on after each first throw where it looks farther than one throw ahead
    #[arg(long, default_value_t = 1, requires = "looks", value_parser = following)]
    pub(crate) following: usize,
    /// How much worse than the best a play may be to be learned from beside it
    #[arg(long, default_value_t = 0.25, requires = "choices", conflicts_with_all = ["ahead", "corrected"])]
    pub(crate) within: f32,
    /// Learn this share of the positions beside them from how games went on: looks ahead hear the net alone, games keep it honest
    #[arg(long, default_value_t = 0.0, requires = "choices", conflicts_with_all = ["ahead", "corrected"])]
    pub(crate) grounded: f64,
    /// In every second game this share of the plays is the second best, so that it is known why they are worse
    #[arg(long, default_value_t = 0.0)]
    pub(crate) astray: f64,
}

impl Teaching {
    pub(crate) fn targets(&self) -> Targets {
        let ahead = self.ahead.map(Targets::LookAhead);
        let other = ahead.or(self.corrected.map(Targets::Corrected)).or(self.choices.map(Targets::Choices));
        other.unwrap_or(Targets::Outcomes(self.lambda))
    }

    /// Games that nowhere go astray, learned from as they went on.
    pub(crate) fn by_outcomes(&self) -> Teaching {
        Teaching { ahead: None, corrected: None, choices: None, astray: 0.0, ..self.clone() }
    }
}

fn following(text: &str) -> Result<usize, String> {
    let count = text.parse().ok().filter(|count| (1..=36).contains(count));
    count.ok_or_else(|| format!("\"{text}\" is no number from 1 to 36"))
}

/// From the end backwards: each position's target mixes the judgement of the next with what came of it. What came of a play
/// that was not the best says nothing about the position before it.
pub(crate) fn followed(judgements: &[(Outcomes, bool)], last: Outcomes, lambda: f32) -> Vec<Outcomes> {
    let mut target = last;
    let mut targets = vec![last; judgements.len()];
    for (index, (next, is_astray)) in judgements.iter().enumerate().rev() {
        if *is_astray {
            target = reversed(*next);
        } else if index + 1 < judgements.len() {
            target = reversed(std::array::from_fn(|k| (1.0 - lambda) * next[k] + lambda * target[k]));
        }
        targets[index] = target;
    }
    targets
}

/// From the end backwards: what a look ahead says of each position, and by how much the one after it was misjudged when it was
/// chosen. A play that was not the best was not what the look ahead thought of.
pub(crate) fn corrected(
    judgements: &[(Outcomes, bool)],
    ahead: Vec<Outcomes>,
    last: Outcomes,
    lambda: f32,
) -> Vec<Outcomes> {
    let mut targets = ahead;
    let mut next = reversed(last);
    for (target, (judged, is_astray)) in targets.iter_mut().zip(judgements).rev() {
        if !is_astray {
            let misjudged = reversed(std::array::from_fn(|k| next[k] - judged[k]));
            (0..OUTCOMES).for_each(|k| target[k] += lambda * misjudged[k]);
        }
        next = *target;
    }
    targets
}

/// The distances between plays that a deeper look sees, around the level that it and the look one throw shorter have in common.
///
/// A look ahead ends after a play of the one side or of the other, by turns. What a net wrongly thinks of whoever has just played
/// stands in the deeper look as it is, and in the shorter one reversed: a net that learned from looks of one kind alone would keep
/// it for ever, and its own looks of the other kind would be worth little.
pub(crate) fn levelled<const PLAYS: usize>(
    deeper: [Outcomes; PLAYS],
    shorter: [Outcomes; PLAYS],
) -> [Outcomes; PLAYS] {
    let shift: Outcomes = std::array::from_fn(|k| {
        let apart: f32 = deeper.iter().zip(&shorter).map(|(deeper, shorter)| shorter[k] - deeper[k]).sum();
        0.5 * apart / PLAYS as f32
    });
    deeper.map(|outcomes| {
        let shifted: Outcomes = std::array::from_fn(|k| (outcomes[k] + shift[k]).max(0.0));
        let all: f32 = shifted.iter().sum();
        shifted.map(|outcome| outcome / all)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOST: Outcomes = [0.0, 1.0, 0.0, 0.0, 0.0];
    const EVEN: Outcomes = [0.0, 0.5, 0.0, 0.5, 0.0];

    #[test]
    fn what_was_misjudged_later_corrects_what_came_before() {
        let good = [0.0, 0.2, 0.0, 0.8, 0.0];
        // Both sides thought themselves even; then the look ahead found the second one better.
        let targets = corrected(&[(EVEN, false), (reversed(good), false)], vec![EVEN, good], good, 0.5);
        assert_eq!(targets[1], good, "the end was as expected");
        let [_, lose, _, win, _] = targets[0];
        assert!((lose - 0.65).abs() < 1e-6 && (win - 0.35).abs() < 1e-6, "{:?}", targets[0]);
    }

    #[test]
    fn what_is_wrongly_thought_of_who_has_just_played_does_not_count() {
        let at = |win: f32| [0.0, 1.0 - win, 0.0, win, 0.0];
        let (truth, wrong) = ([0.5, 0.4], 0.1);
        let found = levelled(truth.map(|win| at(win - wrong)), truth.map(|win| at(win + wrong)));
        for ([_, lose, _, win, _], truth) in found.into_iter().zip(truth) {
            assert!((win - truth).abs() < 1e-6 && (lose + win - 1.0).abs() < 1e-6, "{win}, {truth}");
        }
    }

    #[test]
    fn what_follows_a_play_astray_says_nothing_about_it() {
        let targets = corrected(&[(EVEN, true), (EVEN, false)], vec![EVEN, EVEN], LOST, 1.0);
        assert_eq!(targets, [EVEN, LOST]);
    }
}
