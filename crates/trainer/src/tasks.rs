//! Numbered tasks on several threads, their results in order.

use std::sync::atomic::{AtomicU64, Ordering};

/// How many tasks there are, on how many threads, and who is told how many are done.
pub(crate) struct Tasks<'a> {
    pub(crate) count: u64,
    pub(crate) threads: u64,
    pub(crate) tell: &'a (dyn Fn(u64) + Sync),
}

impl Tasks<'_> {
    /// Tasks that nobody waits for.
    pub(crate) fn quiet(count: u64, threads: u64) -> Tasks<'static> {
        Tasks { count, threads, tell: &|_| {} }
    }

    /// Does all tasks; each thread has a worker of its own. Where a task's result depends on its number alone, the results
    /// are the same for any number of threads.
    pub(crate) fn results<T: Send, W: FnMut(u64) -> T>(&self, worker: impl Fn() -> W + Sync) -> Vec<T> {
        let [next, done] = [AtomicU64::new(0), AtomicU64::new(0)];
        let work = || {
            let mut worker = worker();
            let mut results = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.count {
                    return results;
                }
                results.push((number, worker(number)));
                (self.tell)(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        let mut results: Vec<(u64, T)> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("a task does not panic")).collect()
        });
        results.sort_by_key(|(number, _)| *number);
        results.into_iter().map(|(_, result)| result).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_numbers() {
        let told = AtomicU64::new(0);
        let tell = |_| {
            told.fetch_add(1, Ordering::Relaxed);
        };
        let tasks = Tasks { count: 100, threads: 3, tell: &tell };
        let squares = tasks.results(|| |number| number * number);
        assert_eq!(squares, (0..100).map(|number| number * number).collect::<Vec<u64>>());
        assert_eq!(told.into_inner(), 100);
    }
}
