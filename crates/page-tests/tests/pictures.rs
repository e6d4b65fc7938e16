//! Pictures of every view, for people to look at.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use tavli_page_tests::{Screen, THEMES, ViewName, every_view, in_browser, show, show_theme, views_in_rows};

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
    in_browser(async |visit| {
        fs::create_dir_all(folder()).expect("the target folder can be written to");
        for view in every_view() {
            Screen::Desktop.set(visit).await;
            show(visit, view).await;
            for screen in Screen::ALL {
                screen.set(visit).await;
                for theme in THEMES {
                    show_theme(visit, theme).await;
                    let scrolls = "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth;";
                    let over = visit.script(scrolls, json!(null)).await;
                    assert_eq!(over, 0, "{} is wider than the {}", view.name(), screen.name());
                    let file = folder().join(file_name(view, theme, screen));
                    fs::write(file, visit.picture().await).expect("the target folder can be written to");
                }
            }
        }
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

async fn height(visit: &tavli_page_tests::Visit) -> serde_json::Value {
    visit.script("return document.documentElement.scrollHeight;", json!(null)).await
}
