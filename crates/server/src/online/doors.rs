//! How many connections somebody may have open at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use super::pace::household;

/// Counts connections by address and by player.
#[derive(Debug)]
pub(crate) struct Doors {
    addresses: Mutex<HashMap<IpAddr, u32>>,
    players: Mutex<HashMap<String, u32>>,
    /// The most of one address, and of one player.
    most: (u32, u32),
}

/// Who has too many connections already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowd {
    /// The address.
    Address,
    /// The player.
    Player,
}

/// A connection that is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Entry {
    doors: Arc<Doors>,
    address: IpAddr,
    player: String,
}

impl Doors {
    pub(crate) fn new(by_address: u32, by_player: u32) -> Doors {
        Doors { addresses: Mutex::default(), players: Mutex::default(), most: (by_address, by_player) }
    }

    /// Lets one more in. Whoever only watches and is nobody is counted by the address alone.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr, player: &str) -> Result<Entry, Crowd> {
        let address = household(address);
        let (by_address, by_player) = self.most;
        if !count_up(&mut held(&self.addresses), address, by_address) {
            return Err(Crowd::Address);
        }
        if !player.is_empty() && !count_up(&mut held(&self.players), player.to_owned(), by_player) {
            count_down(&mut held(&self.addresses), &address);
            return Err(Crowd::Player);
        }
        Ok(Entry { doors: self.clone(), address, player: player.to_owned() })
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        count_down(&mut held(&self.doors.addresses), &self.address);
        count_down(&mut held(&self.doors.players), &self.player);
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

fn count_up<K: Eq + Hash>(counts: &mut HashMap<K, u32>, who: K, most: u32) -> bool {
    let count = counts.entry(who).or_insert(0);
    let may_enter = *count < most;
    if may_enter {
        *count += 1;
    }
    may_enter
}

fn count_down<K: Eq + Hash>(counts: &mut HashMap<K, u32>, who: &K) {
    if let Some(count) = counts.get_mut(who) {
        *count = count.saturating_sub(1);
        if *count == 0 {
            counts.remove(who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_makes_room() {
        let doors = Arc::new(Doors::new(3, 2));
        let [home, school]: [IpAddr; 2] =
            ["203.0.113.5", "203.0.113.6"].map(|address| address.parse().unwrap());
        let first = doors.enter(home, "anna").unwrap();
        let _second = doors.enter(home, "anna").unwrap();
        assert_eq!(doors.enter(home, "anna").unwrap_err(), Crowd::Player);
        assert_eq!(doors.enter(school, "anna").unwrap_err(), Crowd::Player);
        let _third = doors.enter(home, "").unwrap();
        assert_eq!(doors.enter(home, "").unwrap_err(), Crowd::Address);
        assert!(doors.enter(school, "").is_ok());
        drop(first);
        assert!(doors.enter(home, "anna").is_ok());
        let doors_empty = Arc::new(Doors::new(3, 2));
        drop(doors_empty.enter(home, "anna").unwrap());
        assert!(held(&doors_empty.addresses).is_empty() && held(&doors_empty.players).is_empty());
    }
}
