//! The page with its further views, as a module for browsers of its own.

pub use tavli_page::App;
