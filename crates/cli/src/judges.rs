//! The nets and tables that the program carries, read when they are first asked for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use tavli_engine::{Net, NetFile, OneSided, Search};
use tavli_rules::{BuiltIn, Referee};

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
    net: Net,
    table: OneSided,
}

impl Judge {
    fn new(game: BuiltIn) -> Result<Judge, String> {
        let referee = game.referee();
        let file = NetFile::from_bytes(bytes(game), referee.ruleset())
            .map_err(|fault| format!("{game}: {fault}"))?;
        Ok(Judge { net: file.net, table: OneSided::build(&referee, |_| {}) })
    }
}

impl Judges {
    /// A search under these rules. Changed options are judged by the net of the game's own rules.
    pub(crate) fn search<'a>(&'a mut self, referee: &'a Referee) -> Result<Search<'a>, String> {
        let name = &referee.ruleset().name;
        let game = BuiltIn::named(name).ok_or_else(|| format!("there is no net for the rules {name}"))?;
        let Judge { net, table } = match self.by_game.entry(game) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => unknown.insert(Judge::new(game)?),
        };
        Ok(Search::new(referee, net).with_table(table))
    }
}
