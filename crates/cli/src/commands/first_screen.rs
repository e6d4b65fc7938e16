//! The first screen of `tavli play`: which game?

use super::games;
use crate::failure::Failure;
use crate::terminal::Prompt;
use crate::which_rules::GameName;

const QUESTION: &str = "Which game? A number, a name, or help";

const HELP: &str = "\
Type a number from 1 to 6, or the first letters of a name: 3, portes, por.
`tavli rules portes` tells how a game is played, `tavli play --help` what else
can be chosen: colours, length, rule options, files. quit leaves.
";

/// Asks which game is to be played; nothing where somebody leaves.
pub(crate) fn ask_game(prompt: &mut Prompt) -> Result<Option<GameName>, Failure> {
    prompt.say(&numbered())?;
    while let Some(line) = prompt.ask(QUESTION)? {
        match line.to_lowercase().as_str() {
            "quit" | "q" | "exit" => return Ok(None),
            "help" | "h" | "?" | "" => prompt.say(&format!("{}{HELP}", numbered()))?,
            asked => match read(asked) {
                Ok(game) => return Ok(Some(game)),
                Err(fault) => prompt.say(&fault)?,
            },
        }
    }
    Ok(None)
}

fn numbered() -> String {
    let lines = games::lines().into_iter().enumerate();
    lines.map(|(index, line)| format!("{}  {line}\n", index + 1)).collect()
}

/// A game by its number in the list or by its name.
fn read(text: &str) -> Result<GameName, String> {
    match text.parse::<usize>() {
        Ok(number) => number
            .checked_sub(1)
            .and_then(|index| GameName::ALL.get(index).copied())
            .ok_or_else(|| format!("there is no game {number}; type 1 to {}", GameName::ALL.len())),
        Err(_) => text.parse(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    #[test]
    fn the_list_and_its_numbers_agree() {
        for (index, game) in GameName::ALL.into_iter().enumerate() {
            let line = numbered().lines().nth(index).unwrap().to_owned();
            assert!(line.starts_with(&format!("{}  {} ", index + 1, game.name())), "{line}");
            assert!(line.chars().count() <= 80, "{line}");
            assert_eq!(read(&(index + 1).to_string()), Ok(game));
        }
        assert!(read("0").is_err() && read("7").is_err() && read("p").is_err());
        assert_eq!(read("por"), Ok(GameName::One(BuiltIn::Portes)));
    }
}
