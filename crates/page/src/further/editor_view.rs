//! The tools for setting up a position: whose checkers, whose turn, which dice, and the link.

use leptos::prelude::*;
use tavli_messages as words;
use tavli_messages::Language;
use tavli_rules::{Position, Roll, Side};
use wasm_bindgen_futures::spawn_local;

use super::copy_view::copied;
use super::editor::Editor;
use super::position_fault::{fault_words, worst};
use crate::status::side_words;

#[component]
pub(super) fn EditorView(language: Language, editor: Editor, is_editing: RwSignal<bool>) -> impl IntoView {
    let fault = move || editor.faults.get().map(|faults| fault_words(language, &worst(&faults)));
    let tools = move || is_editing.get().then(|| view! { <Tools language=language editor=editor/> });
    view! {
        <p class="why-not" role="alert">{fault}</p>
        <p class="actions-row">
            <button
                class="second-action edit"
                aria-pressed=move || is_editing.get().to_string()
                on:click=move |_| is_editing.update(|is_editing| *is_editing = !*is_editing)
            >
                {words::editor_edit(language)}
            </button>
            <CopyLink language=language/>
        </p>
        {tools}
    }
}

#[component]
fn Tools(language: Language, editor: Editor) -> impl IntoView {
    let count = editor.referee.with_value(|referee| usize::from(referee.ruleset().dice.dice));
    let turn = Memo::new(move |_| editor.position.with(Position::turn));
    let set_turn = Callback::new(move |side| editor.set_turn(side));
    let set_brush = Callback::new(move |side| editor.brush.set(side));
    view! {
        <div class="editor">
            <p>{words::editor_lead(language)}</p>
            <SideChoice language=language name="brush" title=words::editor_brush(language) of=editor.brush.into() choose=set_brush/>
            <SideChoice language=language name="turn" title=words::editor_turn(language) of=turn.into() choose=set_turn/>
            <Dice language=language editor=editor count=count/>
            <button class="second-action" on:click=move |_| editor.begin_anew()>{words::editor_start(language)}</button>
        </div>
    }
}

/// White or Black.
#[component]
fn SideChoice(
    language: Language,
    name: &'static str,
    title: &'static str,
    of: Signal<Side>,
    choose: Callback<Side>,
) -> impl IntoView {
    let choices = Side::BOTH.map(|side| {
        view! {
            <label class="choice">
                <input type="radio" name=name prop:checked=move || of.get() == side on:change=move |_| choose.run(side)/>
                {side_words(language, side)}
            </label>
        }
    });
    view! { <fieldset><legend>{title}</legend>{choices.into_iter().collect_view()}</fieldset> }
}

/// One choice a die; as long as one is open, nothing is thrown.
#[component]
fn Dice(language: Language, editor: Editor, count: usize) -> impl IntoView {
    let thrown: Vec<u8> = editor
        .roll
        .get_untracked()
        .map(|roll| roll.dice().map(|die| die.value()).collect())
        .unwrap_or_default();
    let values =
        RwSignal::new((0..count).map(|at| thrown.get(at).copied().unwrap_or(0)).collect::<Vec<u8>>());
    Effect::new(move |_| {
        let roll = values.with(|values| Roll::new(values).ok());
        if editor.roll.get_untracked() != roll {
            editor.roll.set(roll);
        }
    });
    let choice = move |at: usize| {
        let choose = move |event: leptos::ev::Event| {
            let value = event_target_value(&event).parse().unwrap_or(0);
            values.update(|values| values[at] = value);
        };
        let options = (0..=6u8).map(move |value| {
            let name = if value == 0 { "–".to_owned() } else { value.to_string() };
            view! { <option value=value.to_string() selected=move || values.with(|values| values[at] == value)>{name}</option> }
        });
        let label = words::editor_die(language, at as u32 + 1);
        view! { <select class="plain" aria-label=label on:change=choose>{options.collect_view()}</select> }
    };
    view! {
        <fieldset>
            <legend>{words::editor_dice(language)}</legend>
            {(0..count).map(choice).collect_view()}
        </fieldset>
    }
}

/// Copies the address, which holds the position.
#[component]
fn CopyLink(language: Language) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        let Ok(address) = window().location().href() else { return };
        spawn_local(async move {
            is_copied.try_set(copied(&address).await);
        });
    };
    let name = move || if is_copied.get() { words::copied(language) } else { words::copy_link(language) };
    view! { <button class="second-action" aria-live="polite" on:click=copy>{name}</button> }
}
