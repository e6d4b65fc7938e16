//! Problems as text, one a line: position with dice, best play, plausible play, loss.

use tavli_rules::{Referee, play_text, position_text, read_position};

use super::Problem;

impl Problem {
    /// The problem as a line.
    pub fn text(&self, referee: &Referee) -> String {
        let Problem { position, roll, best, plausible, loss } = self;
        let position = position_text(referee, position, Some(*roll));
        format!("{position}; {}; {}; {loss:.4}", play_text(best), play_text(plausible))
    }
}

/// Reads problems; empty lines and those that begin with `#` say nothing. A fault names its line.
///
/// ```
/// let fault = tavli_engine::read_problems("# nothing\n\nportes-w31").unwrap_err();
/// assert!(fault.starts_with("line 3: a problem has four fields"));
/// ```
pub fn read_problems(text: &str) -> Result<Vec<Problem>, String> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|(number, line)| read_line(line).map_err(|fault| format!("line {number}: {fault}"))).collect()
}

fn read_line(line: &str) -> Result<Problem, String> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let [position, best, plausible, loss] = fields[..] else {
        return Err("a problem has four fields: position; best play; plausible play; loss".to_owned());
    };
    let read = read_position(position)?;
    let referee = Referee::new(read.ruleset()?).map_err(|faults| faults.to_string())?;
    let position = read.position(&referee)?;
    let roll = read.roll.ok_or("the dice are missing")?;
    let play =
        |text: &str| referee.read_play(&position, roll, text).map_err(|fault| format!("{text}: {fault}"));
    let loss = loss.parse().map_err(|_| format!("\"{loss}\" is no number"))?;
    Ok(Problem { position, roll, best: play(best)?, plausible: play(plausible)?, loss })
}
