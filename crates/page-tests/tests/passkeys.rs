//! A passkey, made in one browser and shown in another: the browser's own devices for tests take part.

use serde_json::{Value, json};
use tavli_page_tests::{Opponent, Server, Visit, in_two_browsers_at};

/// Plugs a device into the browser that can keep passkeys, and whose owner is there.
async fn plug_in(visit: &Visit) -> Value {
    visit.devtools("WebAuthn.enable", json!({ "enableUI": false })).await;
    let options = json!({
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
        "automaticPresenceSimulation": true,
    });
    let made = visit.devtools("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    made["authenticatorId"].clone()
}

async fn who(visit: &Visit) -> Value {
    visit.script("return (await (await fetch('/api/me')).json()).player;", json!(null)).await
}

/// What the browser says on its console about answers that are meant to be refusals is no fault.
async fn forgive(visit: &Visit, status: &str) {
    let complaints = visit.complaints().await;
    let other: Vec<_> = complaints.iter().filter(|line| !line.contains(status)).collect();
    assert!(other.is_empty(), "{other:?}");
}

const SAID: &str = ".passkeys [role=status]";
/// The field of the name: the one for a code stands there before it.
const NAME: &str = ".name-field input[autocomplete=nickname]";

#[test]
fn a_passkey_makes_two_browsers_one_player() {
    in_two_browsers_at(Server::start_with_passkeys, async |first, second| {
        let (here, there) = (Opponent::new(first).await, Opponent::new(second).await);
        first.go_to("me").await;
        let device = plug_in(first).await;
        first.find(NAME).await.send_keys("Anna").await.expect("it takes keys");
        first.press(".name-field button", "Keep the name").await;
        here.wait_for(".name-field [role=status]", "Kept").await;

        let finger = |is_there: bool| json!({ "authenticatorId": device, "isUserVerified": is_there });
        first.devtools("WebAuthn.setUserVerified", finger(false)).await;
        first.press(".passkeys button", "Add a passkey").await;
        here.wait_for(SAID, "Your device has given nothing").await;
        here.wait_for(".passkeys .empty", "You have no passkey yet").await;
        first.devtools("WebAuthn.setUserVerified", finger(true)).await;
        first.press(".passkeys button", "Add a passkey").await;
        here.wait_for(SAID, "The passkey is added").await;
        here.wait_for(".passkeys .record", "not used yet").await;
        first.press(".passkeys button", "Add a passkey").await;
        here.wait_for(SAID, "This device has one of your passkeys already").await;

        // The passkey travels as those in password managers do.
        let kept = first.devtools("WebAuthn.getCredentials", json!({ "authenticatorId": device })).await;
        second.go_to("me").await;
        second.find(".passkeys .empty").await;
        assert_ne!(who(first).await, who(second).await);
        let other = plug_in(second).await;
        let credential = json!({ "authenticatorId": other, "credential": kept["credentials"][0] });
        second.devtools("WebAuthn.addCredential", credential).await;
        second.press(".passkeys button", "Sign in with a passkey").await;
        there.wait_for(SAID, "Welcome back").await;
        there.wait_for(".passkeys .record", "last used on").await;
        assert_eq!(who(first).await, who(second).await);
        second.reload().await;
        second.find(".passkeys .record").await;
        // Names and passkeys come by answers of their own, in any order.
        second.gives("return document.querySelector(input)?.value;", json!(NAME), json!("Anna")).await;

        second.press(".passkeys .record button", "Remove").await;
        there.wait_for(SAID, "opens nothing here any more").await;
        there.wait_for(".passkeys .empty", "You have no passkey yet").await;
        first.press(".passkeys button", "Sign in with a passkey").await;
        here.wait_for(SAID, "Nobody here has this passkey").await;
        assert_eq!(who(first).await, who(second).await, "both stay who they are");
        forgive(first, "422").await;
    });
}
