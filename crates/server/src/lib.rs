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
mod shutdown;

pub use http::app;
pub use online::{Computer, Hall, HallSettings, NoComputer};
pub use page::{File, is_page_built, page};

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

/// How tables are played at, and who plays for the computer.
pub type Online = (HallSettings, Box<dyn Computer>);

/// Connections that are told of the end get so long to go.
const FAREWELL: Duration = Duration::from_secs(4);

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
    // tokio watches the socket, and must never be held up by it.
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let hall = match online {
            Some((settings, computer)) => {
                Some(Hall::open(&settings, computer).await.map_err(io::Error::other)?)
            }
            None => None,
        };
        let router = app(page(), hall.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let (told, telling) = tokio::sync::oneshot::channel();
        let served = axum::serve(listener, router).with_graceful_shutdown(async move {
            stop.await;
            let _ = told.send(());
        });
        // Graceful shutdown does not know of sockets: they are told by the hall, and nobody waits for ever.
        let farewell = async {
            let _ = telling.await;
            if let Some(hall) = &hall {
                hall.close().await;
            }
            tokio::time::sleep(FAREWELL / 2).await;
        };
        tokio::select! {
            served = served => served?,
            () = farewell => {}
        }
        if let Some(hall) = &hall {
            hall.close().await;
        }
        Ok(())
    });
    runtime.shutdown_timeout(FAREWELL);
    result
}
