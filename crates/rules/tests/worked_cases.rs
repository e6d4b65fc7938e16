//! Runs every worked case of `testdata/plays`; its README explains the format.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;
use tavli_rules::{
    BuiltIn, BySide, Die, Numbers, Outcome, Place, Play, Plays, Position, Referee, Refusal, Roll, Side,
    position_text, read_moves, read_side,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    source: String,
    says: String,
    #[serde(default)]
    options: BTreeMap<String, toml::Value>,
    #[serde(default)]
    turn: Option<String>,
    white: String,
    black: String,
    dice: Option<Vec<u8>>,
    numbers: Option<Vec<u8>>,
    results: Option<usize>,
    all: Option<Vec<String>>,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    illegal: Vec<String>,
    first: Option<Vec<String>>,
    #[serde(default)]
    refused: Vec<Refused>,
    #[serde(default)]
    after: Vec<After>,
    outcome: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refused {
    step: String,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    play: String,
    white: String,
    black: String,
}

fn check_game(game: BuiltIn) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../testdata/plays/{game}.toml"));
    let text = std::fs::read_to_string(&path).expect("every game has worked cases");
    let file: File = toml::from_str(&text).expect("the cases have the form of the README");
    assert!(file.case.len() >= 25, "{game} has only {} worked cases", file.case.len());
    let names: BTreeSet<&str> = file.case.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names.len(), file.case.len(), "two cases of {game} have one name");
    let faults: Vec<String> = file.case.iter().flat_map(|case| check(game, case)).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Everything in which a case and the rules differ.
fn check(game: BuiltIn, case: &Case) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expect = |holds: bool, what: String| {
        if !holds {
            faults.push(format!("{game} {}: {what}", case.name));
        }
    };
    expect(
        !case.source.is_empty() && !case.says.is_empty(),
        "a case names its source and says what it shows".into(),
    );
    let (referee, position) = setting(game, case);
    if let Some(expected) = &case.outcome {
        let outcome = outcome_text(referee.outcome(&position));
        expect(outcome == *expected, format!("the outcome is {outcome}, not {expected}"));
        return faults;
    }
    let numbers = numbers(&referee, case);
    let mut plays = Plays::default();
    referee.plays_of_numbers(&position, numbers, &mut plays);
    let results: BTreeSet<String> = plays.positions().iter().map(|after| text(&referee, after)).collect();
    expect(results.len() == plays.len(), "a result is listed twice".into());
    if let Some(count) = case.results {
        expect(results.len() == count, format!("{} results, not {count}", results.len()));
    }
    if let Some(all) = &case.all {
        let expected = all.iter().map(|play| match strict(&referee, &position, numbers, play) {
            Some((_, after)) => text(&referee, &after),
            None => format!("({play} is not legal)"),
        });
        let expected: BTreeSet<String> = expected.collect();
        expect(expected == results, format!("results are {results:#?}, not {expected:#?}"));
    }
    for play in &case.legal {
        expect(strict(&referee, &position, numbers, play).is_some(), format!("{play} must be legal"));
    }
    for play in &case.illegal {
        expect(strict(&referee, &position, numbers, play).is_none(), format!("{play} must not be legal"));
    }
    for after in &case.after {
        let expected = build(&referee, &after.white, &after.black, position.turn().opponent());
        let found = strict(&referee, &position, numbers, &after.play).map(|(_, after)| after);
        let shown = found.map(|found| text(&referee, &found));
        expect(found == Some(expected), format!("after {} comes {shown:?}", after.play));
    }
    let next = || referee.next_steps_of_numbers(&position, numbers, &[]).expect("no step was taken");
    if let Some(first) = &case.first {
        let found: BTreeSet<String> =
            next().steps().iter().map(|step| format!("{}/{}", step.from, step.to)).collect();
        let expected: BTreeSet<String> =
            first.iter().map(|step| step.trim_end_matches(['*', '+']).to_owned()).collect();
        expect(found == expected, format!("first steps are {found:?}, not {expected:?}"));
    }
    for refused in &case.refused {
        let reasons = reasons(&refused.step, numbers, |from, die| next().why_not(from, die));
        expect(
            reasons.iter().any(|reason| reason == &refused.why),
            format!("{} is refused as {reasons:?}, not {}", refused.step, refused.why),
        );
    }
    faults
}

