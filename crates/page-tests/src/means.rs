//! By what means a person touches the page: a mouse, a finger, the keyboard alone.

use std::ops::RangeInclusive;
use std::time::Duration;

use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use fantoccini::key::Key;
use serde_json::json;
use tavli_board::Point;
use tavli_rules::Place;

use crate::frame::Frame;
use crate::visit::Visit;

/// What a person has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Drags with the left button.
    Mouse,
    /// Drags with a finger.
    Touch,
    /// Keys, and nothing else.
    Keys,
}

/// What a person does.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// Throws, and these dice shall come.
    Throw(Vec<u8>),
    /// Carries a checker from here to there.
    Carry {
        /// The place that it leaves, for whoever uses keys.
        from: Place,
        /// The place where it goes.
        to: Place,
        /// Where it lies.
        lift: Point,
        /// Where it is put down.
        land: Point,
        /// Where checkers of its side wait after a hit.
        waiting: Vec<Place>,
    },
    /// Takes back.
    Undo,
    /// Confirms the play, or passes.
    Confirm,
}

impl Deed {
    pub(crate) fn dice(&self) -> &[u8] {
        match self {
            Deed::Throw(dice) => dice,
            Deed::Carry { .. } | Deed::Undo | Deed::Confirm => &[],
        }
    }
}

const DICE: &str = ".dice";
const MAIN: &str = ".thumb .main-action";
const SECOND: &str = ".thumb .second-action";

impl Means {
    /// Does all this in the page; says where the cursor of the keys is afterwards.
    pub(crate) async fn carry_out(
        self,
        visit: &Visit,
        frame: Frame,
        path: RangeInclusive<i16>,
        cursor: Place,
        deeds: &[Deed],
    ) -> Place {
        match self {
            Means::Mouse | Means::Touch => {
                let mut actions = Vec::new();
                for (index, deed) in deeds.iter().enumerate() {
                    let is_last_carry = !matches!(deeds.get(index + 1), Some(Deed::Carry { .. }));
                    let pause = if self == Means::Touch && is_last_carry { Some(STILL) } else { None };
                    actions.extend(self.pointer_actions(visit, frame, deed, pause).await);
                }
                self.point(visit, actions).await;
                cursor
            }
            Means::Keys => {
                let mut keys = Typed { keys: String::new(), cursor, path };
                deeds.iter().for_each(|deed| keys.add(deed));
                visit.type_keys(&keys.keys).await;
                keys.cursor
            }
        }
    }

    /// Presses a button.
    pub async fn press(self, visit: &Visit, selector: &str) {
        match self {
            Means::Mouse | Means::Touch => {
                visit.find(selector).await;
                // A finger or a mouse needs to see what it presses.
                visit.script("document.querySelector(input).scrollIntoView();", json!(selector)).await;
                self.point(visit, self.press_actions(visit, selector).await).await;
            }
            Means::Keys => {
                self.tab_to(visit, selector).await;
                visit.type_keys(&char::from(Key::Enter).to_string()).await;
            }
        }
    }

    /// Goes on with the Tab key until something has the focus.
    pub async fn tab_to(self, visit: &Visit, selector: &str) {
        visit.find(selector).await;
        for _ in 0..80 {
            let there = "return document.activeElement?.matches(input) ?? false;";
            if visit.script(there, json!(selector)).await == json!(true) {
                return;
            }
            visit.type_keys(&char::from(Key::Tab).to_string()).await;
        }
        panic!("{selector} cannot be reached with the keyboard");
    }

    async fn point(self, visit: &Visit, actions: Vec<PointerAction>) {
        let done = match self {
            Means::Touch => {
                let none = TouchActions::new("finger".to_owned());
                visit.browser.perform_actions(actions.into_iter().fold(none, InputSource::then)).await
            }
            Means::Mouse | Means::Keys => {
                let none = MouseActions::new("mouse".to_owned());
                visit.browser.perform_actions(actions.into_iter().fold(none, InputSource::then)).await
            }
        };
        done.expect("the browser moves its pointer");
    }

