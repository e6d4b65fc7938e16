//! What browsers get, over real sockets.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::OnceLock;
use std::thread;

use tavli_server::{File, app, page, serve_until};

const FILES: &[File] = &[
    File {
        name: "index.html",
        plain: b"<!doctype html>",
        brotli: Some(b"br index"),
        gzip: Some(b"gz index"),
    },
    File {
        name: "page-0123456789abcdef.wasm",
        plain: b"wasm",
        brotli: Some(b"br wasm"),
        gzip: Some(b"gz wasm"),
    },
    File { name: "page-0123456789abcdef.js", plain: b"script", brotli: None, gzip: None },
    File { name: "404.html", plain: b"nothing", brotli: Some(b"br nothing"), gzip: None },
    File { name: "manifest.webmanifest", plain: b"{}", brotli: None, gzip: None },
];

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// An answer: its status, its headers in lower case, and its body.
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }
}

fn local() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").expect("there is a free port")
}

/// One server for all tests; it ends with them.
fn address() -> SocketAddr {
    static ADDRESS: OnceLock<SocketAddr> = OnceLock::new();
    *ADDRESS.get_or_init(|| {
        let listener = local();
        let address = listener.local_addr().unwrap();
        listener.set_nonblocking(true).unwrap();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener).unwrap();
                axum::serve(listener, app(FILES, None)).await.unwrap();
            });
        });
        address
    })
}

fn ask(address: SocketAddr, method: &str, path: &str, headers: &[&str]) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
    write!(stream, "{method} {path} HTTP/1.1\r\nhost: tavli\r\nconnection: close\r\n{headers}\r\n").unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    read(&bytes)
}

fn read(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("headers end");
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let header = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap();
        (name.to_lowercase(), value.to_string())
    };
    Answer { status, headers: lines.map(header).collect(), body: bytes[end + 4..].to_vec() }
}

fn get(path: &str, headers: &[&str]) -> Answer {
    ask(address(), "GET", path, headers)
}

#[test]
fn every_answer_is_guarded() {
    for path in ["/", "/page-0123456789abcdef.js", "/none.js"] {
        let answer = get(path, &[]);
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "), "{policy}");
        assert!(
            policy.ends_with("; frame-ancestors 'none'") && !policy.contains("unsafe-inline"),
            "{policy}"
        );
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{path} {name}");
        }
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

#[test]
fn smallest_form_that_the_browser_takes_is_sent() {
    let wasm = "/page-0123456789abcdef.wasm";
    for (accepted, encoding, body) in [
        ("accept-encoding: gzip, deflate, br, zstd", "br", &b"br wasm"[..]),
        ("accept-encoding: gzip", "gzip", b"gz wasm"),
        ("accept-encoding: identity", "", b"wasm"),
        ("x-nothing: 1", "", b"wasm"),
    ] {
        let answer = get(wasm, &[accepted]);
        assert_eq!((answer.header("content-encoding"), &answer.body[..]), (encoding, body), "{accepted}");
        assert_eq!(answer.header("content-type"), "application/wasm");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-length"), body.len().to_string());
    }
}

#[test]
fn file_named_by_its_content_is_kept_for_ever() {
    let answer = get("/page-0123456789abcdef.js", &["accept-encoding: br"]);
    assert_eq!((answer.status, &answer.body[..]), (200, &b"script"[..]));
    assert_eq!((answer.header("cache-control"), answer.header("etag")), (FOR_EVER, ""));
    assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
}

#[test]
fn other_files_are_asked_about_and_known_by_their_mark() {
    let first = get("/manifest.webmanifest", &[]);
    assert_eq!((first.status, first.header("cache-control")), (200, "no-cache"));
    assert_eq!(first.header("content-type"), "application/manifest+json");
    let mark = first.header("etag");
    for known in [mark.to_string(), format!("\"other\", W/{mark}"), "*".to_string()] {
        let again = get("/manifest.webmanifest", &[&format!("if-none-match: {known}")]);
        assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, mark), "{known}");
        assert_eq!(again.header("cache-control"), "no-cache");
    }
    assert_eq!(get("/manifest.webmanifest", &["if-none-match: \"other\""]).status, 200);
}

#[test]
fn each_form_of_a_file_has_a_mark_of_its_own() {
    let mark = |accepted: &str| get("/", &[accepted]).header("etag").to_string();
    let marks = [mark("accept-encoding: br"), mark("accept-encoding: gzip"), mark("x-nothing: 1")];
    assert!(marks[0] != marks[1] && marks[1] != marks[2] && marks[0] != marks[2], "{marks:?}");
}

#[test]
fn page_begins_at_the_top() {
    for path in ["/", "/index.html", "/?from=somewhere"] {
        let answer = get(path, &[]);
        assert_eq!((answer.status, &answer.body[..]), (200, &b"<!doctype html>"[..]), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
}

#[test]
fn whoever_reads_gets_a_page_that_says_that_nothing_is_there() {
    for path in ["/de/zeno", "/online", "/none.html", "/de/"] {
        let answer = get(path, &["accept: text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding: br"]);
        assert_eq!((answer.status, &answer.body[..]), (404, &b"br nothing"[..]), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!((answer.header("content-encoding"), answer.header("cache-control")), ("br", "no-cache"));
    }
}

#[test]
fn file_that_is_not_there_is_missing() {
    for path in [
        "/none.js",
        "/de/zeno",
        "/de/none.wasm",
        "/index.html.br",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/.env",
    ] {
        let answer = get(path, &[]);
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (404, "text/plain; charset=utf-8"),
            "{path}"
        );
    }
}

#[test]
fn page_is_only_read() {
    let head = ask(address(), "HEAD", "/", &[]);
    assert_eq!((head.status, head.body.len(), head.header("content-length")), (200, 0, "15"));
    let post = ask(address(), "POST", "/", &["content-length: 0"]);
    assert_eq!(post.status, 405);
    assert_eq!(post.header("x-content-type-options"), "nosniff");
}

/// A server without tables does not offer them; only the document says so.
fn without_tables(file: &File) -> Vec<u8> {
    match std::str::from_utf8(file.plain) {
        Ok(text) if file.name == "index.html" => text.replace(" data-offers=\"online\"", "").into_bytes(),
        _ => file.plain.to_vec(),
    }
}

#[test]
fn page_of_the_program_is_whole() {
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let listener = local();
    let address = listener.local_addr().unwrap();
    let server = thread::spawn(move || serve_until(listener, None, async move { drop(stopped.await) }));
    for file in page() {
        let answer = ask(address, "GET", &format!("/{}", file.name), &[]);
        assert_eq!((answer.status, &answer.body[..]), (200, &without_tables(file)[..]), "{}", file.name);
    }
    stop.send(()).unwrap();
    server.join().unwrap().expect("the server ends in peace");
}
