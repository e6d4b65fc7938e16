//! A table in words: who sits there, what is played, what is awaited, how it ended.

use tavli_board::{Expected, Table as Board};
use tavli_messages as words;
use tavli_messages::Language;
use tavli_protocol::{
    Awaited, ClockSetting, Command, Ending, Phrase, RefusedReason, Seat, Sitting, Table, TableSettings,
};
use tavli_rules::{BuiltIn, Game, Match, Outcome, Player, Side};

use super::hosted::Hosted;
use crate::status::side_words as colour_words;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// How others call somebody: the name, or a guest. Sentences know "you" as a word of their own.
pub(crate) fn name(language: Language, name: &str) -> String {
    match name {
        "" => words::online_guest(language).to_owned(),
        "you" => "“you”".to_owned(),
        name => name.to_owned(),
    }
}

fn sitting_name(language: Language, sitting: &Sitting) -> String {
    match sitting.computer.as_deref() {
        Some(level) => computer_name(language, level),
        None => name(language, &sitting.name),
    }
}

fn computer_name(language: Language, level: &str) -> String {
    let level = words::level_name(language, level).unwrap_or_default();
    format!("{} ({level})", words::computer(language))
}

/// The name of a player by the public id, which says it of the computer.
pub(crate) fn player_name(language: Language, id: &str, known: &str) -> String {
    match id.strip_prefix("computer-") {
        Some(level) => computer_name(language, level),
        None => name(language, known),
    }
}

/// How long one may be away, and what follows.
pub(crate) fn leaver_words(language: Language, clock: ClockSetting, away_seconds: u32) -> String {
    match clock {
        ClockSetting::Correspondence { .. } => words::online_leaver_days(language).to_owned(),
        ClockSetting::None | ClockSetting::Fischer { .. } | ClockSetting::Delay { .. } => {
            words::online_leaver(language, away_seconds.div_ceil(60))
        }
    }
}

/// The name of who sits on a seat.
pub(crate) fn seat_name(table: &Table, language: Language, seat: Seat) -> String {
    table.sitting(seat).map_or_else(|| "…".to_owned(), |sitting| sitting_name(language, sitting))
}

/// How sentences call a seat: you, or who sits there. For who watches two of the same name, such as guests, it is the colour.
pub(crate) fn seat_words(hosted: &Hosted, language: Language, seat: Seat) -> String {
    let Some(table) = hosted.table() else { return String::new() };
    if hosted.seat() == Some(seat) {
        return "you".to_owned();
    }
    let name = seat_name(table, language, seat);
    match hosted.board() {
        Some(board) if hosted.seat().is_none() && name == seat_name(table, language, seat.opponent()) => {
            let is_white = board.player(Side::White) == seat.into();
            colour_words(language, if is_white { Side::White } else { Side::Black }).to_owned()
        }
        Some(_) | None => name,
    }
}

/// How sentences call a side of the game that the board shows.
pub(crate) fn side_words(hosted: &Hosted, language: Language, side: Side) -> String {
    let player = hosted.board().map_or(Player::First, |board| board.player(side));
    seat_words(hosted, language, player.into())
}

/// What is played, in a few words.
pub(crate) fn match_words(language: Language, settings: &TableSettings) -> String {
    let game = game_words(language, &settings.game);
    match settings.points {
        0 => game,
        points => format!("{game} · {}", words::to_points(language, u32::from(points))),
    }
}

/// A game by its name, or the match of three games.
pub(crate) fn game_words(language: Language, game: &str) -> String {
    match BuiltIn::named(game) {
        Some(game) => words::game_name(language, game).to_owned(),
        None => words::tavli_match(language).to_owned(),
    }
}

/// How time is counted.
pub(crate) fn clock_words(language: Language, clock: ClockSetting) -> String {
    match clock {
        ClockSetting::None => words::clock_none(language).to_owned(),
        ClockSetting::Fischer { seconds, added } => words::clock_fischer(language, seconds / 60, added),
        ClockSetting::Delay { seconds, free } => words::clock_delay(language, seconds / 60, free),
        ClockSetting::Correspondence { days } => words::clock_days(language, days),
    }
}

