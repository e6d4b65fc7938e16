//! Setting up a game: against whom, how strong, which colour, how long, by which rules.

use std::sync::Arc;

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{BuiltIn, ByPlayer, Match, MatchLength, Referee, Ruleset};
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlFormElement};

use crate::app::{go, link};
use crate::chance::{self, Share};
use crate::play::Play;
use crate::route::View;
use crate::session::{LEVELS, Seat};
use crate::storage;

/// What was chosen the last time is what a person most likely wants again.
const KEY: &str = "tavli.setup";

#[component]
pub(crate) fn SetupView(play: Play, game: BuiltIn) -> impl IntoView {
    let language = play.language.get_untracked();
    let share = Share::drawn();
    let tip = share.tip().to_string();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
        let answers = form.and_then(|form| FormData::new_with_form(&form).ok());
        if answers.and_then(|answers| begin(play, game, &answers, share.clone())).is_some() {
            go(language, View::Play);
        }
    };
    let links = format!(
        "<a href=\"{}\">{}</a> <a href=\"{}\">{}</a>",
        link(language, View::Lesson(game)),
        words::start_lesson(language),
        link(language, View::Rules(game)),
        words::rules(language),
    );
    view! {
        <section class="setup">
            <h1>{words::game_name(language, game)}</h1>
            <p class="lead">{words::game_sentence(language, game)}</p>
            <p class="card-more" inner_html=links></p>
            <form on:submit=start inner_html=questions(language, game, &tip)></form>
        </section>
    }
}

/// Begins what the answers ask for.
fn begin(play: Play, game: BuiltIn, answers: &FormData, share: Share) -> Option<()> {
    let answer = |name: &str| answers.get(name).as_string().unwrap_or_default();
    let (level, opponent, length) = (answer("level"), answer("opponent"), answer("length"));
    storage::keep(KEY, &format!("{level} {opponent}"));
    let other = if opponent == "friend" { Seat::Human } else { Seat::read(&level) };
    let is_white = match answer("colour").as_str() {
        "white" => true,
        "black" => false,
        _ => chance::coin(),
    };
    let seats = if is_white { ByPlayer::new(Seat::Human, other) } else { ByPlayer::new(other, Seat::Human) };
    let played = match (length.strip_prefix("tavli"), length.parse()) {
        (Some(points), _) => Match::tavli(points.parse().ok()?),
        (None, points) => {
            let ruleset = with_options(game.ruleset(), &answer);
            let length = points.map_or(MatchLength::Single, MatchLength::Points);
            Match::new(vec![Arc::new(Referee::new(ruleset).ok()?)], length)
        }
    };
    play.begin(played, seats, share.joined(answer("words").trim()));
    Some(())
}

/// The rules with the readings that were chosen.
fn with_options(ruleset: Ruleset, answer: &impl Fn(&str) -> String) -> Ruleset {
    ruleset.options().into_iter().fold(ruleset, |ruleset, option| {
        let value = answer(option.name);
        ruleset.clone().with_option(option.name, &value).unwrap_or(ruleset)
    })
}

/// All questions, as HTML.
fn questions(language: Language, game: BuiltIn, tip: &str) -> String {
    let kept = storage::read(KEY).unwrap_or_default();
    let usual = LEVELS.into_iter().find(|level| kept.contains(level)).unwrap_or("casual");
    let is_friend = kept.contains("friend");
    let opponents = radio("opponent", "computer", !is_friend, words::opponent_computer(language))
        + &radio("opponent", "friend", is_friend, words::opponent_friend(language));
    let levels: String = LEVELS
        .into_iter()
        .map(|level| {
            let name = words::level_name(language, level).unwrap_or_default();
            let sentence = words::level_sentence(language, level).unwrap_or_default();
            radio("level", level, level == usual, &two_lines(name, sentence))
        })
        .collect();
    let colours = radio("colour", "white", true, words::colour_white(language))
        + &radio("colour", "black", false, words::colour_black(language))
        + &radio("colour", "random", false, words::colour_random(language));
    format!(
        "{}{}{}{}{}{}<button class=\"main-action\">{}</button>",
        fieldset("", words::choose_opponent(language), &opponents),
        fieldset("only-computer", words::choose_level(language), &levels),
        fieldset("only-computer", words::choose_colour(language), &colours),
        fieldset("", words::match_length(language), &lengths(language, game)),
        rule_options(language, game),
        dice_words(language, tip),
        words::start(language)
    )
}

fn lengths(language: Language, game: BuiltIn) -> String {
    let mut out = radio("length", "single", true, words::single_game(language));
    for points in [3, 5, 7] {
        out += &radio("length", &points.to_string(), false, &words::to_points(language, points));
    }
    if tavli_board::Geography::is_greek_for(&game.ruleset()) {
        out += &format!("<p class=\"sentence\">{}</p>", words::tavli_match_sentence(language));
        for points in [3, 5, 7] {
            let text = two_lines(words::tavli_match(language), &words::to_points(language, points));
            out += &radio("length", &format!("tavli{points}"), false, &text);
        }
    }
    out
}

/// Readings of unclear rules, each with a sentence.
pub(crate) fn rule_options(language: Language, game: BuiltIn) -> String {
    let mut rows = String::new();
    for option in game.ruleset().options().into_iter().filter(|option| option.name != "checkers") {
        let name = words::option_name(language, option.name).unwrap_or_default();
        let mut answers = String::new();
        for (place, value) in option.values.iter().enumerate() {
            let sentence = words::option_sentence(language, option.name, value).unwrap_or_default();
            answers += &radio(option.name, value, place == 0, &sentence);
        }
        rows += &fieldset("", name, &answers);
    }
    let (title, sentence) = (words::rule_options(language), words::rule_options_sentence(language));
    format!("<details class=\"rule-options\"><summary>{title}</summary><p>{sentence}</p>{rows}</details>")
}

/// The page's share of the dice, which is fixed, and room for the person's.
fn dice_words(language: Language, tip: &str) -> String {
    let (title, tip) = (words::dice_words(language), format!("<code>{tip}</code>"));
    format!(
        "<details class=\"rule-options\"><summary>{title}</summary><p>{}</p>\
         <input name=\"words\" aria-label=\"{title}\" autocomplete=\"off\"></details>",
        words::dice_words_sentence(language, &tip)
    )
}

pub(crate) fn fieldset(class: &str, title: &str, answers: &str) -> String {
    format!("<fieldset class=\"{class}\"><legend>{title}</legend>{answers}</fieldset>")
}

pub(crate) fn radio(group: &str, value: &str, is_chosen: bool, text: &str) -> String {
    let checked = if is_chosen { " checked" } else { "" };
    format!(
        "<label class=\"choice\"><input type=\"radio\" name=\"{group}\" value=\"{value}\"{checked}><span>{text}</span></label>"
    )
}

pub(crate) fn two_lines(name: &str, sentence: &str) -> String {
    format!("<strong>{name}</strong><span class=\"sentence\">{sentence}</span>")
}
