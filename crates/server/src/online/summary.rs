//! What lists say of a table, and the result of its match.

use tavli_protocol::{Awaited, Ending, Seat, Table};
use tavli_store::{ResultRow, Summary};

/// In milliseconds.
const MINUTE: u64 = 60_000;

/// What lists say of a table, and in which minute they said it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    says: Summary,
    minute: u64,
}

impl Listed {
    pub(crate) fn of(table: &Table) -> Listed {
        // Minutes begin at another moment for each table: thousands of lines written in the same second would hold up moves.
        let shift =
            table.id().as_str().bytes().fold(0, |sum: u64, byte| (sum * 31 + u64::from(byte)) % MINUTE);
        Listed { says: summary(table), minute: (table.last_at() + shift) / MINUTE }
    }

    /// What lists have to say anew after a table has changed; once a minute at least, so that they know which is the liveliest.
    pub(crate) fn news(self, after: &Table) -> Option<Summary> {
        let now = Listed::of(after);
        (now != self).then_some(now.says)
    }
}

/// What lists say of a table.
pub(crate) fn summary(table: &Table) -> Summary {
    let player = |seat| table.sitting(seat).map(|sitting| sitting.player.clone());
    let is_over = table.ending().is_some();
    let state = match table.awaited() {
        _ if is_over => "over",
        Awaited::Seats => "waiting",
        Awaited::Tips(_) | Awaited::Links(_) | Awaited::Dice | Awaited::Play(_) => "playing",
        Awaited::Nothing => "over",
    };
    Summary {
        state,
        first_player: player(Seat::First),
        second_player: player(Seat::Second),
        deadline: table.clock().deadline().filter(|_| !is_over).map(|deadline| deadline as i64),
    }
}

/// The result of a match that is over and was played.
pub(crate) fn result_of(table: &Table) -> Option<ResultRow> {
    let ending = table.ending()?;
    if ending == Ending::Aborted {
        return None;
    }
    let player = |seat| table.sitting(seat).map(|sitting| sitting.player.clone());
    Some(ResultRow {
        table_id: table.id().to_string(),
        game: table.settings().game.clone(),
        first_player: player(Seat::First)?,
        second_player: player(Seat::Second)?,
        winner: ending.winner().map(|seat| if seat == Seat::First { "first" } else { "second" }.to_owned()),
        is_rated: i64::from(table.settings().rated),
        finished: table.last_at() as i64,
    })
}
