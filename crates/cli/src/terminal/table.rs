//! A table in the terminal: throws, asks, plays, tells and saves, until the match is over or somebody leaves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tavli_engine::Level;
use tavli_rules::{
    ByPlayer, BySide, Game, GameFault, Match, Outcome, Play, Player, Plays, Position, Record, Referee, Roll,
    Side, Stage,
};

use super::announce;
use super::glyphs::Glyphs;
use super::human_turn::{HumanTurn, Left};
use super::milestones;
use super::prompt::Prompt;
use super::request::Request;
use super::save_file::SaveFile;
use super::scene::Scene;
use crate::computer::Computer;
use crate::dice_source::DiceSource;
use crate::failure::Failure;
use tavli_board::Geography;

/// Under this key a record's notes say where its dice come from.
pub(crate) const SEED_NOTE: &str = "Seed";

/// Who decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Somebody at the keyboard.
    Human,
    /// The program, at a level.
    Computer(Level),
}

impl Seat {
    fn level(self) -> Option<Level> {
        match self {
            Seat::Human => None,
            Seat::Computer(level) => Some(level),
        }
    }
}

/// A match being played.
pub(crate) struct Table {
    pub(crate) record: Record,
    seats: ByPlayer<Seat>,
    dice: DiceSource,
    /// Where the game is kept by itself.
    save: Option<SaveFile>,
    /// The files that it was saved to when somebody asked for it, the last one last.
    saved: Vec<PathBuf>,
    glyphs: Glyphs,
    pub(crate) prompt: Prompt,
    computer: Computer,
    /// Whether the letters of the sources have been explained.
    pub(crate) knows_source_keys: bool,
}

/// What the side to move does.
enum Decision {
    /// It plays, perhaps because there was no other play.
    Play { play: Play, is_forced: bool },
    /// It gives the game up.
    Resigned,
    /// It leaves the table.
    Left,
}

impl Table {
    /// A table for a match that is to be played, or to be gone on with.
    pub(crate) fn new(
        record: Record,
        seats: ByPlayer<Seat>,
        dice: DiceSource,
        save: Option<SaveFile>,
        glyphs: Glyphs,
        prompt: Prompt,
    ) -> Table {
        let computer = Computer::default();
        Table {
            record,
            seats,
            dice,
            save,
            saved: Vec::new(),
            glyphs,
            prompt,
            computer,
            knows_source_keys: false,
        }
    }

    /// Plays until the match is over or somebody leaves.
    pub(crate) fn run(&mut self) -> Result<(), Failure> {
        // A file that cannot be written is better known before anything is played.
        self.write().map_err(|fault| announce::no_file(&fault))?;
        self.prompt.say(&announce::beginning(&self.record, self.dice.place()))?;
        let levels: Vec<Level> =
            Player::BOTH.into_iter().filter_map(|player| self.seats[player].level()).collect();
        self.prompt.say(&announce::computer(&self.record, &levels))?;
        if let Some(save) = &self.save {
            self.prompt.say(&announce::keeps(save.path()))?;
        }
        self.prompt.say(&milestones::game_begins(&self.record))?;
        while !self.record.played.is_over() {
            let goes_on = match self.record.played.game().stage() {
                Stage::Opening => self.throw_opening()?,
                Stage::Throw => self.throw()?,
                Stage::Play(roll) => self.turn(roll)?,
                Stage::Over(_) => return Ok(()),
            };
            if !goes_on {
                return Ok(());
            }
        }
        Ok(self.prompt.say(&announce::match_over(&self.record))?)
    }

    fn throw_opening(&mut self) -> Result<bool, Failure> {
        let dice = BySide::from_fn(|_| self.dice.die());
        self.record.played.throw_opening(dice).map_err(broken)?;
        self.prompt.say(&announce::opening(dice[Side::White].value(), dice[Side::Black].value()))?;
        self.keep()?;
        Ok(true)
    }

    fn throw(&mut self) -> Result<bool, Failure> {
        let roll = self.dice.roll(self.referee().ruleset().dice.dice);
        self.record.played.throw(roll).map_err(broken)?;
        self.keep()?;
        Ok(true)
    }

