//! `cargo xtask page`: the web page and its engine for browsers, ready to be embedded or hosted.

mod assets;
mod compressed;
mod first_load;
mod folder;
mod missing;
mod slim;
mod wasm;

use crate::cargo::{root, target_folder};
use crate::tools;
use assets::{Assets, Base};
use first_load::FirstLoad;
use folder::Variants;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tavli_messages::{Language, Part, book, words};

/// Everything that can go wrong is told to a person.
type Result<T> = std::result::Result<T, String>;

/// The page as the server embeds it, and whether it is as small as it should be.
pub(crate) fn run(_: &[OsString]) -> ExitCode {
    finish(provide().and_then(|first_load| first_load.within_budget()))
}

/// The page as a static site: into `target/site`, for whatever address; whoever hosts it compresses.
pub(crate) fn site(_: &[OsString]) -> ExitCode {
    finish(build(Base::Anywhere, "site", Variants::Plain).map(|_| ()))
}

/// The page as the server embeds it: into `target/page`, with every file compressed as well. Who only wants to play may do
/// so with a page that is too large.
pub(crate) fn provide() -> Result<FirstLoad> {
    let (assets, folder) = build(Base::Top, "page", Variants::Compressed)?;
    FirstLoad::measured(&assets, &folder)
}

/// The page, and a browser to see it in.
pub(crate) fn provide_with_browser() -> Result<()> {
    tools::provide()?;
    provide().map(|_| ())
}

