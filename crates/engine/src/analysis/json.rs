//! Reviews and figures as JSON, the same wherever they are written.

use std::fmt::Write;

use tavli_rules::{Referee, play_text, position_text, write_steps};

use super::figures::Figures;
use super::play_class::PlayClass;
use super::review::{JudgedPlay, Review, RollWorth};
use crate::chances::Chances;

impl Review {
    /// Appends the review as a JSON object; `docs/analysis.md` says what its fields mean.
    pub fn write_json(&self, referee: &Referee, out: &mut String) {
        let position = position_text(referee, &self.position, self.roll);
        let _ =
            write!(out, "{{\"game\":{},\"turn\":{},\"side\":\"{}\"", self.game + 1, self.turn, self.side());
        let _ = write!(out, ",\"position\":\"{position}\",\"before\":");
        write_chances(self.before, out);
        let before = f64::from(self.before.equity(referee.ruleset()).0);
        let _ = write!(out, ",\"equity_before\":{},\"luck\":{}", Digits(before), Digits(self.luck));
        let _ = write!(out, ",\"plays\":{}", self.plays);
        if let Some(made) = self.made {
            let _ =
                write!(out, ",\"made\":{made},\"loss\":{},\"class\":\"{}\"", Digits(self.loss), self.class);
        }
        out.push_str(",\"candidates\":[");
        for (rank, candidate) in self.candidates.iter().enumerate() {
            out.push_str(if rank > 0 { "," } else { "" });
            candidate.write_json(out);
        }
        out.push_str("]}");
    }
}

impl JudgedPlay {
    /// Appends the play as a JSON object.
    pub fn write_json(&self, out: &mut String) {
        let _ = write!(out, "{{\"play\":\"{}\",\"steps\":", play_text(&self.play));
        write_steps(&self.play, out);
        let _ = write!(out, ",\"ply\":{},\"chances\":", self.depth);
        write_chances(self.chances, out);
        let _ = write!(out, ",\"equity\":{}}}", Digits(self.equity));
    }
}

impl RollWorth {
    /// Appends what a roll is worth as a JSON object.
    pub fn write_json(&self, out: &mut String) {
        let _ = write!(out, "{{\"roll\":\"{}\",\"weight\":{},\"chances\":", self.roll, self.weight);
        write_chances(self.chances(), out);
        let _ = write!(out, ",\"equity\":{}}}", Digits(self.equity));
    }
}

impl Figures {
    /// Appends the figures as a JSON object.
    pub fn write_json(&self, out: &mut String) {
        let _ = write!(out, "{{\"decisions\":{},\"loss\":{}", self.decisions, Digits(self.loss));
        let _ =
            write!(out, ",\"average_loss\":{},\"luck\":{}", Digits(self.average_loss()), Digits(self.luck));
        let _ = write!(out, ",\"result\":{}", Digits(self.result));
        let _ = write!(out, ",\"adjusted_result\":{}", Digits(self.adjusted_result));
        for class in PlayClass::DECISIONS {
            let _ = write!(out, ",\"{class}\":{}", self.count(class));
        }
        out.push('}');
    }
}

fn write_chances(chances: Chances, out: &mut String) {
    let Chances { win, win_double, lose, lose_double } = chances;
    let fields = [("win", win), ("win_double", win_double), ("lose", lose), ("lose_double", lose_double)];
    for (number, (name, chance)) in fields.into_iter().enumerate() {
        let sign = if number == 0 { '{' } else { ',' };
        let _ = write!(out, "{sign}\"{name}\":{}", Digits(chance.into()));
    }
    out.push('}');
}

/// A number with five digits behind the point, and never "-0.00000".
struct Digits(f64);

impl std::fmt::Display for Digits {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let is_nothing = self.0.abs() < 0.000_005;
        write!(formatter, "{:.5}", if is_nothing { 0.0 } else { self.0 })
    }
}
