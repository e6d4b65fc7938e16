//! What a table's events add up to: who sits, what was played, whose turn it is, how much time is left.

mod accept;
mod repeats;

use tavli_rules::{BySide, Die, Match, MatchLength, Play, Record, Roll, Side, Stage};

use crate::clock::Clock;
use crate::dice_record::{DiceRecord, GameDice};
use crate::event::{Event, Happening};
use crate::identifier::{TableId, game_id};
use crate::link::Link;
use crate::role::Role;
use crate::seat::{BySeat, Seat};
use crate::settings::TableSettings;

pub use accept::TableFault;
pub use repeats::Repeated;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The player's public name in links.
    pub player: String,
    /// The name to be shown.
    pub name: String,
    /// The level, if it is the computer.
    pub computer: Option<String>,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// Somebody has to sit down.
    Seats,
    /// These have to publish the tips of their chains.
    Tips(Vec<Role>),
    /// These sides have to give their links for the next throw.
    Links(Vec<Side>),
    /// Both links are there: the server has to throw.
    Dice,
    /// This side has to play its roll.
    Play(Side),
    /// Nothing: the match is over.
    Nothing,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It was played to its end, or given up; nobody wins a drawn one.
    Played(Option<Seat>),
    /// This seat's time was over.
    TimedOut(Seat),
    /// This seat was away too long.
    Left(Seat),
    /// It was broken off before anybody had played.
    Aborted,
}

impl Ending {
    /// Who won, if somebody did.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Ending::Played(winner) => winner,
            Ending::TimedOut(loser) | Ending::Left(loser) => Some(loser.opponent()),
            Ending::Aborted => None,
        }
    }
}

/// What has been done to the match, so that a play can be taken back.
#[derive(Clone, Debug)]
enum Deed {
    Opening(Vec<BySide<Die>>),
    Throw(Roll),
    Play(Play),
    Resign(Side),
    Draw,
}

/// A table as its events have made it.
///
/// ```
/// use tavli_protocol::{Awaited, Table, TableId, TableSettings};
/// let table = Table::new(TableId::of([1; 10]), TableSettings::new("zeno")).unwrap();
/// assert_eq!(table.awaited(), Awaited::Seats);
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    id: TableId,
    settings: TableSettings,
    sitting: BySeat<Option<Sitting>>,
    played: Match,
    deeds: Vec<Deed>,
    /// The dice of the games so far; the last one's may wait for tips.
    dice: Vec<GameDice>,
    /// The links that were given for the next throw.
    given: BySide<Option<Link>>,
    clock: Clock,
    last: u64,
    last_at: u64,
    draw_offer: Option<Seat>,
    take_back_wish: Option<Seat>,
    rematch_offer: Option<Seat>,
    away_since: BySeat<Option<u64>>,
    ending: Option<Ending>,
    next_table: Option<TableId>,
    repeats: repeats::Repeats,
}

impl Table {
    /// A table at which nobody sits yet. Its first event, `created`, is counted.
    pub fn new(id: TableId, settings: TableSettings) -> Result<Table, crate::SettingsFault> {
        let played = settings.to_match()?;
        Ok(Table {
            clock: Clock::new(settings.clock),
            dice: vec![GameDice::new(game_id(&id, 1))],
            id,
            settings,
            sitting: BySeat::default(),
            played,
            deeds: Vec::new(),
            given: BySide::from_fn(|_| None),
            last: 1,
            last_at: 0,
            draw_offer: None,
            take_back_wish: None,
            rematch_offer: None,
            away_since: BySeat::default(),
            ending: None,
            next_table: None,
            repeats: repeats::Repeats::default(),
        })
    }

    /// The table that a history adds up to; the first event is its creation.
    pub fn of(id: TableId, events: &[Event]) -> Result<Table, TableFault> {
        let Some((Event { number: 1, at, what: Happening::Created { settings }, .. }, later)) =
            events.split_first()
        else {
            return Err(TableFault("a table's history begins with its creation".to_owned()));
        };
        let mut table = Table::new(id, settings.clone()).map_err(|fault| TableFault(fault.to_string()))?;
        table.last_at = *at;
        later.iter().try_for_each(|event| table.accept(event))?;
        Ok(table)
    }

