//! An analysis as a table in the terminal.

use std::fmt::Write;

use tavli_engine::{Figures, PlayClass, Review};
use tavli_rules::{ByPlayer, BySide, MatchGame, Player, Side, play_text};

use super::{Report, capital, figure_rows, percent, result, signed};

/// The report as text.
pub(crate) fn text(report: &Report) -> String {
    let names = &report.record.names;
    let mut out = format!(
        "{}: {} and {}, {}\n",
        report.name,
        names[Player::First],
        names[Player::Second],
        report.method()
    );
    if let Some(missing) = report.missing() {
        let _ = writeln!(out, "{missing}; figures are of those");
    }
    let book = report.scorebook();
    for (number, game, reviews) in report.games() {
        write_game(report, number, game, &reviews, &mut out);
        let names = BySide::from_fn(|side| format!("{} ({})", report.player_name(game, side), capital(side)));
        let figures = &book.games[number];
        write_figures(
            [&names[Side::White], &names[Side::Black]],
            Side::BOTH.map(|side| &figures[side]),
            &mut out,
        );
    }
    if report.games().count() > 1 {
        out.push_str("\nAll games\n");
        let figures: &ByPlayer<Figures> = &book.players;
        write_figures(
            Player::BOTH.map(|player| &names[player]),
            Player::BOTH.map(|player| &figures[player]),
            &mut out,
        );
    }
    out
}

fn write_game(report: &Report, number: usize, game: &MatchGame, reviews: &[&Review], out: &mut String) {
    let rules = &game.game.referee().ruleset().name;
    let white = report.player_name(game, Side::White);
    let _ = writeln!(out, "\nGame {}: {rules}, {white} has White; {}\n", number + 1, result(game));
    let width = reviews.iter().map(|review| made_text(review).chars().count()).max().unwrap_or(0).max(4);
    let _ = writeln!(
        out,
        "{:>4}  {:<5}  {:<4}  {:<width$}  {:<8}  {:>6}  {:>6}  {:>7}",
        "turn", "side", "roll", "play", "class", "loss", "luck", "win"
    );
    for review in reviews {
        write_turn(review, width, out);
    }
}

fn write_turn(review: &Review, width: usize, out: &mut String) {
    let roll = review.roll.map_or("--".to_owned(), |roll| roll.to_string());
    let loss = if review.loss >= 0.0005 { format!("{:.3}", review.loss) } else { String::new() };
    let class = if review.made.is_some() { review.class.name() } else { "" };
    let _ = writeln!(
        out,
        "{:>4}  {:<5}  {roll:<4}  {:<width$}  {class:<8}  {loss:>6}  {:>6}  {:>7}",
        review.turn,
        capital(review.side()),
        made_text(review),
        signed(review.luck),
        percent(review.before.win),
    );
    if review.class >= PlayClass::Doubtful
        && let Some(best) = review.candidates.first()
    {
        let _ = writeln!(out, "{:>19}better: {}, worth {}", "", play_text(&best.play), signed(best.equity));
    }
}

fn made_text(review: &Review) -> String {
    match (review.made(), review.roll) {
        (Some(made), _) => play_text(&made.play),
        (None, Some(_)) => "?".to_owned(),
        (None, None) => "-".to_owned(),
    }
}

fn write_figures(names: [&String; 2], figures: [&Figures; 2], out: &mut String) {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    out.push('\n');
    let mut row = |what: &str, values: [String; 2]| {
        let [one, other] = values;
        let _ = writeln!(out, "{what:<24}  {one:>width$}  {other:>width$}");
    };
    row("", names.map(String::clone));
    for (what, values) in figure_rows(figures) {
        row(what, values);
    }
}
