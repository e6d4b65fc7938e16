//! A server whose store is open: it can say that it is there.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use tavli_store::StoreFault;
use tokio::runtime::Runtime;

use crate::{Hall, Online, app, page, shutdown};

/// Connections that are told of the end get so long to go.
const FAREWELL: Duration = Duration::from_secs(4);

/// A server that is ready to answer.
pub struct Server {
    runtime: Runtime,
    hall: Option<Arc<Hall>>,
}

/// Why a server cannot begin.
#[derive(Debug)]
pub enum OpenFault {
    /// The database cannot be used; a sentence says why, and what to do.
    Store(StoreFault),
    /// The system lets the program have no threads.
    System(io::Error),
}

impl fmt::Display for OpenFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::Store(fault) => fault.fmt(formatter),
            OpenFault::System(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for OpenFault {}

impl Server {
    /// Opens the store, where tables shall be played at.
    pub fn open(online: Option<Online>) -> Result<Server, OpenFault> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(OpenFault::System)?;
        let open = |(settings, computer)| runtime.block_on(Hall::open(&settings, computer));
        let hall = online.map(open).transpose().map_err(OpenFault::Store)?;
        Ok(Server { runtime, hall })
    }

    /// Answers until the program is told to end, by Ctrl-C or by the system.
    pub fn serve(self, listener: TcpListener) -> io::Result<()> {
        self.serve_until(listener, shutdown::asked_for())
    }

    /// The same, until whatever is awaited has come.
    pub fn serve_until(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        // tokio watches the socket, and must never be held up by it.
        listener.set_nonblocking(true)?;
        let Server { runtime, hall } = self;
        let result = runtime.block_on(answer(listener, hall, stop));
        runtime.shutdown_timeout(FAREWELL);
        result
    }
}

async fn answer(
    listener: TcpListener,
    hall: Option<Arc<Hall>>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
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
}
