//! The dice of a match at one screen: the same three chains as at a table of the server, grown from two secrets. One is the
//! person's, the other one the page's, which is fixed before the person gives a share.

use tavli_rules::{BySide, Match, Record, Side};

use crate::chain::{CHAIN_LENGTH, Chain};
use crate::dice_record::{GAME, THROW, TIPS, links_text};
use crate::identifier::{TableId, game_id};
use crate::link::Link;
use crate::role::Role;
use crate::throw::dice_values;

/// The note of a match in progress that holds its secrets. Records of finished matches do not have it.
const SECRETS: &str = "Secrets";

/// Dice of a match at one screen. Which throw comes next follows from the secrets and from how many there were: whoever loads the
/// page anew gets the same.
///
/// ```
/// use tavli_protocol::{Link, LocalDice, TableId};
/// use tavli_rules::{BuiltIn, BySide, Match};
/// let mut dice = LocalDice::new(TableId::of([1; 10]), Link::of_words("alea iacta est"), Link([3; 32]));
/// dice.follow(&Match::single(BuiltIn::Portes.referee()), BySide::new(true, false));
/// assert!(dice.throw(Some(2)).is_some_and(|thrown| thrown.len() == 2));
/// ```
#[derive(Clone, Debug)]
pub struct LocalDice {
    table: TableId,
    person: Link,
    house: Link,
    /// The proof so far, as lines of a record's head. As text, because the page has to keep it after every step and to read it
    /// only once.
    notes: Vec<(String, String)>,
    /// How many games have begun, and the throws of the last one and of those before.
    games: usize,
    throws: u32,
    throws_before: u32,
    /// Those of the last game, once they are needed.
    chains: Option<[Chain; 3]>,
    persons: BySide<bool>,
}

impl LocalDice {
    /// Dice made of a person's secret and the page's.
    pub fn new(table: TableId, person: Link, house: Link) -> LocalDice {
        let persons = BySide::new(true, true);
        let (notes, chains) = (Vec::new(), None);
        LocalDice { table, person, house, notes, games: 0, throws: 0, throws_before: 0, chains, persons }
    }

    /// The dice of a match in progress, as [`LocalDice::notes_in_progress`] has written them.
    pub fn of(record: &Record, persons: BySide<bool>) -> Option<LocalDice> {
        let (_, secrets) = record.notes.iter().find(|(key, _)| key == SECRETS)?;
        let mut parts = secrets.split(' ');
        let (table, person, house) = (parts.next()?, parts.next()?, parts.next()?);
        let mut dice = LocalDice::new(table.parse().ok()?, person.parse().ok()?, house.parse().ok()?);
        for (key, value) in &record.notes {
            match key.split(' ').next() {
                Some(GAME) => dice.begin_game(),
                Some(THROW) => dice.throws += 1,
                Some(TIPS) => {}
                Some(_) | None => continue,
            }
            dice.notes.push((key.clone(), value.clone()));
        }
        dice.persons = persons;
        Some(dice)
    }

    /// What the page publishes before anybody gives a share: the tip of its chain for the first game.
    pub fn house_tip(table: &TableId, house: Link) -> Link {
        Chain::of_secret(&game_id(table, 1), Role::Server, house).tip()
    }

    fn begin_game(&mut self) {
        self.games += 1;
        self.throws_before += std::mem::take(&mut self.throws);
    }

    fn game_id(&self) -> String {
        game_id(&self.table, self.games as u16)
    }

    /// Publishes the tips of every game that has begun; where sides belong to persons, their chains grow from the person's secret.
    pub fn follow(&mut self, played: &Match, persons: BySide<bool>) {
        while self.games < played.games().count() {
            self.begin_game();
            self.persons = persons;
            self.chains = None;
            let tips = self.links(0);
            self.notes.push((format!("{GAME} {}", self.games), self.game_id()));
            self.notes.push((format!("{TIPS} {}", self.games), links_text(&tips)));
        }
    }

    /// The links of all three for a throw, or their tips for 0.
    fn links(&mut self, throw: u32) -> [Link; 3] {
        let (id, [person, house]) = (self.game_id(), [self.person, self.house]);
        let persons = self.persons;
        let grown = || {
            Role::ALL.map(|role| {
                let is_persons = match role {
                    Role::White => persons[Side::White],
                    Role::Black => persons[Side::Black],
                    Role::Server => false,
                };
                Chain::of_secret(&id, role, if is_persons { person } else { house })
            })
        };
        self.chains.get_or_insert_with(grown).each_ref().map(|chain| chain.link(throw))
    }

    /// The next throw of so many dice, or of the dice for the start. Nothing where the chains are used up, or where what was
    /// noted before is not theirs: a proof would be none.
    pub fn throw(&mut self, count: Option<usize>) -> Option<Vec<u8>> {
        let before = links_text(&self.links(self.throws));
        let is_theirs = self.notes.last().is_some_and(|(_, noted)| *noted == before);
        if !is_theirs || self.throws >= CHAIN_LENGTH {
            return None;
        }
        self.throws += 1;
        let links = self.links(self.throws);
        self.notes.push((format!("{THROW} {}.{}", self.games, self.throws), links_text(&links)));
        Some(dice_values(&self.game_id(), self.throws, links, count))
    }

    /// How many throws of the match were made, each with its proof.
    pub fn throws(&self) -> u32 {
        self.throws_before + self.throws
    }

    /// What names the match; its games' names begin with it.
    pub fn name(&self) -> &TableId {
        &self.table
    }

    /// What the page has published for a game whose first throw is still to come.
    pub fn fixed(&self) -> Option<&str> {
        let (_, tips) = self.notes.last().filter(|_| self.throws == 0)?;
        tips.split(' ').next_back()
    }

    /// Tips and links, as lines of a record's head.
    pub fn notes(&self) -> Vec<(String, String)> {
        self.notes.clone()
    }

    /// The same with the secrets, for whoever keeps a match that is not over.
    pub fn notes_in_progress(&self) -> Vec<(String, String)> {
        let mut notes = self.notes();
        notes.push((SECRETS.to_owned(), format!("{} {} {}", self.table, self.person, self.house)));
        notes
    }
}
