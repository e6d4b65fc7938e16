//! A match in the page and the same match beside it: whatever the page shows is compared with what the rules say.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavli_board::{Expected, Gesture, Layout, Table, Units};
use tavli_rules::{BuiltIn, ByPlayer, Match, Place, PlaceName, Record, Roll, Side};

use crate::frame::{Frame, MEASURE};
use crate::hand::ends;
use crate::means::{Deed, Means};
use crate::policy::{Dice, Policy};
use crate::visit::Visit;

/// How long the page may take to show what was done.
const PATIENCE: Duration = Duration::from_secs(10);

/// How the page should be while tests play: quick and quiet.
const SETTINGS: &str =
    "theme=light speed=none sound=0 names=1 throw=0 confirm=0 forced=0 quick=0 inscription=0";

/// Puts dice into the page's source of chance; what is not given is thrown as ever.
const GIVE_DICE: &str = r#"
    if (!window.given) {
        window.given = [];
        const own = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = (array) => {
            if (!window.given.length) return own(array);
            array[0] = window.given.shift() - 1;
            return array;
        };
    }
    window.given.push(...input);
"#;

/// What the page keeps and shows.
const LOOK: &str = r#"
    const checkers = [...document.querySelectorAll(".checkers .checker")];
    const text = (selector) => document.querySelector(selector)?.textContent ?? "";
    return {
        record: localStorage.getItem("tavli.game"),
        checkers: checkers.map((checker) =>
            `${checker.classList.contains("white") ? "white" : "black"} ${checker.style.transform}`
            + (checker.classList.contains("pinned") ? " pinned" : "")),
        status: text(".status"),
        why: text(".why-not"),
        action: text(".thumb .main-action"),
        fault: text(".engine-line"),
        left: window.given?.length ?? 0,
    };
"#;

/// A person who plays in the page, and knows beside it how everything should be.
pub struct Companion<'a> {
    pub(crate) visit: &'a Visit,
    /// The match as it should be.
    pub table: Table,
    names: ByPlayer<String>,
    means: Means,
    dice: Dice,
    policy: Policy,
    pub(crate) cursor: Place,
    pub(crate) frame: Option<Frame>,
}

impl<'a> Companion<'a> {
    /// A person at a table that is not shown yet.
    pub fn new(visit: &'a Visit, means: Means, table: Table) -> Companion<'a> {
        Companion {
            visit,
            table,
            names: ByPlayer::new("human".to_owned(), "human".to_owned()),
            means,
            dice: Dice::seeded(1),
            policy: Policy::Race,
            cursor: Place::point(1),
            frame: None,
        }
    }

    /// The visit during which all this happens.
    pub fn visit(&self) -> &'a Visit {
        self.visit
    }

