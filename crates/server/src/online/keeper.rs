//! What a server does by the clock: flags that fall, tables that nobody cares for, signs of life.

use std::sync::Arc;
use std::time::Duration;

use tavli_protocol::{Happening, Seat, Table};
use tavli_store::{Changes, StoreFault};

use super::hall::{Hall, absent};
use super::live::LiveTable;
use super::now;

/// A table is kept for so long, in milliseconds, unless its keeper says so again.
pub(crate) const KEPT_FOR: u64 = 6_000;
const FLAGS: Duration = Duration::from_millis(200);
const ROUND: Duration = Duration::from_secs(2);
/// A table at which nobody sits down is forgotten after so long.
const WAITING: u64 = 3 * 24 * 3600 * 1000;

/// Begins the rounds of a server.
pub(crate) async fn begin(hall: &Arc<Hall>) -> Result<(), StoreFault> {
    hall.store.beat(&hall.node, now() as i64).await?;
    for result in hall.store.unrated().await? {
        hall.rate(&result).await;
    }
    if let Some(changes) = hall.store.changes().await? {
        tokio::spawn(follow_others(hall.clone(), changes));
    }
    tokio::spawn(watch_flags(hall.clone()));
    tokio::spawn(make_rounds(hall.clone()));
    Ok(())
}

/// Other servers write to tables that somebody is at here.
async fn follow_others(hall: Arc<Hall>, mut changes: Changes) {
    while let Some(name) = changes.recv().await {
        let Ok(id) = name.parse() else { continue };
        if let Some(table) = hall.known(&id).await {
            refresh(&hall, &table).await;
        }
    }
}

async fn refresh(hall: &Arc<Hall>, table: &Arc<LiveTable>) {
    if let Err(fault) = table.refresh().await {
        tracing::warn!(table = %table.id, %fault, "a table could not be read again");
    }
    // Another server may have thought that somebody is away who is connected here.
    let present = |table_now: &Table| -> Vec<Happening> {
        let is_here = |seat: &Seat| table.is_present(*seat) && table_now.away_since(*seat).is_some();
        Seat::BOTH.into_iter().filter(is_here).map(|seat| Happening::Back { seat }).collect()
    };
    let consequences = table.announce(present).await;
    hall.follow(table, consequences);
}

async fn watch_flags(hall: Arc<Hall>) {
    while !hall.is_ending() {
        tokio::time::sleep(FLAGS).await;
        let overdue = hall.store.overdue(now() as i64).await.unwrap_or_default();
        for id in overdue.iter().filter_map(|name| name.parse().ok()) {
            if let Ok(Some(table)) = hall.table(&id).await {
                // The fallen flag is among what a server does by itself after each event.
                let consequences = table.announce(|_| Vec::new()).await;
                hall.follow(&table, consequences);
            }
        }
    }
}

async fn make_rounds(hall: Arc<Hall>) {
    let mut round = 0u64;
    while !hall.is_ending() {
        let _ = hall.store.beat(&hall.node, now() as i64).await;
        // Alone, a server has orphans only from before it began.
        if round == 0 || hall.store.is_shared() {
            care_for_orphans(&hall).await;
        }
        if hall.store.is_shared() {
            care_for_shared(&hall).await;
        }
        if round.is_multiple_of(30) {
            let _ = hall.store.forget_waiting(now().saturating_sub(WAITING) as i64).await;
        }
        hall.forget_empty().await;
        round += 1;
        tokio::time::sleep(ROUND).await;
    }
}

/// Tables whose computer has to play, and whose keeper is gone: a server was started again, or another one has ended.
async fn care_for_orphans(hall: &Arc<Hall>) {
    let orphans = hall.store.orphans(now() as i64).await.unwrap_or_default();
    for id in orphans.iter().filter_map(|name| name.parse().ok()) {
        if let (true, Ok(Some(table))) = (hall.keeps(&id).await, hall.table(&id).await) {
            hall.think(table);
        }
    }
}

/// Keeps the tables that somebody is at here; one that was another server's has lost that server's people.
async fn care_for_shared(hall: &Arc<Hall>) {
    let (time, until) = (now(), now() + KEPT_FOR);
    let _ = hall.store.renew(&hall.node, until as i64).await;
    for table in hall.live().await {
        if !table.is_playing().await.unwrap_or(false) {
            continue;
        }
        let taken = hall.store.take_over(table.id.as_str(), &hall.node, time as i64, until as i64).await;
        if taken.is_ok_and(|taken| taken) {
            let there = table.clone();
            let gone = move |now_state: &Table| -> Vec<Happening> {
                let is_gone =
                    |what: &Happening| matches!(what, Happening::Away { seat } if !there.is_present(*seat));
                absent(now_state).into_iter().filter(is_gone).collect()
            };
            let consequences = table.announce(gone).await;
            hall.follow(&table, consequences);
        }
        refresh(hall, &table).await;
        // After another server's last events nobody has asked the computer, nor where the store did not answer.
        if table.is_computers_turn().await {
            hall.think(table.clone());
        }
    }
}
