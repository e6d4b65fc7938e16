//! A guided first game: small tasks on a board that checks itself.

use leptos::prelude::*;
use tavli_board::{Gesture, TASKS, lesson};
use tavli_messages as words;
use tavli_messages::{LESSON_TASKS, Language, LessonText, lesson_key, text_in};
use tavli_rules::BuiltIn;

use crate::app::go;
use crate::board_view::BoardView;
use crate::book::book;
use crate::dice_view::{DiceBox, Lying};
use crate::play::Play;
use crate::route::View;
use crate::shown::Problem;
use crate::storage;

// Every task has its texts.
const _: () = assert!(LESSON_TASKS as usize == TASKS);

/// How far a task is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Open,
    Missed,
    Reached,
}

/// The lesson of a game, at the task where somebody left it.
#[derive(Clone, Copy)]
struct Lesson {
    game: BuiltIn,
    /// The task, counted from 1.
    number: RwSignal<u32>,
    problem: Problem,
}

impl Lesson {
    fn begin(game: BuiltIn) -> Option<Lesson> {
        let kept = storage::read(&kept_key(game)).and_then(|text| text.parse().ok());
        let number = kept.filter(|number| (1..=LESSON_TASKS).contains(number)).unwrap_or(1);
        let problem = Problem::read(task(game, number).position)?;
        let lesson = Lesson { game, number: RwSignal::new(number), problem };
        lesson.set_up(number);
        Some(lesson)
    }

    /// Sets a task up, from its beginning.
    fn set_up(self, number: u32) {
        storage::keep(&kept_key(self.game), &number.to_string());
        self.number.set(number);
        self.problem.set(task(self.game, number).position);
        // Who begins is told to throw; later the dice have been thrown already.
        self.problem.is_thrown.set(number > 1);
    }

    fn progress(self) -> Progress {
        let turn = self.problem.turn();
        let goal = task(self.game, self.number.get()).goal;
        match (turn.is_done(), goal.is_reached(&turn)) {
            (_, true) => Progress::Reached,
            (true, false) => Progress::Missed,
            (false, false) => Progress::Open,
        }
    }

    /// On from here: to the next task, to this one again, or after the last to a game of one's own.
    fn go_on(self, language: Language, progress: Progress) {
        let number = self.number.get_untracked();
        match progress {
            Progress::Open => {}
            Progress::Missed => self.set_up(number),
            Progress::Reached if number < LESSON_TASKS => self.set_up(number + 1),
            Progress::Reached => {
                self.set_up(1);
                go(language, View::Setup(self.game));
            }
        }
    }

    fn lying(self) -> Lying {
        let turn = self.problem.turn();
        match self.problem.is_thrown.get() {
            true => Lying::played(&turn),
            false => Lying::waiting(turn.roll().count() as u8),
        }
    }

    /// Where one is, the task, and what was learned, as HTML.
    fn text(self, language: Language, progress: Progress, book: &str) -> String {
        let number = self.number.get();
        let text = |part: LessonText| text_in(book, &lesson_key(self.game, number, part)).unwrap_or_default();
        let (class, sentence) = match progress {
            Progress::Open => ("", ""),
            Progress::Missed => ("missed", words::lesson_missed(language)),
            Progress::Reached => ("done", text(LessonText::Done)),
        };
        format!(
            "<p class=\"lesson-at\">{} <progress max=\"{LESSON_TASKS}\" value=\"{number}\"></progress> {number} / {LESSON_TASKS}</p>\
             <h2>{}</h2><p>{}</p><p class=\"{class}\">{sentence}</p>",
            words::lesson(language),
            text(LessonText::Title),
            text(LessonText::Task),
        )
    }
}

fn task(game: BuiltIn, number: u32) -> &'static tavli_board::Task {
    &lesson(game)[number as usize - 1]
}

/// Under which name the browser keeps which task somebody is at.
fn kept_key(game: BuiltIn) -> String {
    format!("tavli.lesson.{game}")
}

#[component]
pub(crate) fn LessonView(play: Play, game: BuiltIn) -> impl IntoView {
    let language = play.language.get_untracked();
    let lesson = Lesson::begin(game)?;
    let (number, problem) = (lesson.number, lesson.problem);
    let book = book(language);
    let progress = Memo::new(move |_| lesson.progress());
    let lying = Memo::new(move |_| lesson.lying());
    let text = move || {
        let progress = progress.get();
        book.with(|book| book.as_ref().map(|book| lesson.text(language, progress, book)).unwrap_or_default())
    };
    let action = move || match progress.get() {
        Progress::Missed => words::try_again(language),
        Progress::Reached if number.get() == LESSON_TASKS => words::play(language),
        Progress::Open | Progress::Reached => words::next(language),
    };
    let shown = problem.shown();
    Some(view! {
        <section class="play lesson">
            <h1 class="play-title">{words::game_name(language, game)}</h1>
            <div class="table">
                <div class="lesson-text" role="status" inner_html=text></div>
                <BoardView shown=shown settings=play.settings language=language/>
                <aside class="panel">
                    <div class="thumb">
                        <DiceBox lying=lying throw=shown.throw language=language/>
                        // Not disabled, so that it keeps the focus when the next task begins.
                        <button
                            class="main-action"
                            aria-disabled=move || (progress.get() == Progress::Open).to_string()
                            on:click=move |_| lesson.go_on(language, progress.get_untracked())
                        >
                            {action}
                        </button>
                        <button class="second-action" aria-label=words::undo(language) on:click=move |_| problem.act(Gesture::Undo)>
                            <span class="wide">{words::undo(language)}</span>
                            <span class="narrow" aria-hidden="true">"↶"</span>
                        </button>
                    </div>
                    <p class="why-not" role="alert">{move || problem.refusal_words(language)}</p>
                    <button
                        class="link"
                        disabled=move || number.get() == 1
                        on:click=move |_| lesson.set_up(number.get_untracked() - 1)
                    >
                        {words::previous(language)}
                    </button>
                </aside>
            </div>
        </section>
    })
}
