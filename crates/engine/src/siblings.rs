//! The positions that a roll can lead to, judged together.

use tavli_rules::Position;

use crate::features::{Layout, Signs};
use crate::lanes::{self, Lanes, TOTALS};
use crate::lines::Lines;
use crate::net::Net;
use crate::outcomes::Outcomes;

/// So many are judged at a time: weights that were fetched for one are at hand for the others, and what their sums come to is
/// added up for all of them at once.
pub(crate) const GROUP: usize = TOTALS;
/// So many are told apart at a time: rows that most of them differ by stay in the nearest memory.
const FAMILY: usize = 8 * GROUP;

/// Judges the positions that a roll can lead to; they share most of their inputs.
///
/// ```
/// use tavli_engine::{Layout, Net, Siblings};
/// use tavli_rules::{BuiltIn, Roll, Side};
/// let referee = BuiltIn::Portes.referee();
/// let layout = Layout::new(referee.ruleset());
/// let mut number = 0.0;
/// let net = Net::new(layout.len(), 128, || { number += 0.37; f32::sin(number) });
/// let plays = referee.plays(&referee.start(Side::White), Roll::new(&[3, 1]).unwrap());
/// let mut judged = 0;
/// Siblings::default().judge(&net, &layout, plays.positions(), |index, outcomes| {
///     assert_eq!(outcomes, net.judge(&layout, &plays.positions()[index]), "as if it stood alone");
///     judged += 1;
/// });
/// assert_eq!(judged, 16);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Siblings {
    /// The sums of hidden units of the last position of the family before.
    last: Lines,
    /// The hidden units of each position of a family, as far as they are active.
    active: [Lines; FAMILY],
    changes: Changes,
}

/// Inputs that change from each position of a family to the next, and by how much.
#[derive(Clone, Debug)]
struct Changes {
    list: Box<[(u32, i16); MOST_CHANGES]>,
    /// Where each position's begin, and where the last one's end.
    starts: [usize; FAMILY + 1],
}

/// More than the positions of a family can differ in.
const MOST_CHANGES: usize = 512 * FAMILY;

impl Default for Changes {
    fn default() -> Changes {
        let list = vec![(0, 0); MOST_CHANGES].into_boxed_slice();
        let list = list.try_into().expect("it was made as long as that");
        Changes { list, starts: [0; FAMILY + 1] }
    }
}

impl Changes {
    /// Lists what changes from each position of a family to the next; the first comes after another one where there is one.
    #[inline(always)]
    fn list<'a, L: Lanes>(
        &mut self,
        layout: &Layout,
        family: &'a [Position],
        before: &mut Option<(&'a Position, Signs)>,
    ) {
        let mut signs = [Signs::default(); FAMILY];
        layout.signs::<L::Words>(family, &mut signs[..family.len()]);
        let Changes { list, starts } = self;
        let list: &mut [(u32, i16); MOST_CHANGES] = list;
        let mut count = 0;
        for (place, (position, signs)) in family.iter().zip(signs).enumerate() {
            // Neighbours in a listing are the nearest relatives.
            let add = &mut |input: usize, value: i16| {
                // Writing down a change that may be none is quicker than asking first.
                list[count % MOST_CHANGES] = (input as u32, value);
                count += usize::from(value != 0);
            };
            match before {
                Some((before, known)) => layout.difference::<L>((before, known), (position, &signs), add),
                None => layout.inputs_with(position, &signs, add),
            }
            *before = Some((position, signs));
            starts[place + 1] = count;
        }
    }

    #[inline(always)]
    fn of(&self, place: usize) -> &[(u32, i16)] {
        &self.list[self.starts[place]..self.starts[place + 1].min(MOST_CHANGES)]
    }
}

