//! Work that is done by all cores at once, and can be stopped.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// How many threads are worth starting on this machine.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Does numbered tasks on so many threads and hands over each result as it comes, in whatever order. Each thread runs the
/// worker, who takes tasks from the desk until there are none. Ends early when whoever takes the results says so; tasks that
/// are under way are then finished.
pub(crate) fn work<R: Send>(
    tasks: Range<u64>,
    threads: usize,
    worker: impl Fn(&Desk<'_, R>) + Sync,
    mut take: impl FnMut(u64, R) -> Continue,
) {
    let (next, is_over) = (AtomicU64::new(tasks.start), AtomicBool::new(false));
    let threads = (threads.max(1) as u64).min(tasks.end.saturating_sub(tasks.start).max(1));
    std::thread::scope(|scope| {
        let (results, receiver) = mpsc::channel();
        for _ in 0..threads {
            let desk = Desk { next: &next, end: tasks.end, is_over: &is_over, results: results.clone() };
            let worker = &worker;
            scope.spawn(move || worker(&desk));
        }
        drop(results);
        for (number, result) in receiver {
            if take(number, result) == Continue::No {
                is_over.store(true, Ordering::Relaxed);
            }
        }
    });
}

/// Where workers get their tasks and hand in results.
pub(crate) struct Desk<'a, R> {
    next: &'a AtomicU64,
    end: u64,
    is_over: &'a AtomicBool,
    results: mpsc::Sender<(u64, R)>,
}

impl<R> Desk<'_, R> {
    /// Does every task that it can get.
    pub(crate) fn serve(&self, mut task: impl FnMut(u64) -> R) {
        while !self.is_over.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            // Whoever takes the results outlives the workers.
            if number >= self.end || self.results.send((number, task(number))).is_err() {
                break;
            }
        }
    }
}

/// Whether there is more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Continue {
    /// The next task, please.
    Yes,
    /// What is under way is the last.
    No,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_done_once_by_however_many_threads() {
        for threads in [1, 2, 7] {
            let mut done = Vec::new();
            let take = |number, result| {
                done.push((number, result));
                Continue::Yes
            };
            work(3..40, threads, |desk| desk.serve(|number| number * number), take);
            done.sort_unstable();
            assert_eq!(done, (3..40).map(|number| (number, number * number)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn work_that_is_stopped_ends() {
        let mut count = 0;
        let take = |_, ()| {
            count += 1;
            Continue::No
        };
        work(0..1_000_000, 2, |desk| desk.serve(|_| std::thread::yield_now()), take);
        assert!((1..1_000_000).contains(&count), "{count}");
    }
}
