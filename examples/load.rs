//! Plays many games at once against a running server, and measures: how long a move takes to the opponent, what is lost.
//!
//! `cargo xtask load` starts a server and runs this; by hand:
//! `cargo run --release -p tavli-client --example load -- ADDRESS GAMES SECONDS MOVES_A_SECOND [PID]`

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tavli_client::{ClientFault, Heard, Player, Service, first_play};
use tavli_protocol::{Awaited, Command, Event, Happening, Table, TableSettings};
use tokio::sync::Semaphore;

/// So many games are set up at once.
const AT_ONCE: usize = 64;

#[derive(Default)]
struct Measured {
    moves: AtomicU64,
    faults: AtomicU64,
    /// Microseconds from a move sent to its receipt by the opponent.
    delays: Mutex<Vec<u32>>,
    first_fault: Mutex<Option<String>>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Measured {
    fn fault(&self, fault: &ClientFault) {
        self.faults.fetch_add(1, Ordering::Relaxed);
        held(&self.first_fault).get_or_insert_with(|| fault.to_string());
    }
}

/// One player of a game, and what it shares with the other.
struct Seated {
    player: Player,
    pause: Duration,
    end: Instant,
    /// When the last move was sent.
    sent: Arc<Mutex<Option<Instant>>>,
    measured: Arc<Measured>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, games, seconds, rate, rest @ ..] = &arguments[..] else {
        return Err("load ADDRESS GAMES SECONDS MOVES_A_SECOND [PID]".into());
    };
    let (games, seconds, rate): (usize, u64, f64) = (games.parse()?, seconds.parse()?, rate.parse()?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(load(Service::new(address), games, seconds, rate, rest.first().map(String::as_str)));
    Ok(())
}

async fn load(service: Service, games: usize, seconds: u64, rate: f64, process: Option<&str>) {
    let before = process.and_then(memory);
    let began = Instant::now();
    let pairs = set_up(&service, games).await;
    let (count, taken) = (pairs.len(), began.elapsed().as_secs_f32());
    println!("games                 {count} ({} connections), set up in {taken:.1} s", 2 * count);
    tokio::time::sleep(Duration::from_secs(2)).await;
    if let (Some(before), Some(after)) = (before, process.and_then(memory)) {
        let each = after.saturating_sub(before) as f64 / (2 * count.max(1)) as f64;
        println!("memory a connection   {each:.1} KB with its half of a table (server {} MB)", after / 1024);
    }
    let measured = Arc::new(Measured::default());
    // Each game makes its share of the moves, after a pause of its own.
    let pause = Duration::from_secs_f64(count as f64 / rate.max(0.001));
    let began = Instant::now();
    let end = began + Duration::from_secs(seconds);
    let mut playing = Vec::new();
    for (first, second) in pairs {
        let sent = Arc::new(Mutex::new(None));
        for player in [first, second] {
            let seated = Seated { player, pause, end, sent: sent.clone(), measured: measured.clone() };
            playing.push(tokio::spawn(seated.play()));
        }
    }
    let mut players = Vec::new();
    for task in playing {
        players.extend(task.await.ok().flatten());
    }
    report(&measured, began.elapsed().as_secs_f64());
    println!("lost or doubled       {}", unequal(players).await);
}

async fn set_up(service: &Service, games: usize) -> Vec<(Player, Player)> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let tasks: Vec<_> = (0..games)
        .map(|_| {
            let (service, gate) = (service.clone(), gate.clone());
            tokio::spawn(async move {
                let _turn = gate.acquire().await.ok()?;
                pair(&service).await.map_err(|fault| eprintln!("{fault}")).ok()
            })
        })
        .collect();
    let mut pairs = Vec::new();
    for task in tasks {
        pairs.extend(task.await.ok().flatten());
    }
    pairs
}

async fn pair(service: &Service) -> Result<(Player, Player), ClientFault> {
    let (one, other) = (service.new_bot().await?, service.new_bot().await?);
    // A long match of a game that costs the players little.
    let settings = TableSettings { points: 25, ..TableSettings::new("fevga") };
    let table = service.new_table(&one, &settings).await?;
    let mut first = Player::join(service, &one, table.clone()).await?;
    let mut second = Player::join(service, &other, table).await?;
    second.send(Command::Sit).await?;
    tokio::try_join!(published(&mut first), published(&mut second))?;
    Ok((first, second))
}

