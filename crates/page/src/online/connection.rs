//! A connection to a table that comes back by itself, for ever.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use tavli_protocol::{ClientMessage, ServerMessage};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// The first wait before trying again; each further one is twice as long.
const FIRST_WAIT: f64 = 500.0;
const LONGEST_WAIT: f64 = 10_000.0;
/// So often the server is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// A connection on which nothing was heard for so long is dead, whatever the browser believes.
const SILENCE: f64 = 60_000.0;

/// What is heard from a connection.
pub(crate) enum Heard {
    /// The way is open: one may say hello.
    Opened,
    /// The server says something.
    Message(ServerMessage),
    /// The way is lost; it is tried again.
    Lost,
}

/// A socket with those who listen to it.
struct Open {
    socket: WebSocket,
    _opened: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn()>,
}

/// The connection.
pub(crate) struct Connection {
    address: String,
    open: RefCell<Option<Open>>,
    /// How often it was tried in vain since something was heard.
    attempts: Cell<u32>,
    /// Counts the tries: what an older one says comes too late.
    round: Cell<u32>,
    heard_at: Cell<f64>,
    /// Whether the page was left. What a browser still tells it then, such as that nobody looks at it any more, brings nothing
    /// back.
    is_away: Cell<bool>,
    is_over: Cell<bool>,
    hear: Box<dyn Fn(Heard)>,
}

impl Connection {
    /// Connects to an address, and stays connected until the view that asked for it goes.
    pub(crate) fn begin(address: String, hear: impl Fn(Heard) + 'static) -> Rc<Connection> {
        let connection = Rc::new(Connection {
            address,
            open: RefCell::new(None),
            attempts: Cell::new(0),
            round: Cell::new(0),
            heard_at: Cell::new(0.0),
            is_away: Cell::new(false),
            is_over: Cell::new(false),
            hear: Box::new(hear),
        });
        connection.connect();
        connection
    }

    fn connect(self: &Rc<Self>) {
        let round = self.round.get() + 1;
        self.round.set(round);
        let Ok(socket) = WebSocket::new(&self.address) else { return self.again() };
        let with = |act: fn(&Rc<Connection>)| {
            let weak = Rc::downgrade(self);
            Closure::<dyn Fn()>::new(move || {
                if let Some(this) = weak.upgrade().filter(|this| this.round.get() == round) {
                    act(&this);
                }
            })
        };
        let opened = with(|this| (this.hear)(Heard::Opened));
        let closed = with(|this| this.lost());
        let weak = Rc::downgrade(self);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(this) = weak.upgrade().filter(|this| this.round.get() == round) {
                this.heard(&event);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        self.heard_at.set(js_sys::Date::now());
        *self.open.borrow_mut() = Some(Open { socket, _opened: opened, _heard: heard, _closed: closed });
    }

    fn heard(&self, event: &MessageEvent) {
        self.attempts.set(0);
        self.heard_at.set(js_sys::Date::now());
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(message) => (self.hear)(Heard::Message(message)),
            Err(fault) => leptos::logging::warn!("the server says what is not understood: {fault}"),
        }
    }

    /// The way is gone: says so, and tries again after a while.
    pub(crate) fn lost(self: &Rc<Self>) {
        self.close();
        if !self.is_over.get() {
            (self.hear)(Heard::Lost);
            self.again();
        }
    }

    fn again(self: &Rc<Self>) {
        let attempts = self.attempts.get();
        self.attempts.set(attempts + 1);
        let wait = (FIRST_WAIT * 2f64.powi(attempts.min(10) as i32)).min(LONGEST_WAIT);
        // Not all who lost the same server come back at the same moment.
        let wait = wait * (0.75 + js_sys::Math::random() / 2.0);
        let (round, weak) = (self.round.get(), Rc::downgrade(self));
        let connect = move || {
            if let Some(this) = weak.upgrade().filter(|this| this.round.get() == round) {
                this.connect_now();
            }
        };
        set_timeout(connect, Duration::from_millis(wait as u64));
    }

    /// Tries at once, unless there is a connection: somebody looks at the page again, or the network is back.
    pub(crate) fn connect_now(self: &Rc<Self>) {
        if self.open.borrow().is_none() && !self.is_away.get() && !self.is_over.get() {
            self.connect();
        }
    }

    /// The page is left. A browser that keeps it would keep the socket as well, and the player would seem to be there still.
    fn leave(self: &Rc<Self>) {
        self.is_away.set(true);
        self.lost();
    }

    /// The page is shown, for the first time or again after it was left.
    fn come_back(self: &Rc<Self>) {
        self.is_away.set(false);
        self.connect_now();
    }

    /// Says something; what is said while nobody listens is lost, and said again by whoever wants it done.
    pub(crate) fn say(&self, message: &ClientMessage) {
        if let Some(open) =
            self.open.borrow().as_ref().filter(|open| open.socket.ready_state() == WebSocket::OPEN)
        {
            let text = serde_json::to_string(message).expect("messages can be written");
            let _ = open.socket.send_with_str(&text);
        }
    }

    /// Asks whether the server is there; a connection that has been silent for too long is given up.
    fn ping(self: &Rc<Self>) {
        match js_sys::Date::now() - self.heard_at.get() > SILENCE && self.open.borrow().is_some() {
            true => self.lost(),
            false => self.say(&ClientMessage::Ping),
        }
    }

    fn close(&self) {
        // Whatever the old socket still says comes too late.
        self.round.set(self.round.get() + 1);
        if let Some(open) = self.open.borrow_mut().take() {
            open.socket.set_onopen(None);
            open.socket.set_onclose(None);
            open.socket.set_onmessage(None);
            let _ = open.socket.close();
        }
    }

    /// Ends it for good.
    pub(crate) fn end(&self) {
        self.is_over.set(true);
        self.close();
    }
}

/// Keeps a connection awake as long as a view is shown: comes back with the network and with the eyes of the player, goes while
/// the page is left, and ends with the view.
pub(crate) fn attend(connection: StoredValue<Option<Rc<Connection>>, LocalStorage>) {
    let with = move |act: fn(&Rc<Connection>)| {
        connection.try_with_value(|connection| connection.as_ref().map(act));
    };
    let listening = [
        window_event_listener_untyped("online", move |_| with(|connection| connection.connect_now())),
        window_event_listener_untyped("offline", move |_| with(|connection| connection.lost())),
        window_event_listener_untyped("visibilitychange", move |_| {
            with(|connection| connection.connect_now())
        }),
        window_event_listener_untyped("pagehide", move |_| with(Connection::leave)),
        window_event_listener_untyped("pageshow", move |_| with(Connection::come_back)),
    ];
    let pinging = set_interval_with_handle(move || with(|connection| connection.ping()), PING);
    on_cleanup(move || {
        listening.into_iter().for_each(|listening| listening.remove());
        if let Ok(pinging) = pinging {
            pinging.clear();
        }
        with(|connection| connection.end());
    });
}
