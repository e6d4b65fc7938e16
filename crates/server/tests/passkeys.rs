//! Passkeys over HTTP, with a device of our own that can cheat.

mod authenticator;
mod running;
mod visitor;

use authenticator::Authenticator;
use running::{Running, run};
use serde_json::{Value, json};
use tavli_server::HallSettings;
use tavli_store::testing::{Folder, Postgres};
use visitor::Visitor;

const ORIGIN: &str = "https://tavli.example";

fn settings(database: &str) -> HallSettings {
    HallSettings { creations: 10_000, origin: Some(ORIGIN.to_owned()), ..HallSettings::new(database) }
}

/// Runs a check at a server with a public address.
fn with_server(check: impl AsyncFn(u16)) {
    let folder = Folder::new();
    let server = Running::begin_with(settings(&folder.file("tavli.db")), 0);
    run(check(server.port));
}

/// A new player in a browser; its name.
async fn newcomer(port: u16) -> (Visitor, String) {
    let mut visitor = Visitor::new(port, ORIGIN);
    let me = visitor.get("POST", "/api/me", &Value::Null).await;
    assert_eq!(me["offers_passkeys"], true);
    (visitor, me["player"].as_str().unwrap().to_owned())
}

/// Asks for a question at an address, and answers it there with what the device gives.
async fn answer(visitor: &mut Visitor, path: &str, device: impl FnOnce(&Value) -> Value) -> (u16, Value) {
    let question = visitor.get("POST", &format!("{path}/challenge"), &Value::Null).await;
    let credential = device(&question["options"]);
    visitor.ask("POST", path, &json!({ "challenge": question["challenge"], "credential": credential })).await
}

async fn add(visitor: &mut Visitor, device: &mut Authenticator) -> String {
    let (status, passkey) = answer(visitor, "/api/me/passkeys", |options| device.create(options)).await;
    assert_eq!(status, 201, "{passkey}");
    passkey["id"].as_str().unwrap().to_owned()
}

async fn sign_in(visitor: &mut Visitor, device: &mut Authenticator) -> (u16, Value) {
    answer(visitor, "/api/me/sign-in", |options| device.get(options)).await
}

async fn who(visitor: &mut Visitor) -> Option<String> {
    let (_, me) = visitor.ask("GET", "/api/me", &Value::Null).await;
    me["player"].as_str().map(str::to_owned)
}

#[test]
fn a_passkey_makes_another_browser_the_same_player() {
    with_server(async |port| {
        let (mut first, player) = newcomer(port).await;
        let mut device = Authenticator::new(7, ORIGIN);
        let id = add(&mut first, &mut device).await;
        let mut second = Visitor::new(port, ORIGIN);
        let (status, me) = sign_in(&mut second, &mut device).await;
        assert_eq!((status, me["player"].as_str()), (200, Some(&*player)), "{me}");
        assert_eq!(who(&mut second).await.as_ref(), Some(&player));
        assert_eq!(who(&mut first).await.as_ref(), Some(&player), "the first browser stays");
        let list = second.get("GET", "/api/me/passkeys", &Value::Null).await;
        assert_eq!((list.as_array().unwrap().len(), list[0]["id"].as_str()), (1, Some(&*id)));
        assert!(list[0]["used"].is_number());
        // The device counts on, and comes in a second time.
        assert_eq!(sign_in(&mut Visitor::new(port, ORIGIN), &mut device).await.0, 200);
    });
}

#[test]
fn a_removed_passkey_opens_nothing_and_signs_its_browsers_off() {
    with_server(async |port| {
        let (mut first, player) = newcomer(port).await;
        let mut device = Authenticator::new(7, ORIGIN);
        let id = add(&mut first, &mut device).await;
        let mut others = [Visitor::new(port, ORIGIN), Visitor::new(port, ORIGIN)];
        for other in &mut others {
            assert_eq!(sign_in(other, &mut device).await.0, 200);
        }
        let (mut stranger, _) = newcomer(port).await;
        let path = format!("/api/me/passkeys/{id}");
        assert_eq!(stranger.ask("DELETE", &path, &Value::Null).await.0, 404);
        assert_eq!(others[1].ask("DELETE", &path, &Value::Null).await.0, 204);
        assert_eq!(others[1].ask("DELETE", &path, &Value::Null).await.0, 404);
        assert_eq!(who(&mut first).await.as_ref(), Some(&player));
        assert_eq!(who(&mut others[0]).await, None);
        assert_eq!(who(&mut others[1]).await.as_ref(), Some(&player), "who removes it stays");
        let (status, said) = sign_in(&mut Visitor::new(port, ORIGIN), &mut device).await;
        assert_eq!(status, 422, "{said}");
    });
}

#[test]
fn a_code_signs_off_browsers_that_came_with_a_passkey() {
    with_server(async |port| {
        let (mut first, player) = newcomer(port).await;
        let mut device = Authenticator::new(7, ORIGIN);
        add(&mut first, &mut device).await;
        let mut second = Visitor::new(port, ORIGIN);
        sign_in(&mut second, &mut device).await;
        let code = second.get("POST", "/api/me/recovery", &Value::Null).await;
        let mut third = Visitor::new(port, ORIGIN);
        third.get("POST", "/api/me/recover", &code).await;
        assert_eq!(who(&mut third).await.as_ref(), Some(&player));
        assert_eq!((who(&mut first).await, who(&mut second).await), (None, None));
    });
}

