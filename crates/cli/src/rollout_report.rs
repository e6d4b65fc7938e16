//! What a rollout has found, for people and for programs.

use std::fmt::Write;
use std::time::Duration;

use serde_json::Value;
use tavli_engine::{Contest, Contestant, Estimate, Judging, RolloutPlan, RolloutResult};

use crate::rollout_file::plan_text;

/// What a rollout has found.
pub(crate) struct RolloutReport<'a> {
    pub(crate) position: &'a str,
    pub(crate) plan: RolloutPlan,
    /// The plays, in the order of the contest.
    pub(crate) plays: &'a [String],
    pub(crate) contest: &'a Contest,
    pub(crate) judging: Judging,
    pub(crate) time: Duration,
}

impl RolloutReport<'_> {
    /// As a table.
    pub(crate) fn text(&self) -> String {
        let width = self.plays.iter().map(|play| play.chars().count()).max().unwrap_or(0).max(4);
        let mut out = format!(
            "{}\n{}; judged by {}; {:.1} s\n\n",
            self.position,
            plan_text(self.plan),
            self.judging.name(),
            self.time.as_secs_f64()
        );
        let _ = writeln!(
            out,
            "    {:<width$}  {:>8}  {:>7}  {:>7}  {:>7}  {:>7}  {:>7}  {:>7}  {:>6}  {:>14}",
            "play", "equity", "± 95 %", "win", "double", "lose 2", "sd", "sd luck", "trials", "behind"
        );
        let ranking = self.contest.ranking();
        for (rank, place) in ranking.iter().enumerate() {
            self.write_row(rank, *place, ranking[0], width, &mut out);
        }
        out.push_str("\nsd: how far trials spread without luck, and with it; behind: points, and that in standard deviations\n");
        out
    }

    fn write_row(&self, rank: usize, place: usize, best: usize, width: usize, out: &mut String) {
        let contestants = self.contest.contestants();
        let RolloutResult { corrected, plain } = contestants[place].result();
        if corrected.trials == 0 {
            let _ = writeln!(out, "{:>2}. {:<width$}  not tried yet", rank + 1, self.plays[place]);
            return;
        }
        let chances = corrected.chances();
        let percent = |chance: f32| format!("{:.2} %", chance * 100.0);
        let behind =
            if place == best { String::new() } else { behind(&contestants[best], &contestants[place]) };
        let _ = writeln!(
            out,
            "{:>2}. {:<width$}  {:>+8.4}  {:>7}  {:>7}  {:>7}  {:>7}  {:>7}  {:>7}  {:>6}  {behind:>14}{}",
            rank + 1,
            self.plays[place],
            corrected.equity,
            known(reach(&corrected), 4),
            percent(chances.win),
            percent(chances.win_double),
            percent(chances.lose_double),
            known(corrected.standard_deviation(), 3),
            known(plain.standard_deviation(), 3),
            corrected.trials,
            if contestants[place].is_dropped { " dropped" } else { "" },
        );
    }

    /// As one line of JSON; `docs/analysis.md` says what the fields mean.
    pub(crate) fn json(&self) -> String {
        let RolloutPlan { seed, depth, turns, luck } = self.plan;
        let mut out = format!(
            "{{\"rollout\":1,\"position\":{},\"seed\":{seed},\"ply\":{depth},\"turns\":{},\"luck_corrected\":{luck},\"evaluator\":\"{}\",\"plays\":[",
            Value::from(self.position),
            Value::from(turns),
            self.judging.name()
        );
        let ranking = self.contest.ranking();
        for (rank, place) in ranking.iter().enumerate() {
            out.push_str(if rank > 0 { "," } else { "" });
            let contestant = &self.contest.contestants()[*place];
            let _ = write!(
                out,
                "{{\"play\":{},\"dropped\":{}",
                Value::from(self.plays[*place].as_str()),
                contestant.is_dropped
            );
            let RolloutResult { corrected, plain } = contestant.result();
            write_estimate("", &corrected, &mut out);
            write_estimate("plain_", &plain, &mut out);
            let lead = self.contest.contestants()[ranking[0]].trials.lead_over(&contestant.trials).corrected;
            if rank > 0 {
                let _ = write!(
                    out,
                    ",\"behind\":{},\"behind_error\":{}",
                    number(lead.equity),
                    number(lead.standard_error)
                );
            }
            out.push('}');
        }
        out.push_str("]}\n");
        out
    }
}

/// A number with so many digits; one trial alone says nothing about how far they spread.
fn known(value: f64, digits: usize) -> String {
    if value.is_finite() { format!("{value:.digits$}") } else { "–".to_owned() }
}

fn write_estimate(prefix: &str, estimate: &Estimate, out: &mut String) {
    let [lose_double, lose_single, _, win_single, win_double] = estimate.outcomes;
    let interval = estimate.interval();
    let fields = [
        ("trials", estimate.trials as f64),
        ("equity", estimate.equity),
        ("low", *interval.start()),
        ("high", *interval.end()),
        ("standard_deviation", estimate.standard_deviation()),
        ("standard_error", estimate.standard_error),
        ("win", win_single + win_double),
        ("win_double", win_double),
        ("lose", lose_single + lose_double),
        ("lose_double", lose_double),
    ];
    for (name, value) in fields {
        let is_known = estimate.trials > 0 || name == "trials";
        let _ = write!(out, ",\"{prefix}{name}\":{}", number(if is_known { value } else { f64::NAN }));
    }
}

/// Every digit of a number; what is not one yet is null.
fn number(value: f64) -> String {
    if value.is_finite() { value.to_string() } else { "null".to_owned() }
}

fn reach(estimate: &Estimate) -> f64 {
    (estimate.interval().end() - estimate.interval().start()) / 2.0
}

/// By how much one is behind another, and how sure that is.
fn behind(best: &Contestant, other: &Contestant) -> String {
    let lead = best.trials.lead_over(&other.trials).corrected;
    let deviations = if lead.standard_error > 0.0 { lead.equity / lead.standard_error } else { 0.0 };
    format!("{:.4} ({deviations:.1})", lead.equity)
}
