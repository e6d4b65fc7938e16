//! What happens now and then in a game, each brought about on purpose: a hit, a pin, a pass, a mistake, a reload.

use fantoccini::Locator;
use serde_json::{Value, json};
use tavli_board::{Expected, Table, Turn};
use tavli_page_tests::{Companion, Deed, Dice, Means, Policy, Visit, in_browser, prepared, reached};
use tavli_rules::{BuiltIn, Match, Meeting, Place, Record, Roll, Side, Step};

fn single(game: BuiltIn) -> Table {
    Table::new(Match::single(game.referee()))
}

/// A roll that was just thrown.
fn fresh(table: &Table) -> Option<&Turn> {
    let turn = table.turn()?;
    (matches!(table.expected(), Expected::Play(_)) && turn.steps().is_empty()).then_some(turn)
}

/// Whether the next checker to be moved does this with one of its steps.
fn comes(table: &Table, policy: Policy, is_wanted: impl Fn(&Step) -> bool) -> bool {
    fresh(table).is_some_and(|turn| {
        let (from, to) = policy.choice(turn);
        let reach = turn.reach(from).into_iter().find(|reach| reach.to == to);
        reach.is_some_and(|reach| reach.steps.iter().any(&is_wanted))
    })
}

/// Plays in the page what comes to be when a game goes on as it should; says what is seen, and who played which steps.
async fn see(
    visit: &Visit,
    game: BuiltIn,
    policy: Policy,
    is_wanted: impl Fn(&Step) -> bool,
) -> (Value, Table, Vec<(Side, Step)>) {
    let table = prepared(|| single(game), policy, |table| comes(table, policy, &is_wanted));
    let mut companion = Companion::new(visit, Means::Mouse, table).with_policy(policy);
    companion.take_over().await;
    let look = companion.turn().await;
    let played = companion.table.last_play().to_vec();
    assert!(played.iter().any(|(_, step)| is_wanted(step)), "{game}");
    (look, companion.table, played)
}

#[test]
fn hit_checker_goes_where_it_waits() {
    in_browser(async |visit| {
        for game in [BuiltIn::Zeno, BuiltIn::Scripta, BuiltIn::Portes] {
            let is_hit = |step: &Step| step.meeting == Meeting::Hit;
            let (_, table, played) = see(visit, game, Policy::Fight, is_hit).await;
            let hit = table.position().checkers(played[0].0.opponent());
            let waiting: Vec<Place> =
                hit.stacks().map(|(place, _)| place).filter(|place| place.is_waiting()).collect();
            let is_middle = waiting.iter().all(|place| *place != Place::BAR);
            assert!(!waiting.is_empty() && is_middle == (game == BuiltIn::Zeno), "{game}: {waiting:?}");
        }
    });
}

#[test]
fn pinned_checker_is_seen_to_be() {
    in_browser(async |visit| {
        let (look, ..) =
            see(visit, BuiltIn::Plakoto, Policy::Fight, |step| step.meeting == Meeting::Pin).await;
        let pinned = look["checkers"].as_array().unwrap().iter();
        assert_eq!(pinned.filter(|checker| checker.as_str().unwrap().ends_with(" pinned")).count(), 1);
    });
}

#[test]
fn checkers_are_borne_off_in_every_game() {
    in_browser(async |visit| {
        for game in BuiltIn::ALL {
            let (_, table, played) = see(visit, game, Policy::Race, |step| step.to == Place::OFF).await;
            assert!(table.position().checkers(played[0].0).count(Place::OFF) > 0, "{game}");
        }
    });
}

