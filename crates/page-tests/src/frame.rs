//! Where the board lies in the window.

use serde_json::Value;
use tavli_board::Point;

/// How board units become pixels of the window; a board may stand upright.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    /// The six numbers of the transformation, as browsers order them.
    matrix: [f64; 6],
}

/// Where the board lies, as the browser says it.
pub(crate) const MEASURE: &str =
    "const { a, b, c, d, e, f } = document.querySelector('.board > g').getScreenCTM();
    return [a, b, c, d, e, f];";

impl Frame {
    pub(crate) fn read(measured: &Value) -> Frame {
        let number = |index: usize| measured[index].as_f64().expect("the board is shown");
        Frame { matrix: std::array::from_fn(number) }
    }

    /// A place of the board in the window.
    pub(crate) fn pixels(self, at: Point) -> (f64, f64) {
        let [a, b, c, d, e, f] = self.matrix;
        let [x, y] = [at.x, at.y].map(f64::from);
        ((a * x + c * y + e).round(), (b * x + d * y + f).round())
    }
}
