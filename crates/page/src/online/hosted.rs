//! A table at the server, as this page knows it: its events, the board on which they are shown one after the other, and what
//! one has to do.

use std::collections::VecDeque;

use tavli_board::Table as Board;
use tavli_protocol::{
    Awaited, Chain, Command, Event, Happening, Link, Role, Seat, StepText, Table, TableFault, TableId, Words,
};
use tavli_rules::Side;

use super::commands::Commands;
use super::motion::{Motion, Moved};
use super::secret;

/// Who has missed more than so much does not want to watch it, but to see how it stands.
const MOST_MOTIONS: usize = 12;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Saying {
    pub(crate) seat: Option<Seat>,
    pub(crate) words: Words,
}

/// A table with all that this page keeps of it.
#[derive(Clone, Debug)]
pub(crate) struct Hosted {
    id: TableId,
    /// One's own public name.
    pub(crate) me: String,
    secret: Link,
    table: Option<Table>,
    board: Option<Board>,
    motions: VecDeque<Motion>,
    pub(crate) sayings: Vec<Saying>,
    pub(crate) commands: Commands,
    chain: Option<(u16, Role, Chain)>,
    /// Who has declined what one has offered, until the next play.
    declined: Option<Seat>,
    /// What was refused is not tried again by itself before something has happened.
    refused_at: Option<u64>,
}

impl Hosted {
    /// The table's name.
    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    pub(crate) fn new(id: TableId, me: String, secret: Link) -> Hosted {
        Hosted {
            id,
            me,
            secret,
            table: None,
            board: None,
            motions: VecDeque::new(),
            sayings: Vec::new(),
            commands: Commands::default(),
            chain: None,
            declined: None,
            refused_at: None,
        }
    }

    /// The table; nothing before its first events have come.
    pub(crate) fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Who has declined one's offer since the last play.
    pub(crate) fn declined(&self) -> Option<Seat> {
        self.declined
    }

    /// The board as it is shown.
    pub(crate) fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    pub(crate) fn board_mut(&mut self) -> Option<&mut Board> {
        self.board.as_mut()
    }

    /// The number of the last event.
    pub(crate) fn last(&self) -> u64 {
        self.table.as_ref().map_or(0, Table::last)
    }