#[test]
fn triple_gives_twelve_numbers() {
    in_browser(async |visit| {
        let triple = Roll::new(&[2, 2, 2]).unwrap();
        let is_ready = |table: &Table| {
            let mut after = table.clone();
            table.played().game().turns().len() >= 12
                && after.throw(triple).is_ok()
                && fresh(&after).is_some()
        };
        let table = prepared(|| single(BuiltIn::Zeno), Policy::Race, is_ready);
        let mut companion = Companion::new(visit, Means::Mouse, table);
        companion.take_over().await;
        let deed = companion.throw_this(triple);
        companion.carry_out(&[deed]).await;
        let count = |selector: &'static str| async move {
            visit.browser.find_all(Locator::Css(selector)).await.unwrap().len()
        };
        assert_eq!((count(".dice .die").await, count(".numbers-left .die").await), (3, 12));
        let deed = companion.choose();
        companion.carry_out(&[deed]).await;
        let used = companion.table.turn().unwrap().steps().len();
        assert_eq!(count(".numbers-left .die.used").await, used);
        companion.turn().await;
    });
}

#[test]
fn who_cannot_move_passes() {
    in_browser(async |visit| {
        for game in [BuiltIn::Portes, BuiltIn::Fevga] {
            let is_stuck = |table: &Table| {
                matches!(table.expected(), Expected::Confirm(_))
                    && table.turn().is_some_and(|turn| turn.steps().is_empty())
            };
            let table = prepared(|| single(game), Policy::Fight, is_stuck);
            let mut companion = Companion::new(visit, Means::Mouse, table);
            companion.take_over().await;
            let look = companion.check().await;
            assert_eq!(
                (&look["action"], &look["status"]),
                (&json!("Pass"), &json!("No number can be played."))
            );
            let side = companion.table.position().turn();
            companion.turn().await;
            assert_ne!(companion.table.position().turn(), side, "{game}");
        }
    });
}

/// Whether the game ends with this roll.
fn ends_now(table: &Table) -> bool {
    let is_over = |table: &Table| matches!(table.expected(), Expected::GameOver(_) | Expected::Throw(_));
    let after = fresh(table).and_then(|_| reached(table.clone(), Dice::seeded(0), Policy::Race, is_over));
    after.is_some_and(|after| matches!(after.expected(), Expected::GameOver(_)))
}

#[test]
fn match_goes_to_three_points() {
    in_browser(async |visit| {
        let begin = || Table::new(Match::to_points(BuiltIn::Portes.referee(), 3));
        for number in 1.. {
            let is_last_turn = |table: &Table| table.played().games().count() == number && ends_now(table);
            let table = prepared(begin, Policy::Race, is_last_turn);
            let mut companion = Companion::new(visit, Means::Mouse, table);
            companion.take_over().await;
            let look = companion.turn().await;
            assert_eq!(look["action"], "Next game", "{look}");
            assert!(look["status"].as_str().unwrap().contains("wins this game"), "{look}");
            let look = companion.go_on().await;
            assert_eq!(seen_score(visit).await, known_score(&companion.table));
            if companion.table.played().is_over() {
                assert!(look["status"].as_str().unwrap().contains("wins the match"), "{look}");
                assert_eq!(look["action"], "Play again");
                return;
            }
            assert!(companion.table.played().game().turns().is_empty(), "the next game begins");
        }
    });
}

async fn seen_score(visit: &Visit) -> Value {
    let texts = "return [...document.querySelectorAll('.standing .score')].map((cell) => cell.textContent);";
    visit.script(texts, json!(null)).await
}

/// Black's row is the upper one.
fn known_score(table: &Table) -> Value {
    json!([Side::Black, Side::White].map(|side| table.score()[table.player(side)].to_string()))
}

