//! Clocks: how much time each seat has, and whose is running. Times are milliseconds that the caller reads from its own clock.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// How time is counted at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ClockSetting {
    /// Nobody counts.
    #[default]
    None,
    /// So many seconds for the match, and some more after each turn.
    Fischer {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each turn.
        added: u32,
    },
    /// So many seconds for the match, of which each turn's first ones do not count.
    Delay {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds of each turn that are free.
        free: u32,
    },
    /// So many days for each turn.
    Correspondence {
        /// Days a turn.
        days: u32,
    },
}

impl ClockSetting {
    /// What is wrong with it, if something is.
    pub(crate) fn fault(self) -> Option<&'static str> {
        let is_possible = match self {
            ClockSetting::None => true,
            ClockSetting::Fischer { seconds, added: more } | ClockSetting::Delay { seconds, free: more } => {
                (10..=6 * 3600).contains(&seconds) && more <= 600
            }
            ClockSetting::Correspondence { days } => (1..=30).contains(&days),
        };
        (!is_possible).then_some(
            "a clock has 10 seconds to 6 hours and up to 600 seconds a turn, or 1 to 30 days a turn",
        )
    }

    fn at_first(self) -> i64 {
        match self {
            ClockSetting::None => i64::MAX,
            ClockSetting::Fischer { seconds, .. } | ClockSetting::Delay { seconds, .. } => {
                i64::from(seconds) * SECOND
            }
            ClockSetting::Correspondence { days } => i64::from(days) * DAY,
        }
    }

    fn free(self) -> i64 {
        match self {
            ClockSetting::Delay { free, .. } => i64::from(free) * SECOND,
            ClockSetting::None | ClockSetting::Fischer { .. } | ClockSetting::Correspondence { .. } => 0,
        }
    }
}

/// Both seats' time.
///
/// ```
/// use tavli_protocol::{BySeat, Clock, ClockSetting, Seat};
/// let mut clock = Clock::new(ClockSetting::Fischer { seconds: 60, added: 5 });
/// clock.run(1_000, BySeat { first: true, second: false });
/// clock.turn_ended(11_000, Seat::First);
/// assert_eq!(clock.left(Seat::First, 11_000), Some(55_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    setting: ClockSetting,
    left: BySeat<i64>,
    free: BySeat<i64>,
    running: BySeat<bool>,
    since: u64,
}

impl Clock {
    /// A clock that stands, with all its time.
    pub fn new(setting: ClockSetting) -> Clock {
        let both = |value| BySeat { first: value, second: value };
        Clock {
            setting,
            left: both(setting.at_first()),
            free: both(setting.free()),
            running: BySeat::default(),
            since: 0,
        }
    }

    /// From now on these seats' time runs.
    pub fn run(&mut self, now: u64, running: BySeat<bool>) {
        self.charge(now);
        self.running = running;
    }

    /// A seat has finished its turn: it gets what its setting gives for that.
    pub fn turn_ended(&mut self, now: u64, seat: Seat) {
        self.charge(now);
        match self.setting {
            ClockSetting::None => {}
            ClockSetting::Fischer { added, .. } => self.left[seat] += i64::from(added) * SECOND,
            ClockSetting::Delay { .. } => self.free[seat] = self.setting.free(),
            ClockSetting::Correspondence { .. } => self.left[seat] = self.setting.at_first(),
        }
    }

    /// Time that nobody is charged for, because the server was not there.
    pub fn pause(&mut self, milliseconds: u64) {
        self.since += milliseconds;
    }

    /// What a seat has left now, in milliseconds; nothing where nobody counts.
    pub fn left(&self, seat: Seat, now: u64) -> Option<i64> {
        (self.setting != ClockSetting::None).then(|| {
            let mut clock = *self;
            clock.charge(now);
            clock.left[seat]
        })
    }

    /// Whether a seat's time is running.
    pub fn is_running(&self, seat: Seat) -> bool {
        self.running[seat]
    }

    /// When the first of the running seats will have no time left.
    pub fn deadline(&self) -> Option<u64> {
        let ends =
            |seat: &Seat| self.since.saturating_add((self.left[*seat] + self.free[*seat]).max(0) as u64);
        let counts = self.setting != ClockSetting::None;
        Seat::BOTH.iter().filter(|seat| counts && self.running[**seat]).map(ends).min()
    }

    /// The seat whose time is over.
    pub fn fallen(&self, now: u64) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.running[*seat] && self.left(*seat, now).is_some_and(|left| left <= 0))
    }

    fn charge(&mut self, now: u64) {
        let spent = now.saturating_sub(self.since) as i64;
        self.since = self.since.max(now);
        if self.setting == ClockSetting::None {
            return;
        }
        for seat in Seat::BOTH {
            if self.running[seat] {
                let free = spent.min(self.free[seat]);
                self.free[seat] -= free;
                self.left[seat] -= spent - free;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: BySeat<bool> = BySeat { first: true, second: false };

    #[test]
    fn delay_is_used_up_first_and_comes_back_each_turn() {
        let mut clock = Clock::new(ClockSetting::Delay { seconds: 20, free: 5 });
        clock.run(0, FIRST);
        assert_eq!(clock.left(Seat::First, 4_000), Some(20_000));
        assert_eq!(clock.left(Seat::First, 8_000), Some(17_000));
        clock.turn_ended(8_000, Seat::First);
        assert_eq!(clock.left(Seat::First, 13_000), Some(17_000));
        assert_eq!(clock.deadline(), Some(30_000));
    }

    #[test]
    fn correspondence_gives_each_turn_its_days() {
        let mut clock = Clock::new(ClockSetting::Correspondence { days: 2 });
        clock.run(0, FIRST);
        clock.turn_ended(DAY as u64, Seat::First);
        assert_eq!(clock.left(Seat::First, DAY as u64), Some(2 * DAY));
        assert_eq!(clock.fallen(3 * DAY as u64), Some(Seat::First));
        assert_eq!(clock.fallen(3 * DAY as u64 - 1), None);
    }

    #[test]
    fn nobody_pays_for_a_pause_or_without_a_clock() {
        let mut clock = Clock::new(ClockSetting::Fischer { seconds: 10, added: 0 });
        clock.run(1_000, FIRST);
        clock.pause(60_000);
        assert_eq!(clock.left(Seat::First, 62_000), Some(9_000));
        let mut none = Clock::new(ClockSetting::None);
        none.run(0, FIRST);
        assert_eq!((none.deadline(), none.fallen(u64::MAX), none.left(Seat::First, 5)), (None, None, None));
    }
}
