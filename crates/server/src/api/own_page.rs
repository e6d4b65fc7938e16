//! Whether a request comes from our own page, from another one, or from a program.
//!
//! A browser sends the cookie with requests that other pages make it send; those must not count. It always says which page
//! made a request that does something, or that opens a WebSocket (`Origin`). Whoever shows no cookie and names no page is a
//! program, and can do nothing in anybody's name.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

use super::fault::{ApiFault, ErrorReason};

/// Lets a request pass that does something, unless another page may have made it.
pub(crate) fn check_page(
    headers: &HeaderMap,
    public: Option<&str>,
    has_cookie: bool,
) -> Result<(), ApiFault> {
    let foreign = |text: String| Err(ApiFault::new(ErrorReason::ForeignPage, text));
    match headers.get(ORIGIN) {
        Some(_) if is_own_origin(headers, public) => Ok(()),
        Some(origin) => foreign(format!(
            "this request comes from the page {}, and this server's is {}; an operator behind a proxy says `--origin`",
            String::from_utf8_lossy(origin.as_bytes()),
            public.map_or_else(|| format!("at {}", host(headers)), |public| public.to_owned())
        )),
        None if is_cross_site(headers) => foreign("this request comes from another page (Sec-Fetch-Site)".to_owned()),
        None if has_cookie => foreign(
            "a request with a cookie must say which page it comes from (Origin); programs send a token instead of the \
             cookie: POST /api/bots"
                .to_owned(),
        ),
        None => Ok(()),
    }
}

/// Whether a browser asks for our own page: the origin is where the request goes to, or the public one.
fn is_own_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok()) else { return false };
    match public {
        Some(public) => origin.eq_ignore_ascii_case(public.trim_end_matches('/')),
        None => origin.split_once("://").is_some_and(|(_, name)| name.eq_ignore_ascii_case(host(headers))),
    }
}

fn host(headers: &HeaderMap) -> &str {
    headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default()
}

/// Browsers say it even where they name no page.
fn is_cross_site(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passes(headers: &[(&'static str, &str)], public: Option<&str>, has_cookie: bool) -> bool {
        let mut map = HeaderMap::new();
        map.insert(HOST, "tavli.example:8170".parse().unwrap());
        for (name, value) in headers {
            map.insert(*name, value.parse().unwrap());
        }
        check_page(&map, public, has_cookie).is_ok()
    }

    #[test]
    fn other_pages_are_not_ours() {
        let check = |origin, public, expected| {
            for has_cookie in [false, true] {
                assert_eq!(
                    passes(&[("origin", origin)], public, has_cookie),
                    expected,
                    "{origin} {public:?}"
                );
            }
        };
        check("http://tavli.example:8170", None, true);
        check("https://evil.example", None, false);
        check("http://tavli.example", None, false);
        check("null", None, false);
        check("https://tavli.example", Some("https://tavli.example/"), true);
        check("http://tavli.example:8170", Some("https://tavli.example"), false);
    }

    #[test]
    fn programs_need_no_page_as_long_as_they_show_no_cookie() {
        assert!(passes(&[], None, false));
        assert!(!passes(&[], None, true));
        assert!(!passes(&[("sec-fetch-site", "cross-site")], None, false));
        assert!(!passes(&[("sec-fetch-site", "same-site")], None, false));
        assert!(passes(&[("sec-fetch-site", "none")], None, false));
    }
}
