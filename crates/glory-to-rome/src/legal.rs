//! The one list of legal actions, with a function for each question.

use engine::{ActionList, Seat, ShortList};

use crate::action::{Action, Foundation, Plot, Source, ThinkResult, Unit};
use crate::bag::{Counts, Orders};
use crate::card::{Building, BuildingSet, Card, Material, Role};
use crate::decision::{Decision, Parts};
use crate::powers::Powers;
use crate::rules::thinking;
use crate::state::{Camp, GloryToRome, Table};

type List = ActionList<Action>;

/// A seat's question, and what its answers depend on.
struct Asked<'a> {
    table: &'a Table,
    seat: Seat,
    player: &'a Camp,
    powers: Powers,
    hand: &'a Orders,
    has_deck: bool,
}

impl GloryToRome {
    /// Lists the answers to the pending question.
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut List) {
        out.clear();
        let Some((seat, decision)) = self.table.pending else {
            return;
        };
        let asked = Asked {
            table: &self.table,
            seat,
            player: self.table.player(seat),
            powers: self.table.powers(seat),
            hand: &self.secret.hands[seat.index()],
            has_deck: self.has_deck(),
        };
        self.list_answers(&asked, decision, out);
        if decision.may_decline() {
            out.push(Action::Done);
        }
    }

    fn list_answers(&self, asked: &Asked<'_>, decision: Decision, out: &mut List) {
        let (table, seat, hand) = (asked.table, asked.seat, asked.hand);
        match decision {
            Decision::Start => out.extend(hand.kinds().map(Action::Start)),
            Decision::Lead => {
                asked.list_leads(out);
                asked.list_thinking(decision, out);
                asked.list_grants(out);
            }
            Decision::Follow { role } => {
                asked.list_units(role, Action::Follow, out);
                asked.list_thinking(decision, out);
                asked.list_grants(out);
            }
            Decision::Palace { role } => asked.list_units(role, Action::Also, out),
            Decision::Petition { left, of } => asked.list_petition(left, of, out),
            Decision::Thinker { .. } => asked.list_thinking(decision, out),
            Decision::Patron { done } => asked.list_hires(done, out),
            Decision::Laborer { done } => asked.list_takes(done, out),
            Decision::Craftsman => asked.list_craft(table.budget(), out),
            Decision::Fountain { more } => self.list_fountain(asked, more, out),
            Decision::Architect { done } => {
                let budget = if done.is_none() { table.budget() } else { 1 };
                asked.list_architecture(done, budget, out);
            }
            Decision::Merchant { done } => asked.list_sales(done, out),
            Decision::Legionary { .. } => {
                let backing = table.turn.revealed.minus(&self.secret.slipped);
                let cards = hand.kinds().filter(|c| hand.count(*c) > backing.count(*c));
                out.extend(cards.map(Action::Demand));
            }
            Decision::Plunder => {
                out.extend(table.plunder().map(|m| Action::Take(Source::Pool(m))));
            }
            Decision::Give { material, protected } => asked.list_gifts(material, protected, out),
            Decision::Coliseum { victim } => out.extend(table.seizable(victim).map(Action::Seize)),
            Decision::Bath { client } => {
                out.extend(table.roles_of_client(client).map(Action::Act));
            }
            Decision::Prison => list_thefts(table, out),
            Decision::Senate => list_jacks(table, seat, out),
            Decision::Sewer => {
                out.extend(asked.player.camp.materials().map(Action::Drain));
            }
            Decision::Grant { .. } => out.extend([Action::Agree, Action::Refuse]),
        }
    }

    /// GTR 7.35.
    fn list_fountain(&self, asked: &Asked<'_>, more: bool, out: &mut List) {
        if let Some(card) = self.secret.drawn {
            if !asked.player.names().has(card) {
                asked.list_plots(card, 1 + u8::from(more), out);
            }
            asked.list_additions(Source::Hand(card), card.material(), out);
            if card.material() == Material::Marble {
                list_completions(Source::Hand(card), asked.table.completable(asked.seat), out);
            }
        }
        out.push(Action::Keep);
    }
}

fn list_thefts(table: &Table, out: &mut List) {
    for victim in Seat::all(table.n_players()) {
        if victim != table.turn.performer {
            let stealable = table.stealable(victim).into_iter();
            out.extend(stealable.map(|building| Action::Steal(victim, building)));
        }
    }
}

fn list_jacks(table: &Table, own: Seat, out: &mut List) {
    let others = Seat::all(table.n_players()).filter(|seat| *seat != own);
    let with_jacks = others.filter(|seat| table.player(*seat).camp_jacks > 0);
    out.extend(with_jacks.map(Action::TakeJack));
}

