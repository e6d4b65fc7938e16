//! The learning curve, as a table and as a picture.

use std::fmt;
use std::fmt::Write as _;
use std::path::Path;

use crate::checkpoint::write_whole;

/// A line of the learning curve.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CurvePoint {
    pub(crate) games: u64,
    pub(crate) seconds: f64,
    pub(crate) loss: f64,
    pub(crate) turns: f64,
    pub(crate) doubles: f64,
    pub(crate) draws: f64,
    pub(crate) starter_wins: f64,
    /// The largest sum of a hidden unit.
    pub(crate) widest: f64,
}

const HEADER: &str = "games,seconds,loss,turns,doubles,draws,starter_wins,widest";

impl fmt::Display for CurvePoint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CurvePoint { games, seconds, loss, turns, doubles, draws, starter_wins, widest } = self;
        write!(
            formatter,
            "{games},{seconds:.0},{loss:.4},{turns:.1},{doubles:.3},{draws:.3},{starter_wins:.3},{widest:.1}"
        )
    }
}

/// Adds a line to the curve beside a net, and draws it anew.
pub(crate) fn add(out: &Path, title: &str, point: &CurvePoint) -> Result<(), String> {
    let path = out.with_extension("csv");
    let mut table = std::fs::read_to_string(&path).unwrap_or_else(|_| format!("{HEADER}\n"));
    let _ = writeln!(table, "{point}");
    write_whole(&path, table.as_bytes())?;
    write_whole(&out.with_extension("svg"), picture(title, &losses(&table)).as_bytes())
}

/// Games and loss of each line.
fn losses(table: &str) -> Vec<(f64, f64)> {
    let numbers =
        |line: &str| line.split(',').map(|field| field.parse().unwrap_or(0.0)).collect::<Vec<f64>>();
    table.lines().skip(1).map(numbers).filter_map(|line| Some((*line.first()?, *line.get(2)?))).collect()
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const EDGE: f64 = 48.0;

/// The loss over the games.
fn picture(title: &str, losses: &[(f64, f64)]) -> String {
    let most = losses.iter().fold(1.0_f64, |most, (games, _)| most.max(*games));
    let (low, high) =
        losses.iter().fold((f64::MAX, f64::MIN), |(low, high), (_, loss)| (low.min(*loss), high.max(*loss)));
    let height = (high - low).max(1e-6);
    let x = |games: f64| EDGE + games / most * (WIDTH - 2.0 * EDGE);
    let y = |loss: f64| HEIGHT - EDGE - (loss - low) / height * (HEIGHT - 2.0 * EDGE);
    let points: Vec<String> =
        losses.iter().map(|(games, loss)| format!("{:.1},{:.1}", x(*games), y(*loss))).collect();
    let text = |x: f64, y: f64, anchor: &str, words: &str| {
        format!("<text x=\"{x:.0}\" y=\"{y:.0}\" text-anchor=\"{anchor}\">{words}</text>\n")
    };
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <path d=\"M{EDGE} {EDGE}V{bottom}H{right}\" fill=\"none\" stroke=\"#888\"/>\n\
         <polyline fill=\"none\" stroke=\"#a33\" stroke-width=\"2\" points=\"{}\"/>\n",
        points.join(" "),
        bottom = HEIGHT - EDGE,
        right = WIDTH - EDGE,
    );
    picture += &text(
        WIDTH / 2.0,
        28.0,
        "middle",
        &format!("{title}: cross-entropy of the judgements over the games"),
    );
    picture += &text(EDGE - 6.0, y(high) + 4.0, "end", &format!("{high:.2}"));
    picture += &text(EDGE - 6.0, y(low) + 4.0, "end", &format!("{low:.2}"));
    picture += &text(x(most), HEIGHT - EDGE + 20.0, "end", &format!("{most:.0} games"));
    picture + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_read_back_and_drawn() {
        let table = format!("{HEADER}\n{}\n", CurvePoint { games: 100, loss: 0.5, ..CurvePoint::default() });
        assert_eq!(losses(&table), [(100.0, 0.5)]);
        assert!(picture("portes", &losses(&table)).contains("100 games"));
    }
}
