//! The values of a game as JSON and TOML.
//!
//! Every crate that uses generic code compiles it again, and there is a lot of it here. So each game
//! has functions of its own that read and write its values, compiled in this crate alone.

use engine::{Game, RecordedResult};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value as Json, json};
use toml::Table;

/// What is written as JSON.
pub trait ToJson {
    /// Its JSON, as serde writes it.
    fn to_json(&self) -> Json;
}

/// A game whose values are written and read.
pub trait Plain:
    Game<
        Decision: ToJson,
        Ending: ToJson,
        Event: ToJson,
        Options: ToJson,
        Position: ToJson,
        Refusal: ToJson,
        View: ToJson,
    >
{
    /// Stored options.
    fn options_from_json(json: Json) -> serde_json::Result<Self::Options>;
    /// Options as people write them.
    fn options_from_toml(table: Table) -> Result<Self::Options, toml::de::Error>;
    /// A stored position.
    fn position_from_json(json: Json) -> serde_json::Result<Self::Position>;
    /// The position that is the `table` of a whole text, so that a mistake has its place there.
    fn position_from_toml(text: &str) -> Result<Self::Position, toml::de::Error>;
}

impl<T: ToJson> ToJson for Option<T> {
    fn to_json(&self) -> Json {
        self.as_ref().map_or(Json::Null, T::to_json)
    }
}

impl<T: ToJson> ToJson for &T {
    fn to_json(&self) -> Json {
        T::to_json(self)
    }
}

impl<E: ToJson> ToJson for RecordedResult<E> {
    fn to_json(&self) -> Json {
        json!({ "standings": self.standings, "ending": self.ending.to_json() })
    }
}

/// Serializes a value of a game that is a part of something else: `serialize_with` of serde.
pub fn as_json<S: Serializer>(value: &impl ToJson, serializer: S) -> Result<S::Ok, S::Error> {
    value.to_json().serialize(serializer)
}

/// Implements [`ToJson`] by serde for some types, whose code is then compiled where this stands.
#[macro_export]
macro_rules! to_json {
    ($($value:ty),+) => {
        $(impl $crate::ToJson for $value {
            fn to_json(&self) -> $crate::serde_json::Value {
                $crate::serde_json::to_value(self).expect("what a game shows is plain data")
            }
        })+
    };
}

/// Implements [`Plain`] by serde. Parameters of the game stand before it in brackets.
#[macro_export]
macro_rules! plain {
    ([$($parameter:tt)*] $game:ty) => {
        impl<$($parameter)*> $crate::Plain for $game {
            fn options_from_json(
                json: $crate::serde_json::Value,
            ) -> $crate::serde_json::Result<Self::Options> {
                $crate::serde_json::from_value(json)
            }

            fn options_from_toml(
                table: $crate::toml::Table,
            ) -> Result<Self::Options, $crate::toml::de::Error> {
                table.try_into()
            }

            fn position_from_json(
                json: $crate::serde_json::Value,
            ) -> $crate::serde_json::Result<Self::Position> {
                $crate::serde_json::from_value(json)
            }

            fn position_from_toml(
                text: &str,
            ) -> Result<Self::Position, $crate::toml::de::Error> {
                $crate::table_of(text)
            }
        }
    };
    ($game:ty) => {
        $crate::plain!([] $game);
    };
}

#[doc(hidden)]
pub fn table_of<P: DeserializeOwned>(text: &str) -> Result<P, toml::de::Error> {
    #[derive(Deserialize)]
    struct Document<P> {
        table: P,
    }
    Ok(toml::from_str::<Document<P>>(text)?.table)
}
