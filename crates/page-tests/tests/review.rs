//! A game looked at again in the page: the same figures as the command's, candidates, other plays.

use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use tavli_page_tests::{Visit, in_browser};

fn record_path() -> String {
    format!("{}/../../testdata/records/portes.txt", env!("CARGO_MANIFEST_DIR"))
}

fn record() -> String {
    std::fs::read_to_string(record_path()).expect("the golden record")
}

/// What the command says of the same game, as deep as the page looks at last.
fn of_command() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--package", "tavli", "--", "analyse", "--ply", "1", "--json"]);
    let output = command.arg(record_path()).output().expect("the command can be run");
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// Waits until the page has looked at everything.
async fn all_judged(visit: &Visit) {
    let share = "return document.querySelector('.review-progress progress')?.value ?? 0;";
    while visit.script(share, json!(null)).await.as_f64() != Some(1.0) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn texts(visit: &Visit, selector: &str) -> Vec<String> {
    let texts = "return [...document.querySelectorAll(input)].map(({ textContent }) => textContent);";
    let texts = visit.script(texts, json!(selector)).await;
    texts.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// A number of the command as the page writes it.
fn signed(number: &Value) -> String {
    let number = number.as_f64().expect("a number");
    let text = format!("{:.3}", number.abs());
    let sign = if number < 0.0 { "−" } else { "+" };
    if text == "0.000" { text } else { format!("{sign}{text}") }
}

#[test]
fn page_and_command_have_the_same_figures() {
    in_browser(async |visit| {
        visit.keep("tavli.records", &record()).await;
        visit.go_to("review/0").await;
        visit.find(".review .board").await;
        let command = of_command();
        all_judged(visit).await;

        let cells = texts(visit, ".figures tbody td").await;
        for (player, figures) in command["figures"].as_array().expect("both").iter().enumerate() {
            let of_player: Vec<&str> = cells.iter().skip(player).step_by(2).map(String::as_str).collect();
            let average = format!("{:.4}", figures["average_loss"].as_f64().expect("a number"));
            let expected = [
                average,
                figures["decisions"].to_string(),
                figures["error"].to_string(),
                figures["blunder"].to_string(),
                signed(&figures["luck"]),
                format!("{:+}", figures["result"].as_f64().expect("a number")).replace('-', "−"),
                signed(&figures["adjusted_result"]),
            ];
            assert_eq!(of_player, expected, "player {player}");
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

/// Plays whatever can be played, by taps on rings and where they lead, and waits for what the engine says.
const TRY: &str = "
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    const said = () => document.querySelector('.tried [role=status]').textContent;
    const tap = (found) => {
        const { x, y, width, height } = found.getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerId: 1 };
        for (const name of ['pointerdown', 'pointerup'])
            document.querySelector('.review-turn .board').dispatchEvent(new PointerEvent(name, at));
    };
    for (let steps = 0; steps < 200 && !said().includes(': '); steps += 1) {
        const found = document.querySelector('.review-turn .target circle, .review-turn .liftable');
        if (found) tap(found);
        await pause();
    }";

#[test]
fn turn_has_candidates_and_arrows_and_takes_another_play() {
    in_browser(async |visit| {
        visit.keep("tavli.records", &record()).await;
        visit.go_to("review/0").await;
        visit.find(".review .board").await;
        all_judged(visit).await;
        visit.click(".moves .blunder").await;
        assert!(!texts(visit, ".candidates tbody tr").await.is_empty());
        assert_eq!(texts(visit, ".arrows .arrow").await.len(), 2);
        assert!(visit.text(".verdict").await.starts_with("Blunder (−"));
        visit.find(".moves [aria-current]").await;
        // Whoever picks the play that was made sees that one alone.
        visit.click(".candidates .made button").await;
        assert_eq!(texts(visit, ".arrows .arrow").await.len(), 1);
        assert_eq!(visit.text(".tried [role=status]").await, "Move checkers to try another play.");
        visit.script(TRY, json!(null)).await;
        let told = visit.text(".tried [role=status]").await;
        assert!(told.contains(": "), "{told}");
        assert!(texts(visit, ".arrows .arrow").await.is_empty());
    });
}

#[test]
fn file_is_read_and_a_wrong_one_is_told() {
    const GIVE: &str = "
        const chooser = document.querySelector('.review-file input');
        const files = new DataTransfer();
        files.items.add(new File([input], 'game.mat'));
        chooser.files = files.files;
        chooser.dispatchEvent(new Event('change'));";
    in_browser(async |visit| {
        visit.go_to("review").await;
        visit.find(".review-file").await;
        visit.script(GIVE, json!("nonsense")).await;
        assert!(visit.text(".why-not").await.starts_with("This file cannot be read"));
        let mat = " 3 point match\n\n Game 1\n A : 0     B : 0\n  1)                          31: 8/5 6/5\n  2) 64: 24/14\n";
        visit.script(GIVE, json!(mat)).await;
        visit.find(".review .board").await;
        assert_eq!(texts(visit, ".moves li").await.len(), 2);
        all_judged(visit).await;
    });
}
