//! Samples that are learned from together: the plays of one roll, or one position alone.

use tavli_engine::Outcomes;

use crate::self_play::Sample;

/// Inputs with their values.
pub(crate) type Inputs = Vec<(u16, f32)>;

/// Positions with what they should be judged by. What all of them have in common stands once: plays of one roll differ in few
/// inputs, so that most of the work is done once for all of them.
pub(crate) struct Group {
    pub(crate) common: Inputs,
    /// What each has beside it.
    pub(crate) own: Vec<Inputs>,
    pub(crate) targets: Vec<Outcomes>,
}

impl Group {
    pub(crate) fn of(samples: &[Sample]) -> Group {
        let Some((first, others)) = samples.split_first() else {
            return Group { common: Vec::new(), own: Vec::new(), targets: Vec::new() };
        };
        let is_common = |input: &&(u16, f32)| others.iter().all(|other| other.inputs.contains(input));
        let common: Inputs = first.inputs.iter().filter(is_common).copied().collect();
        let own = |sample: &Sample| {
            sample.inputs.iter().filter(|input| !common.contains(input)).copied().collect::<Inputs>()
        };
        Group {
            own: samples.iter().map(own).collect(),
            targets: samples.iter().map(|sample| sample.target).collect(),
            common,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.targets.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_have_stands_once() {
        let sample = |inputs: &[(u16, f32)]| Sample { inputs: inputs.to_vec(), target: [0.2; 5] };
        let group = Group::of(&[sample(&[(1, 1.0), (3, 2.0), (7, 1.0)]), sample(&[(1, 1.0), (3, 1.0)])]);
        assert_eq!(group.common, [(1, 1.0)]);
        assert_eq!(group.own, [vec![(3, 2.0), (7, 1.0)], vec![(3, 1.0)]]);
        assert_eq!(group.len(), 2);
    }
}
