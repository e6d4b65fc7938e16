//! What cargo cannot say by itself: `cargo xtask` and one line per task.

mod axe;
mod bench;
mod bless;
mod cargo;
mod duel_gnubg;
mod load;
mod page;
mod run;
mod screenshots;
mod signature;
mod strength;
mod test;
mod tidy;
mod tools;

use std::ffi::OsString;
use std::process::ExitCode;

/// One task: its name, the arguments it takes (empty when none), what it is for, what it does.
type Task = (&'static str, &'static str, &'static str, fn(&[OsString]) -> ExitCode);

const TASKS: [Task; 12] = [
    (
        "run",
        "[ARGS...]",
        "build and open the page; with ARGS build the program and call `tavli ARGS`",
        run::run,
    ),
    ("test", "", "every check, in order; stops at the first that fails", test::run),
    ("page", "", "build the page for browsers into target/page, for the program to embed", page::run),
    ("site", "", "build the page as a static site into target/site", page::site),
    ("screenshots", "", "pictures of every view, and all on one sheet in docs", screenshots::run),
    ("tidy", "", "what the compiler cannot check: paths in documents, long files, layers", tidy::run),
    ("bench", "[ARGS...]", "the benchmarks of rules and engine; ARGS go to criterion", bench::run),
    ("duel-gnubg", "[ARGS...]", "play portes against the installed GNU Backgammon", duel_gnubg::run),
    (
        "signature",
        "",
        "what the shipped nets say, as a number a game; a commit keeps it or names it",
        signature::run,
    ),
    (
        "load",
        "[GAMES] [SECONDS] [MOVES]",
        "play thousands of games at once against a server of its own",
        load::run,
    ),
    ("strength", "[ARGS...]", "measure how strong the nets play, into docs/strength.md", strength::run),
    ("bless", "", "rewrite the golden files under testdata, and show what changed", bless::run),
];

/// What a shell expects of a program that was called wrongly.
const CALLED_WRONGLY: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    match arguments.split_first() {
        None => show_help(),
        Some((word, _)) if word == "--help" || word == "-h" || word == "help" => show_help(),
        Some((name, rest)) => start(name, rest),
    }
}

fn start(name: &OsString, arguments: &[OsString]) -> ExitCode {
    let Some((name, takes, _, task)) = TASKS.iter().find(|task| name == task.0) else {
        return refuse(&format!("there is no task {}", name.display()));
    };
    if takes.is_empty() && !arguments.is_empty() {
        return refuse(&format!("the task {name} takes no arguments"));
    }
    task(arguments)
}

fn show_help() -> ExitCode {
    print!("{}", help());
    ExitCode::SUCCESS
}

fn refuse(why: &str) -> ExitCode {
    eprint!("{why}\n\n{}", help());
    ExitCode::from(CALLED_WRONGLY)
}

fn help() -> String {
    let lines =
        TASKS.iter().map(|(name, takes, what, _)| format!("  {:<20} {what}\n", format!("{name} {takes}")));
    format!("cargo xtask TASK\n\n{}", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_has_one_line_for_each_task() {
        for (name, ..) in TASKS {
            let lines = help().lines().filter(|line| line.starts_with(&format!("  {name} "))).count();
            assert_eq!(lines, 1, "{name}");
        }
    }

    #[test]
    fn unknown_task_and_needless_argument_are_refused() {
        assert_eq!(start(&"dance".into(), &[]), ExitCode::from(CALLED_WRONGLY));
        assert_eq!(start(&"tidy".into(), &["now".into()]), ExitCode::from(CALLED_WRONGLY));
    }
}
