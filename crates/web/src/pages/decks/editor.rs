//! The form by which a deck, a board or prices are entered.

use games::DataFile;
use games::outside::{MAX_NAME, MAX_OPTIONS};
use maud::{Markup, html};

use super::card::{composed, fields};
use super::{FIRST, NEW, NewCard, shown};
use crate::auth::{Posted, Visitor};
use crate::core::files;
use crate::core::problem::Problem;
use crate::core::text::site;
use crate::pages::fill::{Fill, Line};
use crate::pages::{failure, parts};

#[derive(Debug)]
pub(super) struct CardDraft<'a> {
    pub(super) data: &'a DataFile,
    /// A new one, or the id of one that is kept.
    pub(super) which: &'a str,
    pub(super) name: String,
    pub(super) text: String,
    pub(super) card: NewCard,
}

impl<'a> CardDraft<'a> {
    pub(super) fn of(data: &'a DataFile, which: &'a str) -> Self {
        let (name, text, card) = (String::new(), String::new(), NewCard::default());
        Self { data, which, name, text, card }
    }

    /// As it was sent, by this form or by the one of a new table.
    pub(super) fn posted(data: &'a DataFile, which: &'a str, posted: &Posted) -> Self {
        let other = format!("data.{}", data.name);
        let texts = ["file", "text", &other].map(|name| posted.raw(name));
        let text = texts.into_iter().find(|text| !text.trim().is_empty());
        Self {
            name: posted.get("name").unwrap_or_default().to_owned(),
            text: text.unwrap_or_default().to_owned(),
            card: NewCard::posted(posted),
            ..Self::of(data, which)
        }
    }

    /// Adds the card to the text, if there is nothing wrong with either.
    pub(super) fn add_card(&mut self) {
        if self.card.read().is_err() {
            return;
        }
        if let Ok(text) = games::with_card(self.data.name, &self.text, &self.card.line()) {
            self.text = text;
            self.card = NewCard::default();
        }
    }
}

pub(super) fn form(
    visitor: &Visitor,
    draft: &CardDraft<'_>,
    (fill, problem): (Fill<'_>, Option<&Problem>),
) -> Markup {
    let site = site();
    let (name, limits) = (site.decks_name(), site.text_limits(MAX_NAME));
    let name =
        Line { id: "name", name: "name", label: &name, usual: &draft.name, ..Line::default() };
    let CardDraft { data, which, .. } = draft;
    let address = format!("/decks/{}/{which}", data.name);
    html! {
        @if let Some(problem) = problem.filter(|problem| problem.mistake.is_none() && problem.field.as_deref() != Some("name")) {
            (failure::notice(problem))
        }
        form #edit .slab .form method="post" action=(address) enctype="multipart/form-data"
            data-check={ (address) "/check" } {
            (parts::csrf(&visitor.csrf()))
            @if data.name == FIRST {
                (fields(&draft.card))
                (composed(&draft.card))
                button #card-add .btn type="submit" formaction={ (address) "/add" } formnovalidate
                    data-live={ (address) "/add" } { (site.decks_card_add()) }
            }
            @if let Some(how) = site.data_how(data.name) {
                details { summary { (site.decks_how()) } p .hint { (how) } }
            }
            p .field {
                label for="text" { (site.decks_text()) }
                (text(draft))
            }
            p .field {
                label for="file" { (site.decks_file()) }
                input #file name="file" type="file" accept=".toml,.txt,text/plain";
            }
            (verdict(draft))
            (fill.line(&Line { most: MAX_NAME, autocomplete: "off", hint: &limits, ..name }))
            p .acts {
                button #save .btn .main type="submit" { (site.save()) } " "
                button #check .btn type="submit" formaction={ (address) "/check" } formnovalidate { (site.decks_check()) }
            }
        }
        @if *which != NEW { (delete(visitor, &address)) }
    }
}

fn text(draft: &CardDraft<'_>) -> Markup {
    html! {
        textarea #text name="text" rows="16" maxlength=(MAX_OPTIONS) spellcheck="false" data-part { (draft.text) }
    }
}

fn delete(visitor: &Visitor, address: &str) -> Markup {
    html! {
        form .slab .form method="post" action={ (address) "/delete" } {
            (parts::csrf(&visitor.csrf()))
            p .hint { (site().decks_delete_hint()) }
            button #delete .btn type="submit" { (site().delete()) }
        }
    }
}

/// What is wrong with the text, or that nothing is. Of a text that is not there nothing is said.
fn verdict(draft: &CardDraft<'_>) -> Markup {
    let data = draft.data;
    let read = files::read(data, &draft.text);
    html! {
        p id={ "verdict-" (data.name) } .verdict.bad[read.is_err()] role="status" data-part {
            @if !draft.text.is_empty() {
                @match read {
                    Ok(_) => (site().decks_fine()),
                    Err(problem) => (problem.reason),
                }
            }
        }
    }
}

pub(super) fn drawn(draft: &CardDraft<'_>) -> Markup {
    let Ok(changes) = files::read(draft.data, &draft.text) else {
        return html! { div .drawn data-part id={ "drawn-" (draft.data.name) } {} };
    };
    shown::drawn(draft.data, changes)
}

/// What our script asks for while the visitor types.
pub(super) fn checked(draft: &CardDraft<'_>) -> Markup {
    html! {
        (verdict(draft))
        @if draft.data.name == FIRST { (composed(&draft.card)) }
        @if !draft.text.is_empty() && files::read(draft.data, &draft.text).is_ok() { (drawn(draft)) }
    }
}

pub(super) fn longer(draft: &CardDraft<'_>) -> Markup {
    html! { (text(draft)) (fields(&draft.card)) (checked(draft)) }
}
