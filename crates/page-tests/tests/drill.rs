//! Problems to be solved: from one's own errors and from the sets, again and again at growing intervals.

use serde_json::{Value, json};
use tavli_page_tests::{Visit, all_judged, golden_record, in_browser, play_out};
use tavli_rules::BuiltIn;

/// A card as the browser keeps it: whose, how often solved, from which day on, and the problem itself.
struct Card {
    is_own: bool,
    solved: u32,
    due: u64,
    position: String,
    best: String,
    plausible: String,
}

impl Card {
    fn read(line: &str) -> Card {
        let kept: Vec<&str> = line.splitn(4, '|').collect();
        let problem: Vec<&str> = kept[3].split("; ").collect();
        Card {
            is_own: kept[0] == "own",
            solved: kept[1].parse().expect("a number"),
            due: kept[2].parse().expect("a day"),
            position: problem[0].to_owned(),
            best: problem[1].to_owned(),
            plausible: problem[2].to_owned(),
        }
    }
}

async fn kept(visit: &Visit) -> Vec<Card> {
    let kept = visit.script("return localStorage.getItem('tavli.drill') ?? '';", json!(null)).await;
    kept.as_str().unwrap_or_default().lines().map(Card::read).collect()
}

/// Keeps one card only, as if nothing else had ever been met.
async fn keep_only(visit: &Visit, card: &Card) {
    let Card { position, best, plausible, .. } = card;
    visit.keep("tavli.drill", &format!("own|0|0|{position}; {best}; {plausible}; 0.1")).await;
}

async fn today(visit: &Visit) -> u64 {
    let today = visit.script("return Math.floor(Date.now() / 86400000);", json!(null)).await;
    today.as_u64().expect("a number")
}

/// Comes back to one's own errors so many days later, without loading the page anew.
async fn come_back_later(visit: &Visit, days: u64) {
    let wait =
        "const now = Date.now; Date.now = () => now() + input * 86400000; location.hash = '#/en/drill';";
    visit.script(wait, json!(days)).await;
    visit.find(".records").await;
    visit.script("location.hash = '#/en/drill/portes/own';", json!(null)).await;
    visit.find(".drill").await;
}

/// Nothing is asked today.
async fn nothing_is_due(visit: &Visit) {
    visit.until("return document.querySelector('.drill .lead') !== null;", json!(null)).await;
}

/// Plays something and says so; what comes back is what the page thinks of it.
async fn answer(visit: &Visit, card: &Card, play: &str) -> String {
    visit.find(".drill .board").await;
    play_out(visit, &card.position, play).await;
    visit.click(".drill .main-action:not(:disabled):not([hidden])").await;
    visit.find(".drill .reasons p").await;
    visit.text(".drill .reasons").await
}

/// Errors of the person in the golden record, kept by its review.
async fn own_errors(visit: &Visit) -> Vec<Card> {
    let record = golden_record(BuiltIn::Portes).replace("Anna", "human");
    visit.keep("tavli.records", &record).await;
    visit.go_to("review/0").await;
    all_judged(visit).await;
    kept(visit).await
}

#[test]
fn own_errors_are_kept_by_a_review() {
    in_browser(async |visit| {
        let cards = own_errors(visit).await;
        let cells = "return [...document.querySelectorAll('.figures tbody td')].map(({ textContent }) => textContent);";
        let cells = visit.script(cells, Value::Null).await;
        let number = |row: usize| {
            cells[2 * row].as_str().and_then(|text| text.parse::<usize>().ok()).expect("a number")
        };
        let (errors, blunders) = (number(2), number(3));
        assert_eq!(cards.len(), errors + blunders, "those of the person, and of nobody else");
        assert!(cards.iter().all(|card| card.is_own && card.position.starts_with("portes-w")));
        visit.go_to("drill").await;
        let own = visit.text(".records a[href='#/en/drill/portes/own']").await;
        assert_eq!(own, format!("My errors ({})", cards.len()));
        // The same game looked at again is nothing new.
        assert_eq!(own_errors(visit).await.len(), cards.len());
    });
}

