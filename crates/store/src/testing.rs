//! Databases for tests: a file of one's own, and a PostgreSQL that is started for the test and removed after it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A name that no other test uses.
fn fresh_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("tavli-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A folder that is removed with everything in it.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new, empty folder.
    pub fn new() -> Folder {
        let path = std::env::temp_dir().join(fresh_name());
        std::fs::create_dir_all(&path).expect("the folder for temporary files can be written to");
        Folder(path)
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Default for Folder {
    fn default() -> Folder {
        Folder::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A PostgreSQL server that listens on a socket in a folder of its own.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
}

impl Postgres {
    /// Starts one; nothing where PostgreSQL is not installed, which is said.
    pub fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            eprintln!("left out: PostgreSQL is not installed (Debian: apt install postgresql)");
            return None;
        };
        // Paths of sockets may have hundred letters only.
        let folder = PathBuf::from("/tmp").join(fresh_name());
        let postgres = Postgres { folder, programs };
        postgres.prepare();
        Some(postgres)
    }

    fn prepare(&self) {
        let folder = self.folder.display();
        self.run(&format!("mkdir -p {folder}"));
        self.run(&format!(
            "{}/initdb -D {folder}/data -A trust -U tavli -N > {folder}/log 2>&1",
            self.programs.display()
        ));
        let options =
            format!("-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=200");
        self.run(&format!(
            "{}/pg_ctl -D {folder}/data -w -l {folder}/log -o \"{options}\" start > /dev/null",
            self.programs.display()
        ));
    }

    /// The address of a new database in it.
    pub fn database(&self) -> String {
        let name = fresh_name().replace('-', "_");
        let folder = self.folder.display();
        self.run(&format!("{}/createdb -h {folder} -U tavli {name}", self.programs.display()));
        format!("postgres://tavli@localhost/{name}?host={folder}")
    }

    /// PostgreSQL refuses to run for root; then the user that Debian made for it runs it.
    fn run(&self, command: &str) {
        let mut shell = match is_root() {
            true => {
                let mut other = Command::new("runuser");
                other.args(["-u", "postgres", "--", "sh", "-c"]);
                other
            }
            false => {
                let mut own = Command::new("sh");
                own.arg("-c");
                own
            }
        };
        let status = shell.arg(command).current_dir("/tmp").stdin(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "PostgreSQL could not be started: {command}");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let folder = self.folder.display();
        let programs = self.programs.display();
        self.run(&format!(
            "{programs}/pg_ctl -D {folder}/data -m immediate stop > /dev/null; rm -rf {folder}"
        ));
    }
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|user| user.stdout.starts_with(b"0\n"))
}

/// Where PostgreSQL's programs lie: on the path, or where Debian puts them.
fn programs() -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut places = on_path.unwrap_or_default();
    places.extend(debian.map(|version| version.path().join("bin")));
    places.into_iter().find(|place| has_programs(place))
}

fn has_programs(place: &Path) -> bool {
    ["initdb", "pg_ctl", "createdb"].iter().all(|name| place.join(name).exists())
}
