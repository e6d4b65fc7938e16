//! Which game is played, and by which readings of its rules (rule book, section 7).

use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    Zeno,
    Scripta,
    Portes,
    Plakoto,
    Fevga,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shield {
    Owner,
    Mover,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mother {
    Ordinary,
    LosesTwo,
    AtOnce,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runner {
    Reach,
    Pass,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartQuarter {
    EachStep,
    EndOfPlay,
    Free,
}

/// A game with all its options. An option of another game is accepted and has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    pub game: Game,
    /// How many points a path has.
    pub last: usize,
    pub checkers: u8,
    /// `dice_use = any`
    pub any_use: bool,
    /// `only_one_of_two = larger`
    pub larger_of_two: bool,
    /// `bear_off = exact`
    pub exact_bear_off: bool,
    /// `opening_roll = keep`; it changes no play, only which dice the first one has.
    pub keep_opening_roll: bool,
    /// `phase_gate = both`
    pub common_gate: bool,
    pub shield: Shield,
    /// `slide = may`
    pub may_slide: bool,
    /// `middle_row = hand`
    pub hit_to_hand: bool,
    pub mother: Mother,
    /// `bear_off_pinned = forbidden`
    pub pinned_stops_bear_off: bool,
    pub runner: Runner,
    pub start_quarter: StartQuarter,
    /// `prime = no_six`
    pub no_prime: bool,
}

impl Rules {
    /// Panics on a name or a value that the rule book does not know, so that a misspelt test cannot pass.
    pub fn new(game: &str, options: &BTreeMap<String, String>) -> Rules {
        let mut rules = Rules::default_of(game);
        for (name, value) in options {
            rules.set(name, value);
        }
        rules
    }

    fn default_of(game: &str) -> Rules {
        let game = match game {
            "zeno" => Game::Zeno,
            "scripta" => Game::Scripta,
            "portes" => Game::Portes,
            "plakoto" => Game::Plakoto,
            "fevga" => Game::Fevga,
            other => panic!("there is no game {other}"),
        };
        Rules {
            game,
            last: if game == Game::Scripta { 36 } else { 24 },
            checkers: 15,
            any_use: false,
            larger_of_two: false,
            exact_bear_off: false,
            keep_opening_roll: false,
            common_gate: false,
            shield: Shield::Owner,
            may_slide: false,
            hit_to_hand: false,
            mother: Mother::Ordinary,
            pinned_stops_bear_off: false,
            runner: Runner::Reach,
            start_quarter: StartQuarter::EachStep,
            no_prime: false,
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        match name {
            "dice_use" => self.any_use = is_second(name, value, "most", "any"),
            "only_one_of_two" => self.larger_of_two = is_second(name, value, "free", "larger"),
            "bear_off" => self.exact_bear_off = is_second(name, value, "overshoot", "exact"),
            "opening_roll" => self.keep_opening_roll = is_second(name, value, "again", "keep"),
            "phase_gate" => self.common_gate = is_second(name, value, "own", "both"),
            "slide" => self.may_slide = is_second(name, value, "must", "may"),
            "middle_row" => self.hit_to_hand = is_second(name, value, "beside", "hand"),
            "bear_off_pinned" => self.pinned_stops_bear_off = is_second(name, value, "allowed", "forbidden"),
            "prime" => self.no_prime = is_second(name, value, "free", "no_six"),
            "checkers" => self.checkers = value.parse().expect("checkers is a number"),
            "shield" => {
                self.shield = one_of(
                    name,
                    value,
                    &[("owner", Shield::Owner), ("mover", Shield::Mover), ("none", Shield::None)],
                );
            }
            "mother" => {
                self.mother = one_of(
                    name,
                    value,
                    &[
                        ("ordinary", Mother::Ordinary),
                        ("loses_two", Mother::LosesTwo),
                        ("at_once", Mother::AtOnce),
                    ],
                );
            }
            "runner" => {
                self.runner = one_of(
                    name,
                    value,
                    &[("reach", Runner::Reach), ("pass", Runner::Pass), ("none", Runner::None)],
                );
            }
            "start_quarter" => {
                self.start_quarter = one_of(
                    name,
                    value,
                    &[
                        ("each_step", StartQuarter::EachStep),
                        ("end_of_play", StartQuarter::EndOfPlay),
                        ("free", StartQuarter::Free),
                    ],
                );
            }
            other => panic!("there is no option {other}"),
        }
    }
}

fn is_second(name: &str, value: &str, first: &str, second: &str) -> bool {
    one_of(name, value, &[(first, false), (second, true)])
}

fn one_of<T: Copy>(name: &str, value: &str, known: &[(&str, T)]) -> T {
    for &(word, meaning) in known {
        if word == value {
            return meaning;
        }
    }
    panic!("option {name} has no value {value}")
}
