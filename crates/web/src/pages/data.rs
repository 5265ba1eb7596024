//! The deck, the board or the prices of a table in a form: which to choose, and what was chosen.

use engine::Rules;
use games::{DataFile, EARLIER, GameKind, data_files};
use maud::{Markup, html};
use serde_json::Value;
use store::OwnFile;
use table::{Contract, UserId};

use crate::auth::{Posted, Visitor};
use crate::core::app::Shared;
use crate::core::files::{FileSource, HOUSE, STANDARD, Supply, which};
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::core::{files, offer};
use crate::pages::fill::Fill;

const AGREED: &str = "agreed";
const TEXT: &str = "text";
/// Before the id of a file of the user.
const OWN: &str = "own-";

/// For each table of data of a game: the standard one, the one before it, the house's, the visitor's own, or a text.
pub(super) async fn choices(
    app: &Shared,
    visitor: &Visitor,
    (kind, fill): (GameKind, Fill<'_>),
    agreed: Option<(&Contract, Rules)>,
) -> Result<Markup, Problem> {
    if data_files(kind).is_empty() {
        return Ok(html! {});
    }
    let own = files::listed(app, visitor.user.as_ref()).await?;
    Ok(html! {
        @for data in data_files(kind) { (choice((app, fill), data, &own, agreed)) }
        p .hint { a href="/decks" { (site().decks_all()) } }
    })
}

fn choice(
    (app, fill): (&Shared, Fill<'_>),
    data: &DataFile,
    own: &[OwnFile],
    agreed: Option<(&Contract, Rules)>,
) -> Markup {
    let special =
        agreed.filter(|(contract, rules)| !offer::is_standard(data, &contract.options, *rules));
    let has_house = app.config.house.text(data).is_some();
    let chosen = match (special, agreed) {
        (Some(_), _) => AGREED,
        (None, None) if has_house => HOUSE,
        (None, _) => STANDARD,
    };
    let text = special.and_then(|(contract, _)| text_of(data, &contract.options));
    let site = site();
    let stays = special.map(|(contract, rules)| {
        (AGREED.to_owned(), site.decks_from_agreed(which(data, contract, rules)))
    });
    let earlier = data.earlier().map(|_| (EARLIER.to_owned(), site.decks_which_earlier()));
    let house = has_house.then(|| (HOUSE.to_owned(), site.decks_which_house()));
    let own = own.iter().filter(|file| file.kind == data.name);
    let own = own.map(|file| (format!("{OWN}{}", file.file_id), file.name.clone()));
    let choices = stays
        .into_iter()
        .chain([(STANDARD.to_owned(), site.decks_which_standard())])
        .chain(earlier)
        .chain(house)
        .chain(own)
        .chain([(TEXT.to_owned(), site.decks_from_text())]);
    html! {
        div .data data-check={ "/decks/" (data.name) "/new/check" } {
            (fill.select(&format!("from.{}", data.name), &site.data_kind(data.name),
                &choices.collect::<Vec<_>>(), chosen))
            div .if-text { (text_fields(fill, data, &text.unwrap_or_default())) }
        }
    }
}

fn text_fields(fill: Fill<'_>, data: &DataFile, text: &str) -> Markup {
    let [name, file] = ["data", "file"].map(|part| format!("{part}.{}", data.name));
    html! {
        @if let Some(how) = site().data_how(data.name) { p .hint { (how) } }
        p .field {
            label for=(name) { (site().decks_text()) }
            textarea id=(name) name=(name) rows="8" spellcheck="false"
                aria-invalid=[fill.described(&name, &name, "").map(|_| "true")]
                aria-describedby=[fill.described(&name, &name, "")] { (fill.value(&name, text)) }
            (fill.below(&name, &name, ""))
        }
        p .field {
            label for=(file) { (site().decks_file()) }
            input id=(file) name=(file) type="file" accept=".toml,.txt,text/plain";
        }
        p id={ "verdict-" (data.name) } .verdict role="status" {}
    }
}

fn text_of(data: &DataFile, options: &Value) -> Option<String> {
    let value = toml::Value::try_from(options.get(data.name)?).ok()?;
    toml::to_string(value.as_table()?).ok()
}

pub(super) async fn read(
    app: &Shared,
    (kind, agreed): (GameKind, Option<&Contract>),
    user: &UserId,
    posted: &Posted,
) -> Result<Supply, Problem> {
    for part in ["from.", "data.", "file."] {
        let is_unknown =
            |(name, _): &(&str, &str)| !data_files(kind).iter().any(|data| data.name == *name);
        if let Some((name, _)) = posted.under(part).find(is_unknown) {
            return Err(Problem::field(name));
        }
    }
    let mut supply = Supply::default();
    for data in data_files(kind) {
        let source = source(data, agreed, posted)?;
        let added = supply.add(app, user, data, source).await;
        added.map_err(|problem| match field(&problem, data) {
            Some(field) => problem.of(&field),
            None => problem,
        })?;
    }
    Ok(supply)
}

/// The field that a problem with a data file is about.
fn field(problem: &Problem, data: &DataFile) -> Option<String> {
    let is_of = |code| problem.code == code;
    let part = is_of(Code::Data).then_some("data").or(is_of(Code::File).then_some("from"));
    part.map(|part| format!("{part}.{}", data.name))
}

fn source<'a>(
    data: &DataFile,
    agreed: Option<&'a Contract>,
    posted: &'a Posted,
) -> Result<FileSource<'a>, Problem> {
    // Lines are counted, so that those before the first that says anything stay.
    let text = |part: &str| posted.raw(&format!("{part}.{}", data.name));
    let text = [text("file"), text("data")].into_iter().find(|text| !text.trim().is_empty());
    Ok(match (posted.get(&format!("from.{}", data.name)), agreed, text) {
        (None | Some(TEXT), _, Some(text)) => FileSource::Text(text),
        (None, ..) => FileSource::Usual,
        (Some(STANDARD), ..) => FileSource::Standard,
        (Some(EARLIER), ..) => FileSource::Earlier,
        (Some(HOUSE), ..) => FileSource::House,
        (Some(AGREED), Some(contract), _) => FileSource::Agreed(contract),
        (Some(word), ..) => {
            let own = word.strip_prefix(OWN);
            FileSource::Own(own.ok_or_else(|| Problem::field(data.name))?)
        }
    })
}
