//! The server: for now it hands out the web page's files, which the program carries with it.
//!
//! ```no_run
//! let listener = std::net::TcpListener::bind(("127.0.0.1", 8170)).unwrap();
//! tavli_server::serve(listener).unwrap();
//! ```

mod http;
mod page;
mod shutdown;

pub use http::app;
pub use page::{File, is_page_built, page};

use std::future::Future;
use std::io;
use std::net::TcpListener;

/// Serves the page until the program is told to end, by Ctrl-C or by the system; answers under way are finished.
pub fn serve(listener: TcpListener) -> io::Result<()> {
    serve_until(listener, shutdown::asked_for())
}

/// The same, until whatever is awaited has come.
pub fn serve_until(listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    // tokio watches the socket, and must never be held up by it.
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        axum::serve(listener, app(page())).with_graceful_shutdown(stop).await
    })
}
