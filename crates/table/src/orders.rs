//! Standing orders: answers given before the question.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::allowance::json_length;
use crate::{Refused, Secrets};

/// The most orders of a seat, and the most answers in an order.
pub const MAX_ORDERS: usize = 16;
/// The longest action in notation, in bytes.
pub const MAX_ACTION: usize = 100;
/// The longest name or value of a question's field, in bytes.
pub const MAX_FIELD: usize = 100;
/// The most bytes of all orders of a seat, as JSON.
pub const MAX_ORDERS_LENGTH: usize = 8 << 10;
const MAX_FIELDS: usize = 8;

/// A standing answer to a question. "Follow Craftsman with the Bar, else think" is
///
/// ```
/// let order: table::Order = serde_json::from_value(serde_json::json!({
///     "when": { "ask": "follow", "role": "craftsman" },
///     "play": ["follow bar", "think draw"],
/// })).unwrap();
/// assert!(!order.repeat);
/// ```
///
/// It is cancelled when its question is asked and none of its answers is legal, when something
/// happens to the seat, when the seat's person is away, and when actions are taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Fields that the question must have in JSON; it may have others.
    pub when: Value,
    /// The answers in notation; the first legal one is played.
    pub play: Vec<String>,
    /// Whether the order stays after it is carried out.
    #[serde(default)]
    pub repeat: bool,
    /// Whether the order, once carried out, repeats until the seat is asked a question of another
    /// kind, as told by its field `ask`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brief: bool,
}

impl Order {
    pub(crate) fn matches(&self, question: &Value) -> bool {
        self.when.as_object().is_some_and(|fields| {
            fields.iter().all(|(name, value)| question.get(name) == Some(value))
        })
    }

    /// Whether the seat is asked something other than what the order is for.
    pub(crate) fn is_over(&self, question: &Value) -> bool {
        self.brief && self.repeat && self.when.get("ask") != question.get("ask")
    }

    fn check(&self) -> Result<(), Refused> {
        let fields = self.when.as_object().ok_or(Refused::BadOrder)?;
        let is_plain = |value: &Value| !value.is_object() && !value.is_array();
        if fields.is_empty() || fields.len() > MAX_FIELDS || !fields.values().all(is_plain) {
            return Err(Refused::BadOrder);
        }
        if self.play.is_empty() || self.play.len() > MAX_ORDERS {
            return Err(Refused::Length { what: "answers", most: MAX_ORDERS });
        }
        if self.play.iter().any(|action| action.len() > MAX_ACTION) {
            return Err(Refused::Length { what: "answer", most: MAX_ACTION });
        }
        Ok(())
    }
}

fn check_field((name, value): (&String, &Value)) -> Result<(), Refused> {
    let text = value.as_str().unwrap_or_default();
    if name.len().max(text.len()) > MAX_FIELD {
        return Err(Refused::Length { what: "field", most: MAX_FIELD });
    }
    if is_slug(name) && is_slug(text) { Ok(()) } else { Err(Refused::BadOrder) }
}

/// Whether a text looks like a field of a question.
fn is_slug(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    text.bytes().all(|byte| is_plain(byte) || byte == b'-' || byte == b'_')
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct StandingOrders(Vec<Vec<Order>>);

impl StandingOrders {
    pub(crate) fn check(orders: &[Order]) -> Result<(), Refused> {
        if orders.len() > MAX_ORDERS {
            return Err(Refused::Length { what: "orders", most: MAX_ORDERS });
        }
        orders.iter().try_for_each(Order::check)
    }

    /// Checks new orders: they stay in the log for ever, so they may contain only questions and
    /// answers of the game. Older ones may be longer and contain anything.
    pub(crate) fn check_new<G: Secrets>(orders: &[Order]) -> Result<(), Refused> {
        if json_length(&orders) > MAX_ORDERS_LENGTH {
            return Err(Refused::Length { what: "orders", most: MAX_ORDERS_LENGTH });
        }
        let mut fields = orders.iter().filter_map(|order| order.when.as_object()).flatten();
        fields.try_for_each(check_field)?;
        Self::check(orders)?;
        let mut answers = orders.iter().flat_map(|order| &order.play);
        match answers.find(|text| text.parse::<G::Action>().is_err()) {
            Some(text) => Err(Refused::Unreadable { action: text.clone() }),
            None => Ok(()),
        }
    }

    pub(crate) fn of(&self, seat: Seat) -> &[Order] {
        self.0.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &[Order]> {
        self.0.iter().map(Vec::as_slice)
    }

    pub(crate) fn replace(&mut self, seat: Seat, orders: Vec<Order>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, Vec::new());
        }
        self.0[seat.index()] = orders;
    }

    pub(crate) fn cancel(&mut self, seat: Seat) {
        self.retain(seat, |_| false);
    }

    pub(crate) fn cancel_all(&mut self) {
        self.0.clear();
    }

    pub(crate) fn retain(&mut self, seat: Seat, keep: impl FnMut(&Order) -> bool) {
        if let Some(orders) = self.0.get_mut(seat.index()) {
            orders.retain(keep);
        }
    }

    /// Removes an order that was carried out, unless it repeats. A brief one repeats from now on.
    pub(crate) fn carried_out(&mut self, seat: Seat, question: &Value) {
        let done = self.of(seat).iter().position(|order| order.matches(question));
        let (Some(done), Some(orders)) = (done, self.0.get_mut(seat.index())) else {
            return;
        };
        if orders[done].brief {
            orders[done].repeat = true;
        } else if !orders[done].repeat {
            orders.remove(done);
        }
    }
}
