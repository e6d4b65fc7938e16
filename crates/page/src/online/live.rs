//! Being at a table: what is heard is shown, what is done is sent, and nothing is lost in between.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use tavli_board::{Expected, Gesture, Intent, Table as Board, WhyNot};
use tavli_protocol::{ClientMessage, Command, Link, RefusedReason, ServerMessage, TableId, VERSION};

use super::connection::{Connection, Heard, attend};
use super::hosted::Hosted;
use super::motion::Moved;
use super::{secret, tried};
use crate::play::Play;
use crate::{chance, records, sound};

/// How the connection is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// It is being made for the first time.
    Connecting,
    /// Everything that is done here is heard there.
    Connected,
    /// It is lost, and tried again.
    Lost,
    /// The server has said that it ends; it is tried again.
    Restarting,
    /// The server said what cannot be true; nothing more is believed.
    Wrong(String),
    /// The server speaks another version: the page has to be loaded anew.
    OtherVersion,
}

/// Everything that the view of a table is made from.
#[derive(Clone, Copy)]
pub(crate) struct Live {
    pub(crate) play: Play,
    pub(crate) hosted: RwSignal<Hosted>,
    pub(crate) line: RwSignal<Line>,
    pub(crate) watchers: RwSignal<u32>,
    /// Why the last attempt on the board was refused.
    pub(crate) why_not: RwSignal<Option<WhyNot>>,
    /// Why the server refused the last command.
    pub(crate) refused: RwSignal<Option<RefusedReason>>,
    /// By how many milliseconds the server's clock is ahead of ours.
    pub(crate) ahead: RwSignal<f64>,
    connection: StoredValue<Option<Rc<Connection>>, LocalStorage>,
    client: StoredValue<String>,
    is_moving: RwSignal<bool>,
    /// Counts what was done, so that what follows by itself is known as too late.
    moment: RwSignal<u32>,
}

impl Live {
    /// Comes to a table, as the player with this public name.
    pub(crate) fn begin(play: Play, id: TableId, me: String) -> Live {
        let live = Live {
            play,
            hosted: RwSignal::new(Hosted::new(id.clone(), me, secret::kept())),
            line: RwSignal::new(Line::Connecting),
            watchers: RwSignal::new(0),
            why_not: RwSignal::new(None),
            refused: RwSignal::new(None),
            ahead: RwSignal::new(0.0),
            connection: StoredValue::new_local(None),
            // Each loading of the page counts its commands anew, under a name of its own. A tab that was doubled would have
            // the same name as the first one.
            client: StoredValue::new(Link(chance::bytes()).to_string()[..16].to_owned()),
            is_moving: RwSignal::new(false),
            moment: RwSignal::new(0),
        };
        attend(live.connection);
        let connection = Connection::begin(address(&id), move |heard| live.hear(heard));
        live.connection.set_value(Some(connection));
        live
    }

