//! The nets that the page handed over, and the tables that belong to them.

use std::collections::HashMap;

use tavli_engine::{BearOff, BearOffShelf, Judging, Layout, NetFile, Plain, Search};
use tavli_rules::{BuiltIn, Referee};

/// Nets and tables by the game that they belong to.
#[derive(Default)]
pub(crate) struct Judges {
    by_game: HashMap<BuiltIn, Judge>,
}

struct Judge {
    identity: u64,
    layout: Layout,
    nets: NetFile,
    /// Each takes a part of a second to work out, so it waits until somebody asks for a play under its rules.
    tables: BearOffShelf,
}

impl Judge {
    fn has_places_of(&self, referee: &Referee) -> bool {
        self.layout.has_places_of(&Layout::new(referee.ruleset()))
    }

    fn search<'a>(&'a self, referee: &'a Referee) -> (Search<'a>, Judging) {
        let table = self.tables.table(referee, || BearOff::build(referee));
        let is_own = referee.ruleset().identity() == self.identity;
        let judging = if is_own { Judging::OwnNet } else { Judging::GamesNet };
        (Search::with_nets(referee, &self.nets, table), judging)
    }
}

impl Judges {
    /// Takes in the net of a game; a net that was made for something else is refused.
    pub(crate) fn take(&mut self, game: BuiltIn, bytes: &[u8]) -> Result<(), String> {
        let referee = game.referee();
        let layout = Layout::new(referee.ruleset());
        let nets =
            NetFile::from_bytes(bytes, referee.ruleset()).map_err(|fault| format!("{game}: {fault}"))?;
        let identity = referee.ruleset().identity();
        self.by_game.insert(game, Judge { identity, layout, nets, tables: BearOffShelf::default() });
        Ok(())
    }

    /// A search under these rules, and what it judges by: a net where there is one that knows their places, else plain
    /// counts.
    pub(crate) fn search<'a>(&'a self, referee: &'a Referee) -> (Search<'a>, Judging) {
        let game = BuiltIn::named(&referee.ruleset().name);
        let judge =
            game.and_then(|game| self.by_game.get(&game)).filter(|judge| judge.has_places_of(referee));
        judge.map_or_else(|| plain(referee), |judge| judge.search(referee))
    }
}

fn plain(referee: &Referee) -> (Search<'_>, Judging) {
    let evaluator = Box::new(Plain::new(referee.ruleset()));
    (Search::with_evaluator(referee, evaluator), Judging::Counts)
}
