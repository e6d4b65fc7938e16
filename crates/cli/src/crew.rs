//! Work that is done by all cores at once, and can be stopped.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// How many threads are worth starting on this machine.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Does numbered tasks on so many threads, each with a worker of its own, and hands over each result as it comes, in
/// whatever order. Ends early when whoever takes the results says so; tasks that are under way are then finished.
pub(crate) fn work<W, R: Send>(
    tasks: Range<u64>,
    threads: usize,
    worker: impl Fn() -> W + Sync,
    task: impl Fn(&mut W, u64) -> R + Sync,
    mut take: impl FnMut(u64, R) -> Continue,
) {
    let (next, is_over) = (AtomicU64::new(tasks.start), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.clamp(1, tasks.clone().count().max(1)) {
            let (sender, next, is_over) = (sender.clone(), &next, &is_over);
            let (worker, task) = (&worker, &task);
            scope.spawn(move || {
                let mut own = worker();
                while !is_over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= tasks.end || sender.send((number, task(&mut own, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in receiver {
            if take(number, result) == Continue::No {
                is_over.store(true, Ordering::Relaxed);
            }
        }
    });
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
            let square = |_: &mut (), number| number * number;
            let take = |number, result| {
                done.push((number, result));
                Continue::Yes
            };
            work(3..40, threads, || (), square, take);
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
        work(0..1_000_000, 2, || (), |(), _| std::thread::yield_now(), take);
        assert!((1..1_000_000).contains(&count), "{count}");
    }
}
