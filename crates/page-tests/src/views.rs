//! Every view of the page, on every screen and in every light.

use serde_json::json;
use tavli_board::{Expected, Table};
use tavli_rules::{BuiltIn, Match};

use crate::companion::Companion;
use crate::means::Means;
use crate::online_views::OnlineView;
use crate::policy::{Policy, prepared};
use crate::study_views::StudyView;
use crate::visit::Visit;

/// Light and dark, by the names in the page's settings.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// What the page is shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// A window on a desk.
    Desktop,
    /// A phone held upright.
    Phone,
}

impl Screen {
    /// Both.
    pub const ALL: [Screen; 2] = [Screen::Desktop, Screen::Phone];

    /// Its name in the name of a picture.
    pub fn name(self) -> &'static str {
        match self {
            Screen::Desktop => "desktop",
            Screen::Phone => "phone",
        }
    }

    /// Width and height.
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1280, 800),
            Screen::Phone => (390, 844),
        }
    }

    /// Makes the browser's screen such a one.
    pub async fn set(self, visit: &Visit) {
        let (width, height) = self.size();
        let is_phone = self == Screen::Phone;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        visit.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    }
}

/// A view, and for most of which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewName {
    /// All games.
    Home,
    /// Zeno's position as a problem.
    Emperor,
    /// What can be set.
    Settings,
    /// Finished games.
    Records,
    /// An address that nobody knows.
    Unknown,
    /// A question before something that cannot be taken back.
    Question,
    /// Setting up a game.
    Setup(BuiltIn),
    /// A game in progress.
    Play(BuiltIn),
    /// A game's rules.
    Rules(BuiltIn),
    /// A guided first game.
    Lesson(BuiltIn),
    /// A view in which one studies.
    Study(StudyView),
    /// A view of online play.
    Online(OnlineView),
}

/// All of them.
pub fn every_view() -> Vec<ViewName> {
    views_in_rows().concat()
}

/// All of them: those of the page as a whole, those of each game, those of the further page.
pub fn views_in_rows() -> Vec<Vec<ViewName>> {
    let of_game = |game| {
        vec![ViewName::Setup(game), ViewName::Play(game), ViewName::Rules(game), ViewName::Lesson(game)]
    };
    let plain = vec![
        ViewName::Home,
        ViewName::Emperor,
        ViewName::Settings,
        ViewName::Records,
        ViewName::Unknown,
        ViewName::Question,
    ];
    let further = [
        StudyView::ALL[..4].iter().copied().map(ViewName::Study).collect(),
        StudyView::ALL[4..].iter().copied().map(ViewName::Study).collect(),
        OnlineView::ALL.map(ViewName::Online).to_vec(),
    ];
    std::iter::once(plain).chain(BuiltIn::ALL.into_iter().map(of_game)).chain(further).collect()
}

impl ViewName {
    /// The first part of its pictures' names.
    pub fn name(self) -> String {
        match self {
            ViewName::Home => "home".to_owned(),
            ViewName::Emperor => "emperor".to_owned(),
            ViewName::Settings => "settings".to_owned(),
            ViewName::Records => "records".to_owned(),
            ViewName::Unknown => "unknown".to_owned(),
            ViewName::Question => "question".to_owned(),
            ViewName::Setup(game) => format!("{game}-setup"),
            ViewName::Play(game) => format!("{game}-play"),
            ViewName::Rules(game) => format!("{game}-rules"),
            ViewName::Lesson(game) => format!("{game}-lesson"),
            ViewName::Study(view) => view.name().to_owned(),
            ViewName::Online(view) => view.name().to_owned(),
        }
    }
}

/// Shows a view, whole; those of online play need a server with tables.
pub async fn show(visit: &Visit, view: ViewName) {
    match view {
        ViewName::Home => visit.go_to("").await,
        ViewName::Emperor => visit.go_to("emperor").await,
        ViewName::Settings => {
            visit.go_to("").await;
            visit.click(".top button:last-of-type").await;
            visit.find(".settings:popover-open").await;
        }
        ViewName::Records => visit.go_to("records").await,
        ViewName::Unknown => visit.go_to("nonsense").await,
        ViewName::Question => {
            let table = prepared(
                || Table::new(Match::single(BuiltIn::Fevga.referee())),
                Policy::Fight,
                is_in_progress,
            );
            Companion::new(visit, Means::Mouse, table).take_over().await;
            visit.click(".links button").await;
            visit.find("dialog[open]").await;
        }
        ViewName::Setup(game) => visit.go_to(game.name()).await,
        ViewName::Play(game) => {
            let table = prepared(|| Table::new(Match::single(game.referee())), Policy::Fight, is_in_progress);
            Companion::new(visit, Means::Mouse, table).take_over().await;
        }
        ViewName::Rules(game) => {
            visit.go_to(&format!("{game}/rules")).await;
            // The long texts come in a file of their own.
            visit.find(".rules-text section").await;
        }
        ViewName::Lesson(game) => visit.go_to(&format!("{game}/lesson")).await,
        ViewName::Study(view) => view.show(visit).await,
        ViewName::Online(view) => view.show(visit).await,
    }
    visit.find("main h1").await;
}

/// A turn in the middle of a game, in which nothing was played yet.
fn is_in_progress(table: &Table) -> bool {
    matches!(table.expected(), Expected::Play(_)) && table.played().game().turns().len() >= 14
}

/// Shows the view that is there in another light, as the page's own settings do.
pub async fn show_theme(visit: &Visit, theme: &str) {
    let set = "document.documentElement.dataset.theme = input;
        await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));";
    visit.script(set, json!(theme)).await;
}
