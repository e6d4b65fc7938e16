//! An analysis as JSON: one object a record, one line each.

use std::fmt::Write;

use serde_json::Value;
use tavli_rules::{Player, Side};

use super::Report;

/// The report as one line of JSON; `docs/analysis.md` says what the fields mean.
pub(crate) fn json(report: &Report) -> String {
    let text = |text: &str| Value::from(text).to_string();
    let names = Player::BOTH.map(|player| text(&report.record.names[player]));
    let mut out =
        format!("{{\"analysis\":1,\"record\":{},\"players\":[{}]", text(&report.name), names.join(","));
    let _ = write!(out, ",\"evaluator\":{},\"complete\":{}", text(report.judging.name()), report.is_whole());
    out.push_str(",\"games\":[");
    let book = report.scorebook();
    for (place, (number, game, reviews)) in report.games().enumerate() {
        let referee = game.game.referee();
        out.push_str(if place > 0 { "," } else { "" });
        let white = if game.white == Player::First { 0 } else { 1 };
        let _ = write!(out, "{{\"game\":{},\"white\":{white}", text(&referee.ruleset().name));
        let _ = write!(out, ",\"result\":{},\"turns\":[", text(&super::result(game)));
        for (index, review) in reviews.iter().enumerate() {
            out.push_str(if index > 0 { "," } else { "" });
            review.write_json(referee, &mut out);
        }
        out.push_str("],\"figures\":{");
        for side in Side::BOTH {
            let _ = write!(out, "{}\"{side}\":", if side == Side::White { "" } else { "," });
            book.games[number][side].write_json(&mut out);
        }
        out.push_str("}}");
    }
    out.push_str("],\"figures\":[");
    for (index, player) in Player::BOTH.into_iter().enumerate() {
        out.push_str(if index > 0 { "," } else { "" });
        book.of(player).write_json(&mut out);
    }
    out.push_str("]}\n");
    out
}
