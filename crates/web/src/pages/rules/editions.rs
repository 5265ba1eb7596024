//! The editions of a game side by side, and what else a table may agree on, from the options of
//! the engine.

use axum::extract::State;
use axum::response::Response;
use engine::{Choices, GameOption};
use games::GameKind;
use maud::{Markup, html};
use serde_json::Value;

use super::clause::linked;
use crate::auth::Visitor;
use crate::core::app::App;
use crate::core::offer::{self, Preset};
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::failure::Failure;
use crate::pages::layout::page;
use crate::pages::{Path, parts};

struct Column {
    title: String,
    options: Value,
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let kind = parts::game(&game)?;
    let presets = offer::presets(kind).into_iter();
    let columns = presets.map(|preset| column(kind, preset)).collect::<Result<Vec<_>, _>>()?;
    let title = site().editions_of(parts::title(kind));
    let body = html! {
        h1 .inscr { (title) }
        p .lead { (site().editions_lead()) }
        (super::ways(&visitor, kind))
        div .sec .slab { (table(kind, &columns)) }
    };
    Ok(visitor.with_cookie(&app, page(&visitor, &title, &body)))
}

fn column(kind: GameKind, preset: Preset) -> Result<Column, Problem> {
    let named = |edition: &str| site().value("edition", edition).unwrap_or_default();
    let title = preset.edition.map_or_else(|| site().standard(), named);
    Ok(Column { title, options: offer::options(kind, preset.changes)? })
}

/// On a small screen the cells stand below each other: the roles say that it is a table all the same.
fn table(kind: GameKind, columns: &[Column]) -> Markup {
    let fields = offer::fields(kind);
    let titles = columns.iter().map(|column| column.title.clone());
    let heads = [site().option_named()].into_iter().chain(titles);
    let heads = heads.chain([site().choices(), site().clauses()]);
    html! {
        table .editions role="table" {
            thead role="rowgroup" {
                tr role="row" {
                    @for head in heads { th scope="col" role="columnheader" { (head) } }
                }
            }
            tbody role="rowgroup" {
                @for field in fields.iter().filter(|field| field.key != "edition") {
                    (row(field, columns))
                }
            }
        }
    }
}

fn row(field: &GameOption, columns: &[Column]) -> Markup {
    let value = |column: &Column| in_words(field, &column.options[field.key]);
    let values: Vec<String> = columns.iter().map(value).collect();
    let differ = values.iter().any(|value| *value != values[0]);
    html! {
        tr .differ[differ] role="row" {
            th scope="row" role="rowheader" {
                (site().option(field.key).unwrap_or_else(|| field.key.to_owned()))
            }
            @for (column, value) in columns.iter().zip(values) {
                (cell(&column.title, &html! { (value) }))
            }
            (cell(&site().choices(), &html! { (choices(field)) }))
            (cell(&site().clauses(), &html! { span { (linked(field.clauses)) } }))
        }
    }
}

fn cell(head: &str, contents: &Markup) -> Markup {
    html! { td role="cell" data-label=(head) { (contents) } }
}

fn in_words(field: &GameOption, value: &Value) -> String {
    match value {
        Value::Bool(true) => site().yes(),
        Value::Bool(false) => site().no(),
        Value::String(word) => site().value(field.key, word).unwrap_or_else(|| word.clone()),
        Value::Null | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

fn choices(field: &GameOption) -> String {
    match field.choices {
        Choices::Words(words) => {
            let named = |word: &&str| in_words(field, &Value::from(*word));
            words.iter().map(named).collect::<Vec<_>>().join(" · ")
        }
        Choices::Switch => [site().yes(), site().no()].join(" · "),
        Choices::Number(least, most) => site().between(least, most),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_but_the_edition_cites_a_clause() {
        for field in GameKind::ALL.into_iter().flat_map(offer::fields) {
            assert_eq!(field.clauses.is_empty(), field.key == "edition", "{}", field.key);
        }
    }

    #[test]
    fn the_editions_of_glory_to_rome_differ_in_the_petition() {
        let columns: Vec<_> = offer::presets(GameKind::GloryToRome)
            .into_iter()
            .map(|preset| column(GameKind::GloryToRome, preset).unwrap())
            .collect();
        let petitions: Vec<_> = columns.iter().map(|one| one.options["petition"].clone()).collect();
        assert_eq!(petitions, [3, 2, 3, 3]);
    }
}
