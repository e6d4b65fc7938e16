//! The engine in its worker: asked for plays, it answers when it is ready.

use std::cell::RefCell;

use js_sys::{Array, ArrayBuffer, JSON, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Response, Worker, WorkerOptions, WorkerType};

/// A step as the engine names it: the number, and where the checker comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineStep {
    pub(crate) die: u8,
    /// A progress, `hand`, `bar`, or `middle m`.
    pub(crate) from: String,
}

/// What the engine answers: the steps to be played, or what went wrong.
pub(crate) type Answer = Result<Vec<EngineStep>, String>;

type Waiting = Box<dyn FnOnce(&JsValue)>;

/// The worker, the nets that it has, and who waits for an answer.
#[derive(Default)]
struct Engine {
    worker: Option<Worker>,
    nets: Vec<String>,
    waiting: Vec<(u32, Waiting)>,
    asked: u32,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Asks for a play. `line` is the position with its dice in the exchange format.
pub(crate) fn choose(
    game: &str,
    line: &str,
    level: &str,
    progress: impl Fn(u32) + 'static,
    answer: impl FnOnce(Answer) + 'static,
) {
    let (game, line, level) = (game.to_owned(), line.to_owned(), level.to_owned());
    spawn_local(async move {
        if let Err(fault) = provide_net(&game, progress).await {
            return answer(Err(describe(&fault)));
        }
        let line = quoted(&line);
        let request =
            |id: u32| format!("\"game\":\"{game}\",\"level\":\"{level}\",\"seed\":{id},\"position\":{line}");
        send(request, Box::new(|parsed| answer(read_answer(parsed))));
    });
}

/// Asks for an analysis by the fields of a question; the answer is whatever the worker says, as an object.
#[cfg(feature = "further")]
pub(crate) async fn ask(games: &[String], fields: String) -> Result<JsValue, String> {
    for game in games {
        provide_net(game, |_| {}).await.map_err(|fault| describe(&fault))?;
    }
    start_worker().map_err(|fault| describe(&fault))?;
    let mut fields = Some(fields);
    let answered = js_sys::Promise::new(&mut |resolve, _| {
        let waiting = move |parsed: &JsValue| drop(resolve.call1(&JsValue::NULL, parsed));
        send(|_| fields.take().unwrap_or_default(), Box::new(waiting));
    });
    let parsed = JsFuture::from(answered).await.map_err(|fault| describe(&fault))?;
    match field(&parsed, "error").as_string() {
        Some(error) => Err(error),
        None => Ok(parsed),
    }
}

/// A text as JSON writes it.
pub(crate) fn quoted(text: &str) -> String {
    JSON::stringify(&JsValue::from_str(text)).map(String::from).unwrap_or_default()
}

/// Sends a request, made of its fields for its mark; whoever waits hears the answer.
fn send(fields: impl FnOnce(u32) -> String, waiting: Waiting) {
    let id = ENGINE.with_borrow_mut(|engine| {
        engine.asked += 1;
        engine.waiting.push((engine.asked, waiting));
        engine.asked
    });
    post(&JsValue::from_str(&format!("{{\"id\":{id},{}}}", fields(id))));
}

fn post(message: &JsValue) {
    ENGINE.with_borrow(|engine| {
        if let Some(worker) = &engine.worker {
            let _ = worker.post_message(message);
        }
    });
}

/// Starts the worker and hands it the net of a game, unless it has it already.
async fn provide_net(game: &str, progress: impl Fn(u32)) -> Result<(), JsValue> {
    if ENGINE.with_borrow(|engine| engine.nets.iter().any(|net| net == game)) {
        return Ok(());
    }
    let worker = start_worker()?;
    let bytes = fetch(&asset(&format!("nets/{game}.net"))?, progress).await?;
    let message = js_sys::Object::new();
    Reflect::set(&message, &"net".into(), &game.into())?;
    Reflect::set(&message, &"bytes".into(), &bytes)?;
    worker.post_message_with_transfer(&message, &Array::of1(&bytes))?;
    ENGINE.with_borrow_mut(|engine| engine.nets.push(game.to_owned()));
    Ok(())
}

fn start_worker() -> Result<Worker, JsValue> {
    if let Some(worker) = ENGINE.with_borrow(|engine| engine.worker.clone()) {
        return Ok(worker);
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&asset("worker.js")?, &options)?;
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    ENGINE.with_borrow_mut(|engine| engine.worker = Some(worker.clone()));
    Ok(worker)
}

/// The address of a file, whose name carries the hash of its content; the page lists them all.
pub(crate) fn asset(name: &str) -> Result<String, JsValue> {
    let list = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("assets"))
        .and_then(|element| element.text_content())
        .ok_or("the page lists no files")?;
    let list = JSON::parse(&list)?;
    Reflect::get(&list, &name.into())?.as_string().ok_or_else(|| format!("there is no file {name}").into())
}

/// Fetches a file and tells how much of it has come, in percent.
pub(crate) async fn fetch(address: &str, progress: impl Fn(u32)) -> Result<ArrayBuffer, JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    progress(0);
    let response: Response = JsFuture::from(window.fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{address}: {}", response.status()).into());
    }
    let bytes = JsFuture::from(response.array_buffer()?).await?;
    progress(100);
    bytes.dyn_into()
}

/// An answer of the worker: a JSON text.
fn hear(data: &JsValue) {
    let Some(parsed) = data.as_string().and_then(|text| JSON::parse(&text).ok()) else { return };
    let id = Reflect::get(&parsed, &"id".into()).ok().and_then(|id| id.as_f64()).unwrap_or(0.0) as u32;
    let waiting = ENGINE.with_borrow_mut(|engine| {
        let index = engine.waiting.iter().position(|(waiting, _)| *waiting == id)?;
        Some(engine.waiting.swap_remove(index).1)
    });
    if let Some(waiting) = waiting {
        waiting(&parsed);
    }
}

/// A field of an object; nothing where there is none.
pub(crate) fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn read_answer(parsed: &JsValue) -> Answer {
    if let Some(error) = field(parsed, "error").as_string() {
        return Err(error);
    }
    let steps = Array::from(&field(parsed, "steps"));
    Ok(steps
        .iter()
        .map(|step| {
            let from = field(&step, "from");
            let from = from.as_string().or_else(|| from.as_f64().map(|number| (number as u32).to_string()));
            EngineStep {
                die: field(&step, "die").as_f64().unwrap_or(0.0) as u8,
                from: from.unwrap_or_default(),
            }
        })
        .collect())
}

fn describe(fault: &JsValue) -> String {
    fault.as_string().unwrap_or_else(|| format!("{fault:?}"))
}