    /// One's seat, where one sits.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.table()?.seat_of(&self.me)
    }

    /// One's side in the game being played.
    pub(crate) fn side(&self) -> Option<Side> {
        Some(self.table()?.side(self.seat()?))
    }

    /// Takes up what has happened. Dice and links are checked with every event: the page believes no server.
    pub(crate) fn take_up(&mut self, events: &[Event]) -> Result<(), TableFault> {
        let last = self.last();
        self.sayings.extend(events.iter().filter(|event| event.number > last).filter_map(saying));
        let Some(table) = &mut self.table else {
            self.table = Some(Table::of(self.id.clone(), events)?);
            self.set_up();
            return Ok(());
        };
        for event in events.iter().filter(|event| event.number > table.last()).collect::<Vec<_>>() {
            let motion = Motion::of(table, &event.what);
            if let Some(declined) = answer(table, &self.me, &event.what) {
                self.declined = declined;
            }
            table.accept(event)?;
            self.motions.extend(motion);
        }
        if self.motions.len() > MOST_MOTIONS {
            self.set_up();
        }
        Ok(())
    }

    /// Sets the board up as the table is now, without motion.
    pub(crate) fn set_up(&mut self) {
        self.motions.clear();
        self.board = self.table.as_ref().map(|table| Board::new(table.played().clone()));
    }

    /// Whether everything that has happened has been shown.
    pub(crate) fn is_shown(&self) -> bool {
        self.motions.is_empty()
    }

    /// Shows the next thing that has happened.
    pub(crate) fn show_next(&mut self) -> Option<Moved> {
        let motion = self.motions.pop_front()?;
        let moved = motion.show(self.board.as_mut()?);
        match moved {
            Moved::Split(motions) => {
                motions.into_iter().rev().for_each(|motion| self.motions.push_front(motion));
                Some(Moved::Done)
            }
            Moved::Astray => {
                self.set_up();
                Some(Moved::Done)
            }
            Moved::Thrown | Moved::Stepped(_) | Moved::Done => Some(moved),
        }
    }

    /// One's chain for the game being played.
    fn chain(&mut self) -> Option<&Chain> {
        let role: Role = self.side()?.into();
        let game = self.table()?.game_number();
        if self.chain.as_ref().is_none_or(|(known, same, _)| *known != game || *same != role) {
            self.chain = Some((game, role, secret::chain(self.secret, &self.id, game, role)));
        }
        self.chain.as_ref().map(|(_, _, chain)| chain)
    }

    /// Whether the tip that was published for one is not of this browser's chain: then one cannot throw here.
    pub(crate) fn is_secret_elsewhere(&self) -> bool {
        let known = || {
            let role: Role = self.side()?.into();
            let published = self.table()?.game_dice().tips[role as usize]?;
            let (game, same, chain) = self.chain.as_ref()?;
            let is_this = *game == self.table()?.game_number() && *same == role;
            Some(is_this && chain.tip() != published)
        };
        known().unwrap_or(false)
    }

    /// What has to be done without being asked for: sitting down, publishing the tip of one's chain, and giving the link for a
    /// throw that is not one's own.
    pub(crate) fn duty(&mut self) -> Option<Command> {
        if self.refused_at == Some(self.last()) || !self.commands.is_idle() {
            return None;
        }
        let (awaited, game, throw) =
            self.table.as_ref().map(|table| (table.awaited(), table.game_number(), table.throws() + 1))?;
        let Some(side) = self.side() else {
            return (awaited == Awaited::Seats).then_some(Command::Sit);
        };
        match awaited {
            Awaited::Tips(roles) if roles.contains(&side.into()) => {
                Some(Command::Commit { game, tip: self.chain()?.tip() })
            }
            Awaited::Links(sides) if sides.contains(&side) => {
                let link = self.chain()?.link(throw);
                let is_thrower = self.table.as_ref().is_some_and(|table| table.throws_now(side));
                let is_mine = !self.is_secret_elsewhere();
                (!is_thrower && is_mine).then_some(Command::Reveal { game, throw, link })
            }
            Awaited::Seats
            | Awaited::Tips(_)
            | Awaited::Links(_)
            | Awaited::Dice
            | Awaited::Play(_)
            | Awaited::Nothing => None,
        }
    }

    /// A command was refused.
    pub(crate) fn refused(&mut self) {
        self.refused_at = Some(self.last());
        if self.motions.is_empty() {
            self.set_up();
        }
    }

    /// Whether one may throw now, as far as the table goes.
    pub(crate) fn may_throw(&self) -> bool {
        let may = || {
            let (table, side) = (self.table()?, self.side()?);
            let Awaited::Links(sides) = table.awaited() else { return None };
            let is_seen = !matches!(self.board()?.expected(), tavli_board::Expected::GameOver(_));
            let is_under_way = self.commands.has(|command| matches!(command, Command::Reveal { .. }));
            Some(sides.contains(&side) && table.throws_now(side) && is_seen && !is_under_way)
        };
        self.is_shown() && !self.is_secret_elsewhere() && may().unwrap_or(false)
    }

    /// The link that throws.
    pub(crate) fn throw(&mut self) -> Option<Command> {
        let (game, throw) = self.table().map(|table| (table.game_number(), table.throws() + 1))?;
        let link = self.chain()?.link(throw);
        Some(Command::Reveal { game, throw, link })
    }

    /// Whether one may move checkers now.
    pub(crate) fn may_play(&self) -> bool {
        let is_turn = || {
            let (table, side) = (self.table()?, self.side()?);
            Some(matches!(table.awaited(), Awaited::Play(mover) if mover == side))
        };
        let is_under_way = self.commands.has(|command| matches!(command, Command::Play { .. }));
        self.is_shown() && !is_under_way && is_turn().unwrap_or(false)
    }

    /// The play as it stands on the board, with the link for the next throw.
    pub(crate) fn play(&mut self) -> Option<Command> {
        let play = self.board()?.turn()?.play()?;
        let steps = play.iter().map(|step| StepText::of(step.die, step.from)).collect();
        let (game, throw) = self.table().map(|table| (table.game_number(), table.throws()))?;
        let link = self.chain().map(|chain| chain.link(throw + 1));
        Some(Command::Play { game, throw, steps, link })
    }
}

