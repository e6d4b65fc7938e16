//! Playing: what a person does, what follows by itself, and what the computer answers.

use std::time::Duration;

use leptos::prelude::*;
use tavli_board::{Expected, Gesture, Intent, Table, WhyNot};
use tavli_messages::Language;
use tavli_protocol::LocalDice;
use tavli_rules::{ByPlayer, Die, Match, Place, PlayFault, Position, Side, exchange_line};

use crate::engine::{self, Answer, EngineStep};
use crate::session::{HINTS_KEY, Seat, Session, take_step};
use crate::settings::Settings;
use crate::{records, sound, storage};

/// What the page shares: the match in progress and how it is shown.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) language: RwSignal<Language>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) session: RwSignal<Option<Session>>,
    /// Why the last attempt was refused.
    pub(crate) refusal: RwSignal<Option<WhyNot>>,
    /// How much of the engine has come, in percent; nothing while it is not being fetched.
    pub(crate) fetching: RwSignal<Option<u32>>,
    /// What went wrong with the engine.
    pub(crate) fault: RwSignal<Option<String>>,
    /// Counts what has been begun, so that an answer that comes too late is known as such.
    pub(crate) moment: RwSignal<u32>,
}

impl Play {
    pub(crate) fn new(language: Language, settings: Settings) -> Play {
        Play {
            language: RwSignal::new(language),
            settings: RwSignal::new(settings),
            session: RwSignal::new(Session::load()),
            refusal: RwSignal::new(None),
            fetching: RwSignal::new(None),
            fault: RwSignal::new(None),
            moment: RwSignal::new(0),
        }
    }

    /// Begins a match.
    pub(crate) fn begin(self, played: Match, seats: ByPlayer<Seat>, dice: LocalDice) {
        let session = Session::new(played, seats, dice);
        storage::keep(HINTS_KEY, "");
        session.keep();
        self.session.set(Some(session));
        self.refusal.set(None);
        self.go_on();
    }

    /// The person gives the game up: the only one who plays here, or whose turn it is.
    pub(crate) fn resign(self) {
        let side = self.session.with_untracked(|session| session.as_ref().map(Session::resigning));
        if let Some(side) = side {
            self.change(|table| table.resign(side).is_ok());
            self.go_on();
        }
    }

    /// Plays what was typed, as far as the rules allow; it still has to be confirmed. Says what was wrong with it.
    pub(crate) fn play_text(self, text: &str) -> Result<(), PlayFault> {
        if self.person_to_act().is_none() {
            return Ok(());
        }
        let result = self.change(|table| {
            let turn = table.turn()?;
            let read = table.referee().read_play(turn.start(), turn.roll(), text);
            Some(read.map(|play| {
                take_back(table);
                play.iter().for_each(|step| {
                    table.step(step);
                });
            }))
        });
        self.refusal.set(None);
        self.go_on();
        result.flatten().unwrap_or(Ok(()))
    }

    /// Changes the table and keeps it.
    fn change<T>(self, act: impl FnOnce(&mut Table) -> T) -> Option<T> {
        self.change_session(|session| act(&mut session.table))
    }

    fn change_session<T>(self, act: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let result = self.session.try_update(|session| {
            let session = session.as_mut()?;
            let was_over = session.table.played().is_over();
            let result = act(session);
            session.publish_tips();
            session.keep();
            if !was_over && session.table.played().is_over() {
                records::add(session.record());
            }
            Some(result)
        });
        result.flatten()
    }

    /// Whether a person at this screen is to act, and for which side.
    pub(crate) fn person_to_act(self) -> Option<Side> {
        self.session.with(|session| {
            let session = session.as_ref()?;
            let side = match session.table.expected() {
                Expected::Throw(side) | Expected::Play(side) | Expected::Confirm(side) => side,
                Expected::OpeningThrow | Expected::GameOver(_) | Expected::MatchOver(_) => return None,
            };
            (session.seat(side) == Seat::Human).then_some(side)
        })
    }

    /// A gesture of a person; what belongs to the computer's turn is left aside.
    pub(crate) fn act(self, gesture: Gesture) {
        if self.person_to_act().is_none() {
            return;
        }
        #[cfg(feature = "further")]
        if gesture == Gesture::Confirm && crate::further::tutor_asks(self) {
            return;
        }
        self.do_act(gesture);
    }

    /// Does what a person wants, without asking back.
    pub(crate) fn do_act(self, gesture: Gesture) {
        let Some(intent) = self.change(|table| table.act(gesture)) else { return };
        match intent {
            Intent::Played(steps) => {
                self.refusal.set(None);
                sound::of_steps(&self.settings.get_untracked(), &steps);
            }
            Intent::Refused(why) => self.refusal.set(Some(why)),
            Intent::Lifted(_) | Intent::PutBack(_) | Intent::Finished => self.refusal.set(None),
            Intent::Undone(_) => {
                self.refusal.set(None);
                // What was taken back must not be played again by itself.
                return self.moment.update(|moment| *moment += 1);
            }
            Intent::Nothing => {}
        }
        self.go_on();
    }

