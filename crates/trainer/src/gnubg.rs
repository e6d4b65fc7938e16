//! GNU Backgammon as an opponent: its process, and how it is asked.

mod board;

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tavli_rules::{BuiltIn, Plays, Position, Roll, read_position};

use board::Board;

/// What its points are worth: its own money game would count a third point for a backgammon.
const SCORES: &str = include_str!("gnubg/portes.xml");
/// Where packages put games; not everybody's PATH leads there.
const GAME_FOLDERS: [&str; 2] = ["/usr/games", "/usr/local/games"];
/// What it says when it listens on the socket.
const LISTENS: &str = "Waiting for a connection";
/// Three checkers on the bar before a closed board and none borne off: one game in ten ends with what would be
/// a triple win elsewhere.
const TRIPLE_IS_LIKELY: &str = "portes-w-19x3.20x3.21x3.22x2.23x2.24x2-bar3.7x4.12x4.19x4";
/// How many empty questions tell what the socket costs.
const EMPTY_QUESTIONS: u32 = 1_000;

/// GNU Backgammon, playing for the points of portes.
///
/// It is asked on the socket that it has for other programs, where it answers a board and dice with its play: the
/// search, the move filters and the tables are its own. (Its Python functions choose the same plays, but look only
/// every ten milliseconds whether the play is found.)
pub(crate) struct Gnubg {
    socket: BufReader<UnixStream>,
    /// Ends with us.
    _process: Process,
}

/// Which play was chosen, and how long that took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// Its index in the listing.
    pub(crate) index: usize,
    pub(crate) time: Duration,
}

impl Gnubg {
    /// Starts the installed program, to look so many plies ahead with its ordinary move filters.
    pub(crate) fn start(ply: u32) -> Result<Gnubg, String> {
        let program = installed()?;
        let folder = Folder::new()?;
        let mut process = Process::start(&program, &folder)?;
        process.prepare(ply, &folder)?;
        let socket =
            UnixStream::connect(folder.socket()).map_err(|error| format!("gnubg's socket: {error}"))?;
        // It goes on listening when a connection ends. Where the folder is gone it cannot, and ends too, however we end.
        drop(folder);
        let mut gnubg = Gnubg { socket: BufReader::new(socket), _process: process };
        gnubg.check_scores()?;
        Ok(gnubg)
    }

    /// The play that it likes best. Fails where that is none of ours: then somebody's rules are wrong.
    pub(crate) fn choose(
        &mut self,
        position: &Position,
        roll: Roll,
        plays: &Plays,
    ) -> Result<Choice, String> {
        let board = Board::of(position);
        let question = board.line(Some(roll));
        let began = Instant::now();
        let answer = self.ask(&question)?;
        let time = began.elapsed();
        let after = board.after(&answer);
        let index = plays.positions().iter().position(|listed| Some(Board::of(listed)) == after);
        let index = index.ok_or_else(|| {
            format!("gnubg answers {answer:?}, which is none of our {} plays, to: {question}", plays.len())
        })?;
        Ok(Choice { index, time })
    }

    /// Its version, by its own words.
    pub(crate) fn version(&mut self) -> Result<String, String> {
        let mut line = self.ask("version")?;
        loop {
            if let Some(version) = line.strip_prefix("Software: ") {
                return Ok(version.to_string());
            }
            line = self.answer()?;
        }
    }

    /// How long a question and an answer take when there is nothing to think about.
    pub(crate) fn socket_time(&mut self) -> Result<Duration, String> {
        let began = Instant::now();
        for _ in 0..EMPTY_QUESTIONS {
            self.ask("set debug off")?;
        }
        Ok(began.elapsed() / EMPTY_QUESTIONS)
    }

