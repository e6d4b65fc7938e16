//! What a server has to do by itself after each event: publish its tips, throw the dice, stop the clock of who is late.

use tavli_protocol::{Awaited, Happening, Role, Seat, Table};
use tavli_rules::{Side, Stage};

use super::server_chains::ServerChains;

/// The next thing that the server has to do at a table, if there is one.
pub(crate) fn duty(table: &Table, chains: &mut ServerChains, now: u64) -> Option<Happening> {
    if table.ending().is_some() {
        return None;
    }
    if let Some(seat) = table.clock().fallen(now) {
        return Some(Happening::TimedOut { seat });
    }
    if let Some(answer) = answer(table) {
        return Some(answer);
    }
    match table.awaited() {
        Awaited::Seats | Awaited::Nothing | Awaited::Play(_) => None,
        Awaited::Tips(roles) => {
            let role = roles.into_iter().find(|role| is_ours(table, *role))?;
            Some(Happening::Committed { game: table.game_number(), role, tip: chains.tip(table, role) })
        }
        Awaited::Links(sides) => {
            let role = sides.into_iter().map(Role::from).find(|role| is_ours(table, *role))?;
            Some(Happening::Revealed { role, link: chains.next_link(table, role) })
        }
        Awaited::Dice => throw(table, chains),
    }
}

/// The computer plays every game to its end: it turns down at once whatever it is offered or asked.
fn answer(table: &Table) -> Option<Happening> {
    let seat = computers_seat(table)?;
    let is_asked = [table.draw_offer(), table.take_back_wish()].contains(&Some(seat.opponent()));
    is_asked.then_some(Happening::Declined { seat })
}

/// Whether the server holds this chain: its own, or that of a computer player.
fn is_ours(table: &Table, role: Role) -> bool {
    match role {
        Role::Server => true,
        Role::White => computer_of(table, Side::White).is_some(),
        Role::Black => computer_of(table, Side::Black).is_some(),
    }
}

/// The level of the computer that plays a side.
pub(crate) fn computer_of(table: &Table, side: Side) -> Option<&str> {
    table.sitting(table.seat(side))?.computer.as_deref()
}

/// The seat of a computer, if there is one.
pub(crate) fn computers_seat(table: &Table) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| table.sitting(*seat).is_some_and(|sitting| sitting.computer.is_some()))
}

fn throw(table: &Table, chains: &mut ServerChains) -> Option<Happening> {
    let links = [table.given(Side::White)?, table.given(Side::Black)?, chains.next_link(table, Role::Server)];
    let throw = table.throws() + 1;
    let game = table.played().game();
    let count = usize::from(game.referee().ruleset().dice.dice);
    let count = if game.stage() == Stage::Opening { None } else { Some(count) };
    Some(Happening::Thrown { throw, links, dice: table.game_dice().made(throw, links, count) })
}
