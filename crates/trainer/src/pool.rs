//! Samples that are learned from more than once.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::group::Group;

/// The last samples, as groups.
#[derive(Default)]
pub(crate) struct Pool {
    groups: Vec<Group>,
    /// Which group the next one takes the place of, once the pool is full.
    oldest: usize,
}

/// Groups that a pool holds at most: by then the net that labelled the oldest has become another.
const MOST: usize = 100_000;

impl Pool {
    pub(crate) fn add(&mut self, group: Group) {
        if self.groups.len() < MOST {
            self.groups.push(group);
        } else {
            self.groups[self.oldest] = group;
            self.oldest = (self.oldest + 1) % MOST;
        }
    }

    /// So many groups by chance; none where there are none.
    pub(crate) fn draw(&self, count: usize, random: &mut ChaCha8Rng) -> Vec<&Group> {
        let count = if self.groups.is_empty() { 0 } else { count };
        (0..count).map(|_| &self.groups[random.random_range(0..self.groups.len())]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    fn group(number: usize) -> Group {
        Group { common: vec![(0, number as f32)], own: Vec::new(), targets: Vec::new() }
    }

    #[test]
    fn the_oldest_make_room() {
        let mut pool = Pool::default();
        (0..MOST + 10).for_each(|number| pool.add(group(number)));
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let drawn = pool.draw(1_000_000, &mut random);
        let numbers = drawn.iter().map(|group| group.common[0].1 as usize);
        assert!(numbers.clone().all(|number| (10..MOST + 10).contains(&number)));
        assert!(numbers.max() > Some(MOST - 1), "new ones are drawn too");
    }
}
