//! The program `tavli`: five board games in the terminal, and commands for scripts.

mod clause_texts;
mod commands;
mod computer;
mod crew;
mod dice_source;
mod dice_tally;
mod failure;
mod interrupt;
mod judges;
mod option_texts;
mod options;
mod outcome_text;
mod progress;
mod report;
mod rollout_file;
mod rollout_report;
mod rule_texts;
mod seated_computer;
mod serve_address;
mod serve_file;
mod table_cache;
mod terminal;
mod turns;
mod ubgi;
mod which_rules;
mod wrap;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};

use commands::{
    analyse, backup, bench, choose, convert, dice_report, evaluate, games, moves, perft, play, problems,
    rollout, rules, serve, show, tables, verify,
};
use failure::Failure;

/// Zeno's Tavli, Ludus XII scriptorum, Portes, Plakoto and Fevga.
#[derive(Parser)]
#[command(name = "tavli", version, arg_required_else_help = true, after_help = EXAMPLES)]
enum Command {
    Serve(serve::Arguments),
    Play(play::Arguments),
    Games(games::Arguments),
    Rules(rules::Arguments),
    Show(show::Arguments),
    Moves(moves::Arguments),
    Evaluate(evaluate::Arguments),
    Choose(choose::Arguments),
    Analyse(analyse::Arguments),
    Rollout(rollout::Arguments),
    Convert(convert::Arguments),
    Ubgi(commands::ubgi::Arguments),
    Problems(problems::Arguments),
    Perft(perft::Arguments),
    Bench(bench::Arguments),
    Tables(tables::Arguments),
    Verify(verify::Arguments),
    DiceReport(dice_report::Arguments),
    Backup(backup::BackupArguments),
    Restore(backup::RestoreArguments),
}

const EXAMPLES: &str = "\
Examples:
  tavli serve --open                 play in the browser
  tavli games                        what can be played
  tavli rules plakoto                how it is played
  tavli play portes                  play White against the computer
  tavli play tavli                   a match: portes, plakoto, fevga in turn
  tavli show zeno                    draw the board
  tavli analyse game.txt             errors, luck and figures of a game
  tavli rollout portes --dice 3,1    which play is best, by playing on to the end
  tavli moves < positions.jsonl      every legal play of each position
  tavli choose < positions.jsonl     the best play of each

`tavli COMMAND --help` explains a command.";

/// What was asked for. A number below nothing is a wrong value, and told as such, rather than an option that is not known.
fn asked() -> Command {
    let is_value = |argument: &clap::Arg| argument.get_action().takes_values();
    let with_numbers = |argument: clap::Arg| match is_value(&argument) {
        true => argument.allow_negative_numbers(true),
        false => argument,
    };
    let matches = Command::command().mut_subcommands(|command| command.mut_args(with_numbers)).get_matches();
    Command::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

fn main() -> ExitCode {
    let done = match asked() {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Games(arguments) => games::run(arguments),
        Command::Rules(arguments) => rules::run(arguments),
        Command::Show(arguments) => show::run(arguments),
        Command::Moves(arguments) => moves::run(arguments),
        Command::Evaluate(arguments) => evaluate::run(arguments),
        Command::Choose(arguments) => choose::run(arguments),
        Command::Analyse(arguments) => analyse::run(arguments),
        Command::Rollout(arguments) => rollout::run(arguments),
        Command::Convert(arguments) => convert::run(arguments),
        Command::Ubgi(arguments) => commands::ubgi::run(arguments),
        Command::Problems(arguments) => problems::run(arguments),
        Command::Perft(arguments) => perft::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Tables(arguments) => tables::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::DiceReport(arguments) => dice_report::run(arguments),
        Command::Backup(arguments) => backup::backup(arguments),
        Command::Restore(arguments) => backup::restore(arguments),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
