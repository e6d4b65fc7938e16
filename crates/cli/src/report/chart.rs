//! White's chance of winning over a game, and the luck of every throw, as SVG.

use std::fmt::Write;

use tavli_board::Units;
use tavli_engine::{PlayClass, Review};
use tavli_rules::{MatchGame, Outcome, Side};

use super::{capital, percent, signed};

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 180.0;
const LUCK_HEIGHT: f32 = 80.0;
/// Room for the percentages.
const LEFT: f32 = 44.0;
/// A throw that gives a whole point fills half the height of the bars.
const MOST_LUCK: f64 = 1.0;

/// White's chance before each turn, and at the end of a game that is over.
pub(super) fn win_chart(game: &MatchGame, reviews: &[&Review]) -> String {
    let mut chances: Vec<f32> = reviews.iter().map(|review| white_chance(review)).collect();
    chances.extend(game.game.outcome().map(final_chance));
    let x = |index: usize| column(index, chances.len());
    let y = |chance: f32| 10.0 + (1.0 - chance) * (HEIGHT - 20.0);
    let mut out = format!(
        "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"White's chance of winning, turn by turn\">",
        Units(WIDTH),
        Units(HEIGHT)
    );
    for (chance, name) in [(1.0, "100 %"), (0.5, "50 %"), (0.0, "0 %")] {
        let height = Units(y(chance));
        let _ = write!(out, "<path class=\"grid\" d=\"M{} {height}H{}\"/>", Units(LEFT), Units(WIDTH));
        let _ = write!(
            out,
            "<text class=\"scale\" x=\"{}\" y=\"{}\">{name}</text>",
            Units(LEFT - 6.0),
            Units(y(chance) + 4.0)
        );
    }
    let points: Vec<String> = chances
        .iter()
        .enumerate()
        .map(|(index, chance)| format!("{} {}", Units(x(index)), Units(y(*chance))))
        .collect();
    let _ = write!(out, "<polyline class=\"curve\" points=\"{}\"/>", points.join(" "));
    for (index, review) in reviews.iter().enumerate() {
        write_mark(review, x(index), y(chances[index]), &mut out);
    }
    out + "</svg>"
}

/// A dot that leads to the turn and says what it was; large where something was given away.
fn write_mark(review: &Review, x: f32, y: f32, out: &mut String) {
    let radius = match review.class {
        PlayClass::Blunder => 5.0,
        PlayClass::Error => 4.0,
        PlayClass::Forced | PlayClass::Best | PlayClass::Fine | PlayClass::Doubtful => 2.0,
    };
    let (side, class) = (review.side(), review.class);
    let _ = write!(
        out,
        "<a href=\"#{}\"><circle class=\"mark {class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"><title>{}. {}: {class}, White wins {}</title></circle></a>",
        super::html::turn_mark(review),
        Units(x),
        Units(y),
        Units(radius),
        review.turn,
        capital(side),
        percent(white_chance(review)),
    );
}

/// The luck of every throw: White's upwards where it was good, Black's downwards.
pub(super) fn luck_chart(reviews: &[&Review]) -> String {
    let middle = LUCK_HEIGHT / 2.0;
    let mut out = format!(
        "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"The luck of the throws; up is good for White\">",
        Units(WIDTH),
        Units(LUCK_HEIGHT)
    );
    let _ = write!(out, "<path class=\"grid\" d=\"M{} {}H{}\"/>", Units(LEFT), Units(middle), Units(WIDTH));
    let _ = write!(
        out,
        "<text class=\"scale\" x=\"{}\" y=\"{}\">luck</text>",
        Units(LEFT - 6.0),
        Units(middle + 4.0)
    );
    let width = ((WIDTH - LEFT) / reviews.len().max(1) as f32 * 0.7).clamp(0.5, 12.0);
    for (index, review) in reviews.iter().enumerate() {
        let for_white = if review.side() == Side::White { review.luck } else { -review.luck };
        let height = (for_white.clamp(-MOST_LUCK, MOST_LUCK) / MOST_LUCK) as f32 * (middle - 4.0);
        let _ = write!(
            out,
            "<rect class=\"luck {}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}. {}: {}</title></rect>",
            review.side(),
            Units(column(index, reviews.len()) - width / 2.0),
            Units(middle - height.max(0.0)),
            Units(width),
            Units(height.abs()),
            review.turn,
            capital(review.side()),
            signed(review.luck),
        );
    }
    out + "</svg>"
}

fn column(index: usize, count: usize) -> f32 {
    let step = (WIDTH - LEFT - 16.0) / count.saturating_sub(1).max(1) as f32;
    LEFT + 8.0 + index as f32 * step
}

/// White's chance before a turn; a draw is half a win.
fn white_chance(review: &Review) -> f32 {
    let (win, lose) = (review.before.win, review.before.lose);
    let own = win + (1.0 - win - lose).max(0.0) / 2.0;
    if review.side() == Side::White { own } else { 1.0 - own }
}

fn final_chance(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Draw => 0.5,
        Outcome::Won { winner: Side::White, .. } => 1.0,
        Outcome::Won { winner: Side::Black, .. } => 0.0,
    }
}
