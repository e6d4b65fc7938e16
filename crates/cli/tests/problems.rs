//! `tavli problems`: what it says where there are not enough, and that it does not depend on threads.

mod program;

use program::run;

#[test]
fn too_few_games_are_told() {
    let failed = run(&["problems", "portes", "--games", "1"], b"");
    assert_eq!(failed.code, Some(2));
    assert!(failed.err.contains("raise --games"), "{}", failed.err);
}

#[test]
fn problems_do_not_depend_on_threads() {
    let with =
        |threads| run(&["problems", "portes", "--count", "1", "--games", "6", "--threads", threads], b"");
    let (one, other) = (with("1"), with("2"));
    assert_eq!((one.code, &one.out), (other.code, &other.out));
    assert!(one.out.lines().count() == 2 && one.out.starts_with("# Made by"), "{} {}", one.out, one.err);
}