    /// With other dice.
    pub fn with_dice(mut self, dice: Dice) -> Companion<'a> {
        self.dice = dice;
        self
    }

    /// With another way to play.
    pub fn with_policy(mut self, policy: Policy) -> Companion<'a> {
        self.policy = policy;
        self
    }

    /// With these names of the two players: "human", or a level of the computer.
    pub fn with_names(mut self, first: &str, second: &str) -> Companion<'a> {
        self.names = ByPlayer::new(first.to_owned(), second.to_owned());
        self
    }

    /// Sets up a game against a friend, as a person does, in a browser whose source of chance knows nothing but a byte.
    pub async fn set_up(&mut self, game: BuiltIn, byte: u8) {
        self.table = Table::new(Match::single(game.referee()));
        self.dice = Dice::chained(byte);
        self.visit.keep("tavli.settings", SETTINGS).await;
        self.visit.keep("tavli.setup", "casual friend").await;
        self.visit.go_to("").await;
        self.visit.find(".home").await;
        self.visit.script("crypto.getRandomValues = (array) => array.fill(input);", json!(byte)).await;
        self.visit.script("location.hash = input;", json!(format!("#/en/{game}"))).await;
        self.visit.find(".setup").await;
        self.means.press(self.visit, ".setup .main-action").await;
        self.arrive().await;
    }

    /// Puts the match as it is into the browser, and opens it there.
    pub async fn take_over(&mut self) {
        let record = self.record();
        self.read(&record);
        self.visit.keep("tavli.settings", SETTINGS).await;
        self.visit.keep("tavli.game", &record).await;
        self.visit.keep("tavli.steps", "").await;
        self.visit.go_to("play").await;
        self.arrive().await;
    }

    /// Loads the page anew.
    pub async fn come_back(&mut self) {
        self.visit.reload().await;
        self.arrive().await;
    }

    /// Goes on from a record, which does not hold what was played of a turn.
    pub fn read(&mut self, record: &str) {
        self.table = Table::new(Record::read(record).expect("the page writes what can be read").played);
    }

    /// The record that the page keeps.
    pub async fn kept_record(&self) -> String {
        let kept = self.visit.script("return localStorage.getItem('tavli.game');", json!(null)).await;
        kept.as_str().unwrap_or_default().to_owned()
    }

    /// The end of a game has been seen.
    pub async fn go_on(&mut self) -> Value {
        self.table.go_on();
        self.carry_out(&[Deed::Confirm]).await
    }

    /// The page was loaded anew, or shows another game.
    pub async fn arrive(&mut self) {
        self.visit.find(".board").await;
        self.visit.find(".thumb .main-action").await;
        self.frame = Some(Frame::read(&self.visit.script(MEASURE, json!(null)).await));
        self.cursor = Place::point(1);
        if self.means == Means::Keys {
            self.means.tab_to(self.visit, ".words").await;
        }
        self.check().await;
    }

    /// The match as the page should keep it.
    pub fn record(&self) -> String {
        let mut record = Record::new(self.names.clone(), self.table.played().clone());
        record.notes = self.dice.notes(&self.table);
        record.text()
    }

    /// Throws, plays and confirms for the side to move.
    pub async fn turn(&mut self) -> Value {
        let mut deeds = Vec::new();
        loop {
            match self.table.expected() {
                Expected::OpeningThrow | Expected::Throw(_) => deeds.push(self.throw()),
                Expected::Play(_) => deeds.push(self.choose()),
                Expected::Confirm(_) => {
                    self.table.act(Gesture::Confirm);
                    deeds.push(Deed::Confirm);
                    break;
                }
                Expected::GameOver(_) | Expected::MatchOver(_) => break,
            }
        }
        self.carry_out(&deeds).await
    }

    /// Throws natively; the page will throw the same.
    pub fn throw(&mut self) -> Deed {
        Deed::Throw(self.dice.throw(&mut self.table))
    }

    /// Throws these dice natively; the page will throw the same.
    pub fn throw_this(&mut self, roll: Roll) -> Deed {
        self.table.throw(roll).expect("it is time for it");
        Deed::Throw(roll.dice().map(|die| die.value()).collect())
    }

    /// Moves one checker natively.
    pub fn choose(&mut self) -> Deed {
        let (from, to) = self.policy.choice(self.table.turn().expect("a roll is being played"));
        self.carry(from, to)
    }

    /// Moves one checker natively from here to there, whether it may go there or not.
    pub fn carry(&mut self, from: Place, to: Place) -> Deed {
        let layout = self.layout();
        let side = self.table.position().turn();
        let [lift, land] = ends(&layout, self.table.position(), side, from, to);
        let waiting = self.table.position().checkers(side).stacks().map(|(place, _)| place);
        let waiting = waiting.filter(|place| place.is_waiting()).collect();
        self.table.act(Gesture::Press(from));
        self.table.act(Gesture::Drop(Some(to)));
        Deed::Carry { from, to, lift, land, waiting }
    }

    /// Takes the last step back natively.
    pub fn undo(&mut self) -> Deed {
        self.table.act(Gesture::Undo);
        Deed::Undo
    }

    /// Does in the page what was done natively, and compares.
    pub async fn carry_out(&mut self, deeds: &[Deed]) -> Value {
        let thrown: Vec<u8> = deeds.iter().flat_map(Deed::dice).copied().collect();
        if !thrown.is_empty() && self.dice.are_given() {
            self.visit.script(GIVE_DICE, json!(thrown)).await;
        }
        let ruleset = self.table.referee().ruleset();
        let first = if ruleset.has_place(PlaceName::Hand) { 0 } else { 1 };
        let path = first..=i16::from(ruleset.track.length) + 1;
        let frame = self.frame.expect("the board was measured");
        self.cursor = self.means.carry_out(self.visit, frame, path, self.cursor, deeds).await;
        self.check().await
    }

    fn layout(&self) -> Layout {
        Layout::of(self.table.referee().ruleset()).expect("each of our games has a board")
    }

    /// Compares what the page keeps and shows with what it should; what a finger does is seen a moment later.
    pub async fn check(&self) -> Value {
        let began = Instant::now();
        let wanted = (self.record(), self.checkers());
        loop {
            let look = self.visit.script(LOOK, json!(null)).await;
            let seen = (look["record"].as_str().unwrap_or_default().to_owned(), seen_checkers(&look));
            if seen == wanted {
                return look;
            }
            if began.elapsed() > PATIENCE {
                assert_eq!(seen.0, wanted.0, "{}", look["status"]);
                assert_eq!(seen.1, wanted.1, "{}", look["status"]);
            }
        }
    }

    /// Where each checker should be seen.
    fn checkers(&self) -> Vec<String> {
        let layout = self.layout();
        let standings = self.table.arrangement().standings();
        let text = |standing: &tavli_board::Standing| {
            let at = layout.resting(self.table.position(), standing);
            let colour = if standing.id.side == Side::White { "white" } else { "black" };
            let pinned = if standing.pinned { " pinned" } else { "" };
            format!("{colour} translate({}px, {}px){pinned}", Units(at.x), Units(at.y))
        };
        let mut checkers: Vec<String> = standings.iter().map(text).collect();
        checkers.sort_unstable();
        checkers
    }

    /// Plays turn by turn until the game is over.
    pub async fn play_to_the_end(&mut self) {
        while !matches!(self.table.expected(), Expected::GameOver(_)) {
            self.turn().await;
        }
    }
}

fn seen_checkers(look: &Value) -> Vec<String> {
    let checkers = look["checkers"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut checkers: Vec<String> = checkers.map(str::to_owned).collect();
    checkers.sort_unstable();
    checkers
}
