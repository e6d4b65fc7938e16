//! A server for a test, on a port of its own, that can be stopped and begun again over the same store.

#![allow(dead_code, reason = "each test uses what it needs")]

use std::net::TcpListener;
use std::thread::JoinHandle;

use tavli_client::Service;
use tavli_server::{HallSettings, NoComputer, serve_until};
use tokio::sync::oneshot;

/// A server in this process.
pub(crate) struct Running {
    pub(crate) service: Service,
    pub(crate) port: u16,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// Begins a server over a store, on this port or any.
    pub(crate) fn begin(database: &str, port: u16) -> Running {
        Running::begin_with(HallSettings { creations: 10_000, ..HallSettings::new(database) }, port)
    }

    /// The same with other settings.
    pub(crate) fn begin_with(settings: HallSettings, port: u16) -> Running {
        let listener = (0..50)
            .find_map(|_| {
                let bound = TcpListener::bind(("127.0.0.1", port)).ok();
                if bound.is_none() {
                    std::thread::sleep(std::time::Duration::from_millis(100));
                }
                bound
            })
            .expect("a port is free");
        let port = listener.local_addr().unwrap().port();
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let wait = async move {
                let _ = stopped.await;
            };
            serve_until(listener, Some((settings, Box::new(NoComputer))), wait).unwrap();
        });
        let service = Service::new(&format!("127.0.0.1:{port}"));
        Running { service, port, stop: Some(stop), thread: Some(thread) }
    }

    /// Ends it gracefully.
    pub(crate) fn end(mut self) {
        self.stop_it();
    }

    fn stop_it(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop_it();
    }
}

/// Runs a test's own part.
pub(crate) fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(test)
}
