//! Short sounds made on the spot: dice, a checker, a hit.

use tavli_rules::{Meeting, Step};
use web_sys::{AudioContext, OscillatorType};

use crate::engine::field;
use crate::settings::Settings;

thread_local! {
    static AUDIO: Option<AudioContext> = AudioContext::new().ok();
}

/// Browsers let a page sound only after somebody has touched it, and complain about one that tries before.
fn may_sound() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let activation = navigator.map(|navigator| field(&navigator, "userActivation"));
    // Those that do not say whether somebody has do not complain either.
    activation.is_none_or(|activation| field(&activation, "hasBeenActive").as_bool() != Some(false))
}

/// The sound of dice on wood: a few short clicks.
pub(crate) fn dice(settings: &Settings) {
    if settings.sound {
        [(0.0, 420.0), (0.06, 360.0), (0.11, 300.0), (0.19, 260.0)]
            .into_iter()
            .for_each(|(delay, pitch)| click(delay, pitch, 0.035, 0.10));
    }
}

/// A checker put down; a hit sounds harder.
pub(crate) fn of_steps(settings: &Settings, steps: &[Step]) {
    if !settings.sound {
        return;
    }
    let hits = steps.iter().any(|step| step.meeting != Meeting::Nothing);
    click(
        0.0,
        if hits { 150.0 } else { 230.0 },
        if hits { 0.12 } else { 0.06 },
        if hits { 0.30 } else { 0.16 },
    );
}

/// A win: three rising tones.
pub(crate) fn win(settings: &Settings) {
    if settings.sound {
        [(0.0, 392.0), (0.14, 494.0), (0.28, 587.0)]
            .into_iter()
            .for_each(|(delay, pitch)| click(delay, pitch, 0.5, 0.12));
    }
}

fn click(delay: f64, pitch: f32, length: f64, volume: f32) {
    if !may_sound() {
        return;
    }
    AUDIO.with(|audio| {
        let _ = audio.as_ref().map(|audio| tone(audio, delay, pitch, length, volume));
    });
}

fn tone(
    audio: &AudioContext,
    delay: f64,
    pitch: f32,
    length: f64,
    volume: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let start = audio.current_time() + delay;
    let (tone, loudness) = (audio.create_oscillator()?, audio.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(pitch);
    loudness.gain().set_value_at_time(volume, start)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, start + length)?;
    tone.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&audio.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(start + length)
}
