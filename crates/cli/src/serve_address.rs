//! The addresses under which a server is found.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Who listens everywhere is found at home too, where browsers allow more than elsewhere.
pub(crate) fn address_for_browsers(listening: SocketAddr) -> String {
    let host = match listening.ip() {
        named if !named.is_unspecified() => named,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    typed(host, listening.port())
}

/// Where others find a server that listens everywhere; nothing where it listens at one address alone, or where there is no
/// network.
pub(crate) fn address_for_others(listening: SocketAddr) -> Option<String> {
    let found = match listening.ip() {
        named if !named.is_unspecified() => None,
        IpAddr::V4(_) => own_address(IpAddr::V4(FAR)),
        // Who listens to all addresses of the newer kind hears those of the older one too, and they are easier to type.
        IpAddr::V6(_) => own_address(IpAddr::V4(FAR)).or_else(|| own_address(IpAddr::V6(FAR_NEWER))),
    };
    found.map(|host| typed(host, listening.port()))
}

/// Addresses that are kept for documents: nobody has them, but the way there leads out of this machine.
const FAR: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
const FAR_NEWER: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);

/// The address that this machine would use to speak to another one. Nothing is sent: a socket of this kind only notes
/// whom it would speak to.
fn own_address(other: IpAddr) -> Option<IpAddr> {
    let anywhere: IpAddr = match other {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind((anywhere, 0)).ok()?;
    socket.connect((other, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

fn typed(host: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(host, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn address_can_be_typed_into_a_browser() {
        let check = |listening: &str, expected| {
            assert_eq!(address_for_browsers(listening.parse().unwrap()), expected);
        };
        check("127.0.0.1:8170", "http://127.0.0.1:8170/");
        check("0.0.0.0:80", "http://127.0.0.1:80/");
        check("[::]:8170", "http://[::1]:8170/");
    }

    #[test]
    fn others_are_told_an_address_of_this_machine_that_is_not_its_own_name_for_itself() {
        assert_eq!(address_for_others("127.0.0.1:8170".parse().unwrap()), None);
        for everywhere in ["0.0.0.0:8170", "[::]:8170"] {
            // A machine without a network has none.
            let Some(found) = address_for_others(everywhere.parse().unwrap()) else { continue };
            let host: SocketAddr = found.trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
            assert!(!host.ip().is_loopback() && !host.ip().is_unspecified(), "{found}");
            // Only an address of this machine can be listened on.
            assert!(std::net::TcpListener::bind((host.ip(), 0)).is_ok(), "{found}");
        }
    }
}
