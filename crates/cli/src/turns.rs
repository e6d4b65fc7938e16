//! The turns of any number of records, looked at by all cores.

use tavli_engine::{Analyst, Moment, moments};
use tavli_rules::{Record, Referee};

use crate::crew::{self, Continue, Desk};
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// The turns of all records, and the rules that they are played under.
#[derive(Default)]
pub(crate) struct Turns<'a> {
    rules: Vec<&'a Referee>,
    tasks: Vec<Task>,
}

/// One turn of one record, under the rules with this number.
pub(crate) struct Task {
    /// Its place among all turns.
    pub(crate) number: usize,
    pub(crate) record: usize,
    rules: usize,
    pub(crate) moment: Moment,
}

impl<'a> Turns<'a> {
    pub(crate) fn of(records: &'a [Record]) -> Turns<'a> {
        let mut turns = Turns::default();
        for (record, read) in records.iter().enumerate() {
            let games = read.played.games().map(|game| &**game.game.referee());
            let rules: Vec<usize> = games.map(|referee| turns.rules_number(referee)).collect();
            let of = |(number, moment): (usize, Moment)| Task {
                number,
                record,
                rules: rules[moment.game],
                moment,
            };
            turns.tasks.extend((turns.tasks.len()..).zip(moments(&read.played)).map(of));
        }
        turns
    }

    fn rules_number(&mut self, own: &'a Referee) -> usize {
        self.rules.iter().position(|known| std::ptr::eq(*known, own)).unwrap_or_else(|| {
            self.rules.push(own);
            self.rules.len() - 1
        })
    }

    /// Looks at every turn and hands over what comes of it, in whatever order, as far as nobody stops it; says whether that
    /// was all.
    pub(crate) fn look<R: Send>(
        &self,
        threads: usize,
        analyst: impl Fn(&'a Referee) -> Analyst<'a> + Sync,
        look: impl Fn(&mut Analyst<'a>, &Moment) -> R + Sync,
        mut take: impl FnMut(&Task, R),
    ) -> bool {
        let worker = |desk: &Desk<'_, R>| {
            let mut analysts: Vec<Option<Analyst<'a>>> = self.rules.iter().map(|_| None).collect();
            desk.serve(|number| {
                let Task { rules: own, moment, .. } = &self.tasks[number as usize];
                look(analysts[*own].get_or_insert_with(|| analyst(self.rules[*own])), moment)
            });
        };
        let (interrupt, mut progress, mut done) = (Interrupt::watch(), Progress::of("turns"), 0);
        let total = self.tasks.len() as u64;
        crew::work(0..total, threads, worker, |number, result| {
            take(&self.tasks[number as usize], result);
            done += 1;
            progress.show(done, total);
            if interrupt.is_asked() { Continue::No } else { Continue::Yes }
        });
        progress.clear();
        done == total
    }
}
