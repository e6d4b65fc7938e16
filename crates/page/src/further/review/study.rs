//! A game that is being looked at: its turns, what is known of each, and how far the engine is.

use leptos::prelude::*;
use tavli_board::{Moment, Replay};
use tavli_rules::{BuiltIn, Outcome, Position, Record, Referee, Side, position_text};
use wasm_bindgen_futures::spawn_local;

use crate::further::answer::{Figures, Question, Review};
use crate::further::drill;

/// How deep the passes look, one after the other: one within seconds, then one that sees a throw ahead.
pub(super) const PASSES: [u32; 2] = [0, 1];

/// How records name somebody at this screen.
const PERSON: &str = "human";

/// A turn as it was played.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// The turn, with the position after it.
    pub(super) moment: Moment,
    pub(super) side: Side,
    pub(super) before: Position,
    /// The position before it with its throw.
    pub(super) text: String,
}

/// What the engine is doing.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    Looking { ply: u32, done: usize },
    Stopped { ply: u32, done: usize },
    Done,
    Failed(String),
}

/// A game that is being looked at.
#[derive(Clone, Copy)]
pub(super) struct Study {
    pub(super) record: StoredValue<Record>,
    pub(super) turns: StoredValue<Vec<Turn>>,
    pub(super) reviews: RwSignal<Vec<Option<Review>>>,
    /// Of the first player and the second.
    pub(super) figures: RwSignal<Vec<Figures>>,
    pub(super) stage: RwSignal<Stage>,
    /// Which turn is shown.
    pub(super) chosen: RwSignal<usize>,
    /// How often it was begun: who stops and goes on at once has two rounds under way, and only the last counts.
    round: StoredValue<u32>,
}

impl Study {
    pub(super) fn new(record: Record) -> Study {
        let turns = turns(&record);
        let reviews = RwSignal::new(vec![None; turns.len()]);
        Study {
            record: StoredValue::new(record),
            turns: StoredValue::new(turns),
            reviews,
            figures: RwSignal::new(Vec::new()),
            stage: RwSignal::new(Stage::Looking { ply: PASSES[0], done: 0 }),
            chosen: RwSignal::new(0),
            round: StoredValue::new(0),
        }
    }

    pub(super) fn len(self) -> usize {
        self.turns.with_value(Vec::len)
    }

    /// The turn that is shown; nothing in a game without turns.
    pub(super) fn turn(self) -> Option<Turn> {
        self.turns.with_value(|turns| turns.get(self.chosen.get()).cloned())
    }

    /// What is known of the turn that is shown.
    pub(super) fn review(self) -> Option<Review> {
        self.reviews.with(|reviews| reviews.get(self.chosen.get()).cloned().flatten())
    }

    /// White's chance to win before a turn, as far as it is known.
    pub(super) fn white_chance(self, turn: usize) -> Option<f64> {
        let side = self.turns.with_value(|turns| turns.get(turn).map(|turn| turn.side))?;
        let own = self.reviews.with(|reviews| reviews.get(turn)?.as_ref().map(|review| review.chance))?;
        Some(if side == Side::White { own } else { 1.0 - own })
    }

    /// How the last game ended for White, as a chance.
    pub(super) fn white_end(self) -> Option<f64> {
        let outcome = self
            .record
            .with_value(|record| record.played.games().last().and_then(|game| game.game.outcome()));
        Some(match outcome? {
            Outcome::Draw => 0.5,
            Outcome::Won { winner, .. } => f64::from(winner == Side::White),
        })
    }

    pub(super) fn games(self) -> Vec<String> {
        self.record.with_value(games)
    }

    /// The rules that a turn was played under.
    pub(super) fn referee(self, turn: &Turn) -> std::sync::Arc<Referee> {
        self.record.with_value(|record| {
            let game = record.played.games().nth(turn.moment.game);
            game.map_or_else(|| record.played.cycle()[0].clone(), |game| game.game.referee().clone())
        })
    }

    /// Looks at all turns in all passes, from where it was stopped on.
    pub(super) fn go_on(self) {
        let (ply, done) = match self.stage.get_untracked() {
            Stage::Looking { ply, done } | Stage::Stopped { ply, done } => (ply, done),
            Stage::Failed(_) => (PASSES[0], 0),
            Stage::Done => return,
        };
        self.stage.set(Stage::Looking { ply, done });
        self.round.update_value(|round| *round += 1);
        let round = self.round.get_value();
        spawn_local(async move {
            if let Err(fault) = self.look(round, ply, done).await
                && self.is_looking(round)
            {
                let _ = self.stage.try_set(Stage::Failed(fault));
            }
        });
    }