    /// Throws the dice, if somebody may throw now.
    pub(crate) fn throw(self) {
        if self.change_session(Session::throw) == Some(true) {
            self.refusal.set(None);
            sound::dice(&self.settings.get_untracked());
        }
        self.go_on();
    }

    /// The end of a game has been seen.
    pub(crate) fn next_game(self) {
        self.change(Table::go_on);
        self.go_on();
    }

    /// Whatever happens without a person: the computer's throw and play, and what the settings do for somebody.
    pub(crate) fn go_on(self) {
        let moment = self.moment.get_untracked() + 1;
        self.moment.set(moment);
        let Some(session) = self.session.get_untracked() else { return };
        let settings = self.settings.get_untracked();
        let seat = |side: Side| session.seat(side);
        match session.table.expected() {
            Expected::Throw(side) if seat(side) != Seat::Human => self.later(moment, 2, Play::throw),
            Expected::Throw(_) if settings.auto_throw => self.later(moment, 2, Play::throw),
            Expected::OpeningThrow if settings.auto_throw => self.later(moment, 2, Play::throw),
            Expected::Play(side) => match seat(side) {
                Seat::Computer(level) => self.ask(&session, level, moment),
                Seat::Human if settings.auto_forced => self.play_forced(&session, moment),
                Seat::Human => {}
            },
            Expected::Confirm(side) => {
                let is_pass = session.table.turn().is_some_and(|turn| turn.steps().is_empty());
                if seat(side) != Seat::Human {
                    self.later(moment, 2, |play| play.do_act(Gesture::Confirm));
                } else if settings.auto_confirm && !is_pass {
                    self.later(moment, 2, |play| play.act(Gesture::Confirm));
                }
            }
            Expected::GameOver(_) => sound::win(&settings),
            Expected::OpeningThrow | Expected::Throw(_) | Expected::MatchOver(_) => {}
        }
    }

    /// Does something after a few motions' time, unless something else has happened meanwhile.
    fn later(self, moment: u32, motions: u32, act: impl FnOnce(Play) + 'static) {
        let pause = self.settings.get_untracked().speed.milliseconds() * motions;
        let act = move || {
            if self.moment.get_untracked() == moment {
                act(self);
            }
        };
        set_timeout(act, Duration::from_millis(u64::from(pause.max(1))));
    }

    fn play_forced(self, session: &Session, moment: u32) {
        let forced = session.table.turn().and_then(tavli_board::Turn::forced);
        if let Some(step) = forced.and_then(|play| play.first().copied()) {
            self.later(moment, 2, move |play| {
                play.change(|table| table.step(&step));
                play.go_on();
            });
        }
    }

    /// Asks the engine, and plays what it says step by step.
    fn ask(self, session: &Session, level: &'static str, moment: u32) {
        let table = &session.table;
        let Some(turn) = table.turn() else { return };
        if !turn.steps().is_empty() {
            // The page was left in the middle of the computer's play: it begins anew.
            self.change(take_back);
        }
        let referee = table.referee();
        let line = exchange_line(referee, turn.start(), Some(turn.roll()));
        let answer = move |answer: Answer| {
            self.fetching.set(None);
            if self.moment.get_untracked() != moment {
                return;
            }
            match answer {
                Ok(steps) => self.play_steps(steps, moment),
                Err(fault) => self.fault.set(Some(fault)),
            }
        };
        let fetching = self.fetching;
        engine::choose(&referee.ruleset().name, &line, level, move |share| fetching.set(Some(share)), answer);
    }

    /// Plays the engine's steps, one motion after the other.
    fn play_steps(self, mut steps: Vec<EngineStep>, moment: u32) {
        if steps.is_empty() {
            return self.later(moment, 1, |play| {
                play.change(|table| table.act(Gesture::Confirm));
                play.go_on();
            });
        }
        let step = steps.remove(0);
        self.later(moment, 1, move |play| {
            let played = play.change(|table| take(table, &step)).flatten();
            match played {
                Some(step) => sound::of_steps(&play.settings.get_untracked(), &[step]),
                None => return play.fault.set(Some(step.from)),
            }
            play.play_steps(steps, moment);
        });
    }

    /// The shown position, for whoever draws it.
    pub(crate) fn position(self) -> Option<Position> {
        self.session.with(|session| session.as_ref().map(|session| *session.table.position()))
    }
}

/// Takes back all that was played of a turn.
fn take_back(table: &mut Table) {
    while matches!(table.act(Gesture::Undo), Intent::Undone(_)) {}
}

/// Plays the step that the engine means.
fn take(table: &mut Table, step: &EngineStep) -> Option<tavli_rules::Step> {
    take_step(table, Die::new(step.die)?, place(&step.from)?)
}

fn place(text: &str) -> Option<Place> {
    match text.strip_prefix("middle ") {
        Some(number) => format!("m{number}").parse().ok(),
        None => text.parse().ok(),
    }
}
