//! `tavli tables`: works out the bear-off tables and keeps them.

use tavli_engine::BearOff;
use tavli_rules::BuiltIn;

use crate::failure::Failure;
use crate::table_cache;

/// Work out the bear-off tables and keep them on disk.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Which games; all of them where none is named
    games: Vec<BuiltIn>,
}

const EXAMPLES: &str = "\
Races at home are looked up in exact tables: for every way in which fifteen
checkers can stand on six points, the chances of being off after one throw, two
throws and so on; and for up to five checkers a side, who wins if both play for
it. They are worked out when they are first needed and kept in the
folder that TAVLI_CACHE names, or in the user's cache folder. This command makes
them anew; a damaged file is noticed and replaced by itself.";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let games = if arguments.games.is_empty() { BuiltIn::ALL.to_vec() } else { arguments.games };
    let folder = table_cache::folder()
        .ok_or_else(|| Failure::Told("there is no folder for tables; name one by TAVLI_CACHE".to_owned()))?;
    for game in games {
        let referee = game.referee();
        let path = table_cache::file(&folder, &referee);
        let table = BearOff::build(&referee);
        table_cache::keep(&path, &table)
            .map_err(|error| Failure::Told(format!("{}: {error}", path.display())))?;
        println!("{game}: {} KB, {}", table.to_bytes().len() / 1024, path.display());
    }
    Ok(())
}
