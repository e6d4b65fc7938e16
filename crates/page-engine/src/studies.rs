//! The records that were looked at lately: whoever comes back to one finds there what was seen before.

use crate::study::Study;

/// More than somebody goes back and forth between.
const MOST: usize = 8;

/// Studies under the numbers by which they are asked for.
#[derive(Default)]
pub(crate) struct Studies {
    begun: u64,
    kept: Vec<(u64, Study)>,
}

impl Studies {
    /// The study of a record with its number: the one that was begun before, or a new one in the place of the oldest.
    pub(crate) fn begin(&mut self, record: &str) -> Result<(u64, &Study), String> {
        let at = match self.kept.iter().position(|(_, study)| study.is_of(record)) {
            Some(known) => known,
            None => self.add(Study::read(record)?),
        };
        let (number, study) = &self.kept[at];
        Ok((*number, study))
    }

    fn add(&mut self, study: Study) -> usize {
        if self.kept.len() == MOST {
            self.kept.remove(0);
        }
        self.begun += 1;
        self.kept.push((self.begun, study));
        self.kept.len() - 1
    }

    pub(crate) fn get(&mut self, number: u64) -> Result<&mut Study, String> {
        let found = self.kept.iter_mut().find(|(known, _)| *known == number);
        found.map(|(_, study)| study).ok_or_else(|| format!("no record is being looked at as {number}"))
    }
}