#[test]
fn a_question_is_answered_once_by_whom_it_was_asked() {
    with_server(async |port| {
        let (mut first, _) = newcomer(port).await;
        let (mut second, _) = newcomer(port).await;
        let question = first.get("POST", "/api/me/passkeys/challenge", &Value::Null).await;
        let mut device = Authenticator::new(7, ORIGIN);
        let credential = device.create(&question["options"]);
        let body = json!({ "challenge": question["challenge"], "credential": credential });
        assert_eq!(second.ask("POST", "/api/me/passkeys", &body).await.0, 422, "it was asked of another");
        assert_eq!(first.ask("POST", "/api/me/passkeys", &body).await.0, 422, "it is used up");
        add(&mut first, &mut device).await;
        let (status, _) = answer(&mut second, "/api/me/passkeys", |options| device.create(options)).await;
        assert_eq!(status, 422, "a passkey has one player");

        // That device now believes that its passkey is the second player's; another one has not been confused.
        let mut device = Authenticator::new(9, ORIGIN);
        add(&mut first, &mut device).await;
        let question = second.get("POST", "/api/me/sign-in/challenge", &Value::Null).await;
        let body =
            json!({ "challenge": question["challenge"], "credential": device.get(&question["options"]) });
        assert_eq!(second.ask("POST", "/api/me/sign-in", &body).await.0, 200);
        assert_eq!(second.ask("POST", "/api/me/sign-in", &body).await.0, 422, "an answer counts once");
    });
}

#[test]
fn wrong_answers_are_refused() {
    with_server(async |port| {
        let (mut first, player) = newcomer(port).await;
        let mut device = Authenticator::new(7, ORIGIN);
        add(&mut first, &mut device).await;
        type Spoil = fn(&mut Authenticator);
        let cases: [(&str, Spoil); 3] = [
            ("the browser shows another page", |device| device.origin = "https://evil.example".to_owned()),
            ("nobody has shown a finger", |device| device.is_verifying = false),
            ("another device has the same name for its passkey", |device| {
                let honest = device.clone();
                *device = Authenticator::new(8, ORIGIN);
                device.call_itself(&honest);
            }),
        ];
        for (what, spoil) in cases {
            let mut spoilt = device.clone();
            spoil(&mut spoilt);
            let mut visitor = Visitor::new(port, ORIGIN);
            let (status, said) = sign_in(&mut visitor, &mut spoilt).await;
            assert_eq!((status, who(&mut visitor).await), (422, None), "{what}: {said}");
        }
        let mut copy = device.clone();
        assert_eq!(sign_in(&mut Visitor::new(port, ORIGIN), &mut device).await.0, 200);
        let (status, said) = sign_in(&mut Visitor::new(port, ORIGIN), &mut copy).await;
        assert_eq!(status, 422, "a copy that counts anew: {said}");
        let (status, _) = answer(&mut first, "/api/me/passkeys", |options| {
            let mut other = Authenticator::new(11, "https://evil.example");
            other.create(options)
        })
        .await;
        assert_eq!(status, 422);
        assert_eq!(who(&mut first).await, Some(player));
    });
}

#[test]
fn other_pages_and_impatient_ones_are_kept_out() {
    let folder = Folder::new();
    let impatient = HallSettings { creations: 6, ..settings(&folder.file("tavli.db")) };
    let server = Running::begin_with(impatient, 0);
    run(async {
        let mut evil = Visitor::new(server.port, "https://evil.example");
        assert_eq!(evil.ask("POST", "/api/me/sign-in/challenge", &Value::Null).await.0, 403);
        let mut visitor = Visitor::new(server.port, ORIGIN);
        let mut statuses = Vec::new();
        for _ in 0..8 {
            statuses.push(visitor.ask("POST", "/api/me/sign-in/challenge", &Value::Null).await.0);
        }
        assert_eq!((statuses[0], statuses[7]), (200, 429));
    });
}

#[test]
fn a_server_without_a_public_address_offers_none() {
    let folder = Folder::new();
    let server = Running::begin(&folder.file("tavli.db"), 0);
    run(async {
        let mut visitor = Visitor::new(server.port, "http://127.0.0.1");
        let me = visitor.get("POST", "/api/me", &Value::Null).await;
        assert_eq!(me["offers_passkeys"], false);
        for path in ["/api/me/passkeys/challenge", "/api/me/sign-in/challenge"] {
            assert_eq!(visitor.ask("POST", path, &Value::Null).await.0, 404, "{path}");
        }
        assert_eq!(visitor.ask("GET", "/api/me/passkeys", &Value::Null).await.0, 404);
    });
}

/// A question that one server asks may be answered to another.
#[test]
fn several_servers_know_each_others_questions() {
    let Some(postgres) = Postgres::start() else { return };
    let database = postgres.database();
    let servers = [(); 2].map(|()| Running::begin_with(settings(&database), 0));
    run(async {
        let (mut first, player) = newcomer(servers[0].port).await;
        let mut device = Authenticator::new(7, ORIGIN);
        let question = first.get("POST", "/api/me/passkeys/challenge", &Value::Null).await;
        first.port = servers[1].port;
        let credential = device.create(&question["options"]);
        let body = json!({ "challenge": question["challenge"], "credential": credential });
        assert_eq!(first.ask("POST", "/api/me/passkeys", &body).await.0, 201);
        let mut second = Visitor::new(servers[0].port, ORIGIN);
        let question = second.get("POST", "/api/me/sign-in/challenge", &Value::Null).await;
        second.port = servers[1].port;
        let body =
            json!({ "challenge": question["challenge"], "credential": device.get(&question["options"]) });
        assert_eq!(second.ask("POST", "/api/me/sign-in", &body).await.0, 200);
        second.port = servers[0].port;
        assert_eq!(who(&mut second).await, Some(player));
    });
}
