//! Who can play: chance, a plain runner, a net with some look-ahead.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavli_engine::{BearOff, Level, NetFile, Search};
use tavli_rules::{Plays, Position, Referee, Roll};

use crate::glance::Glance;

/// How a player is named: `random`, `race`, or a net's file, with `@1` or `@2` for look-ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerName {
    pub(crate) name: String,
    pub(crate) depth: u32,
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerName, String> {
        let (name, depth) = text.rsplit_once('@').unwrap_or((text, "0"));
        let depth =
            depth.parse().map_err(|_| format!("\"{depth}\" is not a number of throws to look ahead"))?;
        Ok(PlayerName { name: name.to_owned(), depth })
    }
}

/// A player with all that it needs.
pub(crate) enum Player {
    /// Any play.
    Random,
    /// Hits where it can, else leaves as few blots as it can, and runs.
    Race,
    Net {
        nets: Arc<NetFile>,
        table: Arc<BearOff>,
        depth: u32,
    },
    /// As a person meets it.
    Level {
        nets: Arc<NetFile>,
        table: Arc<BearOff>,
        level: Level,
    },
}

/// A player at a board.
pub(crate) trait Seat {
    /// A game begins. Who needs chance takes it from this number, so that a game does not depend on those before it.
    fn begin(&mut self, _seed: u64) {}

    /// The result of the play that it chooses.
    fn choose(&mut self, position: &Position, roll: Roll) -> Position;
}

impl Player {
    pub(crate) fn new(name: &PlayerName, referee: &Referee) -> Result<Player, String> {
        match name.name.as_str() {
            "random" => Ok(Player::Random),
            "race" => Ok(Player::Race),
            path => {
                let nets = Arc::new(read_nets(Path::new(path), referee)?);
                let table = Arc::new(BearOff::build(referee));
                Ok(Player::Net { nets, table, depth: name.depth })
            }
        }
    }

    /// Who tells the luck of throws as this player's net judges them.
    pub(crate) fn glance<'a>(&'a self, referee: &'a Referee) -> Option<Glance<'a>> {
        match self {
            Player::Random | Player::Race => None,
            Player::Net { nets, table, .. } | Player::Level { nets, table, .. } => {
                Some(Glance::of_luck(referee, nets, table))
            }
        }
    }

    pub(crate) fn seat<'a>(&'a self, referee: &'a Referee) -> Box<dyn Seat + 'a> {
        match self {
            Player::Random => {
                Box::new(RandomSeat { referee, plays: Plays::default(), random: chance_beside_the_dice(0) })
            }
            Player::Race => Box::new(RaceSeat { referee, plays: Plays::default() }),
            Player::Net { nets, table, depth } => {
                Box::new(SearchSeat { search: Search::with_nets(referee, nets, table), depth: *depth })
            }
            Player::Level { nets, table, level } => {
                let search = Search::with_nets(referee, nets, table);
                Box::new(LevelSeat { search, level: *level, misjudgements: chance_beside_the_dice(0) })
            }
        }
    }
}

/// A game's nets from their file, for these rules.
pub(crate) fn read_nets(path: &Path, referee: &Referee) -> Result<NetFile, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    NetFile::from_bytes(&bytes, referee.ruleset()).map_err(|fault| format!("{}: {fault}", path.display()))
}

/// The dice of a game have the first stream of its seed.
fn chance_beside_the_dice(seed: u64) -> ChaCha8Rng {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(1);
    random
}

struct RandomSeat<'a> {
    referee: &'a Referee,
    plays: Plays,
    random: ChaCha8Rng,
}

impl Seat for RandomSeat<'_> {
    fn begin(&mut self, seed: u64) {
        self.random = chance_beside_the_dice(seed);
    }

    fn choose(&mut self, position: &Position, roll: Roll) -> Position {
        self.referee.plays_into(position, roll, &mut self.plays);
        self.plays.positions()[self.random.random_range(0..self.plays.len())]
    }
}

struct RaceSeat<'a> {
    referee: &'a Referee,
    plays: Plays,
}

impl Seat for RaceSeat<'_> {
    fn choose(&mut self, position: &Position, roll: Roll) -> Position {
        self.referee.plays_into(position, roll, &mut self.plays);
        let track = *self.referee.ruleset().track;
        // The opponent is the side to throw afterwards: its pips are what a hit has cost it.
        let worth = |after: &Position| {
            let blots = i64::from((after.waiter().single() & track.points()).len());
            let race = i64::from(after.mover().pips(track)) - i64::from(after.waiter().pips(track));
            let off = i64::from(after.waiter().total())
                - i64::from(after.waiter().count_in(after.waiter().in_play()));
            2 * race + 6 * off - 5 * blots
        };
        *self
            .plays
            .positions()
            .iter()
            .max_by_key(|after| worth(after))
            .expect("a roll has at least one result")
    }
}

struct SearchSeat<'a> {
    search: Search<'a>,
    depth: u32,
}

impl Seat for SearchSeat<'_> {
    fn choose(&mut self, position: &Position, roll: Roll) -> Position {
        let best = self.search.candidates(position, roll, self.depth)[0].index;
        self.search.listed().expect("the search has just listed them").positions()[best]
    }
}

struct LevelSeat<'a> {
    search: Search<'a>,
    level: Level,
    misjudgements: ChaCha8Rng,
}

impl Seat for LevelSeat<'_> {
    fn begin(&mut self, seed: u64) {
        self.misjudgements = chance_beside_the_dice(seed);
    }

    fn choose(&mut self, position: &Position, roll: Roll) -> Position {
        let seed = self.misjudgements.random();
        let (candidates, chosen) = self.level.choose(&mut self.search, position, roll, seed);
        let positions = self.search.listed().expect("the search has just listed them").positions();
        positions[candidates[chosen].index]
    }
}
