//! What the build refuses: the compiler of `build.rs`, run on small and faulty catalogues.

#[path = "../build/compiler.rs"]
mod compiler;

use compiler::{LANGUAGES, SourceFile, compile};

/// English as given, and the other languages alike but for one.
fn sources(english: &str, other: &'static str, text: &str) -> Vec<SourceFile> {
    let text_of = |language| if language == other { text } else { english };
    let source =
        |language| SourceFile { language, name: "page".to_owned(), text: text_of(language).to_owned() };
    LANGUAGES.into_iter().map(source).collect()
}

fn faults(files: &[SourceFile]) -> Vec<String> {
    compile(files).err().into_iter().flatten().map(|fault| fault.to_string()).collect()
}

fn check(english: &str, italian: &str, expected: &[&str]) {
    assert_eq!(faults(&sources(english, "it", italian)), expected, "{italian}");
}

#[test]
fn equal_languages_are_fine() {
    check("yes = Yes\n", "yes = Sì\n", &[]);
    check("a = { $who } throws\n", "a = Lancia { $who }\n", &[]);
}

#[test]
fn missing_and_superfluous_messages_are_found() {
    check("yes = Yes\nno = No\n", "yes = Sì\n", &["messages/it/page.ftl: `no` is missing; en has it"]);
    check(
        "yes = Yes\n",
        "yes = Sì\nno = No\n",
        &["messages/it/page.ftl:2: `no` is not in en; remove it or add it there"],
    );
    check(
        "yes = Yes\n",
        "yes = Sì\nyes = Certo\n",
        &["messages/it/page.ftl:1: `yes` stands already in page.ftl; remove one"],
    );
}

#[test]
fn missing_file_is_found_once() {
    let mut files = sources("yes = Yes\nno = No\n", "el", "");
    files.retain(|file| file.language != "el");
    assert_eq!(faults(&files), ["messages/el/page.ftl: this file is missing; en has it"]);
}

#[test]
fn message_in_another_file_is_found() {
    let mut files = sources("yes = Yes\n", "it", "# empty\n");
    let moved = |language| SourceFile { language, name: "board".to_owned(), text: "# empty\n".to_owned() };
    files.extend(LANGUAGES.map(moved));
    let board =
        files.iter_mut().find(|file| file.language == "it" && file.name == "board").expect("it is there");
    board.text = "yes = Sì\n".to_owned();
    assert_eq!(faults(&files), ["messages/it/board.ftl:1: `yes` belongs into page.ftl"]);
}

#[test]
fn missing_and_superfluous_arguments_are_found() {
    let english = "# $count (number): how many\na = { $who } has { $count }\n";
    check(english, "a = { $who } ha\n", &["messages/it/page.ftl:1: `a` does not use its argument $count"]);
    check(
        english,
        "a = { $who } ha { $count } di { $cosa }\n",
        &["messages/it/page.ftl:1: `a` has no argument $cosa"],
    );
}

#[test]
fn declared_argument_must_be_used_in_english_too() {
    let found = faults(&sources("# $who: a name\na = Hello\n", "", ""));
    assert!(
        found.contains(&"messages/en/page.ftl:2: `a` does not use its argument $who".to_owned()),
        "{found:?}"
    );
}

#[test]
fn choices_that_never_are_are_found() {
    let number = "# $count (number): how many\na = { $count ->\n    [one] one\n   *[other] more\n }\n";
    check(
        number,
        "a = { $count ->\n    [few] poche\n   *[other] molte\n }\n",
        &["messages/it/page.ftl:1: `a` chooses by $count = few, which never is"],
    );
    check(number, "a = { $count ->\n    [0] nessuna\n   *[other] molte\n }\n", &[]);
    let word = "a = { $side ->\n    [white] White\n   *[black] Black\n }\n";
    check(
        word,
        "a = { $side ->\n    [bianco] Bianco\n   *[black] Nero\n }\n",
        &["messages/it/page.ftl:1: `a` chooses by $side = bianco, which never is"],
    );
}

