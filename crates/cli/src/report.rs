//! What an analysis has found, for people and for programs.

mod chart;
mod html;
mod json;
mod text;

use tavli_engine::{Figures, Judging, PlayClass, Review, Scorebook};
use tavli_rules::{MatchGame, Outcome, Record, Side, Stage};

pub(crate) use html::html;
pub(crate) use json::json;
pub(crate) use text::text;

/// The figures of two players, line by line: what each counts, and both values.
fn figure_rows(figures: [&Figures; 2]) -> Vec<(&'static str, [String; 2])> {
    let mut rows = vec![
        ("decisions", figures.map(|own| own.decisions.to_string())),
        ("average loss a decision", figures.map(|own| format!("{:.4}", own.average_loss()))),
    ];
    let classes = PlayClass::DECISIONS.into_iter();
    rows.extend(classes.map(|class| (class.name(), figures.map(|own| own.count(class).to_string()))));
    rows.push(("luck in all", figures.map(|own| signed(own.luck))));
    rows.push(("result", figures.map(|own| signed(own.result))));
    rows.push(("result without luck", figures.map(|own| signed(own.adjusted_result))));
    rows
}

/// What was found out about a record.
pub(crate) struct Report {
    /// What the record is called: its file.
    pub(crate) name: String,
    /// What was played.
    pub(crate) record: Record,
    /// The turns that were looked at, in order.
    pub(crate) reviews: Vec<Review>,
    /// How many turns there are in all.
    pub(crate) turns: usize,
    /// How many throws were looked ahead.
    pub(crate) depths: Vec<u32>,
    /// What judged.
    pub(crate) judging: Judging,
}

impl Report {
    /// Whether every turn was looked at.
    pub(crate) fn is_whole(&self) -> bool {
        self.reviews.len() == self.turns
    }

    fn scorebook(&self) -> Scorebook {
        Scorebook::new(&self.record.played, &self.reviews)
    }

    /// The games with their numbers and the reviews of their turns. A match ends with a game that has not begun.
    fn games(&self) -> impl Iterator<Item = (usize, &MatchGame, Vec<&Review>)> {
        let of = |number| self.reviews.iter().filter(move |review| review.game == number).collect();
        let has_begun = |game: &MatchGame| {
            !game.game.turns().is_empty() || !matches!(game.game.stage(), Stage::Opening | Stage::Throw)
        };
        let games = self.record.played.games().enumerate();
        games.filter(move |(_, game)| has_begun(game)).map(move |(number, game)| (number, game, of(number)))
    }

    /// Who has this colour in a game.
    fn player_name(&self, game: &MatchGame, side: Side) -> &str {
        &self.record.names[game.player(side)]
    }

    /// How it was judged, in words.
    fn method(&self) -> String {
        let mut depths = self.depths.clone();
        depths.dedup();
        let ahead = match depths[..] {
            [0] => "no look-ahead".to_owned(),
            [1] => "one throw ahead".to_owned(),
            [depth] => format!("{depth} throws ahead"),
            _ => {
                let texts: Vec<String> = depths.iter().map(u32::to_string).collect();
                format!("{} throws ahead, game by game", texts.join(", "))
            }
        };
        format!("judged by {}, {ahead}", self.judging.name())
    }

    /// How much is missing, where somebody stopped it.
    fn missing(&self) -> Option<String> {
        let done = self.reviews.len();
        (!self.is_whole()).then(|| format!("stopped after {done} of {} turns", self.turns))
    }
}

/// A game's result in words.
fn result(game: &MatchGame) -> String {
    match game.game.outcome() {
        None => "unfinished".to_owned(),
        Some(Outcome::Draw) => "a draw".to_owned(),
        Some(Outcome::Won { winner, points }) => {
            let given_up = if game.game.resigned().is_some() { ", the other side gave up" } else { "" };
            format!("{} wins {points}{given_up}", capital(winner))
        }
    }
}

fn capital(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Points with their sign, as people read them.
fn signed(points: f64) -> String {
    let rounded = (points * 1000.0).round() / 1000.0;
    if rounded == 0.0 { "0.000".to_owned() } else { format!("{rounded:+.3}") }
}

/// A probability in percent.
fn percent(chance: f32) -> String {
    format!("{:.1} %", chance * 100.0)
}
