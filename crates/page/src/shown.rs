//! What a board shows, and whom it tells about gestures: a match in progress, or a problem.

use std::sync::Arc;

use leptos::prelude::*;
use tavli_board::{Arrangement, Gesture, Hand, Intent, Reach, Standing, Turn, WhyNot};
use tavli_messages::Language;
use tavli_rules::{Place, Position, Referee, Roll, Side, Step, read_position};

use crate::play::Play;
use crate::refusal_words::why_not;

/// What is drawn over the board for the side to move.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Hints {
    pub(crate) liftable: Vec<Place>,
    pub(crate) held: Option<Place>,
    pub(crate) reach: Vec<Reach>,
}

impl Hints {
    pub(crate) fn of(turn: &Turn, hand: Hand) -> Hints {
        let held = hand.held();
        Hints {
            liftable: turn.liftable(),
            held,
            reach: held.map(|place| turn.reach(place)).unwrap_or_default(),
        }
    }
}

/// The signals that a board is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    pub(crate) referee: Signal<Option<Arc<Referee>>>,
    pub(crate) standings: Signal<Vec<Standing>>,
    pub(crate) position: Signal<Option<Position>>,
    pub(crate) hints: Signal<Hints>,
    pub(crate) last_play: Signal<Vec<(Side, Step)>>,
    pub(crate) act: Callback<Gesture>,
    pub(crate) throw: Callback<()>,
}

impl Shown {
    /// The side to move, by whose counting places are named.
    pub(crate) fn side(self) -> Side {
        self.position.get().map_or(Side::White, |position| position.turn())
    }

    /// The match in progress.
    pub(crate) fn of_play(play: Play) -> Shown {
        let session = play.session;
        let standings = Memo::new(move |_| {
            session.with(|session| {
                session.as_ref().map(|s| s.table.arrangement().standings()).unwrap_or_default()
            })
        });
        let hints = Memo::new(move |_| {
            if play.person_to_act().is_none() {
                return Hints::default();
            }
            let hints = session.with(|session| {
                let table = &session.as_ref()?.table;
                Some(Hints::of(table.turn()?, table.hand()))
            });
            hints.unwrap_or_default()
        });
        Shown {
            referee: Signal::derive(move || {
                session.with(|session| session.as_ref().map(|s| s.table.referee().clone()))
            }),
            standings: standings.into(),
            position: Signal::derive(move || play.position()),
            hints: hints.into(),
            last_play: Signal::derive(move || {
                session.with(|session| {
                    session.as_ref().map(|s| s.table.last_play().to_vec()).unwrap_or_default()
                })
            }),
            act: Callback::new(move |gesture| play.act(gesture)),
            throw: Callback::new(move |()| play.throw()),
        }
    }
}

/// A position with a throw to be played, on a board of its own.
#[derive(Clone, Copy)]
pub(crate) struct Problem {
    state: RwSignal<ProblemState>,
    /// Why the last attempt was refused.
    pub(crate) refusal: RwSignal<Option<WhyNot>>,
    /// Whether the dice lie there; before that nothing can be played.
    pub(crate) is_thrown: RwSignal<bool>,
}

#[derive(Clone, Debug)]
struct ProblemState {
    turn: Turn,
    hand: Hand,
    arrangement: Arrangement,
    referee: Arc<Referee>,
}

impl ProblemState {
    fn read(text: &str) -> Option<ProblemState> {
        let (referee, position, roll) = read_problem(text)?;
        let referee = Arc::new(referee);
        Some(ProblemState {
            turn: Turn::new(referee.clone(), position, roll),
            hand: Hand::default(),
            arrangement: Arrangement::new(&position),
            referee,
        })
    }
}

/// A position with its rules and its throw.
pub(crate) fn read_problem(text: &str) -> Option<(Referee, Position, Roll)> {
    let read = read_position(text).ok()?;
    let referee = Referee::new(read.ruleset().ok()?).ok()?;
    let position = read.position(&referee).ok()?;
    Some((referee, position, read.roll?))
}

impl Problem {
    /// A problem by the text of its position; nothing where that is not a position with a throw.
    pub(crate) fn read(text: &str) -> Option<Problem> {
        let state = RwSignal::new(ProblemState::read(text)?);
        Some(Problem { state, refusal: RwSignal::new(None), is_thrown: RwSignal::new(true) })
    }

    /// Puts another problem of the same game on this board.
    pub(crate) fn set(self, text: &str) {
        if let Some(state) = ProblemState::read(text) {
            self.refusal.set(None);
            self.state.set(state);
        }
    }

    /// The turn so far.
    pub(crate) fn turn(self) -> Turn {
        self.state.with(|state| state.turn.clone())
    }

    /// A gesture on the problem's board.
    pub(crate) fn act(self, gesture: Gesture) {
        if !self.is_thrown.get_untracked() {
            return;
        }
        let intent = self.state.try_update(|state| {
            let side = state.turn.start().turn();
            let intent = state.hand.act(&mut state.turn, gesture);
            if let Intent::Played(steps) = &intent {
                steps.iter().for_each(|step| state.arrangement.carry(side, step.from, step.to));
            }
            let position = *state.turn.position();
            state.arrangement.show(&position);
            intent
        });
        self.refusal.set(match intent {
            Some(Intent::Refused(why)) => Some(why),
            _ => None,
        });
    }

    /// Why the last attempt was refused, in words.
    pub(crate) fn refusal_words(self, language: Language) -> Option<String> {
        let why = self.refusal.get()?;
        self.state
            .with(|state| Some(why_not(language, state.referee.ruleset(), state.turn.start().turn(), &why)))
    }

    /// What its board shows.
    pub(crate) fn shown(self) -> Shown {
        let state = self.state;
        Shown {
            referee: Signal::derive(move || Some(state.with(|state| state.referee.clone()))),
            standings: Signal::derive(move || state.with(|state| state.arrangement.standings())),
            position: Signal::derive(move || Some(state.with(|state| *state.turn.position()))),
            hints: Signal::derive(move || match self.is_thrown.get() {
                true => state.with(|state| Hints::of(&state.turn, state.hand)),
                false => Hints::default(),
            }),
            last_play: Signal::derive(Vec::new),
            act: Callback::new(move |gesture| self.act(gesture)),
            throw: Callback::new(move |()| self.is_thrown.set(true)),
        }
    }
}
