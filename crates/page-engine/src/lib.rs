//! The computer player as a module of its own: a web worker beside the page thinks, so that the page never stutters.
//!
//! `js/worker.js` passes on what the page says and what comes back; texts are JSON.

mod judges;
mod question;
mod request;
mod studies;
mod study;

use judges::Judges;
use studies::Studies;
use tavli_rules::{ExchangeFault, write_error, write_id};
use wasm_bindgen::prelude::*;

/// What the worker holds: the nets that it was given, the tables that it worked out, and the records that are looked at.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine {
    judges: Judges,
    studies: Studies,
}

#[wasm_bindgen]
impl Engine {
    /// An engine without any net yet: it judges by plain counts.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        // A panic that nobody sees cannot be mended.
        #[cfg(target_arch = "wasm32")]
        std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
        Engine::default()
    }

    /// Takes in the net of a game; the answer says of which, and what is wrong where it is not taken.
    pub fn take_net(&mut self, game: &str, bytes: &[u8]) -> String {
        let taken = game.parse().and_then(|game| self.judges.take(game, bytes));
        let net = serde_json::Value::from(game);
        match taken {
            Ok(()) => format!("{{\"net\":{net}}}"),
            Err(what) => format!("{{\"net\":{net},\"error\":{}}}", serde_json::Value::from(what)),
        }
    }

    /// Answers a request with the play that the level chooses, a question with its analysis, or with what is wrong with
    /// either.
    pub fn answer(&mut self, request: &str) -> String {
        let mut answer = String::new();
        if let Err(fault) = self.try_to_answer(request, &mut answer) {
            answer.clear();
            write_error(&fault, &mut answer);
        }
        answer
    }

    fn try_to_answer(&mut self, request: &str, answer: &mut String) -> Result<(), ExchangeFault> {
        let (fields, id) = request::fields(request)?;
        if fields.contains_key("ask") {
            answer.push('{');
            write_id(id.as_ref(), answer);
            question::answer(self, &fields, answer).map_err(|what| ExchangeFault { id, what })?;
            answer.push('}');
            return Ok(());
        }
        let request = request::read(fields, id)?;
        let chosen = request.choose(&mut self.judges, answer);
        chosen.map_err(|what| ExchangeFault { id: request.line.id, what })
    }
}
