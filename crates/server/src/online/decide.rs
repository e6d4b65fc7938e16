//! A command comes to a table: what happens, or why nothing does. Pure: the time is passed in.

use tavli_protocol::{
    Awaited, Command, Happening, Link, Refused, RefusedReason, Role, Seat, StepText, Table, TextFault, Words,
    shown_text, steps_of,
};
use tavli_rules::Stage;

/// Who gives a command.
#[derive(Clone, Debug)]
pub(crate) struct Actor {
    /// The player's public name in links.
    pub(crate) player: String,
    /// The name to be shown.
    pub(crate) name: String,
}

fn refuse<T>(reason: RefusedReason, text: &str) -> Result<T, Refused> {
    Err(Refused::new(reason, text))
}

/// What a command does to a table.
pub(crate) fn decide(
    table: &Table,
    actor: &Actor,
    command: &Command,
    now: u64,
) -> Result<Vec<Happening>, Refused> {
    if *command == Command::Sit {
        return sit(table, actor);
    }
    let Some(seat) = table.seat_of(&actor.player) else {
        return refuse(RefusedReason::NotSeated, "only the two who sit at the table may do this");
    };
    let may_come_after_the_end = matches!(command, Command::Rematch | Command::Say { .. });
    if table.ending().is_some() && !may_come_after_the_end {
        return refuse(RefusedReason::Over, "the match is over");
    }
    match command {
        Command::Sit => sit(table, actor),
        Command::Rematch => rematch(table, seat),
        Command::Say { words } => say(seat, actor, words),
        Command::Commit { game, tip } => commit(table, seat, *game, *tip),
        Command::Reveal { game, throw, link } => reveal(table, seat, (*game, *throw), *link),
        Command::Play { game, throw, steps, link } => play(table, seat, (*game, *throw), steps, *link),
        Command::Resign => in_play(table).map(|()| vec![Happening::Resigned { seat }]),
        Command::Draw => draw(table, seat),
        Command::Decline => decline(table, seat),
        Command::TakeBack => take_back(table, seat),
        Command::Abort => abort(table, seat),
        Command::Claim => claim(table, seat, now),
    }
}

fn sit(table: &Table, actor: &Actor) -> Result<Vec<Happening>, Refused> {
    if table.seat_of(&actor.player).is_some() {
        return Ok(Vec::new());
    }
    if table.ending().is_some() {
        return refuse(RefusedReason::Over, "the match is over");
    }
    let free = Seat::BOTH.into_iter().find(|seat| table.sitting(*seat).is_none());
    let Some(seat) = free else {
        return refuse(RefusedReason::NoFreeSeat, "both seats are taken; you may watch");
    };
    let (player, name) = (actor.player.clone(), actor.name.clone());
    Ok(vec![Happening::Seated { seat, player, name, computer: None }])
}

fn in_play(table: &Table) -> Result<(), Refused> {
    match table.awaited() {
        Awaited::Seats => refuse(RefusedReason::OutOfTurn, "nobody sits on the other seat yet"),
        Awaited::Tips(_) | Awaited::Links(_) | Awaited::Dice | Awaited::Play(_) => Ok(()),
        Awaited::Nothing => refuse(RefusedReason::Over, "the match is over"),
    }
}

fn commit(table: &Table, seat: Seat, game: u16, tip: Link) -> Result<Vec<Happening>, Refused> {
    in_play(table)?;
    check_game(table, game)?;
    let role: Role = table.side(seat).into();
    let mut dice = table.game_dice().clone();
    dice.commit(role, tip).map_err(|text| Refused::new(RefusedReason::BadTip, text))?;
    Ok(vec![Happening::Committed { game, role, tip }])
}

fn check_game(table: &Table, game: u16) -> Result<(), Refused> {
    match game == table.game_number() {
        true => Ok(()),
        false => Err(Refused::new(
            RefusedReason::OutOfTurn,
            format!("game {} is being played, not game {game}", table.game_number()),
        )),
    }
}

fn reveal(
    table: &Table,
    seat: Seat,
    (game, throw): (u16, u32),
    link: Link,
) -> Result<Vec<Happening>, Refused> {
    check_game(table, game)?;
    let side = table.side(seat);
    match table.awaited() {
        Awaited::Links(sides) if sides.contains(&side) => {}
        Awaited::Links(_) | Awaited::Dice => {
            return refuse(RefusedReason::OutOfTurn, "your link is there already");
        }
        Awaited::Tips(_) => return refuse(RefusedReason::OutOfTurn, "the tips of all chains come first"),
        Awaited::Play(_) => return refuse(RefusedReason::OutOfTurn, "the roll must be played first"),
        Awaited::Seats => return refuse(RefusedReason::OutOfTurn, "nobody sits on the other seat yet"),
        Awaited::Nothing => return refuse(RefusedReason::Over, "the match is over"),
    }
    if throw != table.throws() + 1 {
        let text = format!("the next throw is number {}, not {throw}", table.throws() + 1);
        return Err(Refused::new(RefusedReason::OutOfTurn, text));
    }
    check_link(table, side.into(), link)?;
    Ok(vec![Happening::Revealed { role: side.into(), link }])
}

