//! How fast somebody may ask: so many at once, then so many a second.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;

/// A bucket that fills by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    left: f64,
    most: f64,
    a_second: f64,
    since: u64,
}

impl Pace {
    pub(crate) fn new(most: f64, a_second: f64, now: u64) -> Pace {
        Pace { left: most, most, a_second, since: now }
    }

    /// Whether one more may pass now.
    pub(crate) fn passes(&mut self, now: u64) -> bool {
        let seconds = now.saturating_sub(self.since) as f64 / 1000.0;
        self.left = (self.left + seconds * self.a_second).min(self.most);
        self.since = now;
        let passes = self.left >= 1.0;
        if passes {
            self.left -= 1.0;
        }
        passes
    }

    fn is_full(&self, now: u64) -> bool {
        self.left + now.saturating_sub(self.since) as f64 / 1000.0 * self.a_second >= self.most
    }
}

/// A pace for each address that makes something.
#[derive(Debug)]
pub(crate) struct Addresses {
    paces: Mutex<HashMap<IpAddr, Pace>>,
    most: f64,
    a_second: f64,
}

/// Beyond so many addresses those that have not asked for long are forgotten.
const KNOWN: usize = 10_000;

impl Addresses {
    pub(crate) fn new(most: f64, a_second: f64) -> Addresses {
        Addresses { paces: Mutex::new(HashMap::new()), most, a_second }
    }

    /// Whether this address may make one more.
    pub(crate) fn passes(&self, address: IpAddr, now: u64) -> bool {
        let mut paces = self.paces.lock().unwrap_or_else(|broken| broken.into_inner());
        if paces.len() > KNOWN {
            paces.retain(|_, pace| !pace.is_full(now));
        }
        paces
            .entry(household(address))
            .or_insert_with(|| Pace::new(self.most, self.a_second, now))
            .passes(now)
    }
}

/// All addresses of one household: of the newer kind everybody has far more than one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_address() {
        let check = |address: &str, expected: &str| {
            assert_eq!(household(address.parse().unwrap()).to_string(), expected);
        };
        check("203.0.113.5", "203.0.113.5");
        check("::ffff:203.0.113.5", "203.0.113.5");
        check("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
    }

    #[test]
    fn so_many_at_once_then_so_many_a_second() {
        let mut pace = Pace::new(3.0, 2.0, 0);
        let passed = (0..10).filter(|_| pace.passes(0)).count();
        assert_eq!(passed, 3);
        assert!(!pace.passes(400));
        assert!(pace.passes(1000));
    }
}
