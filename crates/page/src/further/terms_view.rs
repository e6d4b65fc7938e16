//! What both have agreed on for a table, to be read before the first play and looked up later.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{ClockSetting, Table, TableSettings};

use crate::online::live::Live;
use crate::online::table_words::{clock_words, leaver_words};

/// Unfolded until somebody has played.
#[component]
pub(crate) fn TermsView(live: Live) -> impl IntoView {
    let language = live.play.language.get_untracked();
    let is_untouched =
        Memo::new(move |_| live.hosted.with(|hosted| hosted.table().is_some_and(Table::is_untouched)));
    let lines = Memo::new(move |_| {
        live.hosted
            .with(|hosted| hosted.table().map(|table| terms(language, table.settings())).unwrap_or_default())
    });
    let list = move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <details class="terms" open=is_untouched>
            <summary>{words::online_agreed(language)}</summary>
            <ul>{list}</ul>
        </details>
    }
}

fn terms(language: Language, settings: &TableSettings) -> Vec<String> {
    let clock =
        (settings.clock != ClockSetting::None).then(|| clock_words(language, settings.clock).to_string());
    let rated =
        if settings.rated { words::online_rated(language) } else { words::online_not_rated(language) };
    let take_back = match settings.take_back {
        true => words::online_take_back(language),
        false => words::online_no_take_back(language),
    };
    let leaver = leaver_words(language, settings.clock, settings.away_seconds);
    let options = settings.options.iter().filter_map(|(name, value)| {
        let sentence = words::option_sentence(language, name, value)?;
        Some(words::titled(language, words::option_name(language, name)?, &sentence))
    });
    let agreed = [rated.to_owned(), take_back.to_owned(), leaver];
    clock.into_iter().chain(agreed).chain(options).collect()
}
