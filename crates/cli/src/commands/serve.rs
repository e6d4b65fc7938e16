//! `tavli serve`: the web page and tables to play at, from this very program.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tavli_server::{HallSettings, Online, OpenFault, Proxies, Server};

use crate::failure::Failure;
use crate::seated_computer::SeatedComputer;
use crate::serve_address::{address_for_browsers, address_for_others};
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
    /// The public address, as people type it, where a proxy stands before the server: `https://tavli.example`. With it,
    /// players may have passkeys
    #[arg(long, value_name = "URL", env = "TAVLI_ORIGIN")]
    origin: Option<String>,
    /// So many players and tables may be made from one address in a minute [default: 120]
    #[arg(long, value_name = "N", env = "TAVLI_CREATIONS")]
    creations: Option<u32>,
    /// So many connections to tables may be open from one address at once [default: 2000]
    #[arg(long, value_name = "N", env = "TAVLI_SOCKETS")]
    sockets: Option<u32>,
    /// So many connections to tables one player may have open at once [default: 100]
    #[arg(long, value_name = "N", env = "TAVLI_PLAYER_SOCKETS")]
    player_sockets: Option<u32>,
    /// Proxies before the server, with commas between them: `loopback`, addresses, networks as 10.0.0.0/8. Where a
    /// request comes from them, players are told apart by what they write into X-Forwarded-For
    #[arg(long, value_name = "PROXIES", env = "TAVLI_TRUSTED_PROXIES")]
    trusted_proxies: Option<String>,
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
  trusted_proxies = \"loopback\"
  log = \"info\"
  log_json = true

Examples:
  tavli serve --open                          play in the browser
  tavli serve --host 0.0.0.0                  play with others in your network
  tavli serve --page-only                     a museum's screen: nothing is kept
  tavli serve --origin https://tavli.example --trusted-proxies loopback
                                              behind a proxy on the same machine
  tavli serve --settings /etc/tavli.toml      a public server";

/// One that no well-known program uses.
const USUAL_PORT: u16 = 8170;
/// So many ports are tried before somebody has to name one.
const PORTS_TRIED: u16 = 20;
const USUAL_DATABASE: &str = "tavli.db";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let arguments = with_file(arguments)?;
    begin_log(&arguments)?;
    let online = online(&arguments)?;
    let listener = listen(&arguments)?;
    // Nobody is told of a server that cannot keep anything.
    let server = Server::open(online).map_err(unopened)?;
    let listening = listener.local_addr()?;
    let page = address_for_browsers(listening);
    let others = address_for_others(listening);
    let others =
        others.map_or_else(String::new, |others| format!("Others in your network find it at {others}\n"));
    // Told before the server begins, because it then has the word until it ends. It serves even where nobody reads this.
    let told = format!("Tavli is at {page}\n{others}Ctrl-C ends it.\n");
    let _ = io::stdout().write_all(told.as_bytes());
    if !tavli_server::is_page_built() {
        writeln!(io::stderr(), "tavli: built without its page; run `cargo xtask run`")?;
    }
    if arguments.open && !opened(&page) {
        writeln!(io::stderr(), "tavli: no browser could be opened; open {page} yourself")?;
    }
    Ok(server.serve(listener)?)
}

fn unopened(fault: OpenFault) -> Failure {
    match fault {
        OpenFault::Store(fault) => Failure::Unusable(fault.to_string()),
        OpenFault::System(error) => Failure::Broken(error),
    }
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
        sockets: arguments.sockets.or(file.sockets),
        player_sockets: arguments.player_sockets.or(file.player_sockets),
        trusted_proxies: arguments.trusted_proxies.or(file.trusted_proxies),
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

/// A scheme and a host, as a browser says where a page comes from: nothing behind them but a slash.
fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| {
        let host = host.strip_suffix('/').unwrap_or(host);
        !host.is_empty() && !host.contains(['/', '?', '#', '@', ' '])
    })
}

fn online(arguments: &Arguments) -> Result<Option<Online>, Failure> {
    if arguments.page_only {
        return Ok(None);
    }
    if let Some(origin) = &arguments.origin
        && !is_origin(origin)
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
        sockets: arguments.sockets.unwrap_or(HallSettings::USUAL_SOCKETS),
        player_sockets: arguments.player_sockets.unwrap_or(HallSettings::USUAL_PLAYER_SOCKETS),
        proxies: proxies(arguments)?,
    };
    Ok(Some((settings, Box::new(SeatedComputer::default()))))
}

fn proxies(arguments: &Arguments) -> Result<Proxies, Failure> {
    let named = arguments.trusted_proxies.as_deref().unwrap_or_default();
    named.parse().map_err(|fault| Failure::Told(format!("--trusted-proxies: {fault}")))
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
    fn wrong_proxies_are_told() {
        let arguments =
            |named: &str| Arguments { trusted_proxies: Some(named.to_owned()), ..Arguments::default() };
        let Err(Failure::Told(sentence)) = online(&arguments("loopback,everybody")) else {
            panic!("everybody is trusted")
        };
        assert!(sentence.contains("everybody") && sentence.contains("--trusted-proxies"), "{sentence}");
        assert!(online(&arguments("loopback, 10.0.0.0/8,::1")).is_ok());
    }

    #[test]
    fn wrong_origin_is_told() {
        for origin in ["tavli.example", "https://", "https://tavli.example/games", "https://tavli.example?x"]
        {
            let wrong = Arguments { origin: Some(origin.to_owned()), ..Arguments::default() };
            assert!(matches!(online(&wrong), Err(Failure::Told(_))), "{origin}");
        }
        assert!(is_origin("https://tavli.example:8443/") && is_origin("http://localhost"));
    }
}
