//! The server under test, on a port of its own.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tavli_server::{HallSettings, NoComputer};
use tokio::sync::oneshot;

/// A running server; it ends when it is told to, or with the test.
pub struct Server {
    address: SocketAddr,
    /// Where its tables are kept, if it has some.
    database: Option<PathBuf>,
    /// The public address, if it has one.
    origin: Option<String>,
    running: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
}

impl Server {
    /// Starts a server of the page alone, on whatever port is free.
    pub fn start() -> Server {
        Server::begin(None, false)
    }

    /// Starts a server with tables, which are kept in a file of its own.
    pub fn start_with_tables() -> Server {
        Server::begin(Some(Server::fresh_file()), false)
    }

    /// The same with a public address, so that it has passkeys too. Browsers allow them on the machine itself, by its name.
    pub fn start_with_passkeys() -> Server {
        Server::begin(Some(Server::fresh_file()), true)
    }

    fn fresh_file() -> PathBuf {
        let address = Server::free().local_addr().expect("a listener has an address");
        let name = format!("tavli-tables-{}-{}.db", std::process::id(), address.port());
        std::env::temp_dir().join(name)
    }

    fn begin(database: Option<PathBuf>, is_public: bool) -> Server {
        let listener = Server::free();
        let address = listener.local_addr().expect("a listener has an address");
        let origin = is_public.then(|| format!("http://localhost:{}", address.port()));
        let server = Server { address, database, origin, running: Mutex::new(None) };
        server.serve(listener);
        server
    }

    fn free() -> TcpListener {
        TcpListener::bind("127.0.0.1:0").expect("there is a free port")
    }

    fn serve(&self, listener: TcpListener) {
        let (stop, stopped) = oneshot::channel();
        let online = self.database.as_ref().map(|file| {
            let database = file.display().to_string();
            let origin = self.origin.clone();
            let settings = HallSettings { creations: 10_000, origin, ..HallSettings::new(&database) };
            (settings, Box::new(NoComputer) as Box<dyn tavli_server::Computer>)
        });
        let thread = thread::spawn(move || {
            tavli_server::serve_until(listener, online, async move { drop(stopped.await) })
                .expect("the server runs");
        });
        *self.running.lock().expect("nobody panics while starting") = Some((stop, thread));
    }

    /// The address of a path of its page.
    pub fn address(&self, path: &str) -> String {
        match &self.origin {
            Some(origin) => format!("{origin}{path}"),
            None => format!("http://{}{path}", self.address),
        }
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

    /// Begins again where it has ended: at the same address, with the same tables.
    pub fn begin_again(&self) {
        for _ in 0..100 {
            match TcpListener::bind(self.address) {
                Ok(listener) => return self.serve(listener),
                Err(_) => thread::sleep(Duration::from_millis(50)),
            }
        }
        panic!("somebody else has taken the port");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(file) = &self.database {
            for ending in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
            }
        }
    }
}
