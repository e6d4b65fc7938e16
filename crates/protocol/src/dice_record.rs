//! All dice of a match with their proof: tips, links, and what they make. Anybody can check it without the server.

use std::fmt;

use tavli_rules::{Game, MatchGame, Record, Roll, Side, Stage};

use crate::chain::{CHAIN_LENGTH, chain_step};
use crate::link::Link;
use crate::role::Role;
use crate::throw::{opening_dice, throw_dice};

/// The links of one throw and the dice that they made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowLinks {
    /// White's, Black's and the server's.
    pub links: [Link; 3],
    /// The dice as thrown; for the start White's and Black's in turn.
    pub dice: Vec<u8>,
}

/// The dice of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameDice {
    /// The game's name, part of every hash.
    pub game_id: String,
    /// White's, Black's and the server's tip.
    pub tips: [Option<Link>; 3],
    /// The throws in order.
    pub throws: Vec<ThrowLinks>,
}

/// What is wrong with dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceFault {
    /// The record does not hold what would be needed.
    Missing(String),
    /// A link does not lead to the one before it.
    BrokenChain {
        /// In which throw.
        throw: u32,
        /// Whose.
        role: Role,
    },
    /// The links make other dice.
    OtherDice {
        /// In which throw.
        throw: u32,
        /// What the links make.
        made: Vec<u8>,
        /// What was said to be thrown.
        said: Vec<u8>,
    },
    /// The game was played with other dice than these.
    NotPlayed {
        /// In which throw.
        throw: u32,
        /// The dice with their proof.
        proven: String,
        /// What the record says was played.
        played: String,
    },
}

impl fmt::Display for DiceFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceFault::Missing(what) => formatter.write_str(what),
            DiceFault::BrokenChain { throw, role } => {
                write!(formatter, "throw {throw}: {role}'s link does not lead to the one before it")
            }
            DiceFault::OtherDice { throw, made, said } => {
                write!(formatter, "throw {throw}: the links make {made:?}, not {said:?}")
            }
            DiceFault::NotPlayed { throw, proven, played } => {
                write!(formatter, "throw {throw}: the proof is for {proven}, but the record plays {played}")
            }
        }
    }
}

impl std::error::Error for DiceFault {}

impl GameDice {
    /// A game before anybody has published a tip.
    pub fn new(game_id: String) -> GameDice {
        GameDice { game_id, tips: [None; 3], throws: Vec::new() }
    }

    /// Who has not published a tip yet.
    pub fn missing_tips(&self) -> Vec<Role> {
        Role::ALL.into_iter().filter(|role| self.tips[*role as usize].is_none()).collect()
    }

    /// Takes up a tip. Nobody publishes two, and no two are equal: whoever repeats another's tip could repeat its links.
    pub fn commit(&mut self, role: Role, tip: Link) -> Result<(), String> {
        if self.tips[role as usize].is_some() {
            return Err(format!("{role} has published a tip before"));
        }
        if self.tips.contains(&Some(tip)) {
            return Err("this tip is somebody else's".to_owned());
        }
        self.tips[role as usize] = Some(tip);
        Ok(())
    }

    /// Whether this is the role's link for the next throw.
    pub fn is_next(&self, role: Role, link: Link) -> bool {
        let index = role as usize;
        let before = self.throws.last().map_or(self.tips[index], |throw| Some(throw.links[index]));
        let is_left = (self.throws.len() as u32) < CHAIN_LENGTH;
        is_left && before == Some(chain_step(&self.game_id, role, link))
    }

    /// Takes up a throw of so many dice, or of the dice for the start, after checking it.
    pub fn add(&mut self, thrown: ThrowLinks, count: Option<usize>) -> Result<(), DiceFault> {
        let throw = self.throws.len() as u32 + 1;
        for role in Role::ALL {
            if !self.is_next(role, thrown.links[role as usize]) {
                return Err(DiceFault::BrokenChain { throw, role });
            }
        }
        let made = self.made(throw, thrown.links, count);
        if made != thrown.dice {
            return Err(DiceFault::OtherDice { throw, made, said: thrown.dice });
        }
        self.throws.push(thrown);
        Ok(())
    }

    /// The dice that links make for a throw: so many, or those for the start.
    pub fn made(&self, throw: u32, links: [Link; 3], count: Option<usize>) -> Vec<u8> {
        match count {
            Some(count) => {
                throw_dice(&self.game_id, throw, links, count).into_iter().map(|die| die.value()).collect()
            }
            None => opening_dice(&self.game_id, throw, links)
                .into_iter()
                .flat_map(|pair| [pair[Side::White].value(), pair[Side::Black].value()])
                .collect(),
        }
    }

    /// Checks every link and every die of a game that was played.
    pub fn verify(&self, game: &Game) -> Result<u32, DiceFault> {
        if !self.missing_tips().is_empty() {
            return match self.throws.is_empty() && game.turns().is_empty() {
                true => Ok(0),
                false => Err(DiceFault::Missing(format!("{}: a tip is missing", self.game_id))),
            };
        }
        let mut checked = GameDice { throws: Vec::new(), ..self.clone() };
        let count = usize::from(game.referee().ruleset().dice.dice);
        let is_thrown_for = !game.openings().is_empty();
        for thrown in &self.throws {
            let is_opening = is_thrown_for && checked.throws.is_empty();
            checked.add(thrown.clone(), (!is_opening).then_some(count))?;
        }
        self.compare(game, is_thrown_for)?;
        Ok(self.throws.len() as u32)
    }

