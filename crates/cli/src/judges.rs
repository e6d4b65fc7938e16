//! The nets and tables that the program carries, read when they are first asked for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use tavli_engine::{BearOffShelf, Judging, Layout, NetFile, Plain, Search};
use tavli_rules::{BuiltIn, Referee};

use crate::table_cache;

/// The net of a game, as its file holds it.
fn bytes(game: BuiltIn) -> &'static [u8] {
    match game {
        BuiltIn::Zeno => include_bytes!("../../../nets/zeno.net"),
        BuiltIn::Scripta => include_bytes!("../../../nets/scripta.net"),
        BuiltIn::Portes => include_bytes!("../../../nets/portes.net"),
        BuiltIn::Plakoto => include_bytes!("../../../nets/plakoto.net"),
        BuiltIn::Fevga => include_bytes!("../../../nets/fevga.net"),
    }
}

/// Nets and tables by the game that they belong to.
#[derive(Default)]
pub(crate) struct Judges {
    by_game: HashMap<BuiltIn, Judge>,
}

struct Judge {
    identity: u64,
    layout: Layout,
    nets: NetFile,
    /// The table of the game's own rules, and those of options that bear off otherwise.
    tables: BearOffShelf,
}

impl Judge {
    fn new(game: BuiltIn) -> Result<Judge, String> {
        let referee = game.referee();
        let nets = NetFile::from_bytes(bytes(game), referee.ruleset())
            .map_err(|fault| format!("{game}: {fault}"))?;
        Ok(Judge {
            identity: referee.ruleset().identity(),
            layout: Layout::new(referee.ruleset()),
            nets,
            tables: BearOffShelf::default(),
        })
    }
}

impl Judges {
    /// A search under these rules, and what it judges by: a net where the rules have the places that it knows, else plain
    /// counts.
    pub(crate) fn search<'a>(&'a mut self, referee: &'a Referee) -> Result<(Search<'a>, Judging), String> {
        self.prepare(referee)?;
        Ok(self.prepared(referee))
    }

    /// Reads what these rules are judged by, so that several threads can then search at once.
    pub(crate) fn prepare(&mut self, referee: &Referee) -> Result<(), String> {
        if let Some(game) = BuiltIn::named(&referee.ruleset().name)
            && let Entry::Vacant(unknown) = self.by_game.entry(game)
        {
            unknown.insert(Judge::new(game)?);
        }
        Ok(())
    }

    /// A search under rules that were prepared; others are judged by plain counts.
    pub(crate) fn prepared<'a>(&'a self, referee: &'a Referee) -> (Search<'a>, Judging) {
        let judge = BuiltIn::named(&referee.ruleset().name).and_then(|game| self.by_game.get(&game));
        let judge = judge.filter(|judge| judge.layout.has_places_of(&Layout::new(referee.ruleset())));
        let Some(Judge { identity, nets, tables, .. }) = judge else {
            let evaluator = Box::new(Plain::new(referee.ruleset()));
            return (Search::with_evaluator(referee, evaluator), Judging::Counts);
        };
        let is_own = referee.ruleset().identity() == *identity;
        let judging = if is_own { Judging::OwnNet } else { Judging::GamesNet };
        let table = tables.table(referee, || table_cache::table(referee));
        (Search::with_nets(referee, nets, table), judging)
    }
}
