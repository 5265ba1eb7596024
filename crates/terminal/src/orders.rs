//! Standing orders at the keyboard: questions that may come, each with an answer given every time.

use engine::Seat;
use games::ToJson;
use table::Order;

use crate::panels::Panels;
use crate::save::SaveError;
use crate::session::LocalSession;

impl<G: Panels> LocalSession<'_, G> {
    /// The orders that a seat can give, each with its text.
    fn plans(&self, seat: Seat) -> Vec<(Order, String)> {
        let (to, cli) = (self.reader(Some(seat)), self.words().cli());
        let mut plans = Vec::new();
        for plan in G::plans(&to, &self.view(Some(seat))) {
            let when = plan.question.to_json();
            plans.extend(plan.answers.iter().map(|(action, answer)| {
                let play = vec![action.to_string()];
                let order = Order { when: when.clone(), play, repeat: true, brief: false };
                (order, cli.order(&plan.when, answer))
            }));
        }
        plans
    }

    /// The orders that a seat can give, with a mark at those given.
    pub fn order_lines(&self, seat: Seat) -> Vec<String> {
        let given = self.table.desk().orders(seat);
        let line = |(order, text): (Order, String)| {
            let mark = if given.contains(&order) { '✓' } else { '·' };
            format!("{mark} {text}")
        };
        self.plans(seat).into_iter().map(line).collect()
    }

    /// Gives the order at an index of that list, or cancels it. Returns whether there is one.
    pub fn switch_order(&mut self, seat: Seat, place: usize) -> Result<bool, SaveError> {
        let Some((order, _)) = self.plans(seat).into_iter().nth(place) else {
            return Ok(false);
        };
        let mut orders = self.table.desk().orders(seat).to_vec();
        let is_given = orders.contains(&order);
        orders.retain(|other| other.when != order.when);
        orders.extend((!is_given).then_some(order));
        self.order(seat, orders)
    }
}
