//! What is measured: a game and its net.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tavli_engine::{Level, Net, OneSided, Search};
use tavli_rules::{BuiltIn, Referee};

use crate::player::{Player, read_net};

/// A game with the net that is shipped for it.
pub(super) struct Subject {
    pub(super) game: BuiltIn,
    pub(super) referee: Referee,
    pub(super) net_path: PathBuf,
    net: Arc<Net>,
    table: Arc<OneSided>,
    training: String,
    /// The net after half of its training, where it was kept.
    half: Option<Arc<Net>>,
}

impl Subject {
    pub(super) fn read(game: BuiltIn, nets: &Path) -> Result<Subject, String> {
        let referee = game.referee();
        let name = format!("{game}.net");
        let [net_path, half_path] = [nets.join(&name), nets.join("half").join(&name)];
        let file = read_net(&net_path, &referee)?;
        let half = half_path.exists().then(|| read_net(&half_path, &referee)).transpose()?;
        let table = Arc::new(OneSided::build(&referee, |_| {}));
        Ok(Subject {
            game,
            referee,
            net_path,
            net: Arc::new(file.net),
            table,
            training: file.training,
            half: half.map(|file| Arc::new(file.net)),
        })
    }

    /// The net with so many throws of look-ahead.
    pub(super) fn player(&self, depth: u32) -> Player {
        Player::Net { net: self.net.clone(), table: self.table.clone(), depth }
    }

    /// The net after half of its training, without look-ahead.
    pub(super) fn half(&self) -> Option<Player> {
        let half = self.half.clone()?;
        Some(Player::Net { net: half, table: self.table.clone(), depth: 0 })
    }

    pub(super) fn level(&self, level: Level) -> Player {
        Player::Level { net: self.net.clone(), table: self.table.clone(), level }
    }

    pub(super) fn search(&self) -> Search<'_> {
        Search::with_table(&self.referee, &self.net, &self.table)
    }

    /// How many of something are measured: looking ahead over three dice takes long, and fewer must do.
    pub(super) fn by_dice(&self, with_two: u64, with_three: u64) -> u64 {
        if self.referee.ruleset().dice.dice > 2 { with_three } else { with_two }
    }

    /// How the game's chapter begins.
    pub(super) fn head(&self) -> String {
        let Subject { net, training, .. } = self;
        format!(
            "## {}\n\nThe net `{}` has {} inputs and {} hidden units; its file says: {training}.\n",
            self.referee.ruleset().title,
            self.net_path.display(),
            net.inputs,
            net.hidden
        )
    }
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
        let net = Arc::new(Net::new(tavli_engine::Layout::new(referee.ruleset()).len(), 16, noise));
        let table = Arc::new(OneSided::build(&referee, |_| {}));
        Subject { game, referee, net_path: PathBuf::new(), net, table, training: String::new(), half: None }
    }
}
