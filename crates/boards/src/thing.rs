//! Things on the table that can be touched or asked about.

use std::fmt::Display;

use maud::{Markup, html};

use crate::{Draw, LegalAnswer, Sight, icon};

/// A thing on the table. If lit, it is a button that answers; otherwise it explains itself.
#[derive(Clone, Debug)]
pub struct Thing<'s, 'a, G: Draw> {
    at: &'s Sight<'a, G>,
    id: String,
    spot: String,
    class: String,
    label: Option<String>,
    about: Option<String>,
    wish: Option<String>,
    from: Option<String>,
    count: Option<u8>,
}

impl<'s, 'a, G: Draw> Thing<'s, 'a, G> {
    pub(crate) fn new(at: &'s Sight<'a, G>, id: String) -> Self {
        let spot = id.clone();
        let class = String::new();
        Self { at, id, spot, class, label: None, about: None, wish: None, from: None, count: None }
    }

    /// Its spot, if that is not its id: equal cards share one spot.
    #[must_use]
    pub fn spot(mut self, spot: impl Into<String>) -> Self {
        self.spot = spot.into();
        self
    }

    #[must_use]
    pub fn class(mut self, class: impl Into<String>) -> Self {
        self.class = class.into();
        self
    }

    /// What a screen reader says besides the visible text. If this repeats some visible text, that
    /// part is `aria-hidden`.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Its explanation, by a name that [`words::Speak::about`] knows.
    #[must_use]
    pub fn about(mut self, name: impl Display) -> Self {
        self.about = Some(name.to_string());
        self
    }

    /// The action that a touch asks for, if any, to explain why it is not possible.
    #[must_use]
    pub fn wish(mut self, action: impl Into<Option<G::Action>>) -> Self {
        self.wish = action.into().map(|action| action.to_string());
        self
    }

    /// Where it comes from when it appears: the id of the thing there before.
    #[must_use]
    pub fn from(mut self, id: impl Into<String>) -> Self {
        self.from = Some(id.into());
        self
    }

    /// The number of cards in it. When a pile grows, a card travels to it from one that shrinks.
    #[must_use]
    pub const fn count(mut self, n: u8) -> Self {
        self.count = Some(n);
        self
    }

    /// The element with its contents: phrasing content only, since it may be a button.
    ///
    /// A screen reader reads the visible text, then the label, then what a click answers: so its
    /// name starts with what is seen.
    pub fn show(self, contents: &Markup) -> Markup {
        let answers: Vec<_> = self.at.at(&self.spot).collect();
        let whole = answers.iter().find(|answer| answer.is_whole);
        match (&answers[..], whole) {
            ([], _) => self.unlit(contents),
            // One touch of several is not the whole answer.
            ([answer], _) if answer.spots.len() == 1 => self.answering(answer, contents),
            (_, Some(answer)) => self.answering(answer, contents),
            _ => html! {
                button id=(self.id) class=(self.lit()) type="button"
                    data-spot=(self.spot) data-about=[&self.about] data-from=[&self.from] data-count=[self.count] aria-controls="answers"
                    { (contents) (self.heard()) (self.pointer()) }
            },
        }
    }

    fn answering(&self, answer: &LegalAnswer, contents: &Markup) -> Markup {
        html! {
            button id=(self.id) class=(self.lit()) type="submit" form="answers"
                name="action" value=(answer.notation) data-spot=(self.spot) data-carry=[self.at.carried(&answer.notation)]
                data-about=[&self.about] data-from=[&self.from] data-count=[self.count] data-warning=[&answer.warning]
                { (contents) (self.heard()) span .vh { (answer.label) } (self.pointer()) }
        }
    }

    fn is_taught(&self) -> bool {
        self.at.is_taught(&self.spot)
    }

    fn lit(&self) -> String {
        let taught = if self.is_taught() { " taught" } else { "" };
        format!("{} lit{taught}", self.class)
    }

    /// The pointer of a lesson. Screen readers skip it, since the text of the lesson names the
    /// answer.
    fn pointer(&self) -> Markup {
        html! { @if self.is_taught() { span .pointer aria-hidden="true" { (icon("point")) } } }
    }

    fn heard(&self) -> Markup {
        html! { @if let Some(label) = &self.label { span .vh { (label) } } }
    }

    fn unlit(&self, contents: &Markup) -> Markup {
        let explains = self.about.is_some() || self.wish.is_some();
        html! {
            @if let Some(chain) = self.at.chain(&self.spot) {
                button id=(self.id) class=(self.class) type="button" data-spot=(self.spot) data-chain=(chain.answers.join("|")) data-onto=[self.at.onto(&self.spot)]
                    data-about=[&self.about] data-from=[&self.from] data-count=[self.count] aria-controls="answers"
                    { (contents) (self.heard()) span .vh { (chain.label) } }
            } @else if explains {
                button id=(self.id) class=(self.class) type="button" data-spot=(self.spot) data-onto=[self.at.onto(&self.spot)]
                    data-about=[&self.about] data-from=[&self.from] data-count=[self.count] data-wish=[&self.wish] aria-haspopup="dialog"
                    { (contents) (self.heard()) }
            } @else if let Some(label) = &self.label {
                span id=(self.id) class=(self.class) role="img" data-spot=(self.spot)
                    data-from=[&self.from] data-count=[self.count] aria-label=(label) { (contents) }
            } @else {
                span id=(self.id) class=(self.class) data-spot=(self.spot) data-from=[&self.from] data-count=[self.count] { (contents) }
            }
        }
    }
}
