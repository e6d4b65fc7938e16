//! Which of our crates may use which.

use super::finding::Finding;
use super::repository::Repository;
use crate::cargo::metadata;
use serde_json::Value;

/// Each crate, and those of ours that it may use: the layers of the house, from the inside out.
const MAY_USE: [(&str, &[&str]); 16] = [
    ("rules", &[]),
    ("engine", &["rules"]),
    ("trainer", &["rules", "engine"]),
    ("board", &["rules"]),
    ("messages", &["rules"]),
    ("protocol", &["rules"]),
    ("store", &["rules"]),
    ("client", &["rules", "protocol"]),
    ("server", &["rules", "engine", "protocol", "store", "client"]),
    ("page", &["rules", "board", "messages", "protocol"]),
    ("page-engine", &["rules", "engine"]),
    ("page-first", &["page"]),
    ("page-further", &["page"]),
    ("page-tests", &["board", "protocol", "rules", "server", "page-engine"]),
    ("cli", &["rules", "engine", "board", "protocol", "store", "server", "client"]),
    ("xtask", &["rules", "engine", "messages"]),
];

/// Asks cargo for every dependency, those of tests and build scripts too.
pub(crate) fn check(repository: &Repository) -> Vec<Finding> {
    match metadata() {
        Ok(metadata) => forbidden(repository, &metadata),
        Err(fault) => vec![Finding::new("Cargo.toml", 1, fault, "run `cargo metadata --no-deps` to see why")],
    }
}

fn forbidden(repository: &Repository, metadata: &Value) -> Vec<Finding> {
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let ours: Vec<&str> = packages().filter_map(|package| package["name"].as_str()).collect();
    let root = metadata["workspace_root"].as_str().unwrap_or_default();
    packages().flat_map(|package| forbidden_in(repository, root, package, &ours)).collect()
}

fn forbidden_in(repository: &Repository, root: &str, package: &Value, ours: &[&str]) -> Vec<Finding> {
    let manifest = manifest_path(root, package);
    let user = short_name(package["name"].as_str().unwrap_or_default());
    let Some((_, may_use)) = MAY_USE.iter().find(|(name, _)| *name == user) else {
        let wrong = format!("nobody has said what the crate {user} may use");
        return vec![Finding::new(
            &manifest,
            1,
            wrong,
            "add it to MAY_USE in xtask/src/tidy/dependencies.rs",
        )];
    };
    let used =
        package["dependencies"].as_array().into_iter().flatten().filter_map(|used| used["name"].as_str());
    // A crate's own tests may use it with more features than others do.
    let others = used.filter(|used| short_name(used) != user);
    let wrong = others.filter(|used| ours.contains(used) && !may_use.contains(&short_name(used)));
    wrong.map(|used| finding(repository, &manifest, user, used)).collect()
}

fn manifest_path(root: &str, package: &Value) -> String {
    let path = package["manifest_path"].as_str().unwrap_or_default();
    path.strip_prefix(root).unwrap_or(path).replace('\\', "/").trim_start_matches('/').to_string()
}

/// Packages carry the prefix `tavli-`; the program, made by the crate `cli`, has the name alone.
fn short_name(package: &str) -> &str {
    if package == "tavli" { "cli" } else { package.strip_prefix("tavli-").unwrap_or(package) }
}

fn finding(repository: &Repository, manifest: &str, user: &str, used: &str) -> Finding {
    let names_it = |line: &str| line.split(|letter| !is_package_letter(letter)).any(|word| word == used);
    let lines = repository.text(manifest).lines();
    let line = (1..).zip(lines).find(|(_, line)| names_it(line)).map_or(1, |(number, _)| number);
    let wrong = format!("{user} may not use {}", short_name(used));
    Finding::new(manifest, line, wrong, "move the code to a crate that may, or pass the value in")
}

fn is_package_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '-'
}

#[cfg(test)]
mod tests {
    use super::super::finding::places;
    use super::*;
    use serde_json::json;

    fn package(name: &str, folder: &str, used: &[&str]) -> Value {
        let dependencies: Vec<Value> = used.iter().map(|used| json!({ "name": used })).collect();
        json!({ "name": name, "manifest_path": format!("/r/{folder}/Cargo.toml"), "dependencies": dependencies })
    }

    fn check_packages(packages: &[Value], expected: &[&str]) {
        let manifest = "[package]\n[dependencies]\ntavli-engine = 1\ntavli = 1\n";
        let repository = Repository::of([("crates/rules/Cargo.toml", manifest)]);
        let metadata = json!({ "workspace_root": "/r", "packages": packages });
        assert_eq!(places(&forbidden(&repository, &metadata)), expected);
    }

    #[test]
    fn outer_crate_may_use_inner_and_not_the_other_way() {
        let engine = |used| package("tavli-engine", "crates/engine", used);
        let rules = |used| package("tavli-rules", "crates/rules", used);
        check_packages(&[rules(&["serde"]), engine(&["tavli-rules"])], &[]);
        check_packages(&[rules(&["tavli-engine"]), engine(&[])], &["crates/rules/Cargo.toml:3"]);
    }

    #[test]
    fn the_program_counts_as_the_crate_cli() {
        let rules = package("tavli-rules", "crates/rules", &["tavli"]);
        check_packages(&[rules, package("tavli", "crates/cli", &[])], &["crates/rules/Cargo.toml:4"]);
    }

    #[test]
    fn crate_outside_the_table_is_found() {
        check_packages(&[package("tavli-music", "crates/music", &[])], &["crates/music/Cargo.toml:1"]);
    }

    #[test]
    fn table_is_a_house_without_circles() {
        let users = |name: &str| MAY_USE.iter().find(|(user, _)| *user == name).expect("in the table").1;
        for (user, used) in MAY_USE {
            assert!(used.iter().all(|used| !users(used).contains(&user)), "{user}");
        }
    }
}
