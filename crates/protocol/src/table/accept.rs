//! Events, one after the other: what each does to a table. An event that cannot have happened is a fault.

use std::fmt;

use tavli_rules::{BySide, Die, GameFault, Match, Roll, Side, Stage};

use super::{Awaited, Deed, Ending, Sitting, Table};
use crate::dice_record::{GameDice, ThrowLinks};
use crate::event::{Event, Happening};
use crate::identifier::game_id;
use crate::link::Link;
use crate::role::Role;
use crate::seat::{BySeat, Seat};
use crate::step_text::{StepText, steps_of};

/// Why an event cannot belong to this table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFault(pub String);

impl fmt::Display for TableFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for TableFault {}

impl From<GameFault> for TableFault {
    fn from(fault: GameFault) -> TableFault {
        TableFault(fault.to_string())
    }
}

fn fault<T>(text: impl Into<String>) -> Result<T, TableFault> {
    Err(TableFault(text.into()))
}

impl Table {
    /// Takes up the next event. Dice and links are checked again: a page believes no server.
    pub fn accept(&mut self, event: &Event) -> Result<(), TableFault> {
        if event.number != self.last + 1 {
            return fault(format!("event {} cannot follow event {}", event.number, self.last));
        }
        self.happen(&event.what, event.at)?;
        self.last = event.number;
        self.last_at = event.at;
        if let Some(cause) = &event.cause {
            self.repeats.add(cause);
        }
        self.settle(event.at);
        Ok(())
    }

    fn happen(&mut self, what: &Happening, at: u64) -> Result<(), TableFault> {
        match what {
            Happening::Created { .. } => return fault("a table is made once"),
            Happening::Seated { seat, player, name, computer } => {
                self.sitting[*seat] =
                    Some(Sitting { player: player.clone(), name: name.clone(), computer: computer.clone() });
            }
            Happening::Committed { game, role, tip } => self.commit(*game, *role, *tip)?,
            Happening::Revealed { role, link } => self.reveal(*role, *link)?,
            Happening::Thrown { throw, links, dice } => self.throw(*throw, *links, dice)?,
            Happening::Played { steps, link } => self.play(steps, *link, at)?,
            Happening::Resigned { seat } => {
                let side = self.side(*seat);
                self.played.resign(side)?;
                self.deeds.push(Deed::Resign(side));
            }
            Happening::DrawOffered { seat } => self.draw_offer = Some(*seat),
            Happening::DrawAgreed => {
                self.played.agree_on_draw()?;
                self.deeds.push(Deed::Draw);
            }
            Happening::TakeBackAsked { seat } => self.take_back_wish = Some(*seat),
            Happening::TakenBack => self.take_back()?,
            Happening::Declined { .. } => self.withdraw_offers(),
            Happening::Aborted { .. } => self.ending = Some(Ending::Aborted),
            Happening::TimedOut { seat } => self.lose(*seat, Ending::TimedOut(*seat)),
            Happening::Claimed { seat } => self.lose(seat.opponent(), Ending::Left(seat.opponent())),
            Happening::Away { seat } => self.away_since[*seat] = Some(at),
            Happening::Back { seat } => self.away_since[*seat] = None,
            Happening::Paused { milliseconds } => self.clock.pause(*milliseconds),
            Happening::RematchOffered { seat } => self.rematch_offer = Some(*seat),
            Happening::RematchAgreed { table } => self.next_table = Some(table.clone()),
            Happening::Said { .. } => {}
        }
        Ok(())
    }

    fn commit(&mut self, game: u16, role: Role, tip: Link) -> Result<(), TableFault> {
        if game != self.game_number() {
            return fault(format!("game {} is being played, not game {game}", self.game_number()));
        }
        self.current_dice().commit(role, tip).map_err(TableFault)
    }

    fn reveal(&mut self, role: Role, link: Link) -> Result<(), TableFault> {
        let side = match role {
            Role::White => Side::White,
            Role::Black => Side::Black,
            Role::Server => return fault("the server's link comes with the dice"),
        };
        if !self.is_next_link(role, link) {
            return fault(format!("{role}'s link does not lead to the one before it"));
        }
        self.given[side] = Some(link);
        Ok(())
    }

