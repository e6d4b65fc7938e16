//! The drawn boards, compared with kept drawings. `TAVLI_BLESS=1` writes them anew.

mod program;

use std::path::Path;

use program::{fresh_file, run};

const TABULA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulesets/tabula.toml");

/// A name for the drawing, and the arguments that give it.
const DRAWINGS: [(&str, &[&str]); 22] = [
    ("zeno_start", &["zeno"]),
    ("zeno_emperor", &["zeno-w652-6x7.9.10x2.19x2.20x2.23.out-8x2.11x2.12x2.13.14x2.15x2.18x2.21x2.out"]),
    ("zeno_waiting", &["zeno-w-m4x2.m12.1x3.19x9.out-m4.m1x10.22x4.out"]),
    ("zeno_end", &["zeno-b421-20.22x2.24x3.off9.out-21.23.off13.out"]),
    ("zeno_no_middle_row", &["zeno~middle_row.hand-w-hand15-hand15"]),
    ("zeno_from_black", &["zeno-b-m4.6x14.out-19x15.out", "--from", "black"]),
    ("scripta_start", &["scripta"]),
    ("scripta_middle", &["scripta-w62-hand3.bar2.3x8.5x2-bar1.31x4.36x8.20.21"]),
    ("scripta_end", &["scripta-b42-33.35.off13-31x15", "--ascii"]),
    ("portes_start", &["portes"]),
    ("portes_bar", &["portes-b62-bar2.12x5.17x3.19x5-bar1.1.12x5.17x3.19x5"]),
    ("portes_from_black", &["portes-b62-bar2.12x5.17x3.19x5-bar1.1.12x5.17x3.19x5", "--from", "black"]),
    ("portes_won", &["portes-b-off15-1x2.12x5.17x3.19x5"]),
    ("portes_ascii", &["portes", "--ascii"]),
    ("plakoto_start", &["plakoto"]),
    ("plakoto_pins", &["plakoto-b31-1p.5x2.8x11.18-24x6.20p.7p.4x7"]),
    ("plakoto_pins_ascii", &["plakoto-b31-1p.5x2.8x11.18-24x6.20p.7p.4x7", "--ascii", "--from", "black"]),
    ("fevga_start", &["fevga"]),
    ("tabula_start", &["--ruleset", TABULA]),
    ("tabula_bar", &["--ruleset", TABULA, "tabula-b654-bar2.13x13-bar1.20x14"]),
    ("fevga_middle", &["fevga-b53-1x6.2.3.4.7.9.10.11.12.24-1x5.2x3.3.4.5.7x2.8.20"]),
    ("fevga_end", &["fevga-w66-19x5.24x10-19x15"]),
];

#[test]
fn boards_are_drawn_as_kept() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let blesses = std::env::var_os("TAVLI_BLESS").is_some();
    for (name, arguments) in DRAWINGS {
        let drawn = run(&[&["show"], arguments].concat(), b"");
        assert_eq!((drawn.code, drawn.err.as_str()), (Some(0), ""), "{name}");
        let path = folder.join(format!("{name}.txt"));
        if blesses {
            std::fs::write(&path, &drawn.out).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(drawn.out, kept, "{name}: look at it, then keep it with TAVLI_BLESS=1");
    }
}

#[test]
fn a_board_that_nobody_drew_is_shown_as_text() {
    let path = fresh_file("thirty.toml");
    let rules = std::fs::read_to_string(TABULA).unwrap().replace("length = 24", "length = 30");
    std::fs::write(&path, rules).unwrap();
    let shown = run(&["show", "--ruleset", path.to_str().unwrap()], b"");
    assert_eq!((shown.code, shown.err.as_str()), (Some(0), ""));
    assert!(shown.out.contains("\ntabula-w-hand15-hand15\n"), "{}", shown.out);
    std::fs::write(&path, "name = 7").unwrap();
    let refused = run(&["show", "--ruleset", path.to_str().unwrap()], b"");
    assert!(refused.code == Some(2) && refused.err.contains("thirty.toml is not a good ruleset"));
}

#[test]
fn no_drawing_is_larger_than_a_terminal() {
    for (name, arguments) in DRAWINGS {
        let drawn = run(&[&["show"], arguments].concat(), b"").out;
        assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{name}");
        // With the throw and the prompt it fits into a terminal of 24 lines.
        assert!(drawn.lines().count() <= 22, "{name}");
        let is_ascii = arguments.contains(&"--ascii");
        assert!(!is_ascii || drawn.is_ascii(), "{name}");
    }
}
