//! What a person asks for at the prompt.

/// What a person asks for at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// A play, or a part of one, as typed.
    Steps(String),
    /// What may come next.
    Moves,
    /// Why a step may not be played.
    Why(String),
    /// Take back so many of the last steps.
    Undo(usize),
    /// The play is finished.
    Done,
    /// The pip counts.
    Pips,
    /// The board as it is now.
    Board,
    /// The rules in words.
    Rules,
    /// The record so far.
    Record,
    /// Save to this file.
    Save(String),
    /// What can be typed.
    Help,
    /// Give the game up.
    Resign,
    /// Leave.
    Quit,
}

impl Request {
    /// What a typed line asks for; what is no command is taken for steps.
    pub(crate) fn read(line: &str) -> Request {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("" | "done" | "d", "") => Request::Done,
            ("moves" | "?", "") => Request::Moves,
            ("why", step) => Request::Why(step.to_owned()),
            ("undo" | "u", count) => undone(count).map_or(Request::Steps(line.to_owned()), Request::Undo),
            ("pips", "") => Request::Pips,
            ("board", "") => Request::Board,
            ("rules", "") => Request::Rules,
            ("record", "") => Request::Record,
            ("save", file) => Request::Save(file.to_owned()),
            ("resign", "") => Request::Resign,
            ("help", _) => Request::Help,
            ("quit" | "exit" | "q", "") => Request::Quit,
            (_, _) => Request::Steps(line.to_owned()),
        }
    }
}

/// How many steps are to be taken back.
fn undone(count: &str) -> Option<usize> {
    match count {
        "" => Some(1),
        "all" => Some(usize::MAX),
        digits => digits.parse().ok().filter(|count| *count > 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, request: Request) {
        assert_eq!(Request::read(line), request, "{line}");
    }

    #[test]
    fn words_are_commands_and_the_rest_are_steps() {
        check("", Request::Done);
        check("?", Request::Moves);
        check("resign", Request::Resign);
        check("undo", Request::Undo(1));
        check("undo 2", Request::Undo(2));
        check("undo  all", Request::Undo(usize::MAX));
        check("undo 0", Request::Steps("undo 0".to_owned()));
        check("why 10/16", Request::Why("10/16".to_owned()));
        check("save my game.txt", Request::Save("my game.txt".to_owned()));
        check("h/3", Request::Steps("h/3".to_owned()));
        check("10/16 19/24", Request::Steps("10/16 19/24".to_owned()));
    }
}
