//! The dock: the question, its answers, and what the viewer holds.

use boards::{Draw, LegalAnswer, Sight, icon};
use maud::{Markup, html};
use table::{Offer, Secrets};

use super::fragment::Scene;
use super::sight::Look;
use super::{hint, log, seats, standing};
use crate::core::bidi::isolated;
use crate::core::text::site;
use crate::pages::parts;

/// The keys that answer, in the order of the list. `h` asks for a hint, `u` takes back.
const KEYS: &str = "123456789abcdefgijklmnopqrstvwxyz";

/// The dock while the game is played.
pub(super) fn show<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    html! {
        @if let Some(at) = &look.sight {
            section #dock .dock aria-labelledby="question" {
                (log::ticker(look))
                div #prompt .prompt {
                    (seats::away_banner(scene))
                    (whose_seat(scene, at))
                    (G::steps(at))
                    (G::stakes(at))
                    h1 #question tabindex="-1" aria-describedby=[n_answers(at).map(|_| "n-answers")] { (question(at)) }
                    @if let Some(n) = n_answers(at) { p #n-answers .vh { (site().n_answers(n)) } }
                    (standing::threats(at))
                    (kept(at))
                    (answers(scene, at))
                    div .tools {
                        (list_tools(at))
                        (hint::button(scene))
                        (take_back(scene))
                    }
                }
                (G::hand(at))
            }
        }
    }
}

/// Whose eyes they are, where one person plays several seats, or none.
fn whose_seat<G: Draw>(scene: Scene<'_>, at: &Sight<'_, G>) -> Markup {
    let desk = scene.kept.table.desk();
    let holds_more = scene.user().is_some_and(|user| desk.seats_of(user).count() > 1);
    html! {
        @if let (true, Some(seat)) = (holds_more, at.to.seat) {
            p .hint { (site().you_play(at.to.names.of(seat))) }
        } @else if at.to.seat.is_none() {
            p #watching .hint { (site().watching()) }
        }
    }
}

fn question<G: Draw>(at: &Sight<'_, G>) -> String {
    at.question.map(|decision| G::prompt(&at.to, at.view, decision)).unwrap_or_default()
}

/// How many answers the viewer has, if they are asked.
fn n_answers<G: Draw>(at: &Sight<'_, G>) -> Option<usize> {
    Some(at.answers.len()).filter(|n| *n > 0 && at.to.seat.is_some())
}

/// Stands for question and answers while one of them is kept, since the line is gone.
fn kept<G: Draw>(at: &Sight<'_, G>) -> Markup {
    html! {
        @if n_answers(at).is_some() {
            div #kept .kept {
                h2 tabindex="-1" { (site().kept_title()) }
                span .promise data-text=(site().kept_why("{answer}")) {}
                button #change-answer .btn type="button" { (site().change_answer()) }
            }
        }
    }
}

/// The full list, the natural answer first. What can be answered on the table itself is shown
/// there, and here on demand; so is what can be said beside the question, last and without a key.
fn answers<G: Draw>(scene: Scene<'_>, at: &Sight<'_, G>) -> Markup {
    let Some(seat) = at.to.seat.filter(|_| !at.answers.is_empty()) else {
        return html! {};
    };
    let keys = KEYS.chars().map(Some).chain(std::iter::repeat(None));
    let (natural, rest): (Vec<_>, Vec<_>) = at.answers.iter().partition(|answer| answer.is_natural);
    html! {
        form #answers .acts method="post" action=(scene.action("act")) data-live {
            (scene.key())
            (parts::hidden("question", scene.kept.table.desk().question()))
            (parts::hidden("seat", seat))
            @for (answer, key) in natural.into_iter().chain(rest).zip(keys) {
                (button(answer, key.filter(|_| !answer.is_aside), at.taught == Some(&*answer.notation)))
            }
        }
    }
}

