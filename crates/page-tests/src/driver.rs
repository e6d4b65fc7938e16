//! chromedriver, which starts the browser and passes on what it should do.

use std::path::PathBuf;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How often it is started before that counts as a fault.
const ATTEMPTS: usize = 5;

/// A running chromedriver, with a folder for its browser; both go when it goes.
pub(crate) struct Driver {
    /// Ended with this value.
    _process: Child,
    address: String,
    profile: PathBuf,
}

impl Driver {
    /// Starts it on whatever port is free. Between finding one and taking it somebody else may have taken it; then it ends, and
    /// is started again.
    pub(crate) async fn start() -> Driver {
        for _ in 0..ATTEMPTS {
            if let Some(driver) = Driver::started().await {
                return driver;
            }
        }
        panic!("chromedriver ends before it names its port");
    }

    async fn started() -> Option<Driver> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
        let mut process = command.spawn().expect("chromedriver can be started");
        let mut lines = BufReader::new(process.stdout.take().expect("its words are piped")).lines();
        let port = loop {
            if let Some(port) = named_port(&lines.next_line().await.expect("it speaks text")?) {
                break port;
            }
        };
        // What else it says is of no interest, but somebody has to listen.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let profile = std::env::temp_dir().join(format!("tavli-browser-{}-{port}", std::process::id()));
        Some(Driver { _process: process, address: format!("http://127.0.0.1:{port}"), profile })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// How the browser is started: without a window, without a past, without calls home.
    pub(crate) fn browser_arguments(&self) -> Vec<String> {
        let profile = format!("--user-data-dir={}", self.profile.display());
        let fixed = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1280,900",
        ];
        fixed.map(String::from).into_iter().chain([profile]).collect()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A browser that is still ending may hold a file: what is left lies in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// "ChromeDriver was started successfully on port 40123."
fn named_port(line: &str) -> Option<u16> {
    line.rsplit_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_is_read_from_what_the_driver_says() {
        assert_eq!(named_port("ChromeDriver was started successfully on port 40123."), Some(40123));
        assert_eq!(named_port("Starting ChromeDriver 148.0 on port 0"), None);
        assert_eq!(named_port("Only local connections are allowed."), None);
    }
}
