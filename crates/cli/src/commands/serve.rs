//! `tavli serve`: the web page, from this very program.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// Serve the web page, on which all five games are played.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The port [default: 8170, or the next one that is free]
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The address to listen on; 0.0.0.0 lets others in your network play as well
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

const EXAMPLES: &str = "\
The program carries the whole page with it: it needs no other file and no network.
Ctrl-C ends it.

Examples:
  tavli serve --open                 play in the browser
  tavli serve --port 80 --host 0.0.0.0";

/// One that no well-known program uses.
const USUAL_PORT: u16 = 8170;
/// So many ports are tried before somebody has to name one.
const PORTS_TRIED: u16 = 20;

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let listener = listen(&arguments)?;
    let page = address_for_browsers(listener.local_addr()?);
    // Told before the server begins, because it then has the word until it ends.
    writeln!(io::stdout(), "Tavli is at {page}\nCtrl-C ends it.")?;
    if !tavli_server::is_page_built() {
        writeln!(io::stderr(), "tavli: built without its page; run `cargo xtask run`")?;
    }
    if arguments.open && !opened(&page) {
        writeln!(io::stderr(), "tavli: no browser could be opened; open {page} yourself")?;
    }
    Ok(tavli_server::serve(listener)?)
}

/// A port that was asked for is taken or refused; the usual one may be in use, then the next will do.
fn listen(arguments: &Arguments) -> Result<TcpListener, Failure> {
    let at = |port: u16| TcpListener::bind((arguments.host, port));
    let Some(port) = arguments.port else {
        let free = (USUAL_PORT..USUAL_PORT + PORTS_TRIED).find_map(|port| at(port).ok());
        return free
            .map_or_else(|| at(USUAL_PORT).map_err(|error| refused(arguments.host, USUAL_PORT, &error)), Ok);
    };
    at(port).map_err(|error| refused(arguments.host, port, &error))
}

fn refused(host: IpAddr, port: u16, error: &io::Error) -> Failure {
    Failure::Told(format!("cannot listen on {}: {error}; try another --port", SocketAddr::new(host, port)))
}

/// Who listens everywhere is found at home too, where browsers allow more than elsewhere.
fn address_for_browsers(listening: SocketAddr) -> String {
    let host = match listening.ip() {
        named if !named.is_unspecified() => named,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    format!("http://{}/", SocketAddr::new(host, listening.port()))
}

/// Asks the system for the user's browser; its words are of no interest here.
fn opened(address: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(port: Option<u16>) -> Arguments {
        Arguments { port, host: Ipv4Addr::LOCALHOST.into(), open: false }
    }

    #[test]
    fn usual_port_gives_way_to_the_next_one() {
        let first = listen(&arguments(None)).unwrap().local_addr().unwrap();
        let holder = TcpListener::bind(first).unwrap();
        let second = listen(&arguments(None)).unwrap().local_addr().unwrap();
        assert!(second.port() > first.port());
        drop(holder);
    }

    #[test]
    fn port_in_use_is_named() {
        let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = holder.local_addr().unwrap().port();
        let Err(Failure::Told(sentence)) = listen(&arguments(Some(port))) else { panic!("two on one port") };
        assert!(sentence.contains(&port.to_string()) && sentence.contains("--port"), "{sentence}");
    }

    #[test]
    fn address_can_be_typed_into_a_browser() {
        let check = |listening: &str, expected| {
            assert_eq!(address_for_browsers(listening.parse().unwrap()), expected);
        };
        check("127.0.0.1:8170", "http://127.0.0.1:8170/");
        check("0.0.0.0:80", "http://127.0.0.1:80/");
        check("[::]:8170", "http://[::1]:8170/");
    }
}
