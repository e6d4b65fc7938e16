//! The program as a process of its own, which can be killed.

#![allow(dead_code, reason = "each test uses what it needs")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tavli_client::Service;

/// A server as a process.
pub(crate) struct Process {
    child: Child,
    pub(crate) port: u16,
    pub(crate) service: Service,
}

impl Process {
    /// Starts `tavli serve` over a store; with 0 on any port that is free.
    pub(crate) fn begin(database: &str, port: u16) -> Process {
        let port = if port == 0 { free_port() } else { port };
        let mut child = Command::new(env!("CARGO_BIN_EXE_tavli"))
            .args(["serve", "--port", &port.to_string(), "--database", database, "--log", "warn"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut first).expect("it speaks");
        assert!(first.starts_with("Tavli is at"), "{first}");
        Process { child, port, service: Service::new(&format!("127.0.0.1:{port}")) }
    }

    /// Waits until it answers.
    pub(crate) async fn is_ready(&self) {
        for _ in 0..100 {
            if self
                .service
                .ask_for_text("GET", "/healthz", None, "")
                .await
                .is_ok_and(|(status, _)| status == 200)
            {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the server does not answer");
    }

    /// Kills it as a power cut does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        let _ = self.child.wait();
    }

    /// Asks it to end, and says how long that took.
    pub(crate) fn end(mut self) -> std::time::Duration {
        let began = std::time::Instant::now();
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.is_ok_and(|asked| asked.success()));
        assert!(self.child.wait().is_ok_and(|status| status.success()), "it ends in peace");
        began.elapsed()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("a listener has an address").port()
}

/// Runs a test's own part.
pub(crate) fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime").block_on(test)
}
