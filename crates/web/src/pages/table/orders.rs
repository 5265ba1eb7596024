//! Standing orders: a form with a line for each question that may come.

use boards::Draw;
use engine::Seat;
use games::ToJson;
use maud::{Markup, html};
use serde_json::Value;
use table::{Command, Desk, Order, Secrets, Table, with_table};
use words::{OrderPlan, Reader, Speak};

use super::fragment::Scene;
use super::sight::{Look, reader};
use crate::auth::Posted;
use crate::core::problem::Problem;
use crate::core::tables::TableSnapshot;
use crate::core::text::site;
use crate::pages::parts;

/// An order that stays for good.
const EVERY_TIME: &str = "yes";
/// An order that stays until something else is asked.
const BRIEF: &str = "brief";

/// A question that may come.
struct OrderForm {
    /// Its name in the form.
    slug: String,
    when: Value,
    title: String,
    /// Notation and words.
    answers: Vec<(String, String)>,
    order: Option<Order>,
}

impl OrderForm {
    fn new<G: Speak>(plan: OrderPlan<G>, orders: &[Order]) -> Option<Self> {
        let when = plan.question.to_json();
        let words = when.as_object()?.values().filter_map(Value::as_str);
        let answers = plan.answers.into_iter().map(|(action, text)| (action.to_string(), text));
        Some(Self {
            slug: words.collect::<Vec<_>>().join("-"),
            title: plan.when,
            answers: answers.collect(),
            order: orders.iter().find(|order| order.when == when).cloned(),
            when,
        })
    }

    /// The answer at a place of the order as it is now.
    fn chosen(&self, place: usize) -> Option<&str> {
        self.order.as_ref()?.play.get(place).map(String::as_str)
    }

    /// How long the order stays, as the form says it.
    fn stays(&self) -> Option<&'static str> {
        let order = self.order.as_ref()?;
        if order.brief {
            return Some(BRIEF);
        }
        order.repeat.then_some(EVERY_TIME)
    }

    /// What was filled in. What was not changed stays as it is.
    fn read(self, posted: &Posted) -> Option<Order> {
        let field = |name: &str| posted.get(&format!("{name}.{}", self.slug));
        let (first, second, keep) = (field("first"), field("else"), field("keep"));
        if (first, second, keep) == (self.chosen(0), self.chosen(1), self.stays()) {
            return self.order;
        }
        let play: Vec<String> = first.into_iter().chain(second).map(str::to_owned).collect();
        let (repeat, brief) = (keep == Some(EVERY_TIME), keep == Some(BRIEF));
        (!play.is_empty()).then(|| Order { when: self.when, play, repeat, brief })
    }
}

fn lines<G: Speak>(
    desk: &Desk,
    (to, seat): (&Reader<'_>, Seat),
    view: Option<&G::View>,
) -> Vec<OrderForm> {
    let plans = view.map(|view| G::plans(to, view)).unwrap_or_default();
    plans.into_iter().filter_map(|plan| OrderForm::new(plan, desk.orders(seat))).collect()
}

fn lines_of<G: Speak + Secrets>(
    (kept, table): (&TableSnapshot, &Table<G>),
    seat: Seat,
) -> Vec<OrderForm> {
    let names = kept.page_names();
    let to = reader(&names, Some(seat));
    lines::<G>(table.desk(), (&to, seat), table.view(Some(seat)).as_ref())
}

/// The orders that no line of the form stands for.
fn others<'a>(desk: &'a Desk, seat: Seat, lines: &[OrderForm]) -> Vec<&'a Order> {
    let is_other = |order: &&Order| lines.iter().all(|line| line.when != order.when);
    desk.orders(seat).iter().filter(is_other).collect()
}

/// The orders that were filled in. Those of which the form knows nothing stay.
pub(crate) fn read(kept: &TableSnapshot, seat: Seat, posted: &Posted) -> Result<Command, Problem> {
    if posted.is_set("clear") {
        return Ok(Command::Order { seat, orders: Vec::new() });
    }
    let lines = with_table!(&kept.table, table => lines_of((kept, table), seat));
    let is_known = |(slug, _): (&str, &str)| lines.iter().any(|line| line.slug == slug);
    if !posted.under("first.").chain(posted.under("else.")).all(is_known) {
        return Err(Problem::field("first"));
    }
    let mut orders: Vec<Order> =
        others(kept.table.desk(), seat, &lines).into_iter().cloned().collect();
    orders.extend(lines.into_iter().filter_map(|line| line.read(posted)));
    Ok(Command::Order { seat, orders })
}

/// The form, for the holder of the seat alone.
pub(super) fn show<G: Draw + Secrets>(scene: Scene<'_>, look: &Look<'_, G>) -> Markup {
    let Some(seat) = look.to.seat.filter(|_| scene.is_person()) else {
        return html! {};
    };
    let (desk, site) = (look.table.desk(), site());
    let view = look.sight.as_ref().map(|at| at.view);
    let lines = lines::<G>(desk, (&look.to, seat), view);
    let title = match desk.orders(seat).len() {
        0 => site.orders(),
        n => site.orders_given(n),
    };
    html! {
        details #orders .slab {
            summary { h2 { (title) } }
            p .hint { (site.orders_hint()) }
            form method="post" action=(scene.action("order")) data-live {
                (scene.key())
                (parts::hidden("seat", seat))
                @for line in &lines { (fields(line)) }
                @for order in others(desk, seat, &lines) {
                    p { (site.order_other(order.when.to_string(), order.play.join(", "))) }
                }
                button #orders-save type="submit" { (site.orders_save()) } " "
                button #orders-clear type="submit" name="clear" value="yes" { (site.orders_clear()) }
            }
        }
    }
}

fn fields(line: &OrderForm) -> Markup {
    let site = site();
    html! {
        fieldset {
            legend { (site.order_when(&line.title)) }
            (select(line, "first", &site.order_first(), line.chosen(0)))
            @if line.answers.len() > 1 {
                (select(line, "else", &site.order_else(), line.chosen(1)))
            }
            (how_often(line))
        }
    }
}

fn how_often(line: &OrderForm) -> Markup {
    let site = site();
    let id = format!("keep.{}", line.slug);
    let choices =
        [("", site.order_once()), (BRIEF, site.order_brief()), (EVERY_TIME, site.order_repeat())];
    html! {
        span .field {
            label for=(id) { (site.order_how_often()) }
            select id=(id) name=(id) {
                @for (value, text) in &choices {
                    option id={ (id) "." (value) } value=(value) selected[line.stays().unwrap_or("") == *value] { (text) }
                }
            }
        }
    }
}

/// Every choice has an id, so that what is being chosen stays when the table moves on.
fn select(line: &OrderForm, name: &str, label: &str, chosen: Option<&str>) -> Markup {
    let id = format!("{name}.{}", line.slug);
    let is_offered = |action: &&str| line.answers.iter().any(|(offered, _)| offered == action);
    let gone = chosen.filter(|action| !is_offered(action));
    let gone = gone.map(|action| (action.to_owned(), action.to_owned()));
    html! {
        span .field {
            label for=(id) { (label) }
            select id=(id) name=(id) {
                option id={ (id) ".none" } value="" { (site().order_none()) }
                @for (action, text) in line.answers.iter().chain(&gone) {
                    option id={ (id) "." (action.replace(' ', "-")) } value=(action) selected[chosen == Some(action.as_str())] { (text) }
                }
            }
        }
    }
}
