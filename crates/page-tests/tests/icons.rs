//! The icons as pictures, for systems that take no drawings.

use serde_json::json;
use tavli_page_tests::in_browser;

/// Draws `icon.svg` with the browser in the sizes that the web manifest names.
const DRAW: &str = r#"
    const picture = new Image(input.size, input.size);
    picture.src = document.querySelector("link[rel=icon]").href;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = input.size;
    canvas.getContext("2d", { alpha: false }).drawImage(picture, 0, 0, input.size, input.size);
    const bytes = await (await new Promise((resolve) => canvas.toBlob(resolve, "image/png"))).arrayBuffer();
    return Array.from(new Uint8Array(bytes));
"#;

/// Run by hand after `icon.svg` was changed and the page built: `cargo test -p tavli-page-tests --test icons -- --ignored`.
#[test]
#[ignore = "writes into the sources"]
fn draw_the_icons_anew() {
    in_browser(async |visit| {
        visit.go("/").await;
        for size in [192, 512] {
            let drawn = visit.script(DRAW, json!({ "size": size })).await;
            let bytes: Vec<u8> = serde_json::from_value(drawn).expect("a list of bytes");
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../page/static");
            std::fs::write(format!("{folder}/icon-{size}.png"), bytes)
                .expect("the sources can be written to");
        }
    });
}
