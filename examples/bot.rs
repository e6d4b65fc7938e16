//! A bot: takes a seat at a table, or waits at one of its own, and plays whatever comes first.
//!
//! ```text
//! tavli serve                                              # in another terminal
//! cargo run -p tavli-client --example bot -- 127.0.0.1:8170            # opens a public table and waits
//! cargo run -p tavli-client --example bot -- 127.0.0.1:8170 TABLE     # sits down at that one
//! ```
//!
//! The library does the protocol's work: it keeps the table by its events, takes part in the dice with a chain of its own, and
//! comes back after lost connections. A better bot needs a better `choose`.

use tavli_client::{ClientFault, Player, Service};
use tavli_protocol::{StepText, TableSettings};
use tavli_rules::{Position, Referee, Roll};

#[tokio::main]
async fn main() -> Result<(), ClientFault> {
    let mut arguments = std::env::args().skip(1);
    let service = Service::new(&arguments.next().unwrap_or_else(|| "127.0.0.1:8170".to_owned()));
    let bot = service.new_bot().await?;
    let table = match arguments.next() {
        Some(name) => name.parse().map_err(ClientFault::Wrong)?,
        None => {
            service.new_table(&bot, &TableSettings { public: true, ..TableSettings::new("portes") }).await?
        }
    };
    println!("playing at table {table}");
    let mut player = Player::join(&service, &bot, table).await?;
    player.play_to_the_end(choose).await?;
    let won = player.table().and_then(|table| table.ending()?.winner()) == player.seat();
    println!("{}", if won { "won" } else { "not won" });
    Ok(())
}

/// Lists the plays of the roll and takes one that leaves the opponent the longest way: it hits whenever it can.
fn choose(referee: &Referee, position: &Position, roll: Roll) -> Vec<StepText> {
    let plays = referee.plays(position, roll);
    let side = position.turn();
    let track = *referee.ruleset().track;
    let best =
        (0..plays.len()).max_by_key(|index| plays.positions()[*index].checkers(side.opponent()).pips(track));
    let play = best.map(|index| plays.play(referee, index)).unwrap_or_default();
    play.iter().map(|step| StepText::of(step.die, step.from)).collect()
}
