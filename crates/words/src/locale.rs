//! The languages, and the files in which they are written.

/// Declares the languages with the folders of their files.
macro_rules! locales {
    ($( $(#[$meta:meta])* $variant:ident = $slug:literal, )+) => {
        engine::slugs! {
            /// A language.
            #[derive(Default)]
            pub enum Locale { $( $(#[$meta])* $variant = $slug, )+ }
        }

        impl Locale {
            /// The files of the language, in Fluent.
            pub const fn files(self) -> [&'static str; 15] {
                match self {
                    $( Self::$variant => [
                        include_str!(concat!("../locales/", $slug, "/main.ftl")),
                        include_str!(concat!("../locales/", $slug, "/cli.ftl")),
                        include_str!(concat!("../locales/", $slug, "/bots.ftl")),
                        include_str!(concat!("../locales/", $slug, "/site.ftl")),
                        include_str!(concat!("../locales/", $slug, "/table.ftl")),
                        include_str!(concat!("../locales/", $slug, "/end.ftl")),
                        include_str!(concat!("../locales/", $slug, "/aid.ftl")),
                        include_str!(concat!("../locales/", $slug, "/book.ftl")),
                        include_str!(concat!("../locales/", $slug, "/fortuna.ftl")),
                        include_str!(concat!("../locales/", $slug, "/fortuna-board.ftl")),
                        include_str!(concat!("../locales/", $slug, "/gloria-mundi.ftl")),
                        include_str!(concat!("../locales/", $slug, "/gloria-mundi-board.ftl")),
                        include_str!(concat!("../locales/", $slug, "/glory-to-rome.ftl")),
                        include_str!(concat!("../locales/", $slug, "/glory-to-rome-board.ftl")),
                        include_str!(concat!("../locales/", $slug, "/glory-to-rome-names.ftl")),
                    ], )+
                }
            }
        }
    };
}

impl Locale {
    /// The language that a browser asks for first among ours, by its `Accept-Language`.
    pub fn asked_for(header: &str) -> Option<Self> {
        header.split(',').find_map(|tag| tag.trim().split([';', '-']).next()?.parse().ok())
    }
}

locales! {
    /// English.
    #[default]
    En = "en",
    /// French.
    Fr = "fr",
    /// Spanish.
    Es = "es",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_ours_is_taken() {
        assert_eq!(Locale::asked_for("de-AT,de;q=0.9,en-GB;q=0.8,*;q=0.1"), Some(Locale::En));
        assert_eq!(Locale::asked_for("tlh"), None);
        assert_eq!(Locale::asked_for(""), None);
    }
}
