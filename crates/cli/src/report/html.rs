//! An analysis as a page of its own: no scripts, nothing to be fetched, light and dark.

use std::fmt::Write;

use tavli_board::{Arrangement, ArtStyle, Layout, Point, Size, Units, board_art, checkers_art};
use tavli_engine::{Chances, Figures, JudgedPlay, PlayClass, Review};
use tavli_rules::{MatchGame, Player, Referee, Side, Step, play_text, position_text};

use super::chart::{luck_chart, win_chart};
use super::{Report, capital, figure_rows, percent, result, signed};

const STYLE: &str = include_str!("style.css");

/// All reports as one page.
pub(crate) fn html(reports: &[Report]) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Tavli analysis</title><style>\n{STYLE}</style></head><body>\n"
    );
    for (number, report) in reports.iter().enumerate() {
        write_report(number, report, &mut out);
    }
    out + "</body></html>\n"
}

/// Where a turn stands in the page; games of several records are told apart by the position, which is in the mark too.
pub(super) fn turn_mark(review: &Review) -> String {
    format!("t{}-{}-{:08x}", review.game + 1, review.turn, review.position.fingerprint() as u32)
}

fn write_report(number: usize, report: &Report, out: &mut String) {
    let names = &report.record.names;
    let [first, second] = Player::BOTH.map(|player| escaped(&names[player]));
    let _ = write!(
        out,
        "<h1>{first} and {second}</h1><p class=\"note\">{}: {}</p>",
        escaped(&report.name),
        report.method()
    );
    if let Some(missing) = report.missing() {
        let _ = write!(out, "<p><strong>{missing}; figures are of those.</strong></p>");
    }
    let book = report.scorebook();
    for (place, game, reviews) in report.games() {
        let rules = escaped(&game.game.referee().ruleset().name);
        let _ = write!(out, "<h2>Game {}: {rules}, {}</h2>", place + 1, result(game));
        out.push_str(&win_chart(game, &reviews));
        out.push_str(&luck_chart(&reviews));
        let own = Side::BOTH.map(|side| {
            (
                format!("{} ({})", escaped(report.player_name(game, side)), capital(side)),
                &book.games[place][side],
            )
        });
        write_figures(own, out);
        write_turns(number, place, game, &reviews, out);
    }
    if report.games().count() > 1 {
        out.push_str("<h2>All games</h2>");
        write_figures(Player::BOTH.map(|player| (escaped(&names[player]), book.of(player))), out);
    }
}

fn write_figures([one, other]: [(String, &Figures); 2], out: &mut String) {
    let _ =
        write!(out, "<table><thead><tr><th></th><th>{}</th><th>{}</th></tr></thead><tbody>", one.0, other.0);
    for (what, [one, other]) in figure_rows([one.1, other.1]) {
        let _ = write!(out, "<tr><td>{what}</td><td>{one}</td><td>{other}</td></tr>");
    }
    out.push_str("</tbody></table>");
}

/// Every turn as a line that opens; the board's art stands in the page once a game, and is used again.
fn write_turns(report: usize, game_number: usize, game: &MatchGame, reviews: &[&Review], out: &mut String) {
    let referee = game.game.referee();
    let layout = Layout::of(referee.ruleset());
    let art = format!("art{report}-{game_number}");
    if let Some(layout) = &layout {
        let style = ArtStyle { point_names: true, ..ArtStyle::default() };
        let _ = write!(
            out,
            "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><g id=\"{art}\">{}</g></defs></svg>",
            board_art(layout, style)
        );
    }
    for review in reviews {
        write_turn(referee, layout.as_ref(), &art, review, out);
    }
}

fn write_turn(referee: &Referee, layout: Option<&Layout>, art: &str, review: &Review, out: &mut String) {
    let roll = review.roll.map_or("–".to_owned(), |roll| roll.to_string());
    let made = review.made().map_or("–".to_owned(), |made| play_text(&made.play));
    let class = review.class;
    let loss = if review.loss >= 0.0005 { signed(-review.loss) } else { String::new() };
    let open = if class >= PlayClass::Error { " open" } else { "" };
    let _ = write!(
        out,
        "<details id=\"{}\"{open}><summary><span>{}.</span><span>{}</span><span>{roll}</span><span>{made}</span>\
         <span class=\"{class}\">{class}</span><span>{loss}</span><span title=\"luck\">{}</span>\
         <span title=\"chance of winning before the throw\">{}</span></summary><div class=\"inside\">",
        turn_mark(review),
        review.turn,
        capital(review.side()),
        signed(review.luck),
        percent(review.before.win),
    );
    if let Some(layout) = layout {
        write_board(layout, art, review, out);
    }
    out.push_str("<div><table><thead><tr><th>play</th><th>win</th><th>double</th><th>lose double</th><th>equity</th><th>ply</th></tr></thead><tbody>");
    for (rank, candidate) in review.candidates.iter().enumerate() {
        write_candidate(candidate, review.made == Some(rank), out);
    }
    let position = position_text(referee, &review.position, review.roll);
    let _ = write!(
        out,
        "</tbody></table><p class=\"note\"><code>{}</code></p></div></div></details>",
        escaped(&position)
    );
}

fn write_candidate(candidate: &JudgedPlay, is_made: bool, out: &mut String) {
    let Chances { win, win_double, lose_double, .. } = candidate.chances;
    let mark = if is_made { " class=\"made\"" } else { "" };
    let _ = write!(
        out,
        "<tr{mark}><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
        play_text(&candidate.play),
        percent(win),
        percent(win_double),
        percent(lose_double),
        signed(candidate.equity),
        candidate.depth,
    );
}

/// The board before the turn, with the ways of the play made and, where there is one, of the better one.
fn write_board(layout: &Layout, art: &str, review: &Review, out: &mut String) {
    let Size { width, height } = layout.whole();
    let words = format!("The board before turn {}, {} to play", review.turn, review.side());
    let _ = write!(
        out,
        "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{words}\"><use href=\"#{art}\"/>{}",
        Units(width),
        Units(height),
        checkers_art(layout, &Arrangement::new(&review.position))
    );
    if let Some(made) = review.made() {
        write_ways(layout, review.side(), &made.play, "made", out);
    }
    if let Some(best) = review.candidates.first().filter(|_| review.class >= PlayClass::Doubtful) {
        write_ways(layout, review.side(), &best.play, "better", out);
    }
    out.push_str("</svg>");
}

fn write_ways(layout: &Layout, side: Side, play: &[Step], class: &str, out: &mut String) {
    for step in play {
        let [from, to] = [step.from, step.to].map(|place| layout.spot(side, place).base);
        // Bent a little, so that ways there and back along a row can be told apart.
        let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 + (to.x - from.x) * 0.15 };
        let _ = write!(
            out,
            "<path class=\"way {class}\" d=\"M{} {}Q{} {} {} {}\"/><circle class=\"way {class}\" cx=\"{}\" cy=\"{}\" r=\"1.4\"/>",
            Units(from.x),
            Units(from.y),
            Units(middle.x),
            Units(middle.y),
            Units(to.x),
            Units(to.y),
            Units(to.x),
            Units(to.y)
        );
    }
}

/// A text that people wrote, safe inside a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
