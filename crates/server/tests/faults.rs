//! Every error of the interface has the same shape: a reason for programs, and a sentence that says what to do.

mod asking;
mod running;

use asking::ask;
use running::{Running, run};
use tavli_store::testing::Folder;

const JSON: &str = "Content-Type: application/json";

/// A request that goes wrong: method, path, further headers, body; then the status and the reason.
type Case<'a> = (&'a str, &'a str, &'a [&'a str], &'a [u8], u16, &'a str);

#[test]
fn every_error_has_our_shape() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let bot = server.service.new_bot().await.unwrap();
        let token = format!("Authorization: Bearer {}", bot.token);
        let own = format!("Origin: http://127.0.0.1:{}", server.port);
        let (token, own) = (token.as_str(), own.as_str());
        let foreign = "Origin: https://evil.example";
        let long = vec![b' '; 20_000];
        let cookie = "Cookie: tavli_player=aaaa.bbbb";
        let cases: &[Case<'_>] = &[
            ("POST", "/api/tables", &[token, JSON], b"{", 400, "not_readable"),
            ("POST", "/api/tables", &[token, JSON], b"{}", 422, "not_possible"),
            ("POST", "/api/tables", &[token, JSON], br#"{"game":"portes","bet":5}"#, 422, "not_possible"),
            ("POST", "/api/tables", &[token, JSON], br#"{"game":"chess"}"#, 422, "not_possible"),
            ("POST", "/api/tables", &[token, JSON], &long, 413, "too_long"),
            ("POST", "/api/tables", &[token], br#"{"game":"portes"}"#, 415, "not_json"),
            ("PUT", "/api/me/name", &[token, JSON], b"[]", 422, "not_possible"),
            ("PUT", "/api/me/name", &[token, JSON], br#"{"name":"\u0000"}"#, 422, "not_possible"),
            ("DELETE", "/api/tables", &[token], b"", 405, "wrong_method"),
            ("POST", "/api/openapi.json", &[token], b"", 405, "wrong_method"),
            ("GET", "/api/nothing", &[], b"", 404, "not_found"),
            ("POST", "/api/nothing/%ff", &[], b"", 404, "not_found"),
            ("GET", "/api/tables/nothing", &[], b"", 404, "not_found"),
            ("GET", "/api/tables/nothing/record", &[], b"", 404, "not_found"),
            ("GET", "/api/players/nothing", &[], b"", 404, "not_found"),
            ("GET", "/api/tables/%ff", &[], b"", 400, "not_readable"),
            ("GET", "/api/tables/%ff/socket", &[], b"", 400, "not_readable"),
            ("GET", "/api/players/%c3%28", &[], b"", 400, "not_readable"),
            ("GET", "/api/tables/aaaaaaaaaaaaaaaa/socket", &[], b"", 426, "no_socket"),
            ("GET", "/api/me", &[], b"", 401, "not_known"),
            // Without a cookie and a page one is a program that nobody knows yet.
            ("POST", "/api/tables", &[JSON], br#"{"game":"portes"}"#, 401, "not_known"),
            ("POST", "/api/tables", &[JSON, foreign], br#"{"game":"portes"}"#, 403, "foreign_page"),
            ("POST", "/api/tables", &[JSON, cookie], br#"{"game":"portes"}"#, 403, "foreign_page"),
            ("POST", "/api/tables", &[JSON, cookie, own], br#"{"game":"portes"}"#, 401, "not_known"),
            ("POST", "/api/me", &[foreign], b"", 403, "foreign_page"),
            ("POST", "/api/me", &["Sec-Fetch-Site: cross-site"], b"", 403, "foreign_page"),
            ("POST", "/api/bots", &[foreign], b"", 403, "foreign_page"),
            ("POST", "/api/me/recover", &[JSON, foreign], br#"{"code":"a"}"#, 403, "foreign_page"),
            ("POST", "/api/me/recover", &[JSON], br#"{"code":"a"}"#, 422, "not_possible"),
        ];
        for (method, path, headers, body, status, reason) in cases {
            let (found, answer) = ask(server.port, method, path, headers, body).await;
            assert_eq!(found, *status, "{method} {path} {headers:?}: {answer}");
            assert_eq!(answer["reason"], *reason, "{method} {path} {headers:?}: {answer}");
            assert!(
                answer["error"].as_str().is_some_and(|text| text.len() > 20),
                "{method} {path}: {answer}"
            );
        }
    });
}

#[test]
fn program_needs_no_page() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let (status, bot) = ask(server.port, "POST", "/api/bots", &[], b"").await;
        assert_eq!(status, 200, "{bot}");
        let token = format!("Authorization: Bearer {}", bot["token"].as_str().unwrap());
        let (status, made) =
            ask(server.port, "POST", "/api/tables", &[&token, JSON], br#"{"game":"portes"}"#).await;
        assert_eq!(status, 201, "{made}");
        let (status, renamed) = ask(
            server.port,
            "PUT",
            "/api/me/name",
            &[&token, JSON],
            "{\"name\":\" An\u{202e}na \"}".as_bytes(),
        )
        .await;
        assert_eq!((status, renamed["name"].as_str()), (200, Some("Anna")));
        let (status, told) =
            ask(server.port, "PUT", "/api/me/name", &[&token, JSON], "{\"name\":\"\u{200b}\"}".as_bytes())
                .await;
        assert_eq!(status, 422, "a name that nobody can see: {told}");
        let (status, guest) =
            ask(server.port, "PUT", "/api/me/name", &[&token, JSON], br#"{"name":""}"#).await;
        assert_eq!((status, guest["name"].as_str()), (200, Some("")));
    });
}