#[test]
fn own_error_is_asked_at_growing_intervals() {
    in_browser(async |visit| {
        let card = own_errors(visit).await.remove(0);
        keep_only(visit, &card).await;
        visit.go_to("drill/portes/own").await;
        for (solved, wait) in [(1, 1), (2, 3), (3, 7)] {
            let told = answer(visit, &card, &card.best).await;
            assert!(told.starts_with(&format!("Right: {}.", card.best)), "{told}");
            let known = kept(visit).await.remove(0);
            assert_eq!((known.solved, known.due), (solved, today(visit).await + wait));
            visit.press(".drill button", "Next problem").await;
            nothing_is_due(visit).await;
            come_back_later(visit, wait - 1).await;
            nothing_is_due(visit).await;
            come_back_later(visit, 1).await;
        }
        // Whoever misses it begins anew, and is asked at once.
        let told = answer(visit, &card, &card.plausible).await;
        assert!(told.starts_with(&format!("You play {}: ", card.plausible)), "{told}");
        let known = kept(visit).await.remove(0);
        assert_eq!((known.solved, known.due), (0, today(visit).await));
        visit.press(".drill button", "Next problem").await;
        visit
            .until(
                "return document.querySelector('.lesson-at').textContent === 'Problem 2 of 2';",
                json!(null),
            )
            .await;
        answer(visit, &card, &card.best).await;
    });
}

/// The problems of portes.
fn cards() -> Vec<Card> {
    let problems = include_str!("../../../problems/portes.txt").lines();
    problems
        .filter(|line| !line.starts_with('#'))
        .map(|line| Card::read(&format!("set|0|0|{line}")))
        .collect()
}

/// Waits until something that a selector finds has the focus.
async fn has_focus(visit: &Visit, selector: &str) {
    visit.until("return document.activeElement?.matches(input) ?? false;", json!(selector)).await;
}

#[test]
fn answer_is_confirmed_by_its_key_and_the_focus_goes_on() {
    let cards = cards();
    in_browser(async |visit| {
        visit.go_to("drill/portes").await;
        visit.find(".drill .board").await;
        // Before anything is played there is nothing to confirm.
        visit.type_keys("c").await;
        play_out(visit, &cards[0].position, &cards[0].best).await;
        visit.find(".drill .main-action:not(:disabled):not([hidden])").await;
        visit.type_keys("c").await;
        has_focus(visit, ".drill .next").await;
        assert!(visit.text(".drill .reasons").await.starts_with("Right: "));
        visit.type_keys("\u{e007}").await;
        visit.says(".lesson-at", "Problem 2 of 20").await;
        has_focus(visit, ".drill .words").await;
    });
}

#[test]
fn problem_of_the_set_has_its_reason_in_words() {
    let cards = cards();
    in_browser(async |visit| {
        visit.go_to("drill/portes").await;
        visit.says(".lesson-at", "Problem 1 of 20").await;
        let told = answer(visit, &cards[0], &cards[0].plausible).await;
        assert!(told.starts_with(&format!("You play {}: ", cards[0].plausible)), "{told}");
        assert!(told.contains(&format!("Better is {}.", cards[0].best)), "{told}");
        assert!(told.contains("What speaks for") && told.contains(" instead of "), "{told}");
        visit.find(".arrows .made").await;
        visit.find(".arrows .advised").await;
        visit.press(".drill button", "Next problem").await;
        visit
            .until(
                "return document.querySelector('.lesson-at').textContent === 'Problem 2 of 21';",
                json!(null),
            )
            .await;
        let told = answer(visit, &cards[1], &cards[1].best).await;
        assert!(told.starts_with(&format!("Right: {}.", cards[1].best)), "{told}");
        visit.go_to("drill").await;
        visit.says(".records a[href='#/en/drill/portes']", "Problems (19)").await;
    });
}