    /// Whether it counts points as portes does, by its own chances for one position.
    fn check_scores(&mut self) -> Result<(), String> {
        let position = read_position(TRIPLE_IS_LIKELY).expect("a position of ours");
        let position = position.position(&BuiltIn::Portes.referee()).expect("a possible one");
        let position = Board::of(&position).line(None);
        let answer = self.ask(&format!("evaluation fibsboard {position} plies 0 cube off"))?;
        let numbers: Result<Vec<f64>, _> = answer.split_whitespace().map(str::parse).collect();
        let Ok(&[win, double, _triple, lose_double, _lose_triple, worth]) = numbers.as_deref() else {
            return Err(format!("gnubg does not judge a position but answers: {answer}"));
        };
        let points = 2.0 * win - 1.0 + double - lose_double;
        // Its worth is the chance to win the match, where two points are everything and minus two nothing.
        if (4.0 * worth - 2.0 - points).abs() < 1e-4 {
            return Ok(());
        }
        Err(format!("gnubg does not count as portes does: {answer}"))
    }

    fn ask(&mut self, question: &str) -> Result<String, String> {
        let written = self.socket.get_mut().write_all(format!("{question}\n").as_bytes());
        written.map_err(|error| format!("gnubg cannot be asked any more: {error}"))?;
        self.answer()
    }

    fn answer(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match self.socket.read_line(&mut line) {
            Ok(0) => Err("gnubg has ended".to_string()),
            Ok(_) => Ok(line.trim_end().to_string()),
            Err(error) => Err(format!("gnubg does not answer: {error}")),
        }
    }
}

/// How many positions the installed program judges in a second, on one thread and by its own count.
pub(crate) fn evaluations_a_second() -> Result<f64, String> {
    const ORDERS: &str = "set threads 1\ncalibrate 30\n";
    let folder = Folder::new()?;
    let Process(child) = &mut Process::start(&installed()?, &folder)?;
    let failed = |error: std::io::Error| format!("gnubg: {error}");
    let mut input = child.stdin.take().expect("it has been asked for a pipe");
    input.write_all(ORDERS.as_bytes()).map_err(failed)?;
    // Where nothing more comes it ends.
    drop(input);
    let mut said = String::new();
    child.stdout.as_mut().expect("it has been asked for a pipe").read_to_string(&mut said).map_err(failed)?;
    let result = said.split("Calibration result: ").nth(1).and_then(|rest| rest.split_whitespace().next());
    let result = result.and_then(|number| number.parse().ok());
    result.ok_or_else(|| format!("gnubg does not say how many positions it judges in a second, but:\n{said}"))
}

/// The installed program.
pub(crate) fn installed() -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    installed_in(std::env::split_paths(&path).chain(GAME_FOLDERS.map(PathBuf::from)))
}

fn installed_in(folders: impl IntoIterator<Item = PathBuf>) -> Result<PathBuf, String> {
    let mut programs = folders.into_iter().map(|folder| folder.join("gnubg"));
    programs.find(|program| program.is_file()).ok_or_else(|| {
        "GNU Backgammon is not installed: install the package gnubg (Debian and Ubuntu: apt install gnubg), \
         or put its program gnubg on the PATH"
            .to_string()
    })
}

/// The program as it runs; it is ended where this is dropped.
struct Process(Child);

