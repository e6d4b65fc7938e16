//! Judging positions without looking ahead.

use tavli_rules::{Position, Referee};

use crate::bear_off::OneSided;
use crate::chances::Chances;
use crate::features::Layout;
use crate::net::{Net, Siblings};
use crate::outcomes::{Outcomes, ended};

/// Judges positions as they stand.
pub trait Evaluator {
    /// The outcomes of each position for the side to throw there; all have the same side to throw, and come of one
    /// position.
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>);

    /// The outcomes for the side to throw where they are known exactly, so that nothing is gained by playing on.
    fn exact(&self, _referee: &Referee, _position: &Position) -> Option<Outcomes> {
        None
    }
}

/// A net, with exact tables for races at home where they fit.
pub struct NetEvaluator<'a> {
    net: &'a Net,
    layout: Layout,
    table: Option<&'a OneSided>,
    siblings: Siblings,
    /// Whether a game can end otherwise than by bearing off, so that every position has to be asked.
    ends_early: bool,
}

impl<'a> NetEvaluator<'a> {
    /// An evaluator with this net, which must have been made for inputs as these rules have them; a table that was made for
    /// other rules is left aside.
    pub fn new(referee: &Referee, net: &'a Net, table: Option<&'a OneSided>) -> NetEvaluator<'a> {
        let layout = Layout::new(referee.ruleset());
        assert_eq!(layout.len(), net.inputs, "the net was made for inputs like these");
        NetEvaluator {
            net,
            layout,
            table: table.filter(|table| table.fits(referee)),
            siblings: Siblings::default(),
            ends_early: referee.ruleset().can_end_early(),
        }
    }
}

impl Evaluator for NetEvaluator<'_> {
    fn judge(&mut self, referee: &Referee, positions: &[Position], judged: &mut Vec<Outcomes>) {
        judged.clear();
        let NetEvaluator { net, layout, table, siblings, ends_early } = self;
        siblings.judge(net, layout, positions, |_, outcomes| judged.push(outcomes));
        for (position, outcomes) in positions.iter().zip(judged) {
            if let Some(known) = known(referee, *table, position, *ends_early) {
                *outcomes = known;
            }
        }
    }

    fn exact(&self, referee: &Referee, position: &Position) -> Option<Outcomes> {
        known(referee, self.table, position, self.ends_early)
    }
}

/// What is known exactly: a game that has ended, a race at home.
#[inline]
fn known(
    referee: &Referee,
    table: Option<&OneSided>,
    position: &Position,
    ends_early: bool,
) -> Option<Outcomes> {
    if ends_early || position.waiter().in_play().is_empty() || position.mover().in_play().is_empty() {
        let ended = ended(referee, position);
        if ended.is_some() {
            return ended;
        }
    }
    let Chances { win, win_double, lose, lose_double } = table?.chances(referee, position)?;
    Some([lose_double, lose - lose_double, 0.0, win - win_double, win_double])
}