/// Publishes the tip of the player's chain, and waits until all have: this costs thousands of hashes once a game, not a move.
async fn published(player: &mut Player) -> Result<(), ClientFault> {
    loop {
        match player.table().map(Table::awaited) {
            None | Some(Awaited::Seats) => {}
            Some(Awaited::Tips(_)) if player.is_waiting() => {}
            Some(Awaited::Tips(_)) => {
                if let Some(command) = player.next_command(first_play) {
                    player.send(command).await?;
                }
            }
            Some(Awaited::Links(_) | Awaited::Dice | Awaited::Play(_) | Awaited::Nothing) => return Ok(()),
        }
        if let Heard::Refused(_, why) = player.hear().await? {
            return Err(ClientFault::Refused(why));
        }
    }
}

impl Seated {
    /// Plays until the time is over. A connection that is lost counts as a fault: nothing but load was asked for here.
    async fn play(mut self) -> Option<Player> {
        let mut next = Instant::now() + self.pause.mul_f32(2.0 * self.player.spread());
        while Instant::now() < self.end {
            let now = Instant::now();
            if now >= next && self.acts().await? {
                next = now + 2 * self.pause;
            }
            let wait = if next > now { next - now } else { Duration::from_secs(1) };
            let left = self.end.saturating_duration_since(now);
            match tokio::time::timeout(wait.min(left), self.player.hear()).await {
                Err(_) => {}
                Ok(Ok(Heard::Events(events))) => self.count(&events),
                Ok(Ok(Heard::Refused(_, why))) => self.measured.fault(&ClientFault::Refused(why)),
                Ok(Ok(Heard::Done(_) | Heard::Other(_))) => {}
                Ok(Err(fault)) => {
                    self.measured.fault(&fault);
                    return None;
                }
            }
        }
        Some(self.player)
    }

    /// Does what has to be done; whether it was a move.
    async fn acts(&mut self) -> Option<bool> {
        if self.player.is_waiting() || self.player.table().is_none() {
            return Some(false);
        }
        let Some(command) = self.player.next_command(first_play) else { return Some(false) };
        let is_move = matches!(command, Command::Play { .. });
        if is_move {
            *held(&self.sent) = Some(Instant::now());
        }
        if let Err(fault) = self.player.send(command).await {
            self.measured.fault(&fault);
            return None;
        }
        Some(is_move)
    }

    fn count(&self, events: &[Event]) {
        let is_move = |event: &Event| matches!(event.what, Happening::Played { .. });
        let is_own = |event: &Event| event.cause.as_ref().is_some_and(|cause| self.player.is_own(cause));
        if events.iter().any(|event| is_move(event) && !is_own(event))
            && let Some(sent) = held(&self.sent).take()
        {
            self.measured.moves.fetch_add(1, Ordering::Relaxed);
            held(&self.measured.delays).push(sent.elapsed().as_micros() as u32);
        }
    }
}

fn report(measured: &Measured, seconds: f64) {
    let mut delays = held(&measured.delays).clone();
    delays.sort_unstable();
    let at = |share: f64| {
        let index = ((delays.len() as f64 * share) as usize).min(delays.len().saturating_sub(1));
        delays.get(index).map_or(0.0, |delay| f64::from(*delay) / 1000.0)
    };
    let moves = measured.moves.load(Ordering::Relaxed);
    println!("moves a second        {:.0} ({moves} in {seconds:.0} s)", moves as f64 / seconds);
    println!("move to opponent      p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms", at(0.5), at(0.99), at(1.0));
    println!("refused or lost       {}", measured.faults.load(Ordering::Relaxed));
    if let Some(fault) = &*held(&measured.first_fault) {
        println!("first of them         {fault}");
    }
}

/// Asks everybody for what they have missed, and counts the tables about which the two players do not agree.
async fn unequal(mut players: Vec<Player>) -> usize {
    // Commands that were under way are answered first: they still change the tables. A table itself takes up no event that
    // does not follow the one before; that would have been a fault above.
    for _ in 0..2 {
        for player in &mut players {
            let _ = player.connect().await;
            while (!player.is_up_to_date() || player.is_waiting()) && player.hear().await.is_ok() {}
        }
    }
    let mut stories: HashMap<_, Vec<String>> = HashMap::new();
    for table in players.iter().filter_map(Player::table) {
        stories.entry(table.id().clone()).or_default().push(table.record().text());
    }
    stories.values().filter(|told| told.windows(2).any(|two| two[0] != two[1])).count()
}

/// What a process holds in memory, in KB.
fn memory(process: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
