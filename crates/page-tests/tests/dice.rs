//! Games at this screen have dice that can be proven, whatever happens to the page; and whoever plays for the computer is told the
//! position and its dice, nothing else.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavli_page_tests::{Opponent, Visit, in_browser, tavli};
use tavli_protocol::{Chain, DiceRecord, Link, Role};
use tavli_rules::{BuiltIn, Match, Record, Side, exchange_line};

/// A whole game has to be over by then.
const PATIENCE: Duration = Duration::from_secs(150);

/// After how many deeds the page is loaded anew: often enough in the middle of somebody's turn.
const RELOADS: [u32; 4] = [15, 40, 41, 90];

const WORDS: &str = "alea iacta est";

/// Notes whatever a page says to a worker; bytes are only counted.
const LISTEN: &str = r#"
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        const said = typeof message === "string" ? message
            : JSON.stringify({ net: message.net, bytes: message.bytes.byteLength, fields: Object.keys(message) });
        const heard = JSON.parse(sessionStorage.getItem("heard") ?? "[]");
        sessionStorage.setItem("heard", JSON.stringify([...heard, said]));
        return post.call(this, message, ...more);
    };
"#;

/// Sets a game up against the computer; what the page has published before.
async fn set_up(visit: &Visit, game: &str, choices: &[&str]) -> String {
    visit.go_to(game).await;
    visit.find(".setup").await;
    let published =
        visit.script("return document.querySelector('.setup code').textContent;", json!(null)).await;
    let choose = "for (const choice of input) document.querySelector(choice).click();";
    visit.script(choose, json!(choices)).await;
    visit.script("document.querySelector('[name=words]').value = input;", json!(WORDS)).await;
    visit.script("document.querySelector('.setup .main-action').click();", json!(null)).await;
    visit.find(".thumb .main-action").await;
    published.as_str().expect("it is text").to_owned()
}

/// The newest of the finished games.
async fn finished(visit: &Visit) -> Record {
    let kept =
        visit.script("return localStorage.getItem('tavli.records').split('\\x1e')[0];", json!(null)).await;
    Record::read(kept.as_str().expect("a record is text")).expect("it can be read")
}

/// What the command says of a record.
fn verified_by_command(record: &Record) -> bool {
    let path = std::env::temp_dir().join(format!("tavli-dice-{}.txt", std::process::id()));
    std::fs::write(&path, record.text()).expect("there is room for a record");
    let is_verified = tavli().arg("verify").arg(&path).status().expect("the command can be run").success();
    std::fs::remove_file(path).expect("it was there");
    is_verified
}

/// Every position with its dice that the computer had to play, as the page should say it.
fn asked_of(record: &Record, computer: Side) -> Vec<String> {
    let game = record.played.game();
    let mut again = Match::single(game.referee().as_ref().clone());
    game.openings().iter().for_each(|pair| again.throw_opening(*pair).expect("it was thrown"));
    let mut asked = Vec::new();
    for turn in game.turns() {
        if let Some(roll) = turn.roll.filter(|_| again.game().stage() == tavli_rules::Stage::Throw) {
            again.throw(roll).expect("it was thrown");
        }
        if turn.side == computer {
            asked.push(exchange_line(game.referee(), again.game().position(), turn.roll));
        }
        again.play(&turn.play).expect("it was played");
    }
    asked
}

/// All that was said to the worker are nets and positions that had to be played, in their order; not a letter more.
fn check_heard(heard: &Value, asked: &[String]) {
    let mut rest = asked.iter();
    let mut current = None;
    let mut counted = 0;
    for said in heard.as_array().expect("a list").iter().map(|said| said.as_str().expect("a text")) {
        let message: Value = serde_json::from_str(said).expect("JSON");
        if message["net"].is_string() {
            assert_eq!(message["fields"], json!(["net", "bytes"]), "{said}");
            continue;
        }
        let wanted = |line: &String| {
            let (id, line) = (&message["id"], json!(line));
            format!(
                "{{\"id\":{id},\"game\":\"portes\",\"level\":\"beginner\",\"seed\":{id},\"position\":{line}}}"
            )
        };
        // Whoever loads the page anew while the computer thinks lets it think again.
        let is_again = current.is_some_and(|line| wanted(line) == said);
        if !is_again {
            current = rest.find(|line| wanted(line) == said);
        }
        assert!(current.is_some(), "{said} tells more than a position that was to be played");
        counted += 1;
    }
    assert!(counted > 5, "the computer was asked");
}

