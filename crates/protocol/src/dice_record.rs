//! All dice of a match with their proof: tips, links, and what they make. Anybody can check it without the server.

use std::fmt;

use tavli_rules::{Game, MatchGame, Record, Roll, Side, Stage};

use crate::chain::{CHAIN_LENGTH, chain_step};
use crate::link::Link;
use crate::role::Role;
use crate::throw::dice_values;

/// How lines of a record's head begin: with a game's name, with its tips, with the links of a throw.
pub(crate) const GAME: &str = "Dice";
pub(crate) const TIPS: &str = "Tips";
pub(crate) const THROW: &str = "Throw";

/// Three links as such a line has them.
pub(crate) fn links_text(links: &[Link; 3]) -> String {
    links.map(|link| link.to_string()).join(" ")
}

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
    /// The record holds no proof at all.
    NoProof,
    /// Somebody's tip is missing.
    MissingTip {
        /// The game's name.
        game_id: String,
    },
    /// There is a proof for another number of games than were played.
    OtherGames {
        /// How many were played.
        played: usize,
        /// How many have a proof.
        proven: usize,
    },
    /// A line has no three links.
    BadLinks {
        /// How the line begins.
        line: String,
    },
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
        /// The dice with their proof, if there are any.
        proven: Option<String>,
        /// What the record says was played, if it says so.
        played: Option<String>,
    },
}

impl fmt::Display for DiceFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceFault::NoProof => formatter.write_str(
                "the record holds no proof of its dice; only games played online, or on the page, do",
            ),
            DiceFault::MissingTip { game_id } => write!(formatter, "{game_id}: a tip is missing"),
            DiceFault::OtherGames { played, proven } => {
                write!(formatter, "the record has {played} games, but dice for {proven}")
            }
            DiceFault::BadLinks { line } => {
                write!(formatter, "{line}: three links of 64 hexadecimal digits belong here")
            }
            DiceFault::BrokenChain { throw, role } => {
                write!(formatter, "throw {throw}: {role}'s link does not lead to the one before it")
            }
            DiceFault::OtherDice { throw, made, said } => {
                write!(formatter, "throw {throw}: the links make {made:?}, not {said:?}")
            }
            DiceFault::NotPlayed { throw, proven, played } => {
                let [proven, played] = [proven, played].map(|dice| dice.as_deref().unwrap_or("nothing"));
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
        dice_values(&self.game_id, throw, links, count)
    }

    /// Checks every link and every die of a game that was played.
    pub fn verify(&self, game: &Game) -> Result<u32, DiceFault> {
        if !self.missing_tips().is_empty() {
            return match self.throws.is_empty() && game.turns().is_empty() {
                true => Ok(0),
                false => Err(DiceFault::MissingTip { game_id: self.game_id.clone() }),
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
                    return Err(DiceFault::NotPlayed { throw: 1, proven, played: Some(format!("{said:?}")) });
                }
            }
        }
        let mut rolls = rolls(game).peekable();
        if let Some(kept) = kept(game) {
            rolls.next_if_eq(&kept);
        }
        loop {
            match (proofs.next(), rolls.next()) {
                (None, None) => return Ok(()),
                (Some((_, thrown)), Some(roll)) if proven(thrown) == roll.to_string() => {}
                // A throw that was never played, because somebody gave up or both agreed on a draw.
                (Some(_), None) if is_broken_off(game) && proofs.next().is_none() => return Ok(()),
                (thrown, roll) => {
                    let throw = thrown.map_or(self.throws.len() as u32 + 1, |(throw, _)| throw);
                    let proven = thrown.map(|(_, thrown)| proven(thrown));
                    let played = roll.map(|roll| roll.to_string());
                    return Err(DiceFault::NotPlayed { throw, proven, played });
                }
            }
        }
    }
}

/// The dice for the start where they are the first roll already: they have their proof.
fn kept(game: &Game) -> Option<Roll> {
    game.referee().ruleset().opening_roll.kept(*game.openings().last()?)
}

fn is_broken_off(game: &Game) -> bool {
    game.resigned().is_some() || game.is_agreed_draw()
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
            notes.push((format!("{GAME} {number}"), game.game_id.clone()));
            if let [Some(white), Some(black), Some(server)] = game.tips {
                notes.push((format!("{TIPS} {number}"), links_text(&[white, black, server])));
            }
            for (throw, thrown) in (1..).zip(&game.throws) {
                notes.push((format!("{THROW} {number}.{throw}"), links_text(&thrown.links)));
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
            if *key == format!("{GAME} {}", number + 1) {
                dice.games.push(GameDice::new(value.clone()));
            } else if let Some(game) = dice.games.last_mut() {
                let played = games.get(number - 1).map(|game| &game.game);
                if *key == format!("{TIPS} {number}") {
                    game.tips = read_links(key, value)?.map(Some);
                } else if *key == format!("{THROW} {number}.{}", game.throws.len() + 1) {
                    game.take_up(read_links(key, value)?, played);
                }
            }
        }
        match dice.games.is_empty() {
            true => Err(DiceFault::NoProof),
            false => Ok(dice),
        }
    }

    /// Checks every die of a record; how many throws it has.
    pub fn verify(&self, record: &Record) -> Result<u32, DiceFault> {
        let games: Vec<&MatchGame> = record.played.games().collect();
        if games.len() != self.games.len() {
            return Err(DiceFault::OtherGames { played: games.len(), proven: self.games.len() });
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
    let bad = || DiceFault::BadLinks { line: key.to_owned() };
    let links: Result<Vec<Link>, String> = value.split_whitespace().map(str::parse).collect();
    links.map_err(|_| bad())?.try_into().map_err(|_| bad())
}
