//! The server: the web page's files, which the program carries with it, and tables to play at over the network.
//!
//! ```no_run
//! let listener = std::net::TcpListener::bind(("127.0.0.1", 8170)).unwrap();
//! tavli_server::serve(listener, None).unwrap();
//! ```

mod api;
mod http;
mod online;
mod page;
mod proxies;
mod server;
mod shutdown;

pub use http::app;
pub use online::{Computer, Hall, HallSettings, NoComputer};
pub use page::{File, is_page_built, page};
pub use proxies::{Proxies, ProxyFault};
pub use server::{OpenFault, Server};

use std::future::Future;
use std::io;
use std::net::TcpListener;

/// How tables are played at, and who plays for the computer.
pub type Online = (HallSettings, Box<dyn Computer>);

/// Serves the page, and tables where it shall, until the program is told to end, by Ctrl-C or by the system; answers under
/// way are finished.
pub fn serve(listener: TcpListener, online: Option<Online>) -> io::Result<()> {
    serve_until(listener, online, shutdown::asked_for())
}

/// The same, until whatever is awaited has come.
pub fn serve_until(
    listener: TcpListener,
    online: Option<Online>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    Server::open(online).map_err(io::Error::other)?.serve_until(listener, stop)
}
