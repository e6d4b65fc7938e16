//! A record that is being looked at, turn by turn; the reviews stay here, because figures add up what JSON rounds.

use std::fmt::Write;

use tavli_engine::{Analyst, Moment, Review, Scorebook, moments};
use tavli_rules::{Match, Player, Record, Side};

use crate::judges::Judges;

/// What was seen of a turn, and how many throws ahead.
struct Seen {
    depth: u32,
    review: Review,
}

/// A match and what is known of its turns.
pub(crate) struct Study {
    /// As it was written.
    record: String,
    played: Match,
    moments: Vec<Moment>,
    seen: Vec<Option<Seen>>,
}

impl Study {
    /// A study of a record, as records are written.
    pub(crate) fn read(record: &str) -> Result<Study, String> {
        let played = Record::read(record).map_err(|fault| fault.to_string())?.played;
        let moments = moments(&played);
        Ok(Study { record: record.to_owned(), seen: moments.iter().map(|_| None).collect(), played, moments })
    }

    pub(crate) fn is_of(&self, record: &str) -> bool {
        self.record == record
    }

    /// How many turns there are to be looked at, and by what they are judged.
    pub(crate) fn write_head(&self, judges: &Judges, answer: &mut String) {
        let referee = &self.played.cycle()[0];
        let (_, judging) = judges.search(referee);
        let _ = write!(answer, "\"turns\":{},\"evaluator\":\"{}\"", self.moments.len(), judging.name());
    }

    /// Looks at a turn, from 0 through all games, so many throws ahead; once is enough.
    pub(crate) fn review(
        &mut self,
        judges: &Judges,
        turn: usize,
        depth: u32,
        answer: &mut String,
    ) -> Result<(), String> {
        let moment = self.moments.get(turn).ok_or_else(|| format!("there is no turn {turn}"))?;
        let game = self.played.games().nth(moment.game).ok_or("there is no such game")?;
        let referee = game.game.referee();
        let known = self.seen[turn].take().filter(|seen| seen.depth >= depth);
        let look = || Analyst::new(judges.search(referee).0, depth).review(moment);
        let seen = known.unwrap_or_else(|| Seen { depth, review: look() });
        answer.push_str("\"review\":");
        seen.review.write_json(referee, answer);
        self.seen[turn] = Some(seen);
        Ok(())
    }

    /// The figures of both players over all games, and of both sides in each, from the turns that were looked at.
    pub(crate) fn write_figures(&self, answer: &mut String) {
        let reviews: Vec<Review> = self.seen.iter().flatten().map(|seen| seen.review.clone()).collect();
        let book = Scorebook::new(&self.played, &reviews);
        answer.push_str("\"figures\":[");
        for (number, player) in Player::BOTH.into_iter().enumerate() {
            answer.push_str(if number > 0 { "," } else { "" });
            book.of(player).write_json(answer);
        }
        answer.push_str("],\"games\":[");
        for (number, game) in book.games.iter().enumerate() {
            answer.push_str(if number > 0 { "," } else { "" });
            for side in Side::BOTH {
                let _ = write!(answer, "{}\"{side}\":", if side == Side::White { "{" } else { "," });
                game[side].write_json(answer);
            }
            answer.push('}');
        }
        answer.push(']');
    }
}
