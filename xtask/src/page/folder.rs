//! Writing the page's files: what is there already is left alone, so that nobody builds anew for nothing.

use super::Result;
use super::assets::File;
use super::compressed::{brotli, gzip, is_compressible};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;
use std::thread;

/// Which forms of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variants {
    /// The file alone.
    Plain,
    /// The file, and beside it what brotli and gzip make of it.
    Compressed,
}

/// Makes the folder hold these files and no others.
pub(super) fn write(folder: &Path, files: &[File], variants: Variants) -> Result<()> {
    let done = fs::create_dir_all(folder).and_then(|()| {
        forget_others(folder, files, variants)?;
        write_all(folder, files, variants)
    });
    done.map_err(|fault| format!("{}: {fault}", folder.display()))
}

/// Compressing takes long, and every file can be compressed by itself.
fn write_all(folder: &Path, files: &[File], variants: Variants) -> io::Result<()> {
    thread::scope(|scope| {
        let tasks: Vec<_> =
            files.iter().map(|file| scope.spawn(move || write_file(folder, file, variants))).collect();
        tasks.into_iter().try_for_each(|task| task.join().expect("compressing does not panic"))
    })
}

fn write_file(folder: &Path, file: &File, variants: Variants) -> io::Result<()> {
    let is_there = fs::read(folder.join(&file.name)).is_ok_and(|bytes| bytes == file.bytes);
    let names = names_of(file, variants);
    if is_there && names.iter().all(|name| folder.join(name).exists()) {
        return Ok(());
    }
    if names.len() > 1 {
        fs::write(folder.join(format!("{}.br", file.name)), brotli(&file.bytes))?;
        fs::write(folder.join(format!("{}.gz", file.name)), gzip(&file.bytes))?;
    }
    // Last, so that a file which is there is whole with all its variants.
    fs::write(folder.join(&file.name), &file.bytes)
}

fn names_of(file: &File, variants: Variants) -> Vec<String> {
    let name = &file.name;
    match variants {
        Variants::Compressed if is_compressible(name) => {
            vec![name.clone(), format!("{name}.br"), format!("{name}.gz")]
        }
        Variants::Compressed | Variants::Plain => vec![name.clone()],
    }
}

fn forget_others(folder: &Path, files: &[File], variants: Variants) -> io::Result<()> {
    let wanted: BTreeSet<String> = files.iter().flat_map(|file| names_of(file, variants)).collect();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !wanted.contains(entry.file_name().to_string_lossy().as_ref()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> File {
        File { name: name.to_string(), bytes: b"{}".repeat(50) }
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn folder_holds_the_files_their_variants_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("tavli-page-{}", std::process::id()));
        write(&folder, &[file("a.js"), file("b.png")], Variants::Compressed).unwrap();
        assert_eq!(names(&folder), ["a.js", "a.js.br", "a.js.gz", "b.png"]);
        let before = fs::metadata(folder.join("a.js")).unwrap().modified().unwrap();
        write(&folder, &[file("a.js")], Variants::Compressed).unwrap();
        assert_eq!(names(&folder), ["a.js", "a.js.br", "a.js.gz"]);
        assert_eq!(fs::metadata(folder.join("a.js")).unwrap().modified().unwrap(), before);
        write(&folder, &[file("c.js")], Variants::Plain).unwrap();
        assert_eq!(names(&folder), ["c.js"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