    fn say(self, message: &ClientMessage) {
        self.connection.with_value(|connection| {
            if let Some(connection) = connection {
                connection.say(message);
            }
        });
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Opened => {
                let (client, after) = (self.client.get_value(), self.hosted.with_untracked(Hosted::last));
                self.say(&ClientMessage::Hello { version: VERSION, client, after });
            }
            Heard::Lost if self.line.get_untracked() == Line::Restarting => {}
            Heard::Lost => self.line.set(Line::Lost),
            Heard::Message(message) => self.hear_message(message),
        }
    }

    fn hear_message(self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { now, .. } => {
                self.set_clock(now);
                self.line.set(Line::Connected);
                if let Some(command) = self.hosted.with_untracked(|hosted| hosted.commands.again()) {
                    self.say(&command);
                }
                self.go_on();
            }
            ServerMessage::Events { events } => self.take_up(&events),
            ServerMessage::Done { sequence } => {
                self.hosted.update(|hosted| drop(hosted.commands.answered(sequence)));
                self.go_on();
            }
            ServerMessage::Refused { sequence, why } => self.hear_refusal(sequence, why.reason),
            ServerMessage::Watchers { count } => self.watchers.set(count),
            ServerMessage::Pong { now } => self.set_clock(now),
            ServerMessage::Goodbye { .. } => self.line.set(Line::Restarting),
        }
    }

    fn set_clock(self, now: u64) {
        self.ahead.set(now as f64 - js_sys::Date::now());
    }

    fn take_up(self, events: &[tavli_protocol::Event]) {
        let was_over = self.is_over();
        let is_first = self.hosted.with_untracked(|hosted| hosted.table().is_none());
        let taken = self.hosted.try_update(|hosted| hosted.take_up(events));
        if let Some(Err(fault)) = taken {
            self.connection
                .with_value(|connection| connection.iter().for_each(|connection| connection.end()));
            return self.line.set(Line::Wrong(fault.to_string()));
        }
        if is_first {
            self.hosted.update(tried::restore);
        }
        if self.is_over() && (is_first || !was_over) {
            self.hosted.with_untracked(keep_record);
        }
        self.move_on();
        self.go_on();
    }

    fn is_over(self) -> bool {
        self.hosted.with_untracked(|hosted| hosted.table().is_some_and(|table| table.ending().is_some()))
    }

    fn hear_refusal(self, sequence: Option<u64>, reason: RefusedReason) {
        if reason == RefusedReason::WrongVersion {
            self.connection
                .with_value(|connection| connection.iter().for_each(|connection| connection.end()));
            return self.line.set(Line::OtherVersion);
        }
        self.hosted.update(|hosted| {
            let command = sequence.and_then(|sequence| hosted.commands.answered(sequence));
            hosted.refused();
            // Whoever comes to a table at which both sit has come to watch.
            let is_late = command == Some(Command::Sit);
            self.refused.set(Some(reason).filter(|_| !is_late));
        });
        self.go_on();
    }

    /// Whether something can be done now: who is not connected cannot be heard.
    pub(crate) fn is_connected(self) -> bool {
        self.line.get() == Line::Connected
    }

    /// Whether one may throw.
    pub(crate) fn may_throw(self) -> bool {
        self.is_connected() && self.hosted.with(Hosted::may_throw)
    }

    /// Whether one may move checkers.
    pub(crate) fn may_play(self) -> bool {
        self.is_connected() && self.hosted.with(Hosted::may_play)
    }

    /// Sends a command as soon as those before it are answered.
    pub(crate) fn command(self, command: Command) {
        self.refused.set(None);
        self.hosted.update(|hosted| hosted.commands.give(command));
        self.go_on();
    }

    /// The click on the dice.
    pub(crate) fn throw(self) {
        if untrack(|| self.may_throw())
            && let Some(Some(command)) = self.hosted.try_update(Hosted::throw)
        {
            self.command(command);
        }
    }

    /// A gesture on the board.
    pub(crate) fn act(self, gesture: Gesture) {
        if !untrack(|| self.may_play()) {
            return;
        }
        if gesture == Gesture::Confirm {
            return self.confirm();
        }
        let intent = self.hosted.try_update(|hosted| hosted.board_mut().map(|board| board.act(gesture)));
        self.hosted.with_untracked(tried::keep);
        match intent.flatten() {
            Some(Intent::Played(steps)) => {
                self.why_not.set(None);
                sound::of_steps(&self.play.settings.get_untracked(), &steps);
            }
            Some(Intent::Refused(why)) => self.why_not.set(Some(why)),
            Some(Intent::Lifted(_) | Intent::PutBack(_)) => self.why_not.set(None),
            Some(Intent::Undone(_)) => {
                self.why_not.set(None);
                // What was taken back must not be played again by itself.
                return self.moment.update(|moment| *moment += 1);
            }
            Some(Intent::Nothing | Intent::Finished) | None => {}
        }
        self.go_on();
    }

    fn confirm(self) {
        let may_end = self.with_board(|board| board.turn().is_some_and(tavli_board::Turn::may_end));
        if may_end == Some(true)
            && let Some(Some(command)) = self.hosted.try_update(Hosted::play)
        {
            self.why_not.set(None);
            self.command(command);
        }
    }

    /// The end of a game has been seen.
    pub(crate) fn next_game(self) {
        self.hosted.update(|hosted| hosted.board_mut().into_iter().for_each(Board::go_on));
        self.go_on();
    }

    fn with_board<T>(self, look: impl FnOnce(&Board) -> T) -> Option<T> {
        self.hosted.with_untracked(|hosted| hosted.board().map(look))
    }

    /// Sends what waits and what is due, and does what the settings do for somebody.
    pub(crate) fn go_on(self) {
        let moment = self.moment.get_untracked() + 1;
        self.moment.set(moment);
        if self.line.get_untracked() != Line::Connected {
            return;
        }
        let message = self.hosted.try_update_untracked(|hosted| {
            if let Some(duty) = hosted.duty() {
                hosted.commands.give(duty);
            }
            hosted.commands.next()
        });
        if let Some(Some(message)) = message {
            self.hosted.notify();
            self.say(&message);
        }
        self.help(moment);
    }

    /// What the settings do for somebody.
    fn help(self, moment: u32) {
        let settings = self.play.settings.get_untracked();
        if settings.auto_throw && untrack(|| self.may_throw()) {
            return self.later(moment, Live::throw);
        }
        if !untrack(|| self.may_play()) {
            return;
        }
        let seen = self.with_board(|board| {
            let turn = board.turn()?;
            let is_played = turn.is_done() && !turn.steps().is_empty();
            let looks_for_forced = settings.auto_forced && !is_played;
            let forced = if looks_for_forced { turn.forced() } else { None };
            Some((is_played, forced.and_then(|play| play.first().copied())))
        });
        let Some((is_played, forced)) = seen.flatten() else { return };
        if is_played {
            if settings.auto_confirm {
                self.later(moment, Live::confirm);
            }
        } else if let Some(step) = forced {
            self.later(moment, move |live| {
                live.hosted.update(|hosted| {
                    hosted.board_mut().map(|board| board.step(&step));
                });
                live.go_on();
            });
        }
    }

    fn later(self, moment: u32, act: impl FnOnce(Live) + 'static) {
        let act = move || {
            if self.moment.try_get_untracked() == Some(moment) {
                act(self);
            }
        };
        set_timeout(act, self.motion_time(2));
    }

    fn motion_time(self, motions: u32) -> Duration {
        let pause = self.play.settings.get_untracked().speed.milliseconds() * motions;
        Duration::from_millis(u64::from(pause.max(1)))
    }

    /// Shows what has happened, one motion after the other.
    fn move_on(self) {
        let is_shown = self.hosted.with_untracked(Hosted::is_shown);
        if is_shown || self.is_moving.get_untracked() {
            return;
        }
        self.is_moving.set(true);
        let settings = self.play.settings.get_untracked();
        let moved = self.hosted.try_update(Hosted::show_next).flatten();
        let motions = match moved {
            Some(Moved::Thrown) => {
                sound::dice(&settings);
                2
            }
            Some(Moved::Stepped(step)) => {
                sound::of_steps(&settings, &[step]);
                1
            }
            Some(Moved::Split(_) | Moved::Done | Moved::Astray) | None => 0,
        };
        if self.with_board(|board| matches!(board.expected(), Expected::GameOver(_))) == Some(true) {
            sound::win(&settings);
        }
        let go_on = move || {
            if self.is_moving.try_set(false).is_none() {
                self.move_on();
                self.go_on();
            }
        };
        set_timeout(go_on, self.motion_time(motions));
    }
}

/// Keeps the record of one's own finished match among the others, once.
fn keep_record(hosted: &Hosted) {
    if let (Some(table), Some(_)) = (hosted.table(), hosted.seat())
        && !records::has_table(table.id().as_str())
    {
        records::add(table.record());
    }
}

/// Where the table's socket is.
fn address(id: &TableId) -> String {
    let location = web_sys::window().map(|window| window.location());
    let part = |read: fn(&web_sys::Location) -> Result<String, wasm_bindgen::JsValue>| {
        location.as_ref().and_then(|location| read(location).ok()).unwrap_or_default()
    };
    let scheme = if part(web_sys::Location::protocol) == "https:" { "wss" } else { "ws" };
    format!("{scheme}://{}/api/tables/{id}/socket", part(web_sys::Location::host))
}
