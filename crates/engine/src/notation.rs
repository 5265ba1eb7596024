//! Helpers for text forms.

/// Declares an enum with a slug for each variant: the one word for it in notation, records, options
/// and scenarios. `in` names a set type, and the integer with a bit for each variant.
///
/// ```
/// engine::slugs! {
///     /// A metal.
///     pub enum Metal in MetalSet(u8) {
///         /// Yellow.
///         Gold = "gold",
///         /// Grey.
///         Iron = "iron",
///     }
/// }
/// assert_eq!("iron".parse(), Ok(Metal::Iron));
/// assert_eq!(Metal::ALL.map(Metal::slug), ["gold", "iron"]);
/// assert_eq!(MetalSet::ALL.minus(MetalSet::only(Metal::Gold)).iter().next(), Some(Metal::Iron));
/// ```
#[macro_export]
macro_rules! slugs {
    (
        $(#[$meta:meta])*
        pub enum $name:ident $(in $set:ident($bits:ty))? {
            $( $(#[$variant_meta:meta])* $variant:ident = $slug:literal, )+
        }
    ) => {
        $(
            $crate::set! {
                #[doc = concat!("A set of [`", stringify!($name), "`].")]
                pub struct $set($bits) of $name;
            }

            impl $set {
                /// The set of all.
                pub const ALL: Self = Self::first($name::ALL.len());
            }
        )?

        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $( $(#[$variant_meta])* $variant, )+ }

        impl $name {
            /// All variants, in order.
            pub const ALL: [Self; [$($slug),+].len()] = [$(Self::$variant),+];

            /// The words for them, in order.
            pub const SLUGS: [&'static str; Self::ALL.len()] = [$($slug),+];

            /// The word for it in notation.
            pub const fn slug(self) -> &'static str {
                match self { $( Self::$variant => $slug, )+ }
            }

            /// The index in [`Self::ALL`] and in arrays with one entry for each variant.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Listed for $name {
            const N: usize = Self::ALL.len();

            #[inline]
            fn nth(place: usize) -> Self {
                Self::ALL[place]
            }

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.slug())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::notation::UnknownWord;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|item| item.slug() == text)
                    .ok_or($crate::notation::UnknownWord)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.slug())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                let text = <::std::string::String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    $crate::serde::de::Error::unknown_variant(&text, &[$($slug),+])
                })
            }
        }
    };
}

/// A word that is no slug of its enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownWord;