impl Siblings {
    /// The outcomes of each position for the side to throw there; all must have the same side to throw.
    pub fn judge(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, Outcomes),
    ) {
        #[cfg(target_arch = "x86_64")]
        if lanes::has_avx512() {
            // SAFETY: the machine has just said that it knows these instructions.
            return unsafe { self.judge_with_avx512(net, layout, positions, verdict) };
        } else if lanes::has_avx2() {
            // SAFETY: the machine has just said that it knows these instructions.
            return unsafe { self.judge_with_avx2(net, layout, positions, verdict) };
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return self.judge_by::<lanes::Simd128, 64, 8, 4>(net, layout, positions, verdict);
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        self.judge_by::<lanes::Plain, 64, 4, 2>(net, layout, positions, verdict);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512cd,avx512vnni,avx512vpopcntdq,bmi1,bmi2,popcnt,lzcnt"
    )]
    fn judge_with_avx512(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, Outcomes),
    ) {
        self.judge_by::<lanes::Avx512, 512, 16, 4>(net, layout, positions, verdict);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    fn judge_with_avx2(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        verdict: impl FnMut(usize, Outcomes),
    ) {
        self.judge_by::<lanes::Avx2, 128, 8, 2>(net, layout, positions, verdict);
    }

    /// The one source of all ways, for blocks of hidden units that fill so many registers, and so many units behind them that are
    /// computed at a time.
    #[inline(always)]
    fn judge_by<L: Lanes, const UNITS: usize, const REGISTERS: usize, const BEHIND: usize>(
        &mut self,
        net: &Net,
        layout: &Layout,
        positions: &[Position],
        mut verdict: impl FnMut(usize, Outcomes),
    ) {
        let Siblings { last, active, changes } = self;
        last.clone_from(&net.bias);
        if active[0].len() != net.hidden {
            active.iter_mut().for_each(|active| *active = Lines::zeros(net.hidden));
        }
        let mut before: Option<(&Position, Signs)> = None;
        for (number, family) in positions.chunks(FAMILY).enumerate() {
            changes.list::<L>(layout, family, &mut before);
            add_rows::<L, UNITS, REGISTERS>(net, changes, last, &mut active[..family.len()]);
            for (group, active) in active.as_chunks::<GROUP>().0.iter().enumerate() {
                let start = group * GROUP;
                if start >= family.len() {
                    break;
                }
                let outcomes = net.outcomes::<L, BEHIND>(active);
                for place in start..family.len().min(start + GROUP) {
                    verdict(number * FAMILY + place, outcomes[place - start]);
                }
            }
        }
    }
}

/// Adds the rows of the inputs that change to the sums of hidden units: a block of units at a time, which stays in registers
/// from the first row of a family to its last.
#[inline(always)]
fn add_rows<L: Lanes, const UNITS: usize, const REGISTERS: usize>(
    net: &Net,
    changes: &Changes,
    last: &mut [i16],
    active: &mut [Lines],
) {
    const { assert!(UNITS == REGISTERS * L::COUNT, "a block fills its registers") };
    let rows = net.rows.as_chunks::<UNITS>().0;
    let count = net.hidden / UNITS;
    for (block, last) in last.as_chunks_mut::<UNITS>().0.iter_mut().enumerate() {
        let mut all = [L::all(0); REGISTERS];
        for register in 0..REGISTERS {
            all[register] = L::load(&last[register * L::COUNT..]);
        }
        for (place, active) in active.iter_mut().enumerate() {
            for (input, value) in changes.of(place) {
                let (row, value) = (&rows[*input as usize * count + block], L::all(*value));
                for register in 0..REGISTERS {
                    all[register] = all[register].plus_product(L::load(&row[register * L::COUNT..]), value);
                }
            }
            let active = &mut active.as_chunks_mut::<UNITS>().0[block];
            for register in 0..REGISTERS {
                all[register].active().store(&mut active[register * L::COUNT..]);
            }
        }
        for register in 0..REGISTERS {
            all[register].store(&mut last[register * L::COUNT..]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::head::Head;
    use tavli_rules::{BuiltIn, Roll, Side};

    #[test]
    fn wide_registers_say_the_same_to_the_last_digit() {
        let referee = BuiltIn::Plakoto.referee();
        let layout = Layout::new(referee.ruleset());
        let mut number = 0.0;
        let mut noise = || {
            number += 0.7;
            f32::sin(number)
        };
        let net = Net::new(layout.len(), 256, &mut noise).with_head(Head::new(256, &mut noise));
        let plays = referee.plays(&referee.start(Side::White), Roll::new(&[4, 4]).unwrap());
        let mut plain = Vec::new();
        let keep = |_, outcomes| plain.push(outcomes);
        Siblings::default().judge_by::<lanes::Plain, 64, 4, 2>(&net, &layout, plays.positions(), keep);
        let mut wide = Vec::new();
        Siblings::default().judge(&net, &layout, plays.positions(), |_, outcomes| wide.push(outcomes));
        assert_eq!(plain, wide);
        // A machine that has wider registers would never use these.
        #[cfg(target_arch = "x86_64")]
        if lanes::has_avx2() {
            wide.clear();
            let keep = |_, outcomes| wide.push(outcomes);
            // SAFETY: the machine has just said that it knows these instructions.
            unsafe { Siblings::default().judge_with_avx2(&net, &layout, plays.positions(), keep) };
            assert_eq!(plain, wide);
        }
    }
}
