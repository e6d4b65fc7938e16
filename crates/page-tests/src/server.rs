//! The server under test, on a port of its own.

use std::net::{SocketAddr, TcpListener};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

/// A running server; it ends when it is told to, or with the test.
pub struct Server {
    address: SocketAddr,
    running: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
}

impl Server {
    /// Starts a server on whatever port is free.
    pub fn start() -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address = listener.local_addr().expect("a listener has an address");
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            tavli_server::serve_until(listener, None, async move { drop(stopped.await) })
                .expect("the server runs");
        });
        Server { address, running: Mutex::new(Some((stop, thread))) }
    }

    /// The address of a path of its page.
    pub fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Ends the server, as if the network had gone: nobody listens any more when this returns.
    pub fn stop(&self) {
        let running = self.running.lock().expect("nobody panics while stopping").take();
        if let Some((stop, thread)) = running {
            // A server that has ended by itself cannot be told any more.
            let _ = stop.send(());
            thread.join().expect("the server ends in peace");
        }
    }
}
