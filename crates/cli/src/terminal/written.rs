//! Steps as a person types them: `10/16`, `bar/4/10*`, `h/3(2)`, `A-3/A-5`, or a bare `10`.

use tavli_rules::{Place, Ruleset, Side};

use super::wording::Wording;
use tavli_board::{Geography, seen_by};

/// No roll gives more numbers, so no play is longer.
const MOST_STEPS: usize = 12;

/// A typed step; without a target where only the source was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) from: Place,
    pub(crate) to: Option<Place>,
}

/// Reads typed steps for the side that has them.
pub(crate) struct Reader {
    ruleset: Ruleset,
    side: Side,
}

impl Reader {
    /// A reader for a side to move.
    pub(crate) fn new(ruleset: &Ruleset, side: Side) -> Reader {
        Reader { ruleset: ruleset.clone(), side }
    }

    /// The steps of a line.
    pub(crate) fn read(&self, line: &str) -> Result<Vec<Written>, String> {
        let words = line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
        let mut steps = Vec::new();
        for word in words {
            self.read_word(word, &mut steps)?;
            if steps.len() > MOST_STEPS {
                return Err(format!("That is too much: a play has at most {MOST_STEPS} steps."));
            }
        }
        Ok(steps)
    }

    fn read_word(&self, word: &str, steps: &mut Vec<Written>) -> Result<(), String> {
        let (path, times) = repeated(word)?;
        let stops = path.split('/').map(|stop| self.place(stop)).collect::<Result<Vec<Place>, _>>()?;
        for _ in 0..times {
            match stops[..] {
                [from] => steps.push(Written { from, to: None }),
                _ => steps.extend(stops.windows(2).map(|pair| Written { from: pair[0], to: Some(pair[1]) })),
            }
        }
        Ok(())
    }

    /// A place by its progress, its short form, or its name on the board.
    fn place(&self, text: &str) -> Result<Place, String> {
        let text = text.trim_end_matches(['*', '+']).to_lowercase();
        match text.as_str() {
            "h" => return Ok(Place::HAND),
            "b" => return Ok(Place::BAR),
            "o" => return Ok(Place::OFF),
            word if word == Wording::of(&self.ruleset).bar => return Ok(Place::BAR),
            _ => {}
        }
        let track = *self.ruleset.track;
        if let Ok(place) = text.parse::<Place>() {
            return match place.progress() {
                Some(progress) if progress > track.length => {
                    Err(format!("There is no point {progress}; points are 1 to {}.", track.length))
                }
                Some(_) | None => Ok(place),
            };
        }
        let point = Geography::of(&self.ruleset).and_then(|geography| geography.named(&text));
        point.map(|point| Place::point(seen_by(self.side, track, point))).ok_or_else(|| {
            format!("\"{text}\" is neither a command nor a place; type help to see what can be typed.")
        })
    }
}

/// A step written `10/16(2)` is meant twice.
fn repeated(word: &str) -> Result<(&str, usize), String> {
    let Some((path, rest)) = word.split_once('(') else { return Ok((word, 1)) };
    let times = rest.strip_suffix(')').and_then(|digits| digits.parse().ok());
    match times {
        Some(times) if (1..=MOST_STEPS).contains(&times) => Ok((path, times)),
        Some(_) | None => Err(format!("\"{word}\" is not understood; write 10/16(2) for two such steps.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    fn check(game: BuiltIn, side: Side, line: &str, expected: &str) {
        let read = Reader::new(&game.ruleset(), side).read(line).unwrap();
        let texts: Vec<String> = read
            .iter()
            .map(|step| match step.to {
                Some(to) => format!("{}/{to}", step.from),
                None => step.from.to_string(),
            })
            .collect();
        assert_eq!(texts.join(" "), expected, "{line}");
    }

    #[test]
    fn short_forms_and_names_mean_places() {
        check(BuiltIn::Zeno, Side::White, "h/3 m4/9 21/o", "hand/3 m4/9 21/off");
        check(BuiltIn::Portes, Side::White, "bar/4/10* 12/18(2)", "bar/4 4/10 12/18 12/18");
        check(BuiltIn::Portes, Side::White, "A-6/A-5", "19/20");
        check(BuiltIn::Portes, Side::Black, "d6/d5, b", "19/20 bar");
        check(BuiltIn::Fevga, Side::Black, "C-12/C-7", "1/6");
        check(BuiltIn::Scripta, Side::Black, "E4/off A3/a5 b1", "33/off 3/5 13");
        check(BuiltIn::Scripta, Side::White, "circle/5 bar/5 Circle B6/C1 d6", "bar/5 bar/5 bar 18/19 30");
    }

    #[test]
    fn nonsense_is_refused() {
        let reader = Reader::new(&BuiltIn::Zeno.ruleset(), Side::White);
        for line in
            ["25/26", "x", "1/2(99)", "1/2(", "/", "1//2", "m13/4", "circle/5", "1 1 1 1 1 1 1 1 1 1 1 1 1"]
        {
            assert!(reader.read(line).is_err(), "{line}");
        }
    }
}