fn check_link(table: &Table, role: Role, link: Link) -> Result<(), Refused> {
    match table.is_next_link(role, link) {
        true => Ok(()),
        false => refuse(RefusedReason::BadLink, "this link does not lead to the one before it"),
    }
}

fn play(
    table: &Table,
    seat: Seat,
    (game, throw): (u16, u32),
    steps: &[StepText],
    link: Option<Link>,
) -> Result<Vec<Happening>, Refused> {
    check_game(table, game)?;
    let side = table.side(seat);
    let current = table.played().game();
    let Stage::Play(roll) = current.stage() else {
        return refuse(RefusedReason::OutOfTurn, "the dice must be thrown first");
    };
    if current.position().turn() != side || throw != table.throws() {
        return refuse(RefusedReason::OutOfTurn, "it is not your turn");
    }
    let against = |text: String| Refused::new(RefusedReason::AgainstTheRules, text);
    let play = steps_of(current.referee(), current.position(), roll, steps).map_err(against)?;
    let after = current
        .referee()
        .play(current.position(), roll, &play)
        .map_err(|refusal| against(refusal.to_string()))?;
    let goes_on = current.referee().outcome(&after).is_none();
    let link = if goes_on { Some(next_link(table, side.into(), link)?) } else { None };
    Ok(vec![Happening::Played { steps: steps.to_vec(), link }])
}

/// A play that was taken back has shown its link already; it stays the same.
fn next_link(table: &Table, role: Role, link: Option<Link>) -> Result<Link, Refused> {
    let Some(link) = link else {
        return refuse(RefusedReason::LinkMissing, "a play comes with the link for the next throw");
    };
    check_link(table, role, link)?;
    Ok(link)
}

fn draw(table: &Table, seat: Seat) -> Result<Vec<Happening>, Refused> {
    in_play(table)?;
    match table.draw_offer() {
        Some(offering) if offering != seat => Ok(vec![Happening::DrawAgreed]),
        Some(_) => Ok(Vec::new()),
        None => Ok(vec![Happening::DrawOffered { seat }]),
    }
}

fn decline(table: &Table, seat: Seat) -> Result<Vec<Happening>, Refused> {
    match table.draw_offer().or(table.take_back_wish()) {
        Some(_) => Ok(vec![Happening::Declined { seat }]),
        None => refuse(RefusedReason::OutOfTurn, "nothing was offered"),
    }
}

fn take_back(table: &Table, seat: Seat) -> Result<Vec<Happening>, Refused> {
    if !table.settings().take_back {
        return refuse(RefusedReason::NotAllowedHere, "at this table no play is taken back");
    }
    match (table.take_back_wish(), table.may_take_back()) {
        (Some(asking), Some(_)) if asking != seat => Ok(vec![Happening::TakenBack]),
        (Some(_), _) => Ok(Vec::new()),
        (None, Some(mover)) if mover == seat => Ok(vec![Happening::TakeBackAsked { seat }]),
        (None, _) => {
            refuse(RefusedReason::OutOfTurn, "only the last play can be taken back, until the next throw")
        }
    }
}

fn abort(table: &Table, seat: Seat) -> Result<Vec<Happening>, Refused> {
    match table.is_untouched() {
        true => Ok(vec![Happening::Aborted { seat }]),
        false => refuse(RefusedReason::OutOfTurn, "somebody has played; you can resign"),
    }
}

fn claim(table: &Table, seat: Seat, now: u64) -> Result<Vec<Happening>, Refused> {
    in_play(table)?;
    let allowed = u64::from(table.settings().away_seconds) * 1000;
    match table.away_since(seat.opponent()) {
        Some(since) if now.saturating_sub(since) >= allowed => Ok(vec![Happening::Claimed { seat }]),
        Some(since) => {
            let left = (allowed - now.saturating_sub(since)).div_ceil(1000);
            Err(Refused::new(
                RefusedReason::OutOfTurn,
                format!("your opponent has {left} more seconds to come back"),
            ))
        }
        None => refuse(RefusedReason::OutOfTurn, "your opponent is here"),
    }
}

fn rematch(table: &Table, seat: Seat) -> Result<Vec<Happening>, Refused> {
    if table.ending().is_none() {
        return refuse(RefusedReason::OutOfTurn, "the match is not over yet");
    }
    match (table.next_table(), table.rematch_offer()) {
        (Some(_), _) => Ok(Vec::new()),
        (None, Some(offering)) if offering == seat => Ok(Vec::new()),
        // Whoever agrees makes the new table; the caller adds it.
        (None, _) => Ok(vec![Happening::RematchOffered { seat }]),
    }
}

fn say(seat: Seat, actor: &Actor, words: &Words) -> Result<Vec<Happening>, Refused> {
    let words = match words {
        Words::Phrase(phrase) => Words::Phrase(*phrase),
        Words::Text(text) => Words::Text(shown_text(text, Words::MOST).map_err(unsaid)?),
    };
    Ok(vec![Happening::Said { seat: Some(seat), name: actor.name.clone(), words }])
}

fn unsaid(fault: TextFault) -> Refused {
    let reason = match fault {
        TextFault::Control | TextFault::Empty => RefusedReason::NotUnderstood,
        TextFault::TooLong(_) => RefusedReason::TooLong,
    };
    Refused::new(reason, fault.to_string())
}
