//! A crate of ours as a module for browsers, with the script that binds it to them.

use super::{Result, slim};
use crate::cargo::{cargo, root, target_folder};
use crate::tools::WASM;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// A crate, and how it is compiled.
pub(super) struct Recipe {
    package: &'static str,
    profile: &'static str,
    /// The name of the library, as cargo writes it.
    library: &'static str,
}

/// The page has to be small.
pub(super) const PAGE: Recipe =
    Recipe { package: "tavli-page-first", profile: "page-wasm", library: "tavli_page_first" };

/// The page with all that is not needed at first.
pub(super) const FURTHER: Recipe =
    Recipe { package: "tavli-page-further", library: "tavli_page_further", ..PAGE };

/// The engine has to be fast.
pub(super) const ENGINE: Recipe =
    Recipe { package: "tavli-page-engine", profile: "release", library: "tavli_page_engine" };

/// What browsers load.
pub(super) struct Module {
    pub(super) wasm: Vec<u8>,
    pub(super) script: String,
}

/// Compiles the crate and binds it.
pub(super) fn module(recipe: &Recipe) -> Result<Module> {
    compile(recipe)?;
    let folder = target_folder()?.join(WASM).join(recipe.profile);
    bind(&folder.join(format!("{}.wasm", recipe.library)))
}

/// As a library for browsers alone: one that other crates may use as well is not optimised as a whole.
fn compile(recipe: &Recipe) -> Result<()> {
    let Recipe { package, profile, .. } = recipe;
    let mut command = cargo(["rustc", "--lib", "--locked", "--package", package, "--profile", profile]);
    command.args(["--target", WASM, "--crate-type", "cdylib"]).current_dir(root());
    let status = command.status().map_err(|fault| format!("cannot start cargo: {fault}"))?;
    if status.success() { Ok(()) } else { Err(format!("{package} cannot be compiled for browsers")) }
}

/// Does what the command `wasm-bindgen` does. The address of the module is given by our own scripts, which know its final name.
fn bind(path: &Path) -> Result<Module> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(path).typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let bound = bindgen.web(true).and_then(|bindgen| bindgen.generate_output());
    let mut bound = bound.map_err(|fault| format!("{}: {fault:#}", path.display()))?;
    // A crate that has none may be listed with none.
    if bound.snippets().values().any(|scripts| !scripts.is_empty()) || !bound.local_modules().is_empty() {
        return Err(format!("{}: a crate brings scripts of its own, which would need names", path.display()));
    }
    let mut script = slim::without_streams(&slim::script(bound.js()));
    let module = bound.wasm_mut();
    let unused = |export: &&walrus::Export| slim::is_of_streams(&export.name);
    let unused: Vec<_> = module.exports.iter().filter(unused).map(walrus::Export::id).collect();
    unused.into_iter().for_each(|export| module.exports.delete(export));
    walrus::passes::gc::run(module);
    // The two know each other by long names with a hash in each; nothing compresses a hash.
    for (number, import) in module.imports.iter_mut().enumerate() {
        let short = slim::name(number);
        script = slim::renamed(&script, &import.name, &short);
        import.name = short;
    }
    Ok(Module { wasm: module.emit_wasm(), script })
}
