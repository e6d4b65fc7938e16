//! `tavli serve`: the web page and tables to play at, from this very program.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tavli_server::{HallSettings, Online};

use crate::failure::Failure;
use crate::seated_computer::SeatedComputer;
use crate::serve_file::ServeFile;

/// Serve the web page, on which all five games are played, and tables for friends far away.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The port [default: 8170, or the next one that is free]
    #[arg(long, value_name = "N", env = "TAVLI_PORT")]
    port: Option<u16>,
    /// The address to listen on; 0.0.0.0 lets others in your network play as well [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "TAVLI_HOST")]
    host: Option<IpAddr>,
    /// Where players and tables are kept: a SQLite file or postgres://… [default: tavli.db]
    #[arg(long, value_name = "FILE", env = "TAVLI_DATABASE")]
    database: Option<String>,
    /// The public address, as people type it, where a proxy stands before the server: `https://tavli.example`
    #[arg(long, value_name = "URL", env = "TAVLI_ORIGIN")]
    origin: Option<String>,
    /// So many players and tables may be made from one address in a minute [default: 120]
    #[arg(long, value_name = "N", env = "TAVLI_CREATIONS")]
    creations: Option<u32>,
    /// Only the page: nothing is kept, nobody plays over the network
    #[arg(long, env = "TAVLI_PAGE_ONLY")]
    page_only: bool,
    /// What is logged: error, warn, info, debug, or a filter such as tavli_server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "TAVLI_LOG")]
    log: Option<String>,
    /// Log lines as JSON
    #[arg(long, env = "TAVLI_LOG_JSON")]
    log_json: bool,
    /// A TOML file with these settings, for whatever neither a flag nor the environment says
    #[arg(long, value_name = "FILE", env = "TAVLI_SETTINGS")]
    settings: Option<PathBuf>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

const EXAMPLES: &str = "\
The program carries the whole page with it: it needs no other file and no network.
Players and tables are kept in one SQLite file, or in a PostgreSQL that several
servers share. Ctrl-C ends it; whoever plays goes on when it is started again.

A settings file has the names of the flags:
  port = 8170
  host = \"0.0.0.0\"
  database = \"postgres://tavli@localhost/tavli\"
  origin = \"https://tavli.example\"
  log = \"info\"
  log_json = true

Examples:
  tavli serve --open                          play in the browser
  tavli serve --host 0.0.0.0                  play with others in your network
  tavli serve --page-only                     a museum's screen: nothing is kept
  tavli serve --settings /etc/tavli.toml      a public server";

/// One that no well-known program uses.
const USUAL_PORT: u16 = 8170;
/// So many ports are tried before somebody has to name one.
const PORTS_TRIED: u16 = 20;
const USUAL_DATABASE: &str = "tavli.db";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let arguments = with_file(arguments)?;
    begin_log(&arguments)?;
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
    tavli_server::serve(listener, online(&arguments)?).map_err(told)
}

/// What the store says is for the user, not a fault of reading or writing.
fn told(error: io::Error) -> Failure {
    let is_told = error.kind() == io::ErrorKind::Other;
    if is_told { Failure::Told(error.to_string()) } else { Failure::Broken(error) }
}

/// Flags and environment first, then the file.
fn with_file(arguments: Arguments) -> Result<Arguments, Failure> {
    let Some(path) = &arguments.settings else { return Ok(arguments) };
    let file = ServeFile::read(path)?;
    Ok(Arguments {
        port: arguments.port.or(file.port),
        host: arguments.host.or(file.host),
        database: arguments.database.or(file.database),
        origin: arguments.origin.or(file.origin),
        creations: arguments.creations.or(file.creations),
        page_only: arguments.page_only || file.page_only,
        log: arguments.log.or(file.log),
        log_json: arguments.log_json || file.log_json,
        ..arguments
    })
}

fn begin_log(arguments: &Arguments) -> Result<(), Failure> {
    let filter = arguments.log.as_deref().unwrap_or("info");
    let filter = tracing_subscriber::EnvFilter::try_new(filter)
        .map_err(|error| Failure::Told(format!("--log {filter}: {error}; try info or debug")))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match arguments.log_json {
        true => log.json().init(),
        false => log.init(),
    }
    Ok(())
}

fn online(arguments: &Arguments) -> Result<Option<Online>, Failure> {
    if arguments.page_only {
        return Ok(None);
    }
    if let Some(origin) = &arguments.origin
        && !(origin.starts_with("https://") || origin.starts_with("http://"))
    {
        return Err(Failure::Told(format!(
            "--origin {origin}: write it as people type it, https://tavli.example"
        )));
    }
    let thinkers = std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
    let settings = HallSettings {
        database: arguments.database.clone().unwrap_or_else(|| USUAL_DATABASE.to_owned()),
        origin: arguments.origin.clone(),
        thinkers,
        creations: arguments.creations.unwrap_or(HallSettings::USUAL_CREATIONS),
    };
    Ok(Some((settings, Box::new(SeatedComputer::default()))))
}

/// A port that was asked for is taken or refused; the usual one may be in use, then the next will do.
fn listen(arguments: &Arguments) -> Result<TcpListener, Failure> {
    let host = arguments.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let at = |port: u16| TcpListener::bind((host, port));
    let Some(port) = arguments.port else {
        let free = (USUAL_PORT..USUAL_PORT + PORTS_TRIED).find_map(|port| at(port).ok());
        return free.map_or_else(|| at(USUAL_PORT).map_err(|error| refused(host, USUAL_PORT, &error)), Ok);
    };
    at(port).map_err(|error| refused(host, port, &error))
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
        Arguments { port, ..Arguments::default() }
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

    #[test]
    fn wrong_origin_is_told() {
        let wrong = Arguments { origin: Some("tavli.example".to_owned()), ..Arguments::default() };
        assert!(matches!(online(&wrong), Err(Failure::Told(_))));
    }
}
