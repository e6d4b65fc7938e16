//! A game's rules in our own words, and its history.

use leptos::prelude::*;
use tavli_board::lesson;
use tavli_messages as words;
use tavli_messages::{Language, TAVLI_MATCH, history_key, rule_sections, text_in};
use tavli_rules::{BuiltIn, Side};

use crate::app::link;
use crate::book::book;
use crate::little_board::picture;
use crate::play::Play;
use crate::route::View;
use crate::shown::read_problem;

#[component]
pub(crate) fn RulesView(play: Play, game: BuiltIn) -> impl IntoView {
    let language = play.language.get_untracked();
    let book = book(language);
    let referee = game.referee();
    let board = picture(referee.ruleset(), &referee.start(Side::White));
    let text =
        move || book.with(|book| book.as_ref().map(|book| rules(language, game, book)).unwrap_or_default());
    view! {
        <article class="rules">
            <h1>{words::game_name(language, game)}</h1>
            <div inner_html=board></div>
            <div class="rules-text" inner_html=text></div>
            <p class="actions-row">
                <a class="main-action" href=link(language, View::Setup(game))>{words::play(language)}</a>
                <a class="second-action" href=link(language, View::Lesson(game))>{words::lesson(language)}</a>
            </p>
        </article>
    }
}

/// All sections and the history, as HTML.
fn rules(language: Language, game: BuiltIn, book: &str) -> String {
    let text = |key: &str| text_in(book, key).unwrap_or_default();
    let section = |title: &str, body: &str, picture: &str| {
        format!("<section><h2>{title}</h2>{}{picture}</section>", paragraphs(body))
    };
    let is_greek = tavli_board::Geography::is_greek_for(&game.ruleset());
    let more = if is_greek { Some(&TAVLI_MATCH) } else { None };
    let mut out: String = rule_sections(game)
        .iter()
        .chain(more)
        .map(|rules| section(text(rules.title), text(rules.text), &example(game, rules.title)))
        .collect();
    out += &format!("<p class=\"note\">{}</p>", words::reading_note(language));
    out + &section(words::history(language), text(&history_key(game)), "")
}

/// A picture for a section of the rules: the position of the first steps in which just that is done.
fn example(game: BuiltIn, title: &str) -> String {
    let task = match (title.trim_start_matches("rules-title-"), game) {
        ("moving", BuiltIn::Portes | BuiltIn::Plakoto) => 2,
        ("entering", _) | ("runner", _) => 1,
        ("pinning", _) => 4,
        ("blocking", _) => 5,
        ("hitting", _) => 6,
        ("waiting", _) => 7,
        ("mother", _) | ("quarter", _) => 8,
        ("bearing-off", _) => 9,
        _ => return String::new(),
    };
    let problem = read_problem(lesson(game)[task - 1].position);
    problem.map(|(referee, position, _)| picture(referee.ruleset(), &position)).unwrap_or_default()
}

/// A text in paragraphs, as HTML. Our own texts hold no signs that would mean anything there.
pub(crate) fn paragraphs(text: &str) -> String {
    text.split("\n\n").map(|paragraph| format!("<p>{paragraph}</p>")).collect()
}
