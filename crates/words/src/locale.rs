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
            pub const fn files(self) -> [&'static str; 13] {
                match self {
                    $( Self::$variant => [
                        include_str!(concat!("../locales/", $slug, "/main.ftl")),
                        include_str!(concat!("../locales/", $slug, "/cli.ftl")),
                        include_str!(concat!("../locales/", $slug, "/bots.ftl")),
                        include_str!(concat!("../locales/", $slug, "/site.ftl")),
                        include_str!(concat!("../locales/", $slug, "/table.ftl")),
                        include_str!(concat!("../locales/", $slug, "/end.ftl")),
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

locales! {
    /// English.
    #[default]
    En = "en",
    /// French.
    Fr = "fr",
    /// Spanish.
    Es = "es",
}
