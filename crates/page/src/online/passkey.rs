//! Asking a device for a passkey, as the browser does it.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why a device has given nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PasskeyFault {
    /// The browser cannot ask for passkeys.
    Unable,
    /// The person has said no, or it took too long; browsers do not say which.
    Declined,
    /// The device has one already that it shall not have twice.
    Known,
    /// Something else, in the browser's words.
    Broken(String),
}

/// Whether the browser can ask for passkeys, and write down what it gets.
pub(crate) fn is_able() -> bool {
    reader("parseCreationOptionsFromJSON").is_ok() && credentials().is_ok()
}

/// Has a device make a passkey.
pub(crate) async fn made(options: &Value) -> Result<Value, PasskeyFault> {
    asked("parseCreationOptionsFromJSON", "create", options).await
}

/// Has a device show one.
pub(crate) async fn shown(options: &Value) -> Result<Value, PasskeyFault> {
    asked("parseRequestOptionsFromJSON", "get", options).await
}

async fn asked(reader_name: &str, deed: &str, options: &Value) -> Result<Value, PasskeyFault> {
    let (class, read) = reader(reader_name)?;
    let (credentials, wish) = (credentials()?, Object::new());
    let written = JSON::parse(&options.to_string()).map_err(PasskeyFault::of)?;
    let options = read.call1(&class, &written).map_err(PasskeyFault::of)?;
    Reflect::set(&wish, &"publicKey".into(), &options).map_err(PasskeyFault::of)?;
    let deed = function(&credentials, deed)?.call1(&credentials, &wish).map_err(PasskeyFault::of)?;
    let promise: Promise = deed.dyn_into().map_err(|_| PasskeyFault::Unable)?;
    let credential = JsFuture::from(promise).await.map_err(PasskeyFault::of)?;
    // Writing asks the credential itself how it wants to be written.
    let text = JSON::stringify(&credential).map_err(PasskeyFault::of)?;
    serde_json::from_str(&String::from(text)).map_err(|_| PasskeyFault::Unable)
}

fn reader(name: &str) -> Result<(JsValue, Function), PasskeyFault> {
    let window = web_sys::window().ok_or(PasskeyFault::Unable)?;
    let class = property(&window, "PublicKeyCredential")?;
    let read = function(&class, name)?;
    Ok((class, read))
}

/// Browsers have it only where nobody can listen on the way.
fn credentials() -> Result<JsValue, PasskeyFault> {
    let window = web_sys::window().ok_or(PasskeyFault::Unable)?;
    property(&window.navigator(), "credentials")
}

fn property(object: &JsValue, name: &str) -> Result<JsValue, PasskeyFault> {
    let found = Reflect::get(object, &name.into()).ok();
    found.filter(|found| !found.is_undefined() && !found.is_null()).ok_or(PasskeyFault::Unable)
}

fn function(object: &JsValue, name: &str) -> Result<Function, PasskeyFault> {
    property(object, name)?.dyn_into().map_err(|_| PasskeyFault::Unable)
}

impl PasskeyFault {
    fn of(thrown: JsValue) -> PasskeyFault {
        let part = |name: &str| property(&thrown, name).ok().and_then(|part| part.as_string());
        let (name, said) = (part("name").unwrap_or_default(), part("message").unwrap_or_default());
        match name.as_str() {
            "NotAllowedError" | "AbortError" => PasskeyFault::Declined,
            "InvalidStateError" => PasskeyFault::Known,
            "NotSupportedError" => PasskeyFault::Unable,
            _ => PasskeyFault::Broken(format!("{name} {said}")),
        }
    }
}
