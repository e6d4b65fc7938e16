//! A game looked at again in the page: the same figures as the command's, candidates, other plays.

use serde_json::{Value, json};
use tavli_page_tests::{Visit, all_judged, golden_path, golden_record, in_browser, tap_a_play, tavli};
use tavli_rules::BuiltIn;

/// What the command says of the same game, as deep as the page looks at last.
fn of_command(game: BuiltIn) -> Value {
    let mut command = tavli();
    command.args(["analyse", "--ply", "1", "--json"]);
    let output = command.arg(golden_path(game)).output().expect("the command can be run");
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

async fn texts(visit: &Visit, selector: &str) -> Vec<String> {
    let texts = "return [...document.querySelectorAll(input)].map(({ textContent }) => textContent);";
    let texts = visit.script(texts, json!(selector)).await;
    texts.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// A number of the command as the page writes it: a half of the last digit goes away from nothing.
fn signed(number: &Value) -> String {
    let rounded = (number.as_f64().expect("a number") * 1000.0).round() / 1000.0;
    let sign = if rounded < 0.0 { "−" } else { "+" };
    if rounded == 0.0 { "0.000".to_owned() } else { format!("{sign}{:.3}", rounded.abs()) }
}

/// The review in the page beside the command's, figure by figure and turn by turn.
fn check_figures(game: BuiltIn) {
    // Before the browser starts: where the program has to be built first, nobody there waits so long.
    let command = of_command(game);
    in_browser(async |visit| {
        visit.keep("tavli.records", &golden_record(game)).await;
        visit.go_to("review/0").await;
        visit.find(".review .board").await;
        all_judged(visit).await;

        let cells = texts(visit, ".figures tbody td").await;
        for (player, figures) in command["figures"].as_array().expect("both").iter().enumerate() {
            let of_player: Vec<&str> = cells.iter().skip(player).step_by(2).map(String::as_str).collect();
            assert_eq!(of_player, shown(figures), "player {player}");
        }

        let turns = command["games"][0]["turns"].as_array().expect("turns");
        let losses = texts(visit, ".moves .loss").await;
        assert_eq!(losses.len(), turns.len());
        for (turn, shown) in turns.iter().zip(losses) {
            let loss = turn["loss"].as_f64().unwrap_or(0.0);
            let expected = if loss < 0.0005 { String::new() } else { signed(&json!(-loss)) };
            assert_eq!(shown, expected, "turn {}", turn["turn"]);
        }
    });
}

/// Figures of the command as the page shows them, from above.
fn shown(figures: &Value) -> [String; 7] {
    [
        format!("{:.4}", figures["average_loss"].as_f64().expect("a number")),
        figures["decisions"].to_string(),
        figures["error"].to_string(),
        figures["blunder"].to_string(),
        signed(&figures["luck"]),
        format!("{:+}", figures["result"].as_f64().expect("a number")).replace('-', "−"),
        signed(&figures["adjusted_result"]),
    ]
}

/// One test a game, so that they run beside each other.
macro_rules! games {
    ($($name:ident: $game:ident,)*) => {
        $(#[test] fn $name() { check_figures(BuiltIn::$game); })*
    };
}

games! {
    page_and_command_have_the_same_figures_of_zeno: Zeno,
    page_and_command_have_the_same_figures_of_scripta: Scripta,
    page_and_command_have_the_same_figures_of_portes: Portes,
    page_and_command_have_the_same_figures_of_plakoto: Plakoto,
    page_and_command_have_the_same_figures_of_fevga: Fevga,
}

#[test]
fn turn_has_candidates_and_arrows_and_takes_another_play() {
    in_browser(async |visit| {
        visit.keep("tavli.records", &golden_record(BuiltIn::Portes)).await;
        visit.go_to("review/0").await;
        all_judged(visit).await;
        visit.click(".moves .blunder").await;
        visit.find(".candidates tbody tr").await;
        visit.counts(".arrows .arrow", 2).await;
        assert!(visit.text(".verdict").await.starts_with("Blunder (−"));
        visit.find(".moves [aria-current]").await;
        // Lists are written anew with each answer; whoever uses keys must not lose his place in them.
        let focused = "return document.activeElement?.closest(input) != null;";
        visit.until(focused, json!(".moves .blunder")).await;
        // Whoever picks the play that was made sees that one alone.
        visit.click(".candidates .made button").await;
        visit.counts(".arrows .arrow", 1).await;
        visit.says(".tried [role=status]", "Move checkers to try another play.").await;
        let said = "document.querySelector('.tried [role=status]').textContent.includes(': ')";
        tap_a_play(visit, ".review-turn", said).await;
        let told = visit.text(".tried [role=status]").await;
        assert!(told.contains(": "), "{told}");
        visit.counts(".arrows .arrow", 0).await;
    });
}

/// A transcript of two turns, as other programs write it.
const MAT: &str = " 3 point match\n\n Game 1\n A : 0     B : 0\n  1)                          31: 8/5 6/5\n  2) 64: 24/14\n";

/// Chooses a file with this text.
const GIVE: &str = "
    const chooser = document.querySelector('.review-file input');
    const files = new DataTransfer();
    files.items.add(new File([input], 'game.mat'));
    chooser.files = files.files;
    chooser.dispatchEvent(new Event('change'));";

async fn speak(visit: &Visit, language: &str) {
    let choose = "const choice = document.querySelector('.top select');
        choice.value = input;
        choice.dispatchEvent(new Event('change', { bubbles: true }));";
    visit.script(choose, json!(language)).await;
    visit.until("return document.documentElement.lang === input;", json!(language)).await;
}

#[test]
fn file_is_read_and_a_wrong_one_is_told_in_every_language() {
    let unknown = "This is no game record that we know. We read our own records, .mat and .sgf.";
    let wrong = MAT.replace("24/14", "24/15");
    in_browser(async |visit| {
        visit.go_to("review").await;
        visit.find(".review-file").await;
        for nothing in ["", "Dear Anna, how are you?"] {
            visit.script(GIVE, json!(nothing)).await;
            visit.says(".why-not", unknown).await;
        }
        visit.script(GIVE, json!(wrong)).await;
        visit.says(".why-not", "This file cannot be read: Game 1, turn 2: “24/15” cannot be played. It does not fit the numbers that were thrown.").await;
        speak(visit, "de").await;
        visit.says(".why-not", "Diese Datei lässt sich nicht lesen: Partie 1, Zug 2: „24/15“ lässt sich nicht spielen. Der Zug passt nicht zu den gewürfelten Zahlen.").await;
        visit.script(GIVE, json!(MAT)).await;
        visit.find(".review .board").await;
        visit.counts(".moves li", 2).await;
        all_judged(visit).await;
    });
}

#[test]
fn file_is_still_there_in_another_language_and_after_a_reload() {
    in_browser(async |visit| {
        visit.go_to("review").await;
        visit.find(".review-file").await;
        visit.script(GIVE, json!(golden_record(BuiltIn::Plakoto))).await;
        visit.says(".review h1", "Review: Plakoto").await;
        speak(visit, "el").await;
        visit.find(".review .board").await;
        visit.reload().await;
        visit.find(".review .board").await;
        visit.counts(".moves li", 96).await;
        assert_eq!(visit.script("return location.hash;", json!(null)).await, json!("#/el/review/file"));
    });
}

#[test]
fn file_with_several_games_asks_which_and_goes_from_one_to_the_other() {
    // The second does not follow from the first, so that they are no match of ours.
    let second = MAT.replace(" 3 point match\n\n Game 1", " Game 2").replace("31: 8/5 6/5", "42: 8/4 6/4");
    in_browser(async |visit| {
        visit.go_to("review").await;
        visit.find(".review-file").await;
        visit.script(GIVE, json!(format!("{MAT}\n{second}"))).await;
        visit.press(".actions-row a", "Game 2").await;
        visit.find(".review .board").await;
        assert!(texts(visit, ".moves li").await[0].contains("42"), "the second game");
        visit.press(".actions-row a", "Game 1").await;
        visit
            .until("return document.querySelector('.moves li')?.textContent.includes('31');", json!(null))
            .await;
    });
}

#[test]
fn where_nothing_can_be_reviewed_is_a_way_on() {
    in_browser(async |visit| {
        visit.go_to("review/99").await;
        visit.click("main [href='#/en/records']").await;
        visit.find(".records").await;
    });
}

/// Lets a file fall on the page from another window, beside whatever is shown.
const DROP: &str = "
    const target = document.querySelector('header');
    const files = new DataTransfer();
    files.items.add(new File([input], 'a game.txt', { type: 'text/plain' }));
    const event = (name) => new DragEvent(name, { dataTransfer: files, bubbles: true, cancelable: true });
    // The browser would open the file itself, unless somebody says that it may be dropped here.
    const isTaken = !target.dispatchEvent(event('dragover'));
    return isTaken && !target.dispatchEvent(event('drop'));";

#[test]
fn record_is_dropped_on_the_page_and_another_after_it() {
    in_browser(async |visit| {
        visit.go_to("review").await;
        visit.find(".review-file").await;
        assert_eq!(visit.script(DROP, json!(golden_record(BuiltIn::Portes))).await, json!(true));
        visit.says(".review h1", "Review: Portes").await;
        // A review that was stopped in the middle gives way to the next.
        visit.press(".review-progress button", "Stop").await;
        visit.script(DROP, json!(golden_record(BuiltIn::Plakoto))).await;
        let is_next = "return document.querySelector('.review h1').textContent.includes('Plakoto');";
        visit.until(is_next, json!(null)).await;
        all_judged(visit).await;
        visit.counts(".moves .loss", 96).await;
    });
}

/// Which turns of which study the page asks the worker for, in a list.
const LISTEN: &str = "
    window.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        if (typeof message === 'string') {
            const { ask, turn, ply } = JSON.parse(message);
            if (ask === 'review') window.asked.push(`${turn} at ${ply}`);
        }
        return post.call(this, message, ...more);
    };";

#[test]
fn review_that_was_stopped_goes_on_where_it_was() {
    in_browser(async |visit| {
        visit.keep("tavli.records", &golden_record(BuiltIn::Fevga)).await;
        visit.go_to("").await;
        visit.find(".home").await;
        visit.go_to("review").await;
        visit.find(".review-file").await;
        visit.script(LISTEN, json!(null)).await;
        visit.script("location.hash = '#/en/review/0';", json!(null)).await;
        for _ in 0..3 {
            // Whoever cannot decide presses twice before the engine has answered.
            let twice = "const button = document.querySelector('.review-progress button');
                if (!button || window.asked.length < 10) return false;
                button.click();
                await new Promise(requestAnimationFrame);
                button.click();
                return true;";
            visit.until(twice, json!(null)).await;
        }
        all_judged(visit).await;
        let asked = visit.script("return window.asked;", json!(null)).await;
        let asked = asked.as_array().expect("a list");
        // The turn that was under way when it was stopped is asked for again, and answered from memory.
        assert!(asked.len() <= 2 * 98 + 3, "{asked:?}");
    });
}