    /// The side to move plays its roll; false where somebody leaves instead.
    fn turn(&mut self, roll: Roll) -> Result<bool, Failure> {
        let referee = self.referee();
        let position = *self.record.played.game().position();
        let side = position.turn();
        if self.is_human(side) {
            self.draw(&referee, position, Some(roll))?;
        }
        let mut thrown = announce::throw(&referee, side, roll, self.glyphs);
        if self.is_human(side) {
            thrown.push_str(&announce::waiting(&referee, &position));
        }
        self.prompt.say(&thrown)?;
        let (play, is_forced) = match self.decide(&referee, position, roll)? {
            Decision::Play { play, is_forced } => (play, is_forced),
            Decision::Resigned => return self.resign(side).map(|()| true),
            Decision::Left => return Ok(false),
        };
        if !play.is_empty() {
            self.prompt.say(&announce::played(&referee, side, &play))?;
        }
        let may_pause = is_forced && self.is_human(side);
        self.play(&play)?;
        if may_pause && !self.record.played.is_over() { self.pause() } else { Ok(true) }
    }

    /// What was played without asking a person should not rush by; false where he leaves here.
    fn pause(&mut self) -> Result<bool, Failure> {
        let typed = self.prompt.pause(announce::PRESS_ENTER)?;
        if Request::read(&typed) == Request::Quit { Ok(!self.leaves()?) } else { Ok(true) }
    }

    /// What the side to move does. What is forced nobody is asked for.
    fn decide(&mut self, referee: &Referee, position: Position, roll: Roll) -> Result<Decision, Failure> {
        let free = |play: Play| Decision::Play { play, is_forced: false };
        let side = position.turn();
        if let Some(play) = only_play(referee, &referee.plays(&position, roll)) {
            let why = if play.is_empty() { announce::nothing(side) } else { announce::forced(side) };
            self.prompt.say(&why)?;
            return Ok(Decision::Play { play, is_forced: true });
        }
        if let Seat::Computer(level) = self.seat(side) {
            let turn = self.record.played.game().turns().len() as u64;
            return Ok(free(self.computer.choose(referee, &position, roll, level, turn)?));
        }
        match (HumanTurn { table: self, referee }).play(position, roll)? {
            Ok(play) => Ok(free(play)),
            Err(Left::Resigned) => Ok(Decision::Resigned),
            Err(Left::Quit) => Ok(Decision::Left),
            Err(Left::EndOfInput) => self.input_ended().map(|()| Decision::Left),
        }
    }

    fn is_human(&self, side: Side) -> bool {
        self.seat(side) == Seat::Human
    }

    fn seat(&self, side: Side) -> Seat {
        self.seats[self.record.played.current().player(side)]
    }

    /// Plays, saves, and tells what follows by itself: passed turns, the end of a game, the next one.
    fn play(&mut self, play: &Play) -> Result<(), Failure> {
        let turns = self.record.played.game().turns().len() + 1;
        self.go_on_after(turns, |played| played.play(play))
    }

    /// A side gives the game up; the next one follows by itself.
    fn resign(&mut self, side: Side) -> Result<(), Failure> {
        let turns = self.record.played.game().turns().len();
        self.go_on_after(turns, |played| played.resign(side))
    }

    /// Does something to the match and saves it. What comes behind so many turns of the game has passed by itself.
    fn go_on_after(
        &mut self,
        turns: usize,
        deed: impl FnOnce(&mut Match) -> Result<(), GameFault>,
    ) -> Result<(), Failure> {
        let number = self.record.played.games().count();
        deed(&mut self.record.played).map_err(broken)?;
        self.keep()?;
        let game = self.record.played.games().nth(number - 1).map(|game| game.game.clone());
        let game = game.expect("a game that was played stays in its match");
        for passed in game.turns().iter().skip(turns) {
            self.prompt.say(&announce::no_throw(passed.side))?;
        }
        game.outcome().map_or(Ok(()), |outcome| self.end(&game, outcome))
    }

    /// Whether somebody who wants to give up means it.
    pub(crate) fn resigns(&mut self) -> Result<bool, Failure> {
        let answer = self.prompt.ask(announce::RESIGN_QUESTION)?;
        Ok(answer.is_some_and(|answer| ["y", "yes"].contains(&answer.to_lowercase().as_str())))
    }

    fn end(&mut self, game: &Game, outcome: Outcome) -> Result<(), Failure> {
        self.draw(game.referee(), *game.position(), None)?;
        self.prompt.say(&milestones::outcome(game, outcome))?;
        if !self.record.played.is_over() {
            self.prompt.say(&milestones::game_begins(&self.record))?;
        }
        Ok(())
    }

