//! Analysis: what each turn of a match was worth, what it could have been worth, and what the dice gave.

mod figures;
mod json;
mod luck;
mod moment;
mod play_class;
mod review;
#[cfg(test)]
mod tests;

pub use figures::{Figures, Scorebook};
pub use luck::Luck;
pub use moment::{Moment, moments};
pub use play_class::PlayClass;
pub use review::{JudgedPlay, Review, RollWorth};

use tavli_rules::{Plays, Position, Roll};

use crate::chances::Chances;
use crate::outcomes::{OUTCOMES, reversed, value};
use crate::rollout::chooser::Chooser;
use crate::search::{Candidate, Search};

/// How many plays of a turn are kept, besides the one that was played.
pub const CANDIDATES_KEPT: usize = 6;

/// Looks at turns one by one, so that whoever asks can show how far it is and stop at any time.
///
/// It knows no clock and no chance: the same turn has the same review on every machine, in the browser too, to the last
/// digit, whatever was looked at before.
///
/// ```
/// use tavli_engine::{Analyst, Plain, PlayClass, Search, moments};
/// use tavli_rules::{BuiltIn, Match, Roll};
/// let mut played = Match::single(BuiltIn::Zeno.referee());
/// played.throw(Roll::new(&[6, 5, 2]).unwrap()).unwrap();
/// played.play(&played.game().plays().play(played.game().referee(), 0)).unwrap();
/// let referee = played.game().referee().clone();
/// let search = Search::with_evaluator(&referee, Box::new(Plain::new(referee.ruleset())));
/// let mut analyst = Analyst::new(search, 0);
/// let review = analyst.review(&moments(&played)[0]);
/// assert_eq!((review.plays, review.class), (1, PlayClass::Forced));
/// ```
pub struct Analyst<'a> {
    search: Search<'a>,
    chooser: Chooser,
    depth: u32,
    kept: usize,
}

impl<'a> Analyst<'a> {
    /// An analyst that judges by this search and looks so many throws ahead.
    pub fn new(search: Search<'a>, depth: u32) -> Analyst<'a> {
        let chooser = Chooser::new(search.referee());
        Analyst { search, chooser, depth, kept: CANDIDATES_KEPT }
    }

    /// The same, keeping so many plays a turn besides the one that was played; at least one.
    pub fn keeping(self, kept: usize) -> Analyst<'a> {
        Analyst { kept: kept.max(1), ..self }
    }

    /// How many throws it looks ahead.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// What a turn was worth. A turn without a throw is worth what the position is.
    pub fn review(&mut self, moment: &Moment) -> Review {
        let mut review = self.decision(moment, self.depth);
        match moment.roll {
            None => review.before = self.search.chances(&moment.position, 0),
            Some(roll) => {
                let worths = self.rolls(&moment.position);
                review.before = mean(&worths);
                review.luck = Luck::of(roll, &worths, equity(review.before, &self.search)).given;
            }
        }
        review
    }

    /// The plays of a turn and the verdict on the one that was made, looking so many throws ahead; without the chances before
    /// the throw and its luck, for which every other throw has to be played too.
    pub fn decision(&mut self, moment: &Moment, depth: u32) -> Review {
        let Moment { game, turn, position, roll, play } = moment;
        let mut review = Review {
            game: *game,
            turn: *turn,
            position: *position,
            roll: *roll,
            before: Chances::default(),
            luck: 0.0,
            plays: 1,
            candidates: Vec::new(),
            made: None,
            loss: 0.0,
            class: PlayClass::Forced,
        };
        if let Some(roll) = *roll {
            (review.candidates, review.plays) = self.candidates(position, roll, depth);
            if let Some(play) = play {
                self.note_play(play, roll, &mut review);
            }
        }
        review
    }

    /// What a throw gave the side that threw it.
    pub fn luck(&mut self, position: &Position, roll: Roll) -> Luck {
        let worths = self.rolls(position);
        Luck::of(roll, &worths, equity(mean(&worths), &self.search))
    }

