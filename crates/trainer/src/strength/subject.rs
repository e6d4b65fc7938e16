//! What is measured: a game and its net.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tavli_engine::{BearOff, Level, NetFile, Search};
use tavli_rules::{BuiltIn, Referee};

use crate::player::{Player, read_nets};

/// A game with the net that is shipped for it.
pub(super) struct Subject {
    pub(super) game: BuiltIn,
    pub(super) referee: Referee,
    pub(super) net_path: PathBuf,
    nets: Arc<NetFile>,
    table: Arc<BearOff>,
    /// The net from about the middle of its last training, where it was kept; `nets/README.md` says when that was.
    half: Option<Arc<NetFile>>,
}

impl Subject {
    pub(super) fn read(game: BuiltIn, nets: &Path) -> Result<Subject, String> {
        let referee = game.referee();
        let name = format!("{game}.net");
        let net_path = nets.join(&name);
        let half_path = half_path(&net_path);
        let nets = read_nets(&net_path, &referee)?;
        let half = half_path.exists().then(|| read_nets(&half_path, &referee)).transpose()?;
        let table = Arc::new(BearOff::build(&referee));
        Ok(Subject { game, referee, net_path, nets: Arc::new(nets), table, half: half.map(Arc::new) })
    }

    /// The net with so many throws of look-ahead.
    pub(super) fn player(&self, depth: u32) -> Player {
        Player::Net { nets: self.nets.clone(), table: self.table.clone(), depth }
    }

    /// The net earlier in its training, without look-ahead.
    pub(super) fn half(&self) -> Option<Player> {
        let half = self.half.clone()?;
        Some(Player::Net { nets: half, table: self.table.clone(), depth: 0 })
    }

    /// How long that net had been trained.
    pub(super) fn half_told(&self) -> String {
        match &self.half {
            Some(half) => {
                let path = half_path(&self.net_path);
                format!("\nEarlier in its training is `{}`: {}.\n", path.display(), half.training)
            }
            None => "\nThe net earlier in its training was not there to be compared with.\n".to_owned(),
        }
    }

    pub(super) fn level(&self, level: Level) -> Player {
        Player::Level { nets: self.nets.clone(), table: self.table.clone(), level }
    }

    pub(super) fn search(&self) -> Search<'_> {
        Search::with_nets(&self.referee, &self.nets, &self.table)
    }

    /// How many of something are measured: looking ahead over three dice takes long, and fewer must do.
    pub(super) fn by_dice(&self, with_two: u64, with_three: u64) -> u64 {
        if self.referee.ruleset().dice.dice > 2 { with_three } else { with_two }
    }

    /// How the game's chapter begins.
    pub(super) fn head(&self) -> String {
        let NetFile { net, race, training } = self.nets.as_ref();
        let race = race.as_ref().map_or(String::new(), |race| {
            format!(", and for races a net of its own with {} hidden units", race.hidden)
        });
        format!(
            "## {}\n\nThe net `{}` has {} inputs and {} hidden units{race}; its file says: {training}.\n",
            self.referee.ruleset().title,
            self.net_path.display(),
            net.inputs,
            net.hidden
        )
    }
}

/// Where the net earlier in its training lies.
fn half_path(net_path: &Path) -> PathBuf {
    net_path.with_file_name("half").join(net_path.file_name().unwrap_or_default())
}

#[cfg(test)]
impl Subject {
    /// A game with a net that has learned nothing.
    pub(super) fn untrained(game: BuiltIn) -> Subject {
        let referee = game.referee();
        let mut number = 0.0;
        let noise = || {
            number += 0.7;
            f32::sin(number)
        };
        let net = tavli_engine::Net::new(tavli_engine::Layout::new(referee.ruleset()).len(), 16, noise);
        let nets = Arc::new(NetFile { net, race: None, training: String::new() });
        let table = Arc::new(BearOff::build(&referee));
        Subject { game, referee, net_path: PathBuf::new(), nets, table, half: None }
    }
}