    /// Nothing more can be read: says what has become of the game.
    fn input_ended(&mut self) -> Result<(), Failure> {
        match &self.save {
            Some(save) => Ok(self.prompt.show(&announce::kept(save.path()))?),
            None => Ok(self.prompt.say(announce::INPUT_ENDED)?),
        }
    }

    /// Somebody wants to leave: the game is saved, here or where he says. False where he goes on playing.
    pub(crate) fn leaves(&mut self) -> Result<bool, Failure> {
        if let Some(save) = self.save.clone() {
            match self.write() {
                Ok(()) => return Ok(self.prompt.show(&announce::kept(save.path())).map(|()| true)?),
                Err(fault) => self.prompt.say(&fault)?,
            }
        }
        while let Some(answer) = self.prompt.ask(announce::SAVE_QUESTION)? {
            let file = match answer.to_lowercase().as_str() {
                "" => continue,
                "n" | "no" => break,
                "c" | "continue" => return Ok(false),
                "y" | "yes" => self.usual_file(),
                _ => PathBuf::from(answer),
            };
            match self.save_to(&file) {
                Ok(()) => return Ok(self.prompt.show(&announce::kept(&file)).map(|()| true)?),
                Err(fault) => self.prompt.say(&fault)?,
            }
        }
        self.prompt.say(announce::NOT_SAVED)?;
        Ok(true)
    }

    /// The file in which the game is kept already, or else the usual one.
    fn usual_file(&self) -> PathBuf {
        let kept = self.save.as_ref().map(|save| save.path().to_owned());
        kept.or_else(|| self.saved.last().cloned()).unwrap_or_else(|| announce::USUAL_FILE.into())
    }

    /// Saves the game to a file that somebody names; never over another one.
    pub(crate) fn save_to(&mut self, path: &Path) -> Result<(), String> {
        let own =
            self.save.as_ref().map(SaveFile::path).into_iter().chain(self.saved.iter().map(PathBuf::as_path));
        let file = SaveFile::new(path, own)?;
        self.note_dice();
        file.write(&self.record)?;
        self.saved.push(path.to_owned());
        Ok(())
    }

    /// Saves the game where it is being kept. A file that cannot be written does not end the game.
    fn keep(&mut self) -> Result<(), Failure> {
        match self.write() {
            Ok(()) => Ok(()),
            Err(fault) => Ok(self.prompt.say(&announce::not_kept(&fault))?),
        }
    }

    fn write(&mut self) -> Result<(), String> {
        self.note_dice();
        self.save.as_ref().map_or(Ok(()), |save| save.write(&self.record))
    }

    fn note_dice(&mut self) {
        let place = self.dice.place().to_string();
        match self.record.notes.iter_mut().find(|(key, _)| key == SEED_NOTE) {
            Some((_, note)) => *note = place,
            None => self.record.notes.push((SEED_NOTE.to_owned(), place)),
        }
    }

    fn referee(&self) -> Arc<Referee> {
        self.record.played.game().referee().clone()
    }

    /// Draws a position of the game.
    pub(crate) fn draw(
        &mut self,
        referee: &Referee,
        position: Position,
        roll: Option<Roll>,
    ) -> Result<(), Failure> {
        let scene = Scene { referee, position, roll, from: self.viewer(referee), glyphs: self.glyphs };
        Ok(self.prompt.show(&format!("\n{}", scene.text()))?)
    }

    /// From whose side the board is drawn: the only human's. The Roman boards have but one side.
    fn viewer(&self, referee: &Referee) -> Side {
        let is_greek = Geography::of(referee.ruleset()).is_some_and(Geography::is_greek);
        let is_black = self.is_human(Side::Black) && !self.is_human(Side::White);
        if is_greek && is_black { Side::Black } else { Side::White }
    }
}

/// The play, where there is only one.
fn only_play(referee: &Referee, plays: &Plays) -> Option<Play> {
    (plays.len() == 1).then(|| plays.play(referee, 0))
}

/// The table asks the match only for what comes next, so this says that the program itself is wrong.
fn broken(fault: GameFault) -> Failure {
    Failure::Told(format!("the game cannot go on: {fault}; please report this with the saved record"))
}