    /// What every roll is worth to the side to throw, played as well as can be seen without looking ahead. The mean over all
    /// throws is what the position is worth; luck is what a throw is worth more than that.
    pub fn rolls(&mut self, position: &Position) -> Vec<RollWorth> {
        let Analyst { search, chooser, .. } = self;
        let has_doubles = search.referee().ruleset().has_double_wins();
        let rolls: Vec<_> = search.referee().rolls().collect();
        let mut worth = |(roll, weight)| {
            let numbers = search.referee().numbers(roll);
            let outcomes = reversed(chooser.best(search, position, numbers).outcomes);
            RollWorth { roll, weight, outcomes, equity: f64::from(value(outcomes, has_doubles)) }
        };
        rolls.into_iter().map(&mut worth).collect()
    }

    /// The best plays of a roll, looking so many throws ahead, and how many there are in all.
    pub fn candidates(&mut self, position: &Position, roll: Roll, depth: u32) -> (Vec<JudgedPlay>, usize) {
        let found = self.search.candidates(position, roll, depth);
        let Some(plays) = self.search.listed() else { return (Vec::new(), 0) };
        let referee = self.search.referee();
        let judged =
            |candidate: &Candidate| judged_play(plays, candidate, plays.play(referee, candidate.index));
        (found.iter().take(self.kept).map(judged).collect(), plays.len())
    }

    /// The rules and the evaluator that it works with.
    pub fn search(&mut self) -> &mut Search<'a> {
        &mut self.search
    }

    /// Notes the play that was made among the candidates, judged as deeply as the best of them.
    fn note_play(&mut self, play: &[tavli_rules::Step], roll: Roll, review: &mut Review) {
        let Ok(after) = self.search.referee().play(&review.position, roll, play) else { return };
        let best = review.candidates.first().map_or(0, |best| best.depth);
        let place = review.candidates.iter().position(|candidate| candidate.after == after);
        let own = match place {
            Some(place) if review.candidates[place].depth == best => review.candidates.remove(place),
            Some(place) => self.look_into(review.candidates.remove(place), best),
            None => self.look_into(JudgedPlay::unjudged(play.to_vec(), after), best),
        };
        // The steps as they were played, which may be another way to the same result.
        let own = JudgedPlay { play: play.to_vec(), ..own };
        // Of equal worth it keeps its place behind the others.
        let others = review.candidates.iter().take(place.unwrap_or(usize::MAX));
        let rank = others.filter(|other| other.depth == best && other.equity >= own.equity).count();
        let found_best = review.candidates.first().map_or(own.equity, |best| best.equity).max(own.equity);
        review.loss = found_best - own.equity;
        review.class = PlayClass::of(review.plays, review.loss);
        review.candidates.insert(rank, own);
        review.made = Some(rank);
    }

    fn look_into(&mut self, unjudged: JudgedPlay, depth: u32) -> JudgedPlay {
        let chances = Chances::of_outcomes(reversed(self.search.outlook(&unjudged.after, depth)));
        JudgedPlay { depth, chances, equity: equity(chances, &self.search), ..unjudged }
    }
}

fn judged_play(plays: &Plays, candidate: &Candidate, play: tavli_rules::Play) -> JudgedPlay {
    let Candidate { index, depth, chances, equity } = *candidate;
    JudgedPlay { play, after: plays.positions()[index], depth, chances, equity: equity.0.into() }
}

/// The chances before a throw: the mean over all rolls, each as often as it comes.
fn mean(worths: &[RollWorth]) -> Chances {
    let weights: f64 = worths.iter().map(|worth| f64::from(worth.weight)).sum();
    let part = |outcome: usize| {
        worths.iter().map(|worth| f64::from(worth.weight) * f64::from(worth.outcomes[outcome])).sum::<f64>()
    };
    let outcomes: [f32; OUTCOMES] = std::array::from_fn(|outcome| (part(outcome) / weights) as f32);
    Chances::of_outcomes(outcomes)
}

fn equity(chances: Chances, search: &Search<'_>) -> f64 {
    chances.equity(search.referee().ruleset()).0.into()
}
