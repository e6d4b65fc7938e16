//! Files as they travel: compressed once, as much as it gets, rather than at every visit.

use ::brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// What gains nothing is left as it is: pictures are compressed by themselves.
const COMPRESSIBLE: [&str; 8] = ["html", "js", "css", "svg", "txt", "webmanifest", "wasm", "net"];

/// Whether a file of this name gains by being compressed.
pub(super) fn is_compressible(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, extension)| COMPRESSIBLE.contains(&extension))
}

/// As small as brotli makes it.
pub(super) fn brotli(bytes: &[u8]) -> Vec<u8> {
    let parameters =
        BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    let mut compressed = Vec::new();
    ::brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters).expect("memory takes every byte");
    compressed
}

/// For those who do not know brotli.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory takes every byte")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_make_repetition_small() {
        let bytes = b"tavli ".repeat(1000);
        assert!(brotli(&bytes).len() < 100 && gzip(&bytes).len() < 100);
    }

    #[test]
    fn pictures_are_left_as_they_are() {
        assert!(is_compressible("page-0.wasm") && is_compressible("portes-0.net"));
        assert!(!is_compressible("icon-192-0.png") && !is_compressible("LICENSE"));
    }
}