/// What an event says about an offer of one's own, at a table as it was before: who has declined it, or that it is past. Nothing
/// where it says nothing.
fn answer(before: &Table, me: &str, what: &Happening) -> Option<Option<Seat>> {
    let own = before.seat_of(me)?;
    match what {
        Happening::Declined { seat } => {
            let is_own = [before.draw_offer(), before.take_back_wish()].contains(&Some(own));
            Some(Some(*seat).filter(|seat| is_own && *seat != own))
        }
        Happening::Created { .. }
        | Happening::Seated { .. }
        | Happening::Played { .. }
        | Happening::Resigned { .. }
        | Happening::DrawOffered { .. }
        | Happening::DrawAgreed
        | Happening::TakeBackAsked { .. }
        | Happening::TakenBack
        | Happening::Aborted { .. }
        | Happening::TimedOut { .. }
        | Happening::Claimed { .. }
        | Happening::RematchOffered { .. }
        | Happening::RematchAgreed { .. } => Some(None),
        Happening::Committed { .. }
        | Happening::Revealed { .. }
        | Happening::Thrown { .. }
        | Happening::Away { .. }
        | Happening::Back { .. }
        | Happening::Paused { .. }
        | Happening::Said { .. } => None,
    }
}

fn saying(event: &Event) -> Option<Saying> {
    let Happening::Said { seat, words, .. } = &event.what else { return None };
    Some(Saying { seat: *seat, words: words.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_protocol::{Happening, TableSettings};

    fn event(number: u64, what: Happening) -> Event {
        Event { number, at: number, cause: None, what }
    }

    fn seated(seat: Seat, player: &str) -> Happening {
        Happening::Seated { seat, player: player.to_owned(), name: String::new(), computer: None }
    }

    fn hosted() -> Hosted {
        let mut hosted = Hosted::new(TableId::of([1; 10]), "me".to_owned(), Link([5; 32]));
        let created = Happening::Created { settings: TableSettings::new("portes") };
        hosted.take_up(&[event(1, created), event(2, seated(Seat::First, "other"))]).unwrap();
        hosted
    }

    #[test]
    fn whoever_comes_sits_down_and_publishes_a_tip() {
        let mut hosted = hosted();
        assert_eq!(hosted.duty(), Some(Command::Sit));
        hosted.take_up(&[event(3, seated(Seat::Second, "me"))]).unwrap();
        let Some(Command::Commit { game: 1, tip }) = hosted.duty() else { panic!("a tip is due") };
        hosted.take_up(&[event(4, Happening::Committed { game: 1, role: Role::Black, tip })]).unwrap();
        assert_eq!(hosted.duty(), None, "the others have to publish theirs");
        assert!(!hosted.is_secret_elsewhere());
    }

    #[test]
    fn what_was_refused_is_not_tried_again_before_something_happens() {
        let mut hosted = hosted();
        hosted.refused();
        assert_eq!(hosted.duty(), None);
        hosted.take_up(&[event(3, Happening::Paused { milliseconds: 1 })]).unwrap();
        assert_eq!(hosted.duty(), Some(Command::Sit));
    }

    #[test]
    fn only_what_the_other_declines_is_told() {
        let mut hosted = hosted();
        hosted.take_up(&[event(3, seated(Seat::Second, "me"))]).unwrap();
        let mut hear = |number, what| {
            hosted.take_up(&[event(number, what)]).unwrap();
            hosted.declined()
        };
        assert_eq!(hear(4, Happening::DrawOffered { seat: Seat::Second }), None);
        assert_eq!(hear(5, Happening::Declined { seat: Seat::First }), Some(Seat::First));
        assert_eq!(hear(6, Happening::Paused { milliseconds: 1 }), Some(Seat::First), "it stays");
        assert_eq!(hear(7, Happening::DrawOffered { seat: Seat::Second }), None, "a new offer");
        assert_eq!(hear(8, Happening::Declined { seat: Seat::Second }), None, "one's own was withdrawn");
        hear(9, Happening::DrawOffered { seat: Seat::First });
        assert_eq!(hear(10, Happening::Declined { seat: Seat::Second }), None, "the other knows");
    }

    #[test]
    fn tip_of_another_device_is_noticed() {
        let mut hosted = hosted();
        hosted.take_up(&[event(3, seated(Seat::Second, "me"))]).unwrap();
        hosted.duty();
        let tip = Link([9; 32]);
        hosted.take_up(&[event(4, Happening::Committed { game: 1, role: Role::Black, tip })]).unwrap();
        assert!(hosted.is_secret_elsewhere());
    }

    #[test]
    fn events_that_were_heard_before_do_no_harm() {
        let mut hosted = hosted();
        hosted
            .take_up(&[event(2, seated(Seat::First, "other")), event(3, seated(Seat::Second, "me"))])
            .unwrap();
        assert_eq!(hosted.last(), 3);
        assert!(hosted.take_up(&[event(5, seated(Seat::Second, "me"))]).is_err(), "one is missing");
    }
}
