//! The program `tavli`.
fn main() {}