#[test]
fn game_against_the_computer_is_proven_and_the_engine_knows_nothing_of_it() {
    in_browser(async |visit| {
        visit.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await;
        let person = Opponent::new(visit).await;
        let published = set_up(visit, "portes", &["[value=beginner]"]).await;
        person.wait_for(".verified", &published[..16]).await;
        let began = Instant::now();
        let mut deeds = 0;
        while !person.act().await {
            deeds += 1;
            if RELOADS.contains(&deeds) {
                visit.reload().await;
                visit.find(".thumb .main-action").await;
            }
            assert!(began.elapsed() < PATIENCE, "{}", person.text(".status").await);
        }
        let record = finished(visit).await;
        let dice = DiceRecord::of(&record).expect("the proof is there");
        let throws = dice.verify(&record).expect("the dice are proven");
        assert!(verified_by_command(&record));

        let game = &dice.games[0];
        let own = Chain::of_secret(&game.game_id, Role::White, Link::of_words(WORDS)).tip();
        assert_eq!(game.tips[Role::White as usize], Some(own), "the person's share is made of their words");
        assert_eq!(game.tips[Role::Server as usize].map(|tip| tip.to_string()), Some(published));

        let heard = visit.script("return JSON.parse(sessionStorage.getItem('heard'));", json!(null)).await;
        check_heard(&heard, &asked_of(&record, Side::Black));

        person.wait_for(".verified", &format!("Dice verified ✓ ({throws} throws)")).await;
        visit.find(".links a[href='#/en/review/0']").await;
        visit.click(".dice-line a").await;
        visit.says(".verdict.good", &format!("All {throws} throws are right ✓")).await;
        visit.go_to("verify/0").await;
        visit.says(".verdict.good", &format!("All {throws} throws are right ✓")).await;
        visit.go_to("review/0").await;
        visit.find(".review .board").await;
    });
}

#[test]
fn every_game_of_a_match_is_proven_also_where_somebody_gives_up() {
    in_browser(async |visit| {
        let person = Opponent::new(visit).await;
        set_up(visit, "zeno", &["[value=friend]", "[name=length][value='3']"]).await;
        for _ in 0..6 {
            // A throw that is never played, and a play before it.
            for _ in 0..8 {
                person.act().await;
            }
            visit.script("document.querySelector('.links button').click();", json!(null)).await;
            visit.script("document.querySelector('dialog .main-action').click();", json!(null)).await;
            visit.find(".links button:disabled").await;
            visit.reload().await;
            visit.find(".thumb .main-action").await;
            if person.text(".thumb .main-action").await == "Play again" {
                break;
            }
        }
        let record = finished(visit).await;
        assert!(record.played.is_over() && record.played.games().count() > 1);
        let throws =
            DiceRecord::of(&record).and_then(|dice| dice.verify(&record)).expect("the dice are proven");
        assert!(throws > 1);
    });
}

#[test]
fn loading_the_page_anew_changes_no_dice() {
    in_browser(async |visit| {
        let person = Opponent::new(visit).await;
        set_up(visit, "zeno", &["[value=friend]"]).await;
        let kept = visit.script("return localStorage.getItem('tavli.game');", json!(null)).await;
        let roll = |text: String| Record::read(&text).expect("a record").played.game().stage();
        let mut rolls = Vec::new();
        for _ in 0..3 {
            visit.script("localStorage.setItem('tavli.game', input);", kept.clone()).await;
            visit.reload().await;
            visit.find(".dice.inviting").await;
            visit.click(".dice").await;
            person.wait_for(".verified", "(1 throw)").await;
            let thrown = visit.script("return localStorage.getItem('tavli.game');", json!(null)).await;
            rolls.push(roll(thrown.as_str().expect("a text").to_owned()));
        }
        assert!(matches!(rolls[0], tavli_rules::Stage::Play(_)));
        assert!(rolls.iter().all(|other| *other == rolls[0]), "{rolls:?}");
    });
}

#[test]
fn page_that_was_not_touched_makes_no_sound_and_no_complaint() {
    in_browser(async |visit| {
        // The computer throws as soon as the page is there; in_browser fails where the console complains.
        let seats = tavli_rules::ByPlayer::new("beginner".to_owned(), "human".to_owned());
        let record = Record::new(seats, Match::single(BuiltIn::Zeno.referee()));
        visit.keep("tavli.settings", "theme=light speed=none sound=1 throw=1").await;
        visit.keep("tavli.game", &record.text()).await;
        visit.go_to("play").await;
        visit.find(".board").await;
        let began = Instant::now();
        let played = "return (localStorage.getItem('tavli.game').match(/^ *\\d+\\. /gm) ?? []).length;";
        while visit.script(played, json!(null)).await == json!(0) {
            assert!(began.elapsed() < PATIENCE);
        }
    });
}

#[test]
fn file_that_proves_nothing_is_told_what_is_wrong_with_it() {
    let give = "
        const chooser = document.querySelector('.verify input');
        const files = new DataTransfer();
        files.items.add(new File([input], 'game.txt'));
        chooser.files = files.files;
        chooser.dispatchEvent(new Event('change'));";
    let says = "return document.querySelector('.verdict.bad')?.textContent === input;";
    let unproven = "Tavli record 1\nRules: zeno\nGame 1: zeno\n1. White 321: hand/3 hand/2 hand/1\n";
    in_browser(async |visit| {
        visit.go_to("verify").await;
        visit.find(".verify input").await;
        for (text, told) in [
            ("", "This is no record of ours, and only ours hold a proof of their dice."),
            (
                "Tavli record 1\nRules: chess\n",
                "This file cannot be read: Line 2: These rules are not known: “chess”.",
            ),
            (
                unproven,
                "This record holds no proof of its dice. Only games that were played online or on this page do.",
            ),
        ] {
            visit.script(give, json!(text)).await;
            visit.until(says, json!(told)).await;
        }
        visit.click(".verify [href='#/en/records']").await;
        visit.find(".records").await;
    });
}