/// Time left as clocks show it.
pub(crate) fn time_words(language: Language, milliseconds: i64) -> String {
    let left = milliseconds.max(0);
    match left {
        _ if left >= 48 * HOUR => words::clock_days(language, (left / (24 * HOUR)) as u32),
        _ if left >= HOUR => {
            format!("{}:{:02}:{:02}", left / HOUR, left % HOUR / MINUTE, left % MINUTE / SECOND)
        }
        _ if left >= 10 * SECOND => format!("{}:{:02}", left / MINUTE, left % MINUTE / SECOND),
        _ => format!("{}.{}", left / SECOND, left % SECOND / 100),
    }
}

/// What is expected now, or how it ended.
pub(crate) fn status(hosted: &Hosted, language: Language) -> String {
    let (Some(table), Some(board)) = (hosted.table(), hosted.board()) else {
        return words::online_connecting(language).to_owned();
    };
    match (board.expected(), table.ending()) {
        (_, Some(ending)) if hosted.is_shown() => ending_words(hosted, table, language, ending),
        (Expected::GameOver(outcome), _) => outcome_words(hosted, board, language, outcome),
        _ if !hosted.is_shown() => match side_words(hosted, language, board.position().turn()).as_str() {
            "you" => words::your_turn_play(language).to_owned(),
            who => words::turn_play(language, who),
        },
        _ => awaited_words(hosted, table, language),
    }
}

fn awaited_words(hosted: &Hosted, table: &Table, language: Language) -> String {
    let own = hosted.side();
    let who = |side: Side| seat_words(hosted, language, table.seat(side));
    match table.awaited() {
        Awaited::Seats => words::online_waiting(language).to_owned(),
        Awaited::Tips(_) | Awaited::Dice | Awaited::Nothing => words::loading(language).to_owned(),
        Awaited::Links(_) if hosted.is_secret_elsewhere() => {
            words::online_secret_elsewhere(language).to_owned()
        }
        Awaited::Links(sides) => links_words(hosted, table, language, &sides),
        Awaited::Play(side) if own == Some(side) => own_play_words(hosted, language),
        Awaited::Play(side) => words::turn_play(language, &who(side)),
    }
}

fn links_words(hosted: &Hosted, table: &Table, language: Language, sides: &[Side]) -> String {
    let own = hosted.side();
    let opponent = |side: Side| seat_words(hosted, language, table.seat(side.opponent()));
    let is_opening = Side::BOTH.into_iter().all(|side| table.throws_now(side));
    let turn = table.played().game().position().turn();
    match own {
        Some(side) if is_opening && !sides.contains(&side) => {
            words::online_joins_throw(language, &opponent(side))
        }
        _ if is_opening => words::opening_throw(language).to_owned(),
        Some(side) if side == turn => words::your_turn_throw(language).to_owned(),
        _ => words::turn_throw(language, &seat_words(hosted, language, table.seat(turn))),
    }
}

fn own_play_words(hosted: &Hosted, language: Language) -> String {
    let turn = hosted.board().and_then(|board| board.turn());
    let text = match turn {
        _ if hosted.commands.has(|command| matches!(command, Command::Play { .. })) => {
            words::online_sending(language)
        }
        Some(turn) if turn.is_done() && turn.steps().is_empty() => words::no_move_possible(language),
        Some(turn) if turn.is_done() => words::your_turn_confirm(language),
        Some(_) | None => words::your_turn_play(language),
    };
    text.to_owned()
}

fn outcome_words(hosted: &Hosted, board: &Board, language: Language, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => drawn_words(board.played(), language).to_owned(),
        Outcome::Won { winner, points } => {
            let won = words::game_won(language, &side_words(hosted, language, winner), u32::from(points));
            given_up(hosted, board.played(), language) + &won
        }
    }
}

