//! The document for addresses where nothing is.

use super::assets::Assets;
use super::{Result, replaced};
use tavli_messages::{Language, choose_a_game, page_not_found};

/// After this the sentences stand.
const TITLE: &str = "<h1>404</h1>\n";

/// The document, with its sentence in every language and the way home.
pub(super) fn filled(assets: &Assets, template: &str) -> Result<String> {
    let home = assets.base.prefix();
    let sentences: String = Language::ALL.into_iter().map(|language| sentence(home, language)).collect();
    let said = replaced(template, TITLE, &format!("{TITLE}{sentences}"))?;
    replaced(&said, "href=\"./\"", &format!("href=\"{home}\""))
}

fn sentence(home: &str, language: Language) -> String {
    let code = language.code();
    format!(
        "      <p lang=\"{code}\">{} <a href=\"{home}#/{code}/\">{}</a></p>\n",
        page_not_found(language),
        choose_a_game(language)
    )
}

#[cfg(test)]
mod tests {
    use super::super::assets::Base;
    use super::super::text_of;
    use super::*;

    #[test]
    fn document_speaks_every_language_and_leads_home() {
        let template = text_of("crates/page/404.html").unwrap();
        let document = filled(&Assets::new(Base::Top), &template).unwrap();
        for language in Language::ALL {
            assert!(document.contains(page_not_found(language)), "{language:?}");
        }
        assert!(
            document.contains("<a href=\"/#/el/\">") && document.contains("class=\"home-link\" href=\"/\"")
        );
        let site = filled(&Assets::new(Base::Anywhere), &template).unwrap();
        assert!(site.contains("<a href=\"./#/el/\">"));
    }
}
