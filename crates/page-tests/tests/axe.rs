//! Whether everybody can use the page, as far as a program can tell: axe-core on every view.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tavli_page_tests::{Screen, THEMES, Visit, every_view, in_browser_with_tables, show, show_theme};

/// axe-core, where `cargo xtask test` could fetch it.
fn axe() -> Option<String> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it lies in the target folder");
    fs::read_to_string(target.join("tools/axe/package/axe.min.js")).ok()
}

/// What it finds, each as a line: the rule, what is wrong, where.
const FIND: &str = r#"
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${id}: ${help}: ${target.join(" ")}: ${failureSummary.replaceAll("\n", " ")}`));
"#;

#[test]
fn axe_finds_nothing_on_any_view() {
    let Some(axe) = axe() else {
        return eprintln!("left out: axe-core is not there, and npm could not fetch it");
    };
    in_browser_with_tables(async |visit| {
        let mut found = Vec::new();
        for view in every_view() {
            Screen::Desktop.set(visit).await;
            show(visit, view).await;
            visit.browser.execute(&axe, vec![]).await.expect("axe-core can be loaded");
            for (screen, theme) in
                Screen::ALL.into_iter().flat_map(|screen| THEMES.map(|theme| (screen, theme)))
            {
                screen.set(visit).await;
                show_theme(visit, theme).await;
                let place = format!("{} {} {theme}", view.name(), screen.name());
                found.extend(violations(visit).await.into_iter().map(|line| format!("{place}: {line}")));
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

async fn violations(visit: &Visit) -> Vec<String> {
    let found = visit.script(FIND, json!(null)).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