    fn compare(&self, game: &Game, is_thrown_for: bool) -> Result<(), DiceFault> {
        let proven = |thrown: &ThrowLinks| match Roll::new(&thrown.dice) {
            Ok(roll) => roll.to_string(),
            Err(_) => format!("{:?}", thrown.dice),
        };
        let mut proofs = (1..).zip(&self.throws);
        if is_thrown_for {
            let said: Vec<u8> = game
                .openings()
                .iter()
                .flat_map(|pair| [pair[Side::White].value(), pair[Side::Black].value()])
                .collect();
            match proofs.next() {
                Some((_, thrown)) if thrown.dice == said => {}
                other => {
                    let proven = other.map(|(_, thrown)| format!("{:?}", thrown.dice));
                    return Err(not_played(1, proven, format!("{said:?}")));
                }
            }
        }
        let mut rolls = rolls(game).peekable();
        // The dice for the start may be the first roll already; they have their proof.
        let kept = game
            .openings()
            .last()
            .and_then(|pair| Roll::new(&[pair[Side::White].value(), pair[Side::Black].value()]).ok());
        if rolls.clone().count() == self.throws.len() && kept.is_some() && rolls.peek() == kept.as_ref() {
            rolls.next();
        }
        loop {
            match (proofs.next(), rolls.next()) {
                (None, None) => return Ok(()),
                (Some((_, thrown)), Some(roll)) if proven(thrown) == roll.to_string() => {}
                (thrown, roll) => {
                    let throw = thrown.map_or(self.throws.len() as u32 + 1, |(throw, _)| throw);
                    let played = roll.map_or("nothing".to_owned(), |roll| roll.to_string());
                    return Err(not_played(throw, thrown.map(|(_, thrown)| proven(thrown)), played));
                }
            }
        }
    }
}

fn not_played(throw: u32, proven: Option<String>, played: String) -> DiceFault {
    DiceFault::NotPlayed { throw, proven: proven.unwrap_or_else(|| "nothing".to_owned()), played }
}

/// All rolls of a game, the one that waits to be played too.
fn rolls(game: &Game) -> impl Iterator<Item = Roll> + Clone {
    let open = match game.stage() {
        Stage::Play(roll) => Some(roll),
        Stage::Opening | Stage::Throw | Stage::Over(_) => None,
    };
    game.turns().iter().filter_map(|turn| turn.roll).chain(open)
}

/// The dice of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceRecord {
    /// One entry a game, in order.
    pub games: Vec<GameDice>,
}

impl DiceRecord {
    /// The dice as lines of a record's head.
    pub fn notes(&self) -> Vec<(String, String)> {
        let mut notes = Vec::new();
        for (number, game) in (1..).zip(&self.games) {
            notes.push((format!("Dice {number}"), game.game_id.clone()));
            if let [Some(white), Some(black), Some(server)] = game.tips {
                notes.push((format!("Tips {number}"), format!("{white} {black} {server}")));
            }
            for (throw, thrown) in (1..).zip(&game.throws) {
                let [white, black, server] = thrown.links;
                notes.push((format!("Throw {number}.{throw}"), format!("{white} {black} {server}")));
            }
        }
        notes
    }

    /// The dice that a record holds. What was thrown follows from the links.
    pub fn of(record: &Record) -> Result<DiceRecord, DiceFault> {
        let mut dice = DiceRecord::default();
        let games: Vec<&MatchGame> = record.played.games().collect();
        for (key, value) in &record.notes {
            let number = dice.games.len();
            if *key == format!("Dice {}", number + 1) {
                dice.games.push(GameDice::new(value.clone()));
            } else if let Some(game) = dice.games.last_mut() {
                let played = games.get(number - 1).map(|game| &game.game);
                if *key == format!("Tips {number}") {
                    game.tips = read_links(key, value)?.map(Some);
                } else if *key == format!("Throw {number}.{}", game.throws.len() + 1) {
                    game.take_up(read_links(key, value)?, played);
                }
            }
        }
        match dice.games.is_empty() {
            true => Err(DiceFault::Missing(
                "the record holds no proof of its dice; only games played online, or on the page, do"
                    .to_owned(),
            )),
            false => Ok(dice),
        }
    }

    /// Checks every die of a record; how many throws it has.
    pub fn verify(&self, record: &Record) -> Result<u32, DiceFault> {
        let games: Vec<&MatchGame> = record.played.games().collect();
        if games.len() != self.games.len() {
            let what = format!("the record has {} games, but dice for {}", games.len(), self.games.len());
            return Err(DiceFault::Missing(what));
        }
        self.games.iter().zip(games).try_fold(0, |throws, (dice, game)| Ok(throws + dice.verify(&game.game)?))
    }
}

impl GameDice {
    fn take_up(&mut self, links: [Link; 3], played: Option<&Game>) {
        let throw = self.throws.len() as u32 + 1;
        let is_opening = throw == 1 && played.is_some_and(|game| !game.openings().is_empty());
        let count = played.map_or(2, |game| usize::from(game.referee().ruleset().dice.dice));
        let dice = self.made(throw, links, (!is_opening).then_some(count));
        self.throws.push(ThrowLinks { links, dice });
    }
}

fn read_links(key: &str, value: &str) -> Result<[Link; 3], DiceFault> {
    let links: Result<Vec<Link>, String> = value.split_whitespace().map(str::parse).collect();
    let links = links.map_err(|fault| DiceFault::Missing(format!("{key}: {fault}")))?;
    links.try_into().map_err(|_| DiceFault::Missing(format!("{key}: three links belong here")))
}
