//! Whose word is taken for where a request comes from: the proxies that an operator names.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// Addresses that begin alike: one of them, as `10.0.0.7`, or all of a network, as `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Network {
    address: IpAddr,
    bits: u32,
}

/// Proxies before the server: `loopback`, an address, or a network as `10.0.0.0/8`.
///
/// ```
/// let proxies: tavli_server::Proxies = "loopback, 10.0.0.0/8".parse().unwrap();
/// let asker = |peer: &str| proxies.asker(peer.parse().unwrap(), ["203.0.113.5, 10.1.2.3"]).to_string();
/// assert_eq!(asker("127.0.0.1"), "203.0.113.5");
/// assert_eq!(asker("198.51.100.1"), "198.51.100.1");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies {
    networks: Vec<Network>,
}

/// What is wrong with the name of a proxy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProxyFault(String);

impl fmt::Display for ProxyFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} is no proxy: write loopback, an address or a network as 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for ProxyFault {}

impl FromStr for Proxies {
    type Err = ProxyFault;

    /// Reads names with commas between them.
    fn from_str(text: &str) -> Result<Proxies, ProxyFault> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        let networks = names.map(networks).collect::<Result<Vec<_>, _>>()?;
        Ok(Proxies { networks: networks.concat() })
    }
}

fn networks(name: &str) -> Result<Vec<Network>, ProxyFault> {
    if name.eq_ignore_ascii_case("loopback") {
        let four = Network { address: Ipv4Addr::LOCALHOST.into(), bits: 8 };
        return Ok(vec![four, Network { address: Ipv6Addr::LOCALHOST.into(), bits: 128 }]);
    }
    let fault = || ProxyFault(name.to_owned());
    let (address, bits) = match name.split_once('/') {
        Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| fault())?)),
        None => (name, None),
    };
    let address: IpAddr = address.parse().map_err(|_| fault())?;
    let most = if address.is_ipv4() { 32 } else { 128 };
    let bits = bits.unwrap_or(most);
    if bits > most { Err(fault()) } else { Ok(vec![Network { address, bits }]) }
}

impl Network {
    fn holds(self, address: IpAddr) -> bool {
        // All bits but the network's are pushed out; a network of no bits at all holds every address.
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(32 - self.bits).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(128 - self.bits).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl Proxies {
    /// Where a request comes from. Each proxy adds at the right end of `X-Forwarded-For` whom it has heard, so the first
    /// from the right that is none of our proxies is the last one that somebody we trust has seen. What stands further left
    /// anybody may have written.
    pub fn asker<'a>(&self, peer: IpAddr, forwarded: impl IntoIterator<Item = &'a str>) -> IpAddr {
        let mut asker = peer.to_canonical();
        let lines: Vec<&str> = forwarded.into_iter().collect();
        let hops = lines.iter().rev().flat_map(|line| line.rsplit(','));
        for hop in hops {
            if !self.is_trusted(asker) {
                break;
            }
            let Some(address) = address_of(hop.trim()) else { break };
            asker = address;
        }
        asker
    }

    fn is_trusted(&self, address: IpAddr) -> bool {
        self.networks.iter().any(|network| network.holds(address))
    }
}

/// An address, which some proxies write with a port.
fn address_of(hop: &str) -> Option<IpAddr> {
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().ok();
    let with_port = || hop.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    address.or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(trusted: &str, peer: &str, forwarded: &[&str], expected: &str) {
        let proxies: Proxies = trusted.parse().unwrap();
        let asker = proxies.asker(peer.parse().unwrap(), forwarded.iter().copied());
        assert_eq!(asker.to_string(), expected, "{trusted} {peer} {forwarded:?}");
    }

    #[test]
    fn only_proxies_are_believed() {
        check("", "127.0.0.1", &["203.0.113.5"], "127.0.0.1");
        check("loopback", "127.0.0.1", &["203.0.113.5"], "203.0.113.5");
        check("loopback", "127.9.9.9", &["203.0.113.5"], "203.0.113.5");
        check("loopback", "::1", &["203.0.113.5"], "203.0.113.5");
        check("loopback", "::ffff:127.0.0.1", &["203.0.113.5"], "203.0.113.5");
        check("loopback", "198.51.100.1", &["203.0.113.5"], "198.51.100.1");
        check("loopback", "127.0.0.1", &[], "127.0.0.1");
    }

    #[test]
    fn last_one_that_is_no_proxy_counts() {
        check("loopback", "127.0.0.1", &["1.1.1.1, 203.0.113.5"], "203.0.113.5");
        check("loopback,10.0.0.0/8", "127.0.0.1", &["1.1.1.1, 203.0.113.5, 10.1.2.3"], "203.0.113.5");
        check("loopback", "127.0.0.1", &["1.1.1.1", "203.0.113.5"], "203.0.113.5");
        check("10.0.0.0/8", "10.0.0.1", &["10.0.0.2, 10.0.0.3"], "10.0.0.2");
        check("0.0.0.0/0", "1.2.3.4", &["5.6.7.8"], "5.6.7.8");
        check("10.0.0.7", "10.0.0.8", &["5.6.7.8"], "10.0.0.8");
        check("2001:db8::/32", "2001:db8::1", &["[2001:db9::5]:4711"], "2001:db9::5");
    }

    #[test]
    fn what_cannot_be_read_is_not_believed() {
        check("loopback", "127.0.0.1", &["203.0.113.5, unknown"], "127.0.0.1");
        check("loopback", "127.0.0.1", &[""], "127.0.0.1");
        check("loopback", "127.0.0.1", &["203.0.113.5:1234"], "203.0.113.5");
    }

    #[test]
    fn wrong_names_are_told() {
        for wrong in ["everybody", "10.0.0.0/33", "10.0.0/8", "::1/129", "10.0.0.1/x"] {
            assert!(
                wrong.parse::<Proxies>().is_err_and(|fault| fault.to_string().contains(wrong)),
                "{wrong}"
            );
        }
    }
}
