//! Every game from its beginning to its end, through the page: with the mouse, with a finger, with the keyboard alone.

use tavli_board::{Expected, Table};
use tavli_page_tests::{Companion, Dice, Means, Policy, Screen, in_browser, reached};
use tavli_rules::{BuiltIn, Match};

/// The byte with whose dice a game is over soon: the page's part is the same in every turn.
fn short_game(game: BuiltIn) -> u8 {
    let is_over = |table: &Table| matches!(table.expected(), Expected::GameOver(_));
    let turns = |byte: &u8| {
        let table = Table::new(Match::single(game.referee()));
        let ended = reached(table, Dice::chained(*byte), Policy::Race, is_over);
        ended.map_or(usize::MAX, |table| table.played().game().turns().len())
    };
    (0..40).min_by_key(turns).expect("there are some")
}

fn play(game: BuiltIn, means: Means) {
    in_browser(async |visit| {
        let table = Table::new(Match::single(game.referee()));
        let mut companion = Companion::new(visit, means, table);
        if means == Means::Touch {
            Screen::Phone.set(visit).await;
        }
        companion.set_up(game, short_game(game)).await;
        companion.play_to_the_end().await;
        companion.check().await;
        assert!(companion.record().contains(" wins "), "{}", companion.record());
    });
}

macro_rules! games {
    ($($name:ident: $game:ident $means:ident,)*) => {
        $(#[test] fn $name() { play(BuiltIn::$game, Means::$means) })*
    };
}

games! {
    zeno_with_the_mouse: Zeno Mouse,
    scripta_with_the_mouse: Scripta Mouse,
    portes_with_the_mouse: Portes Mouse,
    plakoto_with_the_mouse: Plakoto Mouse,
    fevga_with_the_mouse: Fevga Mouse,
    zeno_with_a_finger: Zeno Touch,
    scripta_with_a_finger: Scripta Touch,
    portes_with_a_finger: Portes Touch,
    plakoto_with_a_finger: Plakoto Touch,
    fevga_with_a_finger: Fevga Touch,
    zeno_with_keys_alone: Zeno Keys,
    scripta_with_keys_alone: Scripta Keys,
    portes_with_keys_alone: Portes Keys,
    plakoto_with_keys_alone: Plakoto Keys,
    fevga_with_keys_alone: Fevga Keys,
}