    /// The table's name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// What was agreed on.
    pub fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// Who sits where.
    pub fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        self.sitting[seat].as_ref()
    }

    /// Where a player sits.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.sitting(*seat).is_some_and(|sitting| sitting.player == player))
    }

    /// The match so far.
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// The number of the last event.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// When the last event happened.
    pub fn last_at(&self) -> u64 {
        self.last_at
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Who has offered a draw.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.draw_offer
    }

    /// Who wants to take a play back.
    pub fn take_back_wish(&self) -> Option<Seat> {
        self.take_back_wish
    }

    /// Who wants another match.
    pub fn rematch_offer(&self) -> Option<Seat> {
        self.rematch_offer
    }

    /// The table of the next match.
    pub fn next_table(&self) -> Option<&TableId> {
        self.next_table.as_ref()
    }

    /// Since when a seat has been away.
    pub fn away_since(&self, seat: Seat) -> Option<u64> {
        self.away_since[seat]
    }

    /// How the match ended.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Whether a client's command was carried out before.
    pub fn repeated(&self, client: &str, sequence: u64) -> Repeated {
        self.repeats.find(client, sequence)
    }

    /// Which game of the match is being played, from 1.
    pub fn game_number(&self) -> u16 {
        self.played.games().count() as u16
    }

    /// How many throws the game has had.
    pub fn throws(&self) -> u32 {
        self.game_dice().throws.len() as u32
    }

    /// The dice of the game being played.
    pub fn game_dice(&self) -> &GameDice {
        self.dice.last().expect("a table has a game")
    }

    /// Which side a seat has in the game being played.
    pub fn side(&self, seat: Seat) -> Side {
        let white: Seat = self.played.current().white.into();
        if white == seat { Side::White } else { Side::Black }
    }

    /// Which seat has a side in the game being played.
    pub fn seat(&self, side: Side) -> Seat {
        self.played.current().player(side).into()
    }

    /// The link that a side has given for the next throw.
    pub fn given(&self, side: Side) -> Option<Link> {
        self.given[side]
    }

    /// Whether nobody has played yet, so that the match can be broken off.
    pub fn is_untouched(&self) -> bool {
        !self.deeds.iter().any(|deed| matches!(deed, Deed::Play(_) | Deed::Resign(_) | Deed::Draw))
    }

    /// What the table waits for.
    pub fn awaited(&self) -> Awaited {
        if self.ending.is_some() {
            return Awaited::Nothing;
        }
        if Seat::BOTH.into_iter().any(|seat| self.sitting(seat).is_none()) {
            return Awaited::Seats;
        }
        let missing = self.game_dice().missing_tips();
        if !missing.is_empty() {
            return Awaited::Tips(missing);
        }
        match self.played.game().stage() {
            Stage::Opening | Stage::Throw => {
                let sides: Vec<Side> =
                    Side::BOTH.into_iter().filter(|side| self.given[*side].is_none()).collect();
                if sides.is_empty() { Awaited::Dice } else { Awaited::Links(sides) }
            }
            Stage::Play(_) => Awaited::Play(self.played.game().position().turn()),
            Stage::Over(_) => Awaited::Nothing,
        }
    }

    /// The side that clicks on the dice; both do for the start.
    pub fn throws_now(&self, side: Side) -> bool {
        match self.played.game().stage() {
            Stage::Opening => true,
            Stage::Throw => self.played.game().position().turn() == side,
            Stage::Play(_) | Stage::Over(_) => false,
        }
    }

    /// Who may take back a play just now: who played last, as long as nobody has thrown since.
    pub fn may_take_back(&self) -> Option<Seat> {
        let is_fresh = matches!(self.deeds.last(), Some(Deed::Play(_)));
        let mover = self.played.game().turns().iter().rfind(|turn| turn.roll.is_some())?.side;
        (is_fresh && self.settings.take_back && self.ending.is_none()).then(|| self.seat(mover))
    }

    /// Whether a link leads to the one before it, for the next throw of the game.
    pub fn is_next_link(&self, role: Role, link: Link) -> bool {
        self.game_dice().is_next(role, link)
    }

    /// The record of the match with its dice, for whoever wants to keep or check it.
    pub fn record(&self) -> Record {
        let name = |seat: Seat| match self.sitting(seat) {
            Some(Sitting { computer: Some(level), .. }) => format!("computer ({level})"),
            Some(sitting) if !sitting.name.is_empty() => sitting.name.clone(),
            _ => "guest".to_owned(),
        };
        let names = tavli_rules::ByPlayer::new(name(Seat::First), name(Seat::Second));
        let mut record = Record::new(names, self.played.clone());
        record.notes.push(("Table".to_owned(), self.id.to_string()));
        if let Some(ending) = self.ending_note() {
            record.notes.push(("Ended".to_owned(), ending));
        }
        record.notes.extend(DiceRecord { games: self.dice.clone() }.notes());
        record
    }

    fn ending_note(&self) -> Option<String> {
        let which = |seat: Seat| if seat == Seat::First { "first" } else { "second" };
        match self.ending? {
            Ending::Played(_) => None,
            Ending::TimedOut(seat) => Some(format!("the {} player's time was over", which(seat))),
            Ending::Left(seat) => Some(format!("the {} player was away too long", which(seat))),
            Ending::Aborted => Some("broken off before the first play".to_owned()),
        }
    }

    /// All dice so far.
    pub fn dice(&self) -> DiceRecord {
        DiceRecord { games: self.dice.clone() }
    }

    /// Whether the match goes over several games.
    pub fn is_match(&self) -> bool {
        self.played.length() != MatchLength::Single
    }
}