fn setting(game: BuiltIn, case: &Case) -> (Referee, Position) {
    let options = case.options.iter().map(|(name, value)| match value.as_str() {
        Some(text) => (name, text.to_owned()),
        None => (name, value.to_string()),
    });
    let ruleset = options.fold(game.ruleset(), |ruleset, (name, value)| {
        ruleset.with_option(name, &value).unwrap_or_else(|fault| panic!("{}: {fault}", case.name))
    });
    let referee = Referee::new(ruleset).expect("options fit");
    let turn = case.turn.as_deref().unwrap_or("white").parse().expect("a side");
    let position = build(&referee, &case.white, &case.black, turn);
    (referee, position)
}

fn build(referee: &Referee, white: &str, black: &str, turn: Side) -> Position {
    let drafts = BySide::new(read_side(white).expect(white), read_side(black).expect(black));
    Position::new(referee.ruleset(), &drafts, turn)
        .unwrap_or_else(|faults| panic!("{white} / {black}: {faults}"))
}

fn numbers(referee: &Referee, case: &Case) -> Numbers {
    match (&case.dice, &case.numbers) {
        (Some(dice), None) => referee.numbers(Roll::new(dice).expect("dice")),
        (None, Some(numbers)) => Numbers::of(numbers),
        _ => panic!("{} needs either dice or numbers", case.name),
    }
}

fn text(referee: &Referee, position: &Position) -> String {
    position_text(referee, position, None)
}

fn outcome_text(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Won { winner, points }) => format!("{winner} {points}"),
    }
}

/// A play in which every written step uses one number, if it is legal in that very order.
fn strict(referee: &Referee, position: &Position, numbers: Numbers, text: &str) -> Option<(Play, Position)> {
    let moves = read_moves(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    let mut attempts: Vec<Play> = vec![Play::new()];
    for wanted in &moves {
        let onward = attempts.iter().flat_map(|so_far| {
            let next =
                referee.next_steps_of_numbers(position, numbers, so_far).expect("each step was allowed");
            let fits = next
                .steps()
                .iter()
                .filter(|step| (step.from, step.to, step.meeting) == (wanted.from, wanted.to, wanted.mark));
            fits.map(|step| [so_far.as_slice(), &[*step]].concat()).collect::<Vec<_>>()
        });
        attempts = onward.collect();
    }
    attempts.into_iter().find_map(|play| {
        let after = referee.play_of_numbers(position, numbers, &play).ok()?;
        Some((play, after))
    })
}

/// Why a written step is refused, for every number that could be meant.
fn reasons(step: &str, numbers: Numbers, why_not: impl Fn(Place, Die) -> Option<Refusal>) -> Vec<String> {
    let step = read_moves(step).expect("a step")[0];
    let code = |refusal: Option<Refusal>| refusal.map_or("legal", |refusal| refusal.code()).to_owned();
    match step.to.progress() {
        Some(progress) => match Die::new(progress.wrapping_sub(step.from.origin())) {
            Some(die) => vec![code(why_not(step.from, die))],
            None => vec!["number_not_left".to_owned()],
        },
        None => numbers.distinct().map(|die| code(why_not(step.from, die))).collect(),
    }
}

#[test]
fn zeno() {
    check_game(BuiltIn::Zeno);
}

#[test]
fn scripta() {
    check_game(BuiltIn::Scripta);
}

#[test]
fn portes() {
    check_game(BuiltIn::Portes);
}

#[test]
fn plakoto() {
    check_game(BuiltIn::Plakoto);
}

#[test]
fn fevga() {
    check_game(BuiltIn::Fevga);
}