/// Leading, following, thinking. GTR 3, 4.1.
impl Asked<'_> {
    fn list_leads(&self, out: &mut List) {
        let wildcards = self.wildcards();
        for role in Role::ALL {
            let lead = |unit| Action::Lead(role, unit);
            self.list_orders(role, lead, out);
            out.extend(wildcards.iter().copied().map(lead));
        }
    }

    fn list_units(&self, role: Role, action: fn(Unit) -> Action, out: &mut List) {
        self.list_orders(role, action, out);
        out.extend(self.wildcards().iter().copied().map(action));
    }

    /// Order cards that are units by themselves. GTR 3.1, 7.5.
    fn list_orders(&self, role: Role, action: impl Fn(Unit) -> Action, out: &mut List) {
        let cards = if self.table.any_card_counts(self.seat, role) {
            self.hand.kinds()
        } else {
            self.hand.kinds_of(role.material())
        };
        out.extend(cards.map(|card| action(Unit::Order(card))));
    }

    /// Units for any role. GTR 3.2, 3.3, 7.5.
    fn wildcards(&self) -> ShortList<Unit, 3> {
        let mut units = ShortList::default();
        if self.player.jacks > 0 {
            units.push(Unit::Jack);
        }
        if self.hand.has_of_a_material(self.table.options.petition) {
            units.push(Unit::Petition);
        }
        if self.table.pairs_count(self.seat) && self.hand.has_of_a_material(2) {
            units.push(Unit::Pair);
        }
        units
    }

    fn list_petition(&self, left: u8, of: Option<Material>, out: &mut List) {
        for material in Material::ALL {
            let fits = of.is_none_or(|of| of == material);
            if fits && self.hand.of(material) >= left {
                out.extend(self.hand.kinds_of(material).map(Action::Pay));
            }
        }
    }

    /// GTR 4.1, 7.3, 7.15.
    fn list_thinking(&self, decision: Decision, out: &mut List) {
        let (_, done) = thinking(decision);
        let (player, powers) = (self.player, self.powers);
        if powers.has(Building::Latrine) && !done.has(Parts::HAND) {
            out.extend(self.hand.kinds().map(|c| Action::Latrine(Card::Order(c))));
            if self.table.options.latrine_jack && player.jacks > 0 {
                out.push(Action::Latrine(Card::Jack));
            }
        }
        let may_empty = powers.has(Building::Vomitorium) && !done.has(Parts::EXTRA);
        if may_empty && player.hand_size() > 0 {
            out.push(Action::Vomitorium);
        }
        if self.table.jacks > 0 {
            out.push(Action::Think(ThinkResult::Jack));
        }
        out.push(Action::Think(ThinkResult::Draw));
    }

    /// GTR 9.5.
    fn list_grants(&self, out: &mut List) {
        if self.table.options.concession && !self.player.proposed {
            out.extend(Seat::all(self.table.n_players()).map(Action::Grant));
        }
    }
}

/// Roles that move one card. GTR 4.2, 4.3, 4.6.
impl Asked<'_> {
    fn list_hand(&self, action: fn(Source) -> Action, out: &mut List) {
        out.extend(self.hand.kinds().map(|card| action(Source::Hand(card))));
    }

    fn list_pool(&self, action: fn(Source) -> Action, out: &mut List) {
        let pool = self.table.pool.materials();
        out.extend(pool.map(|material| action(Source::Pool(material))));
    }

    fn list_hires(&self, done: Parts, out: &mut List) {
        let powers = self.powers;
        if powers.has(Building::Aqueduct) && !done.has(Parts::HAND) {
            self.list_hand(Action::Hire, out);
        }
        if !done.has(Parts::MAIN) {
            self.list_pool(Action::Hire, out);
        }
        if powers.has(Building::Bar) && !done.has(Parts::EXTRA) && self.has_deck {
            out.push(Action::Hire(Source::Deck));
        }
    }

    fn list_takes(&self, done: Parts, out: &mut List) {
        let has_dock = self.powers.has(Building::Dock);
        if has_dock && !done.has(Parts::HAND) {
            self.list_hand(Action::Take, out);
        }
        if !done.has(Parts::MAIN) {
            self.list_pool(Action::Take, out);
        }
    }

    fn list_sales(&self, done: Parts, out: &mut List) {
        let powers = self.powers;
        if powers.has(Building::Basilica) && !done.has(Parts::HAND) {
            self.list_hand(Action::Sell, out);
        }
        if !done.has(Parts::MAIN) {
            let goods = self.player.stockpile.materials();
            out.extend(goods.map(|material| Action::Sell(Source::Stockpile(material))));
            if powers.has(Building::Atrium) && self.has_deck {
                out.push(Action::Sell(Source::Deck));
            }
        }
    }

    /// GTR 4.9.
    fn list_gifts(&self, material: Material, protected: bool, out: &mut List) {
        out.extend(self.hand.kinds_of(material).map(Action::Give));
        if protected || out.is_empty() {
            out.push(Action::Glory);
        }
    }
}

