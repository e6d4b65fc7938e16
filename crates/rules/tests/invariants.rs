//! What always holds, on random rules and positions.

mod random;

use proptest::prelude::*;
use random::Source;
use tavli_rules::{
    BuiltIn, DiceUse, Plays, Position, Referee, Roll, Side, Slide, exchange_line, play_text, position_text,
    read_exchange, read_position, read_ruleset, ruleset_text,
};

/// Rules, a position and a roll, all from one seed.
fn setting(seed: u64) -> (Referee, Position, Roll) {
    let mut source = Source::new(seed);
    let game = BuiltIn::ALL[seed as usize % 5];
    let ruleset = if seed.is_multiple_of(3) { game.ruleset() } else { source.ruleset(game).0 };
    let referee = Referee::new(ruleset).expect("options fit");
    let longest = 1 + seed as usize / 15 % 120;
    let position = match seed % 2 {
        0 => source.game(&referee, longest).last().expect("a game has a first turn").0,
        _ => source.position(referee.ruleset()),
    };
    let roll = source.roll(&referee);
    (referee, position, roll)
}

proptest! {
    #![proptest_config(random::cases(3_000))]

    #[test]
    fn a_play_leads_to_a_possible_position_with_the_same_checkers(seed: u64) {
        let (referee, position, roll) = setting(seed);
        for after in referee.plays(&position, roll).positions().iter().take(500) {
            prop_assert_eq!(after.turn(), position.turn().opponent());
            let again = Position::new(referee.ruleset(), &after.drafts(), after.turn());
            prop_assert_eq!(again.as_ref(), Ok(after));
            for side in Side::BOTH {
                prop_assert_eq!(after.checkers(side).total(), referee.ruleset().setup.checkers);
            }
        }
    }

    #[test]
    fn no_legal_play_is_shorter_than_another_unless_it_wins(seed: u64) {
        let (referee, position, roll) = setting(seed);
        let may_stop = *referee.ruleset().slide == Slide::May;
        if *referee.ruleset().dice_use == DiceUse::Any || may_stop {
            return Ok(());
        }
        let plays = referee.plays(&position, roll);
        let lengths = (0..plays.len().min(500)).map(|index| {
            let has_won = plays.positions()[index].waiter().in_play().is_empty();
            (plays.play(&referee, index).len(), has_won)
        });
        let lengths: Vec<(usize, bool)> = lengths.collect();
        let longest = lengths.iter().map(|(length, _)| *length).max().unwrap_or(0);
        prop_assert!(lengths.iter().all(|(length, has_won)| *length == longest || *has_won));
    }

    #[test]
    fn what_is_written_is_read_back(seed: u64) {
        let (referee, position, roll) = setting(seed);
        let text = position_text(&referee, &position, Some(roll));
        prop_assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "-._~".contains(c)), "{}", text);
        let read = read_position(&text).expect("it was written");
        prop_assert_eq!(read.roll, Some(roll));
        prop_assert_eq!(&read.ruleset().expect("it was written"), referee.ruleset());
        prop_assert_eq!(read.position(&referee), Ok(position));

        let line = read_exchange(&exchange_line(&referee, &position, Some(roll))).expect("it was written");
        prop_assert_eq!((line.position, line.roll), (position, Some(roll)));
        prop_assert_eq!(line.referee.ruleset(), referee.ruleset());

        prop_assert_eq!(&read_ruleset(&ruleset_text(referee.ruleset())).expect("it was written"), referee.ruleset());
    }

    #[test]
    fn every_listed_play_is_read_back_to_its_result(seed: u64) {
        let (referee, position, roll) = setting(seed);
        let mut plays = Plays::default();
        referee.plays_into(&position, roll, &mut plays);
        for index in (0..plays.len()).step_by(plays.len().div_ceil(10)) {
            let text = play_text(&plays.play(&referee, index));
            let read = referee.read_play(&position, roll, &text);
            let after = read.map(|play| referee.play(&position, roll, &play));
            prop_assert_eq!(after, Ok(Ok(plays.positions()[index])), "{}", text);
        }
    }

    #[test]
    fn nobody_sees_a_point_shared_without_a_pin(seed: u64) {
        let (referee, position, roll) = setting(seed);
        let track = referee.ruleset().track.rule;
        for after in referee.plays(&position, roll).positions().iter().take(200) {
            for point in (1..=track.length).map(tavli_rules::Place::point) {
                let facing = tavli_rules::Place::point(track.facing(point.origin()));
                let [white, black] = Side::BOTH.map(|side| after.checkers(side));
                let pinned = [white.pinned().contains(point), black.pinned().contains(facing)];
                match white.count(point) > 0 && black.count(facing) > 0 {
                    true => {
                        prop_assert!(pinned[0] != pinned[1]);
                        let below = if pinned[0] { white.count(point) } else { black.count(facing) };
                        prop_assert_eq!(below, 1);
                    }
                    false => prop_assert_eq!(pinned, [false, false]),
                }
            }
        }
    }
}