    fn throw(&mut self, throw: u32, links: [Link; 3], dice: &[u8]) -> Result<(), TableFault> {
        if throw != self.throws() + 1 {
            return fault(format!("throw {throw} cannot follow throw {}", self.throws()));
        }
        let is_opening = self.played.game().stage() == Stage::Opening;
        let count = usize::from(self.played.game().referee().ruleset().dice.dice);
        let thrown = ThrowLinks { links, dice: dice.to_vec() };
        let wanted = if is_opening { None } else { Some(count) };
        self.current_dice().add(thrown, wanted).map_err(|fault| TableFault(fault.to_string()))?;
        let deed = match is_opening {
            true => Deed::Opening(pairs(dice)),
            false => Deed::Throw(Roll::new(dice).map_err(TableFault)?),
        };
        carry_out(&mut self.played, &deed)?;
        self.deeds.push(deed);
        self.given = BySide::from_fn(|_| None);
        Ok(())
    }

    fn play(&mut self, steps: &[StepText], link: Option<Link>, at: u64) -> Result<(), TableFault> {
        let game = self.played.game();
        let Stage::Play(roll) = game.stage() else { return fault("nobody has thrown") };
        let side = game.position().turn();
        let seat = self.seat(side);
        let play = steps_of(game.referee(), game.position(), roll, steps).map_err(TableFault)?;
        let games = self.game_number();
        self.played.play(&play)?;
        self.deeds.push(Deed::Play(play));
        self.clock.turn_ended(at, seat);
        self.withdraw_offers();
        match link {
            Some(link) if self.game_number() == games && !self.played.is_over() => {
                self.reveal(side.into(), link)
            }
            _ => Ok(()),
        }
    }

    /// The match is made anew without its last play. Links that were given stay given.
    fn take_back(&mut self) -> Result<(), TableFault> {
        if self.may_take_back().is_none() {
            return fault("there is no play that could be taken back");
        }
        self.deeds.pop();
        let mut played = self.settings.to_match().map_err(|fault| TableFault(fault.to_string()))?;
        self.deeds.iter().try_for_each(|deed| carry_out(&mut played, deed))?;
        self.played = played;
        self.withdraw_offers();
        Ok(())
    }

    fn lose(&mut self, seat: Seat, ending: Ending) {
        // The record of a single game gets its result; a match is lost as a whole.
        let side = self.side(seat);
        if !self.is_match() && self.played.resign(side).is_ok() {
            self.deeds.push(Deed::Resign(side));
        }
        self.ending = Some(ending);
    }

    fn withdraw_offers(&mut self) {
        (self.draw_offer, self.take_back_wish, self.rematch_offer) = (None, None, None);
    }

    fn current_dice(&mut self) -> &mut GameDice {
        self.dice.last_mut().expect("a table has a game")
    }

    /// What follows from an event by itself: the next game, the end, whose clock runs.
    fn settle(&mut self, at: u64) {
        let game = self.game_number();
        if self.dice.len() < usize::from(game) {
            self.dice.push(GameDice::new(game_id(&self.id, game)));
            self.given = BySide::from_fn(|_| None);
            (self.draw_offer, self.take_back_wish) = (None, None);
        }
        if self.played.is_over() && self.ending.is_none() {
            self.ending = Some(Ending::Played(self.played.winner().map(Seat::from)));
        }
        let running = self.running();
        self.clock.run(at, running);
    }

    /// Clocks begin with the first play; then runs the time of everybody who is awaited.
    fn running(&self) -> BySeat<bool> {
        let mut running = BySeat::default();
        if self.is_untouched() {
            return running;
        }
        match self.awaited() {
            Awaited::Seats | Awaited::Dice | Awaited::Nothing => {}
            Awaited::Tips(roles) => {
                for side in Side::BOTH {
                    running[self.seat(side)] = roles.contains(&side.into());
                }
            }
            Awaited::Links(sides) => sides.iter().for_each(|side| running[self.seat(*side)] = true),
            Awaited::Play(side) => running[self.seat(side)] = true,
        }
        running
    }
}

fn pairs(dice: &[u8]) -> Vec<BySide<Die>> {
    let die = |value: &u8| Die::new(*value);
    dice.chunks(2).filter_map(|pair| Some(BySide::new(die(pair.first()?)?, die(pair.get(1)?)?))).collect()
}

fn carry_out(played: &mut Match, deed: &Deed) -> Result<(), TableFault> {
    match deed {
        Deed::Opening(pairs) => pairs.iter().try_for_each(|pair| played.throw_opening(*pair))?,
        Deed::Throw(roll) => played.throw(*roll)?,
        Deed::Play(play) => played.play(play)?,
        Deed::Resign(side) => played.resign(*side)?,
        Deed::Draw => played.agree_on_draw()?,
    }
    Ok(())
}