#[test]
fn what_is_not_supported_is_found() {
    let unclear = "something other than an argument in { }; only { $name } and choices are understood";
    let expected = format!("messages/it/page.ftl:1: `a` has {unclear}");
    for italian in ["a = { b }\n", "a = { -b }\n", "a = { NUMBER($a) }\n", "a = { \"x\" }\n"] {
        assert!(faults(&sources("a = A\n", "it", italian)).contains(&expected), "{italian}");
    }
    for (italian, wrong) in [
        ("a = A\n    .b = B\n", ":1: `a` has attributes; give each text a key of its own"),
        ("a = A\n-b = B\n", ":2: -b is a term; write the words out"),
        ("a = A | B\n", ":1: `a` has one of { } | in its text; find other words"),
        ("a = { $b\n", ":2: "),
    ] {
        let found = faults(&sources("a = A\n", "it", italian));
        let begin = format!("messages/it/page.ftl{wrong}");
        assert!(found.iter().any(|fault| fault.starts_with(&begin)), "{italian}: {found:?}");
    }
}

#[test]
fn text_that_is_looked_up_has_no_arguments() {
    let files = LANGUAGES.map(|language| SourceFile {
        language,
        name: "rules_chess".to_owned(),
        text: "rules-chess-goal = { $who } wins\n".to_owned(),
    });
    let found = faults(&files);
    assert_eq!(found.len(), 5);
    assert!(found[0].ends_with("`rules-chess-goal` is looked up by its key and cannot have arguments"));
}

fn written(files: &[SourceFile], name: &str) -> String {
    let output = compile(files).unwrap_or_else(|faults| panic!("{}", faults[0]));
    output.into_iter().find(|(file, _)| file == name).expect("the file is written").1
}

#[test]
fn message_becomes_a_function_with_its_arguments() {
    let english =
        "# $count (number): how many\na-b = { $count ->\n    [one] { $who } has one\n   *[other] more\n }\n";
    let code = written(&sources(english, "", ""), "messages.rs");
    assert!(code.contains("pub fn a_b(language: Language, count: u32, who: &str) -> String"), "{code}");
    assert!(
        code.contains("fill(language, word(language, 0), &[Value::Number(count), Value::Text(who)])"),
        "{code}"
    );
    let words = written(&sources(english, "", ""), "words_el.txt");
    assert!(words.starts_with("{0|one={1} has one|other=more}\u{1d}"), "{words}");
    let code = written(&sources("a = A\nb = B\n", "", ""), "messages.rs");
    assert!(code.contains("pub fn b(language: Language) -> &'static str {\n    word(language, 1)"), "{code}");
    assert!(written(&sources("a = A\nb = B\n", "", ""), "words_de.txt").starts_with("A\u{1e}B\u{1d}"));
}

#[test]
fn further_message_has_its_words_in_a_file_of_its_own() {
    let mut files = sources("b = B\n", "", "");
    let further = |language| SourceFile {
        language,
        name: "further_table".to_owned(),
        text: "a = { $who } sits\nc = C\n".to_owned(),
    };
    files.extend(LANGUAGES.map(further));
    let code = written(&files, "messages.rs");
    assert!(code.contains("fill(language, further_word(language, 0), &[Value::Text(who)])"), "{code}");
    assert!(
        code.contains("    further_word(language, 1)") && code.contains("    word(language, 0)"),
        "{code}"
    );
    assert_eq!(written(&files, "further_it.txt"), "{0} sits\u{1e}C");
    assert_eq!(written(&files, "words_it.txt"), "B\u{1d}\u{1e}");
}

#[test]
fn lines_are_joined_paragraphs_kept_and_french_spaces_hold() {
    let text = "history-a =\n    One\n    two !\n\n    Three : « four »\n";
    let files = LANGUAGES.map(|language| SourceFile {
        language,
        name: "histories".to_owned(),
        text: text.to_owned(),
    });
    let english = written(&files, "book_en.txt");
    assert_eq!(english, "\u{1e}history-a\u{1f}One two !\n\nThree : « four »\u{1e}");
    let french = written(&files, "book_fr.txt");
    assert!(french.contains("two\u{202f}!\n\nThree\u{a0}: «\u{a0}four\u{a0}»"), "{french}");
}
