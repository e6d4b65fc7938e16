//! The page as it is first loaded, without its further views. A crate of its own because a module for browsers that only joins
//! libraries is smaller than one that is compiled from the page itself.

pub use tavli_page::App;
