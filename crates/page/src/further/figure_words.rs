//! Numbers, classes and reasons of an analysis in words.

use tavli_messages as words;
use tavli_messages::Language;

use super::answer::Reason;

/// Points with their sign: "+0.123".
pub(super) fn signed(points: f64) -> String {
    let rounded = (points * 1000.0).round() / 1000.0;
    if rounded == 0.0 {
        return "0.000".to_owned();
    }
    format!("{}{:.3}", if rounded < 0.0 { '−' } else { '+' }, rounded.abs())
}

/// A chance: "51.3 %".
pub(super) fn percent(chance: f64) -> String {
    format!("{:.1}\u{a0}%", chance * 100.0)
}

/// A sign for a class, as players write it beside a move: the worse, the more question marks.
pub(super) fn class_sign(class: &str) -> &'static str {
    match class {
        "best" => "✓",
        "fine" => "○",
        "doubtful" => "?!",
        "error" => "?",
        "blunder" => "??",
        _ => "",
    }
}

/// How good a play was, in a word.
pub(super) fn class_words(language: Language, class: &str) -> &'static str {
    match class {
        "best" => words::class_best(language),
        "fine" => words::class_fine(language),
        "doubtful" => words::class_doubtful(language),
        "error" => words::class_error(language),
        "blunder" => words::class_blunder(language),
        "forced" => words::class_forced(language),
        _ => "",
    }
}

/// What speaks for a play, as a sentence.
pub(super) fn reason_words(language: Language, reason: &Reason) -> String {
    let Reason { fact, better, worse } = reason;
    let say = match fact.as_str() {
        "hits" => words::reason_hits,
        "pins" => words::reason_pins,
        "shots" => words::reason_shots,
        "blots" => words::reason_blots,
        "wall" => words::reason_wall,
        "points" => words::reason_points,
        "off" => words::reason_off,
        "pips" => words::reason_pips,
        "opponent_pips" => words::reason_opponent_pips,
        _ => return String::new(),
    };
    say(language, *better, *worse)
}

/// Reasons as a list; nothing where there are none.
pub(super) fn reason_list(language: Language, title: &str, reasons: &[Reason]) -> String {
    if reasons.is_empty() {
        return String::new();
    }
    let lines = reasons.iter().map(|reason| format!("<li>{}</li>", reason_words(language, reason)));
    format!("<p>{title}</p><ul>{}</ul>", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign_unless_they_are_nothing() {
        for (points, text) in [(0.1234, "+0.123"), (-0.05, "−0.050"), (-0.0004, "0.000"), (0.0, "0.000")] {
            assert_eq!(signed(points), text);
        }
    }

    #[test]
    fn chances_have_one_digit() {
        assert_eq!(percent(0.5126), "51.3\u{a0}%");
    }
}
