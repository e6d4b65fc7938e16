//! Which form of a file a browser understands.

use crate::page::File;

/// How a file travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The name in headers; the file as it is needs none.
    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Plain => None,
        }
    }

    /// The smallest form that there is and that the asker takes.
    pub(super) fn best(file: &File, accepted: &str) -> (Encoding, &'static [u8]) {
        let forms = [(Encoding::Brotli, file.brotli), (Encoding::Gzip, file.gzip)];
        let taken = forms
            .into_iter()
            .filter(|(encoding, _)| encoding.name().is_some_and(|name| takes(accepted, name)));
        taken
            .filter_map(|(encoding, bytes)| Some((encoding, bytes?)))
            .next()
            .unwrap_or((Encoding::Plain, file.plain))
    }
}

/// Whether a list as `gzip;q=0.8, br` takes an encoding: named without the weight 0, or else by the star.
fn takes(accepted: &str, name: &str) -> bool {
    let weight = |wanted: &str| {
        let mut parts = accepted.split(',').map(|part| part.split(';').map(str::trim));
        parts.find_map(|mut part| part.next()?.eq_ignore_ascii_case(wanted).then(|| weight_of(part)))
    };
    weight(name).or_else(|| weight("*")).is_some_and(|weight| weight > 0.0)
}

fn weight_of<'a>(mut parameters: impl Iterator<Item = &'a str>) -> f32 {
    let weight =
        parameters.find_map(|parameter| parameter.strip_prefix("q=").or(parameter.strip_prefix("Q=")));
    weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(accepted: &str, expected: Encoding) {
        let file = File { name: "a.js", plain: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") };
        assert_eq!(Encoding::best(&file, accepted).0, expected, "{accepted}");
    }

    #[test]
    fn smallest_form_that_is_taken_is_sent() {
        check("gzip, deflate, br, zstd", Encoding::Brotli);
        check("gzip", Encoding::Gzip);
        check("*", Encoding::Brotli);
        check("", Encoding::Plain);
        check("identity", Encoding::Plain);
        check("brotli", Encoding::Plain);
    }

    #[test]
    fn weight_of_zero_is_a_refusal() {
        check("br;q=0, gzip;q=0.5", Encoding::Gzip);
        check("br; q=0.000, *;q=1", Encoding::Gzip);
        check("*;q=0", Encoding::Plain);
        check("BR;q=0.1,gzip", Encoding::Brotli);
        check("br;q=much", Encoding::Plain);
    }

    #[test]
    fn form_that_is_not_there_is_not_sent() {
        let picture = File { name: "a.png", plain: b"plain", brotli: None, gzip: None };
        assert_eq!(Encoding::best(&picture, "br"), (Encoding::Plain, &b"plain"[..]));
    }
}
