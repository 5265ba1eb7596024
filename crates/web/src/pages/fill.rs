//! A form and its fields: what each of them takes, and, if the form came back, what was filled in
//! and the mistake at its field.

use axum::http::StatusCode;
use maud::{Markup, html};

use crate::auth::Posted;
use crate::core::problem::{Code, Problem};
use crate::core::text::site;
use crate::pages::failure;

/// How a form is filled in.
#[derive(Clone, Copy)]
pub(super) struct Fill<'a>(Option<(&'a Posted, &'a Problem)>);

/// As it is first shown.
pub(super) const NEW: Fill<'static> = Fill(None);

/// A line to fill in.
#[derive(Clone, Copy, Default)]
pub(super) struct Line<'a> {
    pub(super) id: &'a str,
    pub(super) name: &'a str,
    pub(super) label: &'a str,
    /// `text` where it is empty. A password never comes back.
    pub(super) kind: &'a str,
    pub(super) usual: &'a str,
    /// How many characters it takes.
    pub(super) most: usize,
    pub(super) autocomplete: &'a str,
    /// What it takes, told before.
    pub(super) hint: &'a str,
    pub(super) optional: bool,
}

/// What someone wrote wrong, to be mended; a failure that no form can mend stays one, and so does
/// one for our script, which wants no page.
pub(super) fn mistake(posted: &Posted, problem: Problem) -> Result<Problem, Problem> {
    if problem.is_mistake() && !posted.is_live { Ok(problem) } else { Err(problem) }
}

impl<'a> Fill<'a> {
    /// A form that comes back.
    pub(super) const fn back(posted: &'a Posted, problem: &'a Problem) -> Self {
        Self(Some((posted, problem)))
    }

    pub(super) const fn is_back(self) -> bool {
        self.0.is_some()
    }

    pub(super) fn status(self) -> StatusCode {
        self.0.map_or(StatusCode::OK, |(_, problem)| problem.status.into())
    }

    /// What is wrong with no field of its own.
    pub(super) fn notice(self) -> Markup {
        let problem = self.0.map(|(_, problem)| problem);
        let problem = problem.filter(|problem| problem.field.is_none());
        problem.map(failure::notice).unwrap_or_default()
    }

    pub(super) fn value(self, name: &str, usual: &str) -> String {
        let sent = self.0.and_then(|(posted, _)| posted.sent(name));
        sent.unwrap_or(usual).to_owned()
    }

    pub(super) fn line(self, line: &Line<'_>) -> Markup {
        html! {
            p .field {
                label for=(line.id) { (line.label) }
                (self.input(line))
                (self.below(line.id, line.name, line.hint))
            }
        }
    }

    /// The line alone; its label and what stands [`Self::below`] it are elsewhere.
    pub(super) fn input(self, line: &Line<'_>) -> Markup {
        let kind = if line.kind.is_empty() { "text" } else { line.kind };
        let value = (kind != "password").then(|| self.value(line.name, line.usual));
        let is_wrong = self.mistake(line.name).is_some();
        let autocomplete = (!line.autocomplete.is_empty()).then_some(line.autocomplete);
        html! {
            input id=(line.id) name=(line.name) type=(kind) value=[value] required[!line.optional]
                maxlength=(line.most) autocomplete=[autocomplete] autofocus[is_wrong]
                aria-invalid=[is_wrong.then_some("true")]
                aria-describedby=[self.described(line.id, line.name, line.hint)];
        }
    }

    /// What a field takes, and what is wrong with it.
    pub(super) fn below(self, id: &str, name: &str, hint: &str) -> Markup {
        html! {
            @if !hint.is_empty() { small .hint id={ (id) "-hint" } { (hint) } }
            @if let Some(mistake) = self.mistake(name) {
                small .mistake id={ (id) "-mistake" } { (mistake) }
            }
        }
    }

    /// The ids of what stands below a field.
    pub(super) fn described(self, id: &str, name: &str, hint: &str) -> Option<String> {
        let hint = (!hint.is_empty()).then(|| format!("{id}-hint"));
        let mistake = self.mistake(name).map(|_| format!("{id}-mistake"));
        let ids: Vec<String> = hint.into_iter().chain(mistake).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }

    pub(super) fn select(
        self,
        name: &str,
        label: &str,
        choices: &[(String, String)],
        usual: &str,
    ) -> Markup {
        let (chosen, is_wrong) = (self.value(name, usual), self.mistake(name).is_some());
        html! {
            p .field {
                label for=(name) { (label) }
                select id=(name) name=(name) autofocus[is_wrong]
                    aria-invalid=[is_wrong.then_some("true")]
                    aria-describedby=[self.described(name, name, "")] {
                    @for (value, text) in choices {
                        option value=(value) selected[*value == chosen] { (text) }
                    }
                }
                (self.below(name, name, ""))
            }
        }
    }

    /// A number within limits; one that is left empty is as the edition says.
    pub(super) fn number(
        self,
        name: &str,
        label: &str,
        (least, most): (u32, u32),
        usual: &str,
    ) -> Markup {
        let empty = usual.is_empty().then(|| site().as_edition());
        let (hint, is_wrong) = (site().number_limits(least, most), self.mistake(name).is_some());
        html! {
            p .field {
                label for=(name) { (label) }
                input id=(name) name=(name) type="number" min=(least) max=(most)
                    value=(self.value(name, usual)) placeholder=[empty] autofocus[is_wrong]
                    aria-invalid=[is_wrong.then_some("true")]
                    aria-describedby=[self.described(name, name, &hint)];
                (self.below(name, name, &hint))
            }
        }
    }

    pub(super) fn tick(self, name: &str, label: &str, usual: bool) -> Markup {
        let is_set = self.0.map_or(usual, |(posted, _)| posted.is_set(name));
        html! {
            p .field .tick {
                input id=(name) name=(name) type="checkbox" value="yes" checked[is_set];
                label for=(name) { (label) }
            }
        }
    }

    fn mistake(self, name: &str) -> Option<String> {
        let (posted, problem) = self.0?;
        problem.field.as_deref().filter(|field| *field == name)?;
        if problem.code == Code::Field {
            if posted.get(name).is_none() {
                return Some(site().left_empty());
            }
            if problem.reason == site().bad_field(name) {
                return Some(site().bad_choice());
            }
        }
        Some(problem.reason.clone())
    }
}