    /// Stops after the turn that is being looked at.
    pub(super) fn stop(self) {
        if let Stage::Looking { ply, done } = self.stage.get_untracked() {
            self.stage.set(Stage::Stopped { ply, done });
        }
    }

    async fn look(self, round: u32, first: u32, mut from: usize) -> Result<(), String> {
        let (games, text) = (self.games(), self.record.with_value(text_for_the_engine));
        let head = Question::new("study").text("record", &text).ask(&games).await?;
        let study = head.number("study") as usize;
        // A throw that was not played any more counts as luck, and stands in no list.
        let all = head.number("turns") as usize;
        for ply in PASSES.into_iter().filter(|ply| *ply >= first) {
            for turn in from..all {
                if !self.is_looking(round) {
                    return Ok(());
                }
                self.look_at(study, turn, ply, &games).await?;
                if !self.is_looking(round) {
                    return Ok(());
                }
                self.stage.set(Stage::Looking { ply, done: turn + 1 });
                if turn % 8 == 7 || turn + 1 == all {
                    self.sum_up(study, &games).await?;
                }
            }
            from = 0;
        }
        if self.is_looking(round) {
            self.stage.set(Stage::Done);
            self.keep_errors();
        }
        Ok(())
    }

    /// Keeps the errors of persons at this screen for the drill.
    fn keep_errors(self) {
        let (Some(reviews), Some(turns)) = (self.reviews.try_get_untracked(), self.turns.try_get_value())
        else {
            return;
        };
        for (turn, review) in turns.iter().zip(&reviews) {
            let line =
                review.as_ref().filter(|_| self.is_of_person(turn)).and_then(|review| line(turn, review));
            if let Some(line) = line {
                drill::add(&line);
            }
        }
    }

    fn is_of_person(self, turn: &Turn) -> bool {
        self.record.with_value(|record| {
            let game = record.played.games().nth(turn.moment.game);
            game.is_some_and(|game| record.names[game.player(turn.side)] == PERSON)
        })
    }

    async fn look_at(self, study: usize, turn: usize, ply: u32, games: &[String]) -> Result<(), String> {
        let question =
            Question::new("review").number("study", study).number("turn", turn).number("ply", ply as usize);
        let review = Review::read(&question.ask(games).await?.get("review"));
        let _ = self.reviews.try_update(|reviews| {
            if let Some(place) = reviews.get_mut(turn) {
                *place = Some(review);
            }
        });
        Ok(())
    }

    async fn sum_up(self, study: usize, games: &[String]) -> Result<(), String> {
        let figures = Question::new("figures").number("study", study).ask(games).await?.list("figures");
        let _ = self.figures.try_set(figures.iter().map(Figures::read).collect());
        Ok(())
    }

    /// Whether somebody still wants to know: the view is there, and nobody has stopped it since this round began.
    fn is_looking(self, round: u32) -> bool {
        self.round.try_get_value() == Some(round)
            && self.stage.try_get_untracked().is_some_and(|stage| matches!(stage, Stage::Looking { .. }))
    }
}

/// A turn as a problem, where its play was a mistake.
fn line(turn: &Turn, review: &Review) -> Option<String> {
    let made = review.made.filter(|_| review.is_mistake())?;
    let (best, made) = (&review.candidates.first()?.play, &review.candidates.get(made)?.play);
    Some(format!("{}; {best}; {made}; {:.4}", turn.text, review.loss))
}

/// The match alone: how its dice were proven is nothing to judge by.
fn text_for_the_engine(record: &Record) -> String {
    Record { notes: Vec::new(), ..record.clone() }.text()
}

/// The games that we have nets of.
fn games(record: &Record) -> Vec<String> {
    let names = record.played.cycle().iter().map(|referee| referee.ruleset().name.clone());
    let mut names: Vec<String> = names.filter(|name| BuiltIn::named(name).is_some()).collect();
    names.dedup();
    names
}

fn turns(record: &Record) -> Vec<Turn> {
    let replay = Replay::new(&record.played);
    let referees: Vec<_> = record.played.games().map(|game| game.game.referee().clone()).collect();
    let pairs = replay.moments().windows(2);
    let turn = |pair: &[Moment]| {
        let (moment, side) = (pair[1].clone(), pair[1].side?);
        let before = pair[0].position;
        let text = position_text(&referees[moment.game], &before, moment.roll);
        Some(Turn { moment, side, before, text })
    };
    pairs.filter_map(turn).collect()
}