impl Process {
    /// Without windows, sounds and anybody's settings, in a language that we can read.
    fn start(program: &Path, folder: &Folder) -> Result<Process, String> {
        let mut command = Command::new(program);
        command.args(["--tty", "--quiet", "--no-rc", "--prefsdir"]).arg(&folder.0);
        command.env("LC_ALL", "C").env_remove("LANGUAGE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        command.spawn().map(Process).map_err(|error| format!("{}: {error}", program.display()))
    }

    /// Says how it is to play and waits until it listens.
    fn prepare(&mut self, ply: u32, folder: &Folder) -> Result<(), String> {
        let orders = orders(ply, folder);
        let mut input = self.0.stdin.take().expect("it has been asked for a pipe");
        let text: String = orders.iter().map(|(order, _)| format!("{order}\n")).collect();
        input.write_all(text.as_bytes()).map_err(|error| format!("gnubg: {error}"))?;
        let said = self.said_until_it_listens();
        match orders.iter().find(|(_, reply)| !said.contains(reply)) {
            None => Ok(()),
            Some((order, _)) => Err(format!("gnubg does not take the order `{order}`. It said:\n{said}")),
        }
    }

    /// Keeps the pipe: a program whose words nobody hears any more may end.
    fn said_until_it_listens(&mut self) -> String {
        let output = self.0.stdout.as_mut().expect("it has been asked for a pipe");
        let mut said = String::new();
        let mut lines = BufReader::new(output);
        while !said.contains(LISTENS) && lines.read_line(&mut said).is_ok_and(|length| length > 0) {}
        said
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Either fails only where it has ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What it is told, and by which words it is known to have understood.
fn orders(ply: u32, folder: &Folder) -> [(String, String); 4] {
    let chequers = "set evaluation chequerplay evaluation";
    let [scores, socket] = [folder.scores(), folder.socket()].map(|path| path.display().to_string());
    [
        (format!("{chequers} plies {ply}"), format!("will use {ply} ply evaluation")),
        (format!("{chequers} cubeful off"), "will use cubeless evaluation".to_string()),
        (
            format!("set matchequitytable \"{scores}\""),
            "will now use the Portes match equity table".to_string(),
        ),
        (format!("external \"{socket}\""), LISTENS.to_string()),
    ]
}

/// A folder for the socket and the scores, which goes when this is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, String> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tavli-gnubg-{}-{count}", std::process::id()));
        std::fs::create_dir(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let folder = Folder(path);
        std::fs::write(folder.scores(), SCORES).map_err(|error| format!("gnubg's scores: {error}"))?;
        Ok(folder)
    }

    fn scores(&self) -> PathBuf {
        self.0.join("portes.xml")
    }

    fn socket(&self) -> PathBuf {
        self.0.join("socket")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // It lies among other things that are swept away.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use tavli_rules::{Referee, Side};

    /// It at 0 ply, where it is installed; a line says where it is not.
    fn gnubg() -> Option<Gnubg> {
        match installed() {
            Ok(_) => Some(Gnubg::start(0).expect("an installed gnubg starts")),
            Err(missing) => {
                eprintln!("NOT TESTED: {missing}");
                None
            }
        }
    }

    fn chosen(gnubg: &mut Gnubg, referee: &Referee, position: &Position, roll: Roll) -> Position {
        let plays = referee.plays(position, roll);
        plays.positions()[gnubg.choose(position, roll, &plays).unwrap().index]
    }

    #[test]
    fn gnubg_makes_its_five_point_with_the_opening_throw_three_one() {
        let Some(mut gnubg) = gnubg() else { return };
        let referee = BuiltIn::Portes.referee();
        let start = referee.start(Side::White);
        let after = chosen(&mut gnubg, &referee, &start, Roll::new(&[3, 1]).unwrap());
        assert_eq!(Board::of(&start).after("8/5 6/5"), Some(Board::of(&after)));
    }

    #[test]
    fn gnubg_counts_what_it_judges() {
        if installed().is_ok() {
            assert!(evaluations_a_second().unwrap() > 1_000.0);
        }
    }

    #[test]
    fn gnubg_plays_whole_games_by_our_rules() {
        let Some(mut gnubg) = gnubg() else { return };
        let referee = BuiltIn::Portes.referee();
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..10 {
            let mut position = referee.start(Side::White);
            while referee.outcome(&position).is_none() {
                let roll = Roll::new(&[dice.random_range(1..=6), dice.random_range(1..=6)]).unwrap();
                position = chosen(&mut gnubg, &referee, &position, roll);
            }
        }
    }

    #[test]
    fn where_it_is_missing_we_say_what_to_install() {
        assert!(installed_in([]).is_err_and(|fault| fault.contains("apt install gnubg")));
        assert!(installed_in([PathBuf::from("no-such-folder")]).is_err());
    }

    #[test]
    fn gnubg_says_its_version() {
        let Some(mut gnubg) = gnubg() else { return };
        assert!(gnubg.version().unwrap().starts_with(|digit: char| digit.is_ascii_digit()));
    }
}
