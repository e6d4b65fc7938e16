//! Runs the built program.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What a run of the program came to.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, which keeps its tables where the tests keep their files.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tavli"));
    program.env("TAVLI_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/tables"));
    program
}

/// Runs the program for a moment and stops it by the signal that a terminal sends for Ctrl-C; what it says until it ends.
#[cfg(unix)]
pub(crate) fn interrupted(arguments: &[&str]) -> Run {
    let child = program().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program starts");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(signal.expect("there is a program kill").success());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Run { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
}

/// Runs the program to its end with this input.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Run {
    run_in(Path::new("."), arguments, input)
}

/// The same in a folder.
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = program()
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // A program that ends early leaves the pipe closed; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("errors are UTF-8"),
    }
}

/// A file of this test alone, which does not exist yet.
pub(crate) fn fresh_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Somebody at the prompt who always plays the first step that `?` lists.
pub(crate) struct Player {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: ChildStdout,
    pub(crate) transcript: String,
}

impl Player {
    pub(crate) fn new(arguments: &[&str]) -> Player {
        let mut child = program()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("stdout is piped");
        Player { child, stdin, stdout, transcript: String::new() }
    }

    /// Plays until the program ends, or until so many questions were asked; then closes the input.
    pub(crate) fn play(mut self, most_questions: usize) -> (Option<i32>, String) {
        for _ in 0..most_questions {
            match self.question() {
                None => break,
                Some(asked) if asked.contains("Enter to confirm") => drop(self.say("")),
                Some(_) => {
                    let listed = self.say("?").unwrap_or_default();
                    let step = listed.lines().find_map(first_step).expect("a step is listed").to_owned();
                    self.say_only(&step);
                }
            }
        }
        self.stdin = None;
        while self.question().is_some() {}
        let code = self.child.wait().expect("the program ends").code();
        (code, self.transcript)
    }

    fn say_only(&mut self, line: &str) {
        if let Some(stdin) = &mut self.stdin {
            writeln!(stdin, "{line}").expect("the program listens");
        }
    }

    /// Says a line; where it is an inquiry, gives the answer up to the next question.
    fn say(&mut self, line: &str) -> Option<String> {
        self.say_only(line);
        if line.is_empty() { None } else { self.question() }
    }

    /// Reads up to the next question.
    fn question(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while self.stdout.read(&mut byte).expect("the program writes") == 1 {
            bytes.push(byte[0]);
            let line = bytes.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
            if line.ends_with(b"> ") && (line.starts_with(b"White, ") || line.starts_with(b"Black, ")) {
                let text = String::from_utf8(bytes).expect("output is UTF-8");
                self.transcript.push_str(&text);
                return Some(text);
            }
        }
        self.transcript.push_str(&String::from_utf8(bytes).expect("output is UTF-8"));
        None
    }
}

/// The first step of a line such as `  6: 1/7  12/18`.
fn first_step(line: &str) -> Option<&str> {
    let (number, steps) = line.trim().split_once(": ")?;
    number.parse::<u8>().ok()?;
    steps.split_whitespace().next().filter(|step| step.contains('/'))
}