/// The game that ended last.
fn ended(played: &Match) -> Option<&Game> {
    played.games().map(|game| &game.game).filter(|game| game.outcome().is_some()).last()
}

fn drawn_words(played: &Match, language: Language) -> &'static str {
    match ended(played).is_some_and(Game::is_agreed_draw) {
        true => words::online_draw_agreed(language),
        false => words::online_drawn(language),
    }
}

/// That somebody has given up, with room for the sentence that says who wins; nothing where the game was played out.
fn given_up(hosted: &Hosted, played: &Match, language: Language) -> String {
    let side = ended(played).and_then(Game::resigned);
    let told = |side: Side| format!("{} ", words::resigned(language, &side_words(hosted, language, side)));
    side.map(told).unwrap_or_default()
}

fn ending_words(hosted: &Hosted, table: &Table, language: Language, ending: Ending) -> String {
    let who = |seat: Seat| seat_words(hosted, language, seat);
    match ending {
        Ending::Played(None) => drawn_words(table.played(), language).to_owned(),
        Ending::Played(Some(seat)) if table.is_match() => {
            let score = table.played().score();
            let (own, opponent) = (score[seat.into()], score[seat.opponent().into()]);
            let won = words::match_won(language, &who(seat), &format!("{own} : {opponent}"));
            given_up(hosted, table.played(), language) + &won
        }
        Ending::Played(Some(seat)) => {
            let points = match table.played().game().outcome() {
                Some(Outcome::Won { points, .. }) => u32::from(points),
                Some(Outcome::Draw) | None => 1,
            };
            given_up(hosted, table.played(), language) + &words::game_won(language, &who(seat), points)
        }
        Ending::TimedOut(seat) => words::online_time_over(language, &who(seat)),
        Ending::Left(seat) => words::online_left(language, &who(seat)),
        Ending::Aborted => words::online_aborted(language).to_owned(),
    }
}

/// Why the server did not do something.
pub(crate) fn refused_words(language: Language, reason: RefusedReason) -> &'static str {
    match reason {
        RefusedReason::OutOfTurn | RefusedReason::NotSeated => words::refused_turn(language),
        RefusedReason::AgainstTheRules => words::refused_rules(language),
        RefusedReason::BadTip | RefusedReason::BadLink | RefusedReason::LinkMissing => {
            words::refused_dice(language)
        }
        RefusedReason::NoFreeSeat => words::refused_seat(language),
        RefusedReason::NotAllowedHere => words::refused_not_allowed(language),
        RefusedReason::Over => words::refused_over(language),
        RefusedReason::TooFast => words::refused_too_fast(language),
        RefusedReason::NotKept => words::refused_not_kept(language),
        RefusedReason::NotUnderstood
        | RefusedReason::WrongVersion
        | RefusedReason::NoSuchTable
        | RefusedReason::TooLong => words::refused_otherwise(language),
    }
}

/// A ready phrase.
pub(crate) fn phrase_words(language: Language, phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => words::phrase_hello(language),
        Phrase::GoodLuck => words::phrase_good_luck(language),
        Phrase::WellPlayed => words::phrase_well_played(language),
        Phrase::LuckyMe => words::phrase_lucky_me(language),
        Phrase::UnluckyMe => words::phrase_unlucky_me(language),
        Phrase::Thanks => words::phrase_thanks(language),
        Phrase::BackSoon => words::phrase_back_soon(language),
        Phrase::Goodbye => words::phrase_goodbye(language),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shown_as_clocks_do() {
        let check = |milliseconds, text: &str| assert_eq!(time_words(Language::English, milliseconds), text);
        check(-5, "0.0");
        check(9_940, "9.9");
        check(10_000, "0:10");
        check(605_000, "10:05");
        check(3_600_000 + 62_000, "1:01:02");
    }

    #[test]
    fn nobody_is_called_you_but_oneself() {
        assert_ne!(name(Language::English, "you"), "you");
        assert_eq!(name(Language::English, "Zoë"), "Zoë");
    }
}
