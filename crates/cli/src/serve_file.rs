//! The settings of a server as a TOML file.

use std::net::IpAddr;
use std::path::Path;

use serde::Deserialize;

use crate::failure::Failure;

/// What a settings file may say: the flags of `tavli serve`, by their names.
#[derive(Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct ServeFile {
    pub(crate) port: Option<u16>,
    pub(crate) host: Option<IpAddr>,
    pub(crate) database: Option<String>,
    pub(crate) origin: Option<String>,
    pub(crate) creations: Option<u32>,
    pub(crate) sockets: Option<u32>,
    pub(crate) player_sockets: Option<u32>,
    pub(crate) trusted_proxies: Option<String>,
    pub(crate) page_only: bool,
    pub(crate) log: Option<String>,
    pub(crate) log_json: bool,
}

impl ServeFile {
    pub(crate) fn read(path: &Path) -> Result<ServeFile, Failure> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::Told(format!("{} cannot be read: {error}", path.display())))?;
        toml::from_str(&text).map_err(|error| Failure::Told(format!("{}: {error}", path.display())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_says_what_flags_say_and_nothing_else() {
        let file: ServeFile = toml::from_str("port = 80\nhost = \"::1\"\nlog_json = true").unwrap();
        assert_eq!((file.port, file.log_json), (Some(80), true));
        assert!(toml::from_str::<ServeFile>("prot = 80").is_err());
    }
}
