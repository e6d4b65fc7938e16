//! How much a visitor loads before the page can be used, and how much that may be.

use super::Result;
use super::assets::Assets;
use std::fs;
use std::path::Path;

/// What a browser fetches before the page stands there; of the languages, the one with the most bytes.
const FIRST: [&str; 6] = ["index.html", "start.js", "page.js", "page.wasm", "page.css", "words-el.txt"];

/// The same for an address that needs the further page, without what every page needs.
const FURTHER: [&str; 4] = ["further.js", "further.wasm", "further.css", "further-el.txt"];

/// The most that it may have, compressed: a second on a slow connection of 1.6 Mbit.
const MOST_BYTES: u64 = 200_000;

/// The first load, in bytes as they travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FirstLoad(u64);

impl FirstLoad {
    /// Measures the files as brotli has made them, and prints the size of each.
    pub(super) fn measured(assets: &Assets, folder: &Path) -> Result<FirstLoad> {
        let further = total(assets, folder, &FURTHER)?;
        println!("{:>9} for the further page, compressed\n", kilobytes(further));
        let first = total(assets, folder, &FIRST)?;
        println!(
            "{:>9} for the first load, compressed; {} are allowed",
            kilobytes(first),
            kilobytes(MOST_BYTES)
        );
        Ok(FirstLoad(first))
    }

    /// Refuses a first load that is too large.
    pub(crate) fn within_budget(self) -> Result<()> {
        if self.0 <= MOST_BYTES {
            return Ok(());
        }
        Err(format!("the first load has {}, and {} are allowed", kilobytes(self.0), kilobytes(MOST_BYTES)))
    }
}

fn total(assets: &Assets, folder: &Path, names: &[&str]) -> Result<u64> {
    let mut total = 0;
    for name in names {
        let path = folder.join(format!("{}.br", assets.file(name).name));
        let size = fs::metadata(&path).map_err(|fault| format!("{}: {fault}", path.display()))?.len();
        println!("{:>9} {name}", kilobytes(size));
        total += size;
    }
    Ok(total)
}

fn kilobytes(bytes: u64) -> String {
    format!("{:.1} KB", bytes as f64 / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_byte_too_many_is_refused() {
        assert_eq!(FirstLoad(MOST_BYTES).within_budget(), Ok(()));
        let refused = FirstLoad(MOST_BYTES + 100).within_budget();
        assert_eq!(refused, Err("the first load has 200.1 KB, and 200.0 KB are allowed".to_string()));
    }
}