/// Tells what went wrong; the exit code for it.
pub(crate) fn finish(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

fn build(base: Base, name: &str, variants: Variants) -> Result<(Assets, PathBuf)> {
    tools::provide_wasm()?;
    let assets = gathered(base)?;
    let folder = target_folder()?.join(name);
    folder::write(&folder, assets.files(), variants)?;
    println!("the page is in {}", folder.display());
    Ok((assets, folder))
}

/// All files, each after those that it names: a name is known only when all that is in the file is.
fn gathered(base: Base) -> Result<Assets> {
    let mut assets = Assets::new(base);
    let (engine, page) = (wasm::module(&wasm::ENGINE)?, wasm::module(&wasm::PAGE)?);
    let further = wasm::module(&wasm::FURTHER)?;
    assets.add("engine.wasm", engine.wasm);
    assets.add("engine.js", engine.script.into_bytes());
    add_script(&mut assets, "crates/page-engine/js/worker.js")?;
    assets.add("page.wasm", page.wasm);
    assets.add("page.js", page.script.into_bytes());
    assets.add("page.css", style("crates/page/style")?.into_bytes());
    assets.add("further.wasm", further.wasm);
    assets.add("further.js", further.script.into_bytes());
    assets.add("further.css", style("crates/page/style/further")?.into_bytes());
    for net in files_in("nets", "net")? {
        assets.add(file_name(&net), bytes_of(&net)?);
    }
    for icon in [files_in("crates/page/static", "svg")?, files_in("crates/page/static", "png")?].concat() {
        assets.add(file_name(&icon), bytes_of(&icon)?);
    }
    for language in Language::ALL {
        let texts = [
            ("words", words(Part::First, language)),
            ("further", words(Part::Further, language)),
            ("book", book(language)),
        ];
        for (name, text) in texts {
            assets.add(&format!("{name}-{}.txt", language.code()), text.as_bytes().to_vec());
        }
    }
    add_script(&mut assets, "crates/page/js/start.js")?;
    add_named(&mut assets)?;
    Ok(assets)
}

/// What hosts send where nothing is. Many know it by this name.
const MISSING: &str = "404.html";

/// The files that keep their names, because the world outside asks for them.
fn add_named(assets: &mut Assets) -> Result<()> {
    let manifest = assets.with_neighbours(&text_of("crates/page/static/manifest.webmanifest")?);
    assets.add_named("manifest.webmanifest", manifest.into_bytes());
    let document = document(assets, &text_of("crates/page/index.html")?)?;
    assets.add_named("index.html", document.into_bytes());
    let missing = missing::filled(assets, &text_of("crates/page/404.html")?)?;
    let missing = assets.with_addresses(&with_policy(assets.base, missing)?);
    assets.add_named(MISSING, missing.into_bytes());
    let service_worker = service_worker(assets, &text_of("crates/page/js/service-worker.js")?)?;
    assets.add_named("service-worker.js", service_worker.into_bytes());
    Ok(())
}

/// A script that names other files as its neighbours.
fn add_script(assets: &mut Assets, path: &str) -> Result<()> {
    let script = assets.with_neighbours(&without_comments(&text_of(path)?));
    assets.add(file_name(Path::new(path)), script.into_bytes());
    Ok(())
}

/// A script without the lines that are nothing but comments: they are for us, and visitors would load them.
fn without_comments(script: &str) -> String {
    script
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(|line| format!("{line}\n"))
        .collect()
}

/// All style sheets of a folder as one, in the order of their names.
fn style(folder: &str) -> Result<String> {
    files_in(folder, "css")?.iter().map(|path| read(path).map(|text| slim::style(&text))).collect()
}

/// The document, with what the page has to know of the files that it fetches later.
fn document(assets: &Assets, template: &str) -> Result<String> {
    let filled = replaced(template, "id=\"assets\">{}", &format!("id=\"assets\">{}", fetched_later(assets)))?;
    let offering = match assets.base {
        Base::Top => with_offers(&filled, &OFFERED_BY_OUR_SERVER)?,
        Base::Anywhere => filled,
    };
    Ok(assets.with_addresses(&with_policy(assets.base, offering)?))
}

/// A document that says its policy itself where its host may not.
fn with_policy(base: Base, document: String) -> Result<String> {
    match base {
        Base::Top => Ok(document),
        Base::Anywhere => replaced(&document, CHARSET, &format!("{CHARSET}\n    {}", policy_element()?)),
    }
}

/// What only our own server can do, by the names that the page asks for: it links to these where the document says so, and
/// on other hosts it does not. A server without tables takes it out again (`crates/server/src/page.rs`).
const OFFERED_BY_OUR_SERVER: [&str; 1] = ["online"];

/// A document that says what its host offers.
fn with_offers(document: &str, offers: &[&str]) -> Result<String> {
    match offers {
        [] => Ok(document.to_string()),
        _ => replaced(document, ROOT, &format!("{ROOT} data-offers=\"{}\"", offers.join(" "))),
    }
}

/// The element in which everything lies, without its end.
const ROOT: &str = "<html lang=\"en\"";

/// The addresses of what the page fetches later, by the names in our sources, and how large each net is: what travels is
/// compressed, so nothing else says how much of it has come.
fn fetched_later(assets: &Assets) -> Value {
    let mut later = json!({ "worker.js": assets.address("worker.js"), "bytes": {} });
    for (name, file) in assets.of_kind("net") {
        let source = format!("nets/{name}");
        later["bytes"][&source] = file.bytes.len().into();
        later[&source] = assets.address(name).into();
    }
    for (name, _) in assets.of_kind("txt") {
        later[name] = assets.address(name).into();
    }
    later
}

/// The document says first of all how it is written.
const CHARSET: &str = "<meta charset=\"utf-8\">";

/// The policy for hosts that send no header of ours. Who may frame the page can only be said in a header.
fn policy_element() -> Result<String> {
    let policy = text_of("crates/page/policy.txt")?;
    let rules: Vec<&str> = policy.lines().filter(|rule| !rule.starts_with("frame-ancestors")).collect();
    Ok(format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">", rules.join("; ")))
}

