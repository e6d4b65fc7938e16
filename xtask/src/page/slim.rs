//! What wasm-bindgen writes, made shorter: visitors load it, and nobody reads it.

/// A script without its comments and without the spaces before its lines.
pub(super) fn script(text: &str) -> String {
    let mut is_comment = false;
    let mut slim = String::new();
    for line in text.lines().map(str::trim) {
        is_comment |= line.starts_with("/**");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            slim += line;
            slim.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    slim
}

/// Streams of bytes come with a crate behind Leptos and are offered to scripts, which keeps them in every module. Ours uses none.
const STREAMS: &str = "IntoUnderlying";

/// Whether a module offers this for streams.
pub(super) fn is_of_streams(export: &str) -> bool {
    export.contains(&STREAMS.to_lowercase())
}

/// A slim script without its classes for streams, each of which ends with the line that lets it be disposed of.
pub(super) fn without_streams(script: &str) -> String {
    let mut is_inside = false;
    let mut kept = String::new();
    for line in script.lines() {
        is_inside |= line.starts_with(&format!("export class {STREAMS}"));
        is_inside |= line.starts_with(&format!("const {STREAMS}"));
        if !is_inside {
            kept += line;
            kept.push('\n');
        }
        let is_end =
            line.starts_with("if (Symbol.dispose)") || line.starts_with(": new FinalizationRegistry");
        is_inside &= !is_end;
    }
    kept
}

/// A style sheet without comments and without the spaces before its lines.
pub(super) fn style(text: &str) -> String {
    let mut slim = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        slim += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    slim += rest;
    slim.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

/// A short name for each of many: none is part of a word that a script could hold.
pub(super) fn name(number: usize) -> String {
    format!("$_{number:x}")
}

/// A script in which one name stands for another, wherever that is a word of its own.
pub(super) fn renamed(script: &str, long: &str, short: &str) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    let mut renamed = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(at) = rest.find(long) {
        let (before, after) = (&rest[..at], &rest[at + long.len()..]);
        let is_word = !before.ends_with(is_part) && !after.starts_with(is_part);
        renamed += before;
        renamed += if is_word { short } else { long };
        rest = after;
    }
    renamed + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_spaces_go() {
        let text =
            "/**\n * Why.\n */\nfunction a() {\n    // So.\n    b(\"/* c */\");\n\n}\n/** short */\nd();\n";
        assert_eq!(script(text), "function a() {\nb(\"/* c */\");\n}\nd();\n");
    }

    #[test]
    fn streams_go_and_the_rest_stays() {
        let script = "export class IntoUnderlyingSink {\nfree() {}\n}\nif (Symbol.dispose) IntoUnderlyingSink.x;\na();\n\
                      const IntoUnderlyingSinkFinalization = (typeof b)\n? c\n: new FinalizationRegistry(d);\ne();\n";
        assert_eq!(without_streams(script), "a();\ne();\n");
        assert!(is_of_streams("__wbg_intounderlyingsink_free") && !is_of_streams("start"));
    }

    #[test]
    fn style_needs_no_comments() {
        assert_eq!(style("/* Why. */\na {\n  b: c; /* d\n e */\n}\n"), "a {\nb: c;\n}\n");
    }

    #[test]
    fn only_whole_words_are_renamed() {
        assert_eq!(renamed("a: ab, $a, a", "a", "$_0"), "$_0: ab, $a, $_0");
    }
}
