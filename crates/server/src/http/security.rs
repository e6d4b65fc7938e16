//! What browsers are told so that nobody can make the page do what it was not made for.

use axum::http::HeaderValue;
use axum::response::Response;
use std::sync::LazyLock;

/// What the page may load: one rule a line, for the page as a static site too.
const POLICY: &str = include_str!("../../../page/policy.txt");

/// The page needs nothing of the machine.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

const HEADERS: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", PERMISSIONS),
];

static POLICY_HEADER: LazyLock<HeaderValue> = LazyLock::new(|| {
    let rules: Vec<&str> = POLICY.lines().collect();
    HeaderValue::from_str(&rules.join("; ")).expect("the policy is plain text")
});

/// Every answer has them all: a worker, for one, obeys the policy that came with its own script.
pub(super) async fn guarded(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert("content-security-policy", POLICY_HEADER.clone());
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