/// Building. GTR 5.
impl Asked<'_> {
    fn list_craft(&self, budget: u8, out: &mut List) {
        self.list_foundations(budget, out);
        if !self.player.founded.is_empty() {
            self.list_materials_of_hand(out);
        }
        if self.powers.has(Building::Fountain) && self.has_deck {
            out.push(Action::Fountain);
        }
    }

    fn list_materials_of_hand(&self, out: &mut List) {
        for material in Material::ALL {
            let accepting = self.table.accepting(self.seat, material);
            if !accepting.is_empty() {
                for card in self.hand.kinds_of(material) {
                    list_targets(Source::Hand(card), accepting, out);
                }
            }
        }
        let completable = self.table.completable(self.seat);
        for card in self.hand.kinds_of(Material::Marble) {
            list_completions(Source::Hand(card), completable, out);
        }
    }

    fn list_architecture(&self, done: Parts, budget: u8, out: &mut List) {
        if !done.has(Parts::MAIN) {
            self.list_foundations(budget, out);
            if !self.player.founded.is_empty() {
                self.list_materials_of_stock(out);
            }
        }
        if self.powers.has(Building::Stairway) && !done.has(Parts::EXTRA) {
            for source in self.material_sources() {
                self.list_publications(source, out);
            }
        }
    }

    fn list_materials_of_stock(&self, out: &mut List) {
        for source in self.material_sources() {
            if let Some(material) = source.material() {
                self.list_additions(source, material, out);
            }
        }
        // A marble that may be added to a Villa completes it anyway. Ruling R-G31.
        let villa = BuildingSet::only(Building::Villa);
        let added = villa.both(self.table.accepting(self.seat, Material::Marble));
        let completable = self.table.completable(self.seat).minus(added);
        if completable.is_empty() {
            return;
        }
        for source in self.material_sources() {
            if source.material() == Some(Material::Marble) {
                list_completions(source, completable, out);
            }
        }
    }

    /// The stockpile; with an Archway, the pool. GTR 4.5, 7.18.
    fn material_sources(&self) -> impl Iterator<Item = Source> {
        let stockpile = self.player.stockpile.materials();
        let has_archway = self.powers.has(Building::Archway);
        let pool = if has_archway { self.table.pool } else { Counts::EMPTY };
        stockpile.map(Source::Stockpile).chain(pool.materials().map(Source::Pool))
    }

    fn list_foundations(&self, budget: u8, out: &mut List) {
        for card in self.hand.kind_set().minus(self.player.names()) {
            self.list_plots(card, budget, out);
        }
    }

    /// The sites where the player can found a card of a new name. GTR 5.1 to 5.4, 7.39.
    fn list_plots(&self, card: Building, budget: u8, out: &mut List) {
        let table = self.table;
        let may_leave_town = budget >= table.outside_cost(self.seat);
        let is_free = card == Building::Statue && table.options.has_functions();
        let found = |plot| Action::Found(Foundation { card, plot });
        let mut list_site = |site| {
            if table.town.of(site) > 0 {
                out.push(found(Plot { site, outside: false }));
            }
            if may_leave_town && table.is_outside_open(site) {
                out.push(found(Plot { site, outside: true }));
            }
        };
        if is_free {
            Material::ALL.into_iter().for_each(list_site);
        } else {
            list_site(card.material());
        }
    }

    fn list_additions(&self, source: Source, material: Material, out: &mut List) {
        list_targets(source, self.table.accepting(self.seat, material), out);
    }

    fn list_publications(&self, source: Source, out: &mut List) {
        if let Some(material) = source.material() {
            let targets = self.table.publishable(self.seat, material).into_iter();
            out.extend(targets.map(|building| Action::Publish(source, building)));
        }
    }
}

fn list_completions(source: Source, targets: BuildingSet, out: &mut List) {
    out.extend(targets.into_iter().map(|building| Action::Complete(source, building)));
}

fn list_targets(source: Source, targets: BuildingSet, out: &mut List) {
    out.extend(targets.into_iter().map(|to| Action::Add(source, to)));
}
