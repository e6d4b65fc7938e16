//! Tables of several rules, each made when it is first asked for.

use std::sync::OnceLock;

use tavli_rules::Referee;

use super::BearOff;

/// Tables for rules that bear off differently, as the options of one game do. A table that is made stays where it is, so that
/// searches on other threads may go on with theirs.
///
/// ```
/// use tavli_engine::{BearOff, BearOffShelf};
/// use tavli_rules::{BuiltIn, Referee};
/// let [one, other] = ["2", "3"].map(|checkers| {
///     Referee::new(BuiltIn::Portes.ruleset().with_option("checkers", checkers).unwrap()).unwrap()
/// });
/// let shelf = BearOffShelf::default();
/// for referee in [&one, &other] {
///     assert!(shelf.table(referee, || BearOff::build(referee)).fits(referee));
/// }
/// shelf.table(&one, || unreachable!("it stands there already"));
/// ```
#[derive(Debug, Default)]
pub struct BearOffShelf {
    first: OnceLock<Box<(BearOff, BearOffShelf)>>,
}

impl BearOffShelf {
    /// The table that fits these rules; made, and kept, where there is none yet.
    pub fn table(&self, referee: &Referee, make: impl FnOnce() -> BearOff) -> &BearOff {
        let mut make = Some(make);
        let mut shelf = self;
        loop {
            let place = || Box::new((make.take().expect("one is made at most")(), BearOffShelf::default()));
            let (table, further) = &**shelf.first.get_or_init(place);
            // One that was just made is the one asked for.
            if make.is_none() || table.fits(referee) {
                return table;
            }
            shelf = further;
        }
    }
}