#[test]
fn steps_are_taken_back_and_mistakes_explained() {
    in_browser(async |visit| {
        for (game, means) in
            BuiltIn::ALL.into_iter().zip([Means::Mouse, Means::Touch, Means::Keys].into_iter().cycle())
        {
            let table = prepared(
                || single(game),
                Policy::Race,
                |table| fresh(table).is_some() && table.played().game().turns().len() >= 6,
            );
            let mut companion = Companion::new(visit, means, table);
            companion.take_over().await;
            let wrong = mistake(&mut companion);
            let look = companion.carry_out(&[wrong]).await;
            assert_ne!(look["why"], "", "{game}: the page says why not");
            let right = companion.choose();
            let look = companion.carry_out(&[right]).await;
            assert_eq!(look["why"], "", "{game}: what was right is not explained");
            while !companion.table.turn().unwrap().steps().is_empty() {
                let back = companion.undo();
                companion.carry_out(&[back]).await;
            }
            companion.turn().await;
        }
    });
}

/// Carries a checker where no number leads.
fn mistake(companion: &mut Companion<'_>) -> Deed {
    let turn = companion.table.turn().unwrap();
    let from = turn.liftable()[0];
    let reach = turn.reach(from);
    let length = companion.table.referee().ruleset().track.length;
    let mut points = (1..=length).rev().map(Place::point);
    let own = companion.table.position().mover();
    let to = points
        .find(|to| *to != from && own.count(*to) == 0 && reach.iter().all(|reach| reach.to != *to))
        .unwrap();
    companion.carry(from, to)
}

#[test]
fn reload_in_the_middle_of_a_turn_keeps_the_dice() {
    in_browser(async |visit| {
        for game in BuiltIn::ALL {
            let is_thrown =
                |table: &Table| fresh(table).is_some() && table.played().game().turns().len() >= 6;
            let table = prepared(|| single(game), Policy::Race, is_thrown);
            let roll = table.turn().unwrap().roll();
            let mut companion = Companion::new(visit, Means::Mouse, table);
            companion.take_over().await;
            let deed = companion.choose();
            companion.carry_out(&[deed]).await;
            companion.come_back().await;
            assert_eq!(companion.table.turn().unwrap().roll(), roll);
            companion.turn().await;
        }
    });
}

#[test]
fn language_changes_in_the_middle_of_a_turn() {
    in_browser(async |visit| {
        let table = prepared(|| single(BuiltIn::Portes), Policy::Race, |table| fresh(table).is_some());
        let mut companion = Companion::new(visit, Means::Mouse, table);
        companion.take_over().await;
        let english = companion.check().await["status"].clone();
        for code in ["de", "el", "fr", "it", "en"] {
            let choice = visit.find(".top select").await;
            choice.select_by_value(code).await.unwrap();
            visit.find(&format!("html[lang={code}] .board")).await;
            let look = companion.check().await;
            assert_eq!(look["status"] == english, code == "en", "{code}: {look}");
            let title = visit.text(".play-title").await;
            assert_eq!(title == "Πόρτες", code == "el", "{title}");
        }
        companion.turn().await;
    });
}

#[test]
fn computer_answers_in_every_game() {
    in_browser(async |visit| {
        for game in BuiltIn::ALL {
            let is_whites_turn =
                |table: &Table| fresh(table).is_some_and(|turn| turn.start().turn() == Side::White);
            let table = prepared(|| single(game), Policy::Race, is_whites_turn);
            let mut companion = Companion::new(visit, Means::Mouse, table).with_names("human", "casual");
            companion.take_over().await;
            let turns = companion.table.played().game().turns().len();
            play_without_looking(&mut companion).await;
            visit.find(".dice.inviting").await;
            let record = companion.kept_record().await;
            companion.read(&record);
            companion.check().await;
            let played = Record::read(&record).unwrap().played;
            assert_eq!(played.game().turns().len(), turns + 2, "{record}");
            assert_eq!(played.game().turns()[turns + 1].side, Side::Black);
        }
    });
}

/// Plays a turn, after which the page goes on by itself.
async fn play_without_looking(companion: &mut Companion<'_>) {
    while matches!(companion.table.expected(), Expected::Play(_)) {
        let deed = companion.choose();
        companion.carry_out(&[deed]).await;
    }
    Means::Mouse.press(companion.visit(), ".thumb .main-action").await;
}