/// The service worker, with the list of all files but itself, the document, and what is no file of the page but an answer.
fn service_worker(assets: &Assets, template: &str) -> Result<String> {
    let kept = assets.files().iter().filter(|file| file.name != "index.html" && file.name != MISSING);
    let names: Vec<String> = kept.map(|file| format!("./{}", file.name)).collect();
    let filled = replaced(template, "const FILES = [];", &format!("const FILES = {};", json!(names)))?;
    let version = format!("const VERSION = \"{}\";", assets.version());
    replaced(&filled, "const VERSION = \"\";", &version)
}

/// A template whose mark has gone would be wrong without anybody noticing.
fn replaced(template: &str, mark: &str, with: &str) -> Result<String> {
    match template.matches(mark).count() {
        1 => Ok(template.replace(mark, with)),
        count => Err(format!("a template of the page has `{mark}` {count} times, and not once")),
    }
}

fn text_of(path: &str) -> Result<String> {
    read(&root().join(path))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|fault| format!("{}: {fault}", path.display()))
}

fn bytes_of(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|fault| format!("{}: {fault}", path.display()))
}

fn files_in(folder: &str, extension: &str) -> Result<Vec<PathBuf>> {
    let folder = root().join(folder);
    let entries = fs::read_dir(&folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut found: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|own| own == extension)).collect();
    found.sort();
    Ok(found)
}

fn file_name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("our own files have plain names")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(base: Base) -> Assets {
        let mut assets = Assets::new(base);
        for name in ["worker.js", "portes.net", "page.wasm", "page.js", "page.css", "start.js", "icon.svg"] {
            assets.add(name, name.as_bytes().to_vec());
        }
        assets.add("icon-192.png", vec![1]);
        assets
    }

    #[test]
    fn document_names_files_by_their_final_names() {
        let template = text_of("crates/page/index.html").unwrap();
        let document = document(&some(Base::Top), &template).unwrap();
        for name in ["page.css", "start.js", "icon.svg", "icon-192.png"] {
            let (stem, extension) = name.split_once('.').unwrap();
            assert!(!document.contains(&format!("\"./{name}\"")), "{name}");
            assert!(document.contains(&format!("\"/{stem}-")), "{stem}.{extension}");
        }
        for part in ["\"worker.js\":\"/worker-", "\"nets/portes.net\":\"/portes-", "\"nets/portes.net\":10"] {
            assert!(document.contains(part), "{document}");
        }
        assert!(!document.contains("Content-Security-Policy"));
    }

    #[test]
    fn document_says_what_its_host_offers() {
        let template = text_of("crates/page/index.html").unwrap();
        assert!(
            with_offers(&template, &["online", "more"]).unwrap().contains("data-offers=\"online more\">")
        );
        assert!(!with_offers(&template, &[]).unwrap().contains("data-offers"));
    }

    #[test]
    fn site_lies_at_any_address_and_says_its_policy() {
        let document = document(&some(Base::Anywhere), &text_of("crates/page/index.html").unwrap()).unwrap();
        assert!(document.contains("src=\"./start-") && document.contains("\"worker.js\":\"./worker-"));
        assert!(document.contains("content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!document.contains("frame-ancestors"));
    }

    #[test]
    fn service_worker_lists_every_file_but_the_document() {
        let mut assets = some(Base::Top);
        assets.add_named("index.html", vec![]);
        let template = text_of("crates/page/js/service-worker.js").unwrap();
        let script = service_worker(&assets, &template).unwrap();
        assert!(
            script.contains("const FILES = [\"./worker-") && !script.contains("index.html\""),
            "{script}"
        );
        assert!(!script.contains("const VERSION = \"\""));
    }

    #[test]
    fn comments_of_scripts_stay_at_home() {
        assert_eq!(without_comments("// Why.\na(\"//\"); // b\n  // So.\nc();\n"), "a(\"//\"); // b\nc();\n");
    }

    #[test]
    fn template_without_its_mark_is_refused() {
        assert_eq!(replaced("a b", "b", "c"), Ok("a c".to_string()));
        assert!(replaced("a", "b", "c").is_err() && replaced("b b", "b", "c").is_err());
    }
}