fn button(answer: &LegalAnswer, key: Option<char>, is_taught: bool) -> Markup {
    html! {
        button id=(button_id(&answer.notation)) .btn .answer .main[answer.is_natural] .decline[answer.is_decline] .placed[is_on_demand(answer)] .quiet[answer.is_aside] .taught[is_taught] type="submit" name="action"
            value=(answer.notation) data-spots=[spots(answer)] data-warning=[&answer.warning]
            data-chain=[answer.chain.as_ref().map(|chain| chain.answers.join("|"))]
            data-key=[key] aria-keyshortcuts=[key] {
            @if answer.warning.is_some() { (icon("end")) }
            @if is_taught { (icon("point")) }
            span { (answer.chain.as_ref().map_or(&answer.deed, |chain| &chain.label)) }
            // The natural answer declines only where nothing else can be said.
            @if answer.is_natural && answer.is_decline { span .lone { (site().nothing_else()) } }
            // The dialog that asks once more says it.
            @if let Some(warning) = &answer.warning { small .warned { (warning) } }
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// Opens the full list, and goes back from the few answers that a touch has left.
fn list_tools<G: Draw>(at: &Sight<'_, G>) -> Markup {
    html! {
        @if at.answers.iter().any(is_on_demand) {
            button #back .btn .quiet type="button" hidden {
                (icon("undo")) span { (site().other_answers()) } kbd aria-hidden="true" { "Esc" }
            }
            button #more .btn .quiet .more type="button" aria-expanded="false" aria-controls="answers"
                aria-keyshortcuts="0" {
                (icon("list")) b aria-hidden="true" { (at.answers.len()) }
                span { (site().all_answers(at.answers.len())) } kbd aria-hidden="true" { "0" }
            }
        }
    }
}

/// Whether an answer waits in the full list until that is opened. The natural one never does.
fn is_on_demand(answer: &LegalAnswer) -> bool {
    !answer.is_natural && (answer.is_aside || !answer.spots.is_empty())
}

fn spots(answer: &LegalAnswer) -> Option<String> {
    (!answer.spots.is_empty()).then(|| answer.spots.join(" "))
}

/// An id that stays with the answer as long as it can be given.
fn button_id(action: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("a-{}", action.chars().map(plain).collect::<String>())
}

/// Taking back: at once, by asking, or answering who asked.
fn take_back(scene: Scene<'_>) -> Markup {
    let Some(user) = scene.user().filter(|_| scene.is_person()) else {
        return html! {};
    };
    let desk = scene.kept.table.desk();
    let site = site();
    let agree = |agree: &str| {
        html! { (parts::hidden("agree", agree)) (parts::hidden("question", desk.question())) }
    };
    html! {
        @match desk.request() {
            Some(request) if request.by == *user => { p .hint { (site.take_back_waits()) } },
            Some(request) => {
                p { (site.take_back_asked(isolated(scene.kept.name(&request.by)))) }
                @if !request.agreed.contains(user) {
                    (scene.button("answer", "take-back-yes", &site.agree(), &agree("yes")))
                    (scene.button("answer", "take-back-no", &site.disagree(), &agree("no")))
                }
            },
            None => {
                @match scene.kept.table.take_back(user) {
                    Offer::Nothing => {},
                    Offer::Free { to } => (undo(scene, &site.take_back(), to, false)),
                    Offer::Ask { to } => (undo(scene, &site.ask_take_back(), to, false)),
                }
            },
        }
    }
}

pub(super) fn undo(scene: Scene<'_>, label: &str, to: usize, is_main: bool) -> Markup {
    html! {
        form .inline method="post" action=(scene.action("take-back")) data-live {
            (scene.key())
            (parts::hidden("to", to))
            (parts::hidden("question", scene.kept.table.desk().question()))
            button #take-back .btn .quiet[!is_main] .main[is_main] type="submit" aria-keyshortcuts="u" {
                (icon("undo")) span { (label) } kbd aria-hidden="true" { "u" }
            }
        }
    }
}
