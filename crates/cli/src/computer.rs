//! The terminal's computer player.

use tavli_engine::Level;
use tavli_rules::{Play, Position, Referee, Roll};

use crate::judges::Judges;

/// Chooses plays at whatever level it is asked for.
#[derive(Default)]
pub(crate) struct Computer {
    judges: Judges,
}

impl Computer {
    /// The play that the level chooses; no steps where nothing can be played. It is told the position and the throw, and a
    /// number by which the weaker levels misjudge differently from turn to turn.
    pub(crate) fn choose(
        &mut self,
        referee: &Referee,
        position: &Position,
        roll: Roll,
        level: Level,
        turn: u64,
    ) -> Result<Play, String> {
        let (mut search, _) = self.judges.search(referee)?;
        let (candidates, chosen) = level.choose(&mut search, position, roll, turn);
        let plays = search.listed().ok_or("nothing was listed")?;
        Ok(plays.play(referee, candidates[chosen].index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::{BuiltIn, play_text, read_position};

    fn check(position: &str, expected: &str) {
        let read = read_position(position).unwrap();
        let referee = Referee::new(read.ruleset().unwrap()).unwrap();
        let position = read.position(&referee).unwrap();
        for level in Level::ALL {
            let play = Computer::default().choose(&referee, &position, read.roll.unwrap(), level, 1).unwrap();
            assert_eq!(play_text(&play), expected);
        }
    }

    #[test]
    fn every_level_finds_a_winning_play() {
        check("zeno-w421-21.23.24.off12.out-22x15.out", "21/off 23/off 24/off");
        check("portes-w65-21x2.off13-1x15", "21/off(2)");
    }

    #[test]
    fn nothing_is_played_where_nothing_can_be() {
        check("plakoto-w53-1x15-21x2.19x2.1x11", "-");
    }

    #[test]
    fn every_throw_of_every_start_has_an_answer() {
        for game in BuiltIn::ALL {
            let referee = game.referee();
            let start = referee.start(tavli_rules::Side::Black);
            let mut computer = Computer::default();
            for (roll, _) in referee.rolls() {
                let play = computer.choose(&referee, &start, roll, Level::Casual, 1).unwrap();
                assert!(referee.play(&start, roll, &play).is_ok(), "{game} {roll}");
            }
        }
    }
}
