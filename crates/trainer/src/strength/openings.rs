//! How the champion plays the first throws.

use tavli_engine::{Candidate, Level, Search, value};
use tavli_rules::{Plays, Roll, Side, play_text};

use super::subject::Subject;
use super::table::{Table, signed};
use super::{Arguments, progress::with_progress};

pub(super) fn measure(arguments: &Arguments, subject: &Subject) -> String {
    let rolls: Vec<Roll> = subject.referee.rolls().map(|(roll, _)| roll).collect();
    let what = format!("{}, first throws", subject.game);
    let rows = with_progress(what, rolls.len() as u64, arguments.threads(), |tasks| {
        tasks.results(|| {
            let mut search = subject.search();
            let rolls = &rolls;
            move |number| row(&mut search, rolls[number as usize])
        })
    });
    let mut table = Table::new(["throw", "play", "equity", "wins", "next best play", "worse by"]);
    rows.into_iter().for_each(|row| table.add(row));
    let depth = Level::Champion.depth(subject.referee.ruleset());
    format!("{}\nJudged by looking {depth} ply ahead, for the side that has thrown.\n", table.text())
}

fn row(search: &mut Search<'_>, roll: Roll) -> [String; 6] {
    let referee = search.referee();
    let start = referee.start(Side::White);
    let depth = Level::Champion.depth(referee.ruleset());
    let candidates = search.candidates(&start, roll, depth);
    let plays = referee.plays(&start, roll);
    let text = |candidate: &Candidate| play_text(&plays.play(referee, candidate.index));
    let best = &candidates[0];
    let wins = format!("{:.1} %", 100.0 * best.chances.win);
    let [next, worse] = match candidates.get(1) {
        None => ["only play".to_owned(), String::new()],
        Some(next) => {
            let worse = best.equity.0 - full_worth(search, &plays, next, depth);
            [text(next), format!("{worse:.3}")]
        }
    };
    [roll.to_string(), text(best), signed(best.equity.0.into()), wins, next, worse]
}

/// What a play is worth at the full depth: the search may have left it aside before.
fn full_worth(search: &mut Search<'_>, plays: &Plays, candidate: &Candidate, depth: u32) -> f32 {
    if candidate.depth == depth {
        return candidate.equity.0;
    }
    let has_doubles = search.referee().ruleset().has_double_wins();
    -value(search.outlook(&plays.positions()[candidate.index], depth), has_doubles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    #[test]
    fn throw_that_leaves_no_choice_says_so() {
        let subject = Subject::untrained(BuiltIn::Zeno);
        let found = row(&mut subject.search(), Roll::new(&[3, 3, 3]).unwrap());
        assert_eq!([&found[0], &found[1], &found[4]], ["333", "hand/3(12)", "only play"]);
    }

    #[test]
    fn throw_with_a_choice_has_a_next_best_play() {
        let subject = Subject::untrained(BuiltIn::Plakoto);
        let found = row(&mut subject.search(), Roll::new(&[2, 1]).unwrap());
        assert!(found[1] != found[4] && [&found[1], &found[4]].iter().all(|play| play.starts_with("1/3")));
        assert!(found[5].parse::<f32>().is_ok(), "{found:?}");
    }
}
