//! The page with its further views. A crate of its own only because cargo keeps one module for browsers a crate, and both pages
//! should be kept.

pub use tavli_page::App;