    /// One deed as actions; a finger that carries pauses at the end where a tap comes next.
    async fn pointer_actions(
        self,
        visit: &Visit,
        frame: Frame,
        deed: &Deed,
        pause: Option<PointerAction>,
    ) -> Vec<PointerAction> {
        match deed {
            Deed::Throw(_) => press(visit, DICE).await.to_vec(),
            Deed::Confirm => self.press_actions(visit, MAIN).await,
            Deed::Undo => self.press_actions(visit, SECOND).await,
            Deed::Carry { lift, land, .. } => {
                let middle = Point { x: (lift.x + land.x) / 2.0, y: (lift.y + land.y) / 2.0 };
                let [lift, middle, land] = [*lift, middle, *land].map(|point| move_to(frame.pixels(point)));
                [lift, DOWN, middle, land].into_iter().chain(pause).chain([UP]).collect()
            }
        }
    }

    async fn press_actions(self, visit: &Visit, selector: &str) -> Vec<PointerAction> {
        let press = press(visit, selector).await;
        match self {
            Means::Touch => [LIFTED].into_iter().chain(press).collect(),
            Means::Mouse | Means::Keys => press.to_vec(),
        }
    }
}

const DOWN: PointerAction = PointerAction::Down { button: 0 };
const UP: PointerAction = PointerAction::Up { button: 0 };

/// A finger that leaves while it moves throws what it holds, and the next tap only stops that: no click comes of it.
const STILL: PointerAction = PointerAction::Pause { duration: Duration::from_millis(80) };

/// Chromium takes a finger that comes down again sooner for one that has bounced, and makes no click of it.
const LIFTED: PointerAction = PointerAction::Pause { duration: Duration::from_millis(120) };

async fn press(visit: &Visit, selector: &str) -> [PointerAction; 3] {
    let element = visit.find(selector).await;
    [PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 }, DOWN, UP]
}

fn move_to((x, y): (f64, f64)) -> PointerAction {
    PointerAction::MoveTo { duration: None, x, y }
}

/// Keys, and where they lead the cursor of the board.
struct Typed {
    keys: String,
    cursor: Place,
    /// Along which it walks: from the hand, 0, where there is one, to off.
    path: RangeInclusive<i16>,
}

impl Typed {
    fn add(&mut self, deed: &Deed) {
        match deed {
            Deed::Throw(_) => self.keys.push('t'),
            Deed::Confirm => self.keys.push('c'),
            Deed::Undo => self.keys.push('u'),
            Deed::Carry { from, to, waiting, .. } => {
                for place in [*from, *to] {
                    self.walk(place, waiting);
                    self.key(Key::Enter);
                }
            }
        }
    }

    fn key(&mut self, key: Key) {
        self.keys.push(char::from(key));
    }

    /// The shortest way: along the path from here, or from one of its ends.
    fn walk(&mut self, to: Place, waiting: &[Place]) {
        if to.is_waiting() {
            return self.walk_to_waiting(to, waiting);
        }
        let (first, last) = (*self.path.start(), *self.path.end());
        let number = |place: Place| match place {
            Place::OFF => last,
            other => i16::from(other.origin()),
        };
        let (here, there) = (number(self.cursor), number(to));
        let way = there - here;
        match way.abs().min(there - first + 1).min(last - there + 1) {
            // From the bar the hand is no step away, though both count as nothing.
            least if least == way.abs() && !self.cursor.is_waiting() => self.arrows(way),
            least if least == there - first + 1 => {
                self.key(Key::Home);
                self.arrows(there - first);
            }
            _ => {
                self.key(Key::End);
                self.arrows(there - last);
            }
        }
        self.cursor = to;
    }

    fn arrows(&mut self, way: i16) {
        let key = if way < 0 { Key::Left } else { Key::Right };
        (0..way.abs()).for_each(|_| self.key(key));
    }

    fn walk_to_waiting(&mut self, to: Place, waiting: &[Place]) {
        while self.cursor != to {
            self.keys.push('b');
            let next = waiting.iter().find(|place| **place > self.cursor).or(waiting.first());
            self.cursor = next.copied().unwrap_or(Place::BAR);
        }
    }
}
