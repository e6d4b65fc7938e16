//! Rows of twelve columns in two halves, with a seam between them.

use super::glyphs::Glyphs;
use tavli_board::ROW;
use tavli_rules::Side;

/// How wide a column is.
const COLUMN: usize = 5;
/// How wide the seam between the halves is: the bar, or the circle.
const SEAM: usize = 7;
const HALF: usize = ROW / 2;

/// Draws rows of twelve columns in two halves.
pub(crate) struct Frame {
    pub(crate) glyphs: Glyphs,
    lines: Vec<String>,
}

/// The horizontal lines of the frame.
#[derive(Clone, Copy)]
pub(crate) enum Edge {
    Top,
    Middle,
    Bottom,
}

/// What stands on a point: checkers of one side, and perhaps a pinned one of the other side under them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stack {
    pub(crate) top: Option<(Side, u8)>,
    pub(crate) pinned: Option<Side>,
}

impl Frame {
    /// An empty drawing.
    pub(crate) fn new(glyphs: Glyphs) -> Frame {
        Frame { glyphs, lines: Vec::new() }
    }

    /// The drawing.
    pub(crate) fn text(self) -> String {
        self.lines.into_iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    /// A line as it is.
    pub(crate) fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    /// One heading over each half.
    pub(crate) fn headings(&mut self, [left, right]: [String; 2]) {
        let half = HALF * COLUMN;
        self.lines.push(format!("   {left:<half$}{:SEAM$}{right}", ""));
    }

    /// Names or numbers outside the frame, and a remark after them.
    pub(crate) fn labels(&mut self, cells: &[String; ROW], remark: &str) {
        let [left, right] = halves(cells);
        self.lines.push(format!(" {left}{:1$}{right} {remark}", "", SEAM + 2));
    }

    /// A horizontal line.
    pub(crate) fn edge(&mut self, edge: Edge) {
        let [left, seam, right] = self.glyphs.joints[edge as usize];
        let run = |length: usize| String::from(self.glyphs.line).repeat(length);
        let (half, middle) = (run(HALF * COLUMN), run(SEAM));
        self.lines.push(format!("{left}{half}{seam}{middle}{seam}{half}{right}"));
    }

    /// A line inside the frame.
    pub(crate) fn row(&mut self, cells: &[String; ROW], seam: &str) {
        let [left, right] = halves(cells);
        let wall = self.glyphs.wall;
        self.lines.push(format!("{wall}{left}{wall}{}{wall}{right}{wall}", centred(seam, SEAM)));
    }

    /// Stacks that grow downward, from the edge above them. The seams are told line by line.
    pub(crate) fn stacks_down(&mut self, stacks: &[Stack; ROW], height: usize, seams: &[String]) {
        for level in 0..height {
            self.level(stacks, height, level, seams.get(level));
        }
    }

    /// Stacks that grow upward, from the edge below them.
    pub(crate) fn stacks_up(&mut self, stacks: &[Stack; ROW], height: usize, seams: &[String]) {
        for level in 0..height {
            self.level(stacks, height, height - 1 - level, seams.get(level));
        }
    }

    fn level(&mut self, stacks: &[Stack; ROW], height: usize, level: usize, seam: Option<&String>) {
        let cells = stacks.each_ref().map(|stack| self.cell(stack, height, level));
        self.row(&cells, seam.map_or("", String::as_str));
    }

    /// What a stack shows at a level above its edge: a checker; at the last level of a tall one, how many.
    fn cell(&self, stack: &Stack, height: usize, level: usize) -> String {
        let under = usize::from(stack.pinned.is_some());
        if let (Some(side), 0) = (stack.pinned, level) {
            return format!("[{}]", self.glyphs.checker(side));
        }
        let Some((side, count)) = stack.top else {
            return if level == 0 { self.glyphs.empty.to_string() } else { String::new() };
        };
        let is_tall = usize::from(count) + under > height;
        match level {
            _ if is_tall && level + 1 == height => count.to_string(),
            _ if level < usize::from(count) + under => self.glyphs.checker(side).to_string(),
            _ => String::new(),
        }
    }
}

fn halves(cells: &[String; ROW]) -> [String; 2] {
    let join = |cells: &[String]| cells.iter().map(|cell| centred(cell, COLUMN)).collect();
    [join(&cells[..HALF]), join(&cells[HALF..])]
}

/// Centred, a little to the right where it cannot be exact, so that numbers end under each other.
fn centred(text: &str, width: usize) -> String {
    let length = text.chars().count();
    let before = (width + 1).saturating_sub(length) / 2;
    let after = width.saturating_sub(before + length);
    format!("{:before$}{text}{:after$}", "", "")
}
