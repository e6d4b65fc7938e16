//! Where a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use super::Desk;

/// What proxies write whom they have heard into. `Forwarded` is not read as well: a proxy that writes the one may pass on
/// the other from anybody.
const FORWARDED: &str = "x-forwarded-for";

/// The address that a request comes from: of the other end of the connection, or of whom trusted proxies have heard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Desk> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<From, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        let lines = parts.headers.get_all(FORWARDED).iter();
        // A line that is no text is as good as one that names nobody.
        let lines = lines.map(|line| line.to_str().unwrap_or_default());
        Ok(From(desk.hall.proxies.asker(peer, lines)))
    }
}
