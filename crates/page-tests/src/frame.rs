//! Where the board lies in the window.

use serde_json::Value;
use tavli_board::Point;

/// How board units become pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    scale: f64,
    left: f64,
    top: f64,
}

/// Where the board lies, as the browser says it.
pub(crate) const MEASURE: &str =
    "const { a, e, f } = document.querySelector('.board').getScreenCTM(); return { a, e, f };";

impl Frame {
    pub(crate) fn read(measured: &Value) -> Frame {
        let number = |name: &str| measured[name].as_f64().expect("the board is shown");
        Frame { scale: number("a"), left: number("e"), top: number("f") }
    }

    /// A place of the board in the window.
    pub(crate) fn pixels(self, at: Point) -> (f64, f64) {
        let [x, y] =
            [(at.x, self.left), (at.y, self.top)].map(|(at, edge)| f64::from(at) * self.scale + edge);
        (x.round(), y.round())
    }
}
