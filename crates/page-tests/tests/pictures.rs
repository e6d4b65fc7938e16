//! Pictures of every view, for people to look at.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tavli_page_tests::{
    Screen, THEMES, ViewName, Visit, every_view, in_browser, in_browser_with_tables, show, show_theme,
    views_in_rows,
};
use tavli_rules::BuiltIn;

/// `target/screenshots`.
fn folder() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it lies in the target folder");
    target.join("screenshots")
}

fn file_name(view: ViewName, theme: &str, screen: Screen) -> String {
    format!("{}-{theme}-{}.png", view.name(), screen.name())
}

#[test]
fn every_view_has_its_pictures() {
    in_browser_with_tables(async |visit| {
        fs::create_dir_all(folder()).expect("the target folder can be written to");
        for view in every_view() {
            Screen::Desktop.set(visit).await;
            show(visit, view).await;
            for screen in Screen::ALL {
                screen.set(visit).await;
                for theme in THEMES {
                    show_theme(visit, theme).await;
                    assert_eq!(over(visit).await, 0, "{} is wider than the {}", view.name(), screen.name());
                    let file = folder().join(file_name(view, theme, screen));
                    fs::write(file, visit.picture().await).expect("the target folder can be written to");
                }
            }
        }
    });
}

/// By how much the page is wider than the screen.
async fn over(visit: &Visit) -> Value {
    let scrolls =
        "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;";
    visit.script(scrolls, json!(null)).await
}

/// The views of the page as a whole, of one game and of the further page.
fn views_without_repetition() -> Vec<ViewName> {
    let of_others = BuiltIn::ALL.len() - 1;
    let rows = views_in_rows().into_iter().enumerate();
    rows.filter(|(row, _)| !(1..=of_others).contains(row)).flat_map(|(_, views)| views).collect()
}

/// The narrowest phones, and languages with longer words than English.
#[test]
fn every_language_fits_the_smallest_phone() {
    const CHOOSE: &str = "const choice = document.querySelector('.top select');
        choice.value = input;
        choice.dispatchEvent(new Event('change', { bubbles: true }));";
    const OPEN: &str = "document.querySelectorAll('details').forEach((details) => { details.open = true; });";
    const IS_SHOWN: &str =
        "return document.documentElement.lang === input && document.querySelector('main h1') !== null;";
    in_browser_with_tables(async |visit| {
        let mut wider = Vec::new();
        for view in views_without_repetition() {
            Screen::Desktop.set(visit).await;
            show(visit, view).await;
            let metrics = json!({ "width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": true });
            visit.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
            for language in ["en", "de", "it", "el", "fr"] {
                visit.script(CHOOSE, json!(language)).await;
                visit.until(IS_SHOWN, json!(language)).await;
                visit.script(OPEN, json!(null)).await;
                let over = over(visit).await;
                if over != 0 {
                    wider.push(format!("{} in {language} by {over}", view.name()));
                }
            }
        }
        assert!(wider.is_empty(), "wider than 320 pixels: {}", wider.join(", "));
    });
}

/// All pictures on one sheet, each game in a row.
fn sheet() -> String {
    let mut page = String::from(
        "<!doctype html><meta charset=utf-8><style>body{margin:12px;width:1576px;background:#888;font:13px sans-serif}
         div{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:8px}img{height:178px;display:block}</style>",
    );
    for views in views_in_rows() {
        for theme in THEMES {
            page.push_str("<div>");
            for (view, screen) in views.iter().flat_map(|view| Screen::ALL.map(|screen| (*view, screen))) {
                let name = file_name(view, theme, screen);
                write!(page, "<img src=\"{name}\" title=\"{name}\">").expect("text can be written");
            }
            page.push_str("</div>");
        }
    }
    page
}

/// Run by `cargo xtask screenshots`, after the pictures were taken.
#[test]
#[ignore = "writes into the sources"]
fn contact_sheet() {
    in_browser(async |visit| {
        let page = folder().join("index.html");
        fs::write(&page, sheet()).expect("the target folder can be written to");
        let address = format!("file://{}", page.display());
        visit.browser.goto(&address).await.expect("the sheet can be shown");
        let parameters = json!({ "format": "jpeg", "quality": 72, "captureBeyondViewport": true,
            "clip": { "x": 0, "y": 0, "width": 1600, "height": height(visit).await, "scale": 1 } });
        let picture = visit.devtools("Page.captureScreenshot", parameters).await;
        let bytes = STANDARD.decode(picture["data"].as_str().expect("a picture")).expect("it is written so");
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/screenshots.jpg");
        fs::write(docs, bytes).expect("the sources can be written to");
    });
}

async fn height(visit: &Visit) -> Value {
    visit.script("return document.documentElement.scrollHeight;", json!(null)).await
}
