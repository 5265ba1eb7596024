//! What happened, a line an event.

use engine::Seat;
use fortuna::card::{ActionCard, Cube, Favour, Helper, Privilege};
use fortuna::{Decision, Event, Options};

use super::{effect, things};
use crate::Reader;
use crate::message::messages::{self as id, with};
use crate::message::{Id, say};

/// The line of the log; none for what goes without saying.
pub(super) fn line(to: &Reader<'_>, options: &Options, event: Event) -> Option<String> {
    let is_silent = matches!(event, Event::TokensLaid { favours } if favours.is_empty());
    (!is_silent).then(|| sentence(to, options, event))
}

/// Whom the line is about.
pub(super) const fn subject(event: Event) -> Option<Seat> {
    use Event as E;
    match event {
        E::Drafted { seat, .. }
        | E::TurnedDown { seat, .. }
        | E::Revealed { seat, .. }
        | E::TurnBegan { seat }
        | E::AqueductFilled { seat }
        | E::Chose { seat, .. }
        | E::Took { seat, .. }
        | E::Converted { seat, .. }
        | E::Declined { seat, .. }
        | E::Sold { seat, .. }
        | E::Hired { seat, .. }
        | E::GainedDie { seat }
        | E::Married { seat }
        | E::Gained { seat, .. }
        | E::Built { seat, .. }
        | E::Bribed { seat, .. }
        | E::Swapped { seat, .. }
        | E::Commanded { seat, .. }
        | E::Rolled { seat, .. }
        | E::ChoseDie { seat, .. }
        | E::NoFavour { seat, .. }
        | E::Fulfilled { seat, .. }
        | E::Moved { seat, .. }
        | E::Taxed { seat }
        | E::SteppedBack { seat, .. }
        | E::Flipped { seat, .. }
        | E::Drew { seat, .. }
        | E::Kept { seat, .. }
        | E::Discarded { seat, .. }
        | E::PutAside { seat, .. }
        | E::Looked { seat, .. }
        | E::Played { seat, .. }
        | E::Arrived { seat, .. }
        | E::Showed { seat, .. } => Some(seat),
        E::Dealt { .. }
        | E::RoundBegan { .. }
        | E::Reshuffled { .. }
        | E::TokensLaid { .. }
        | E::Podium { .. }
        | E::Ended => None,
    }
}

fn sentence(to: &Reader<'_>, options: &Options, event: Event) -> String {
    use Event as E;
    match event {
        E::Drafted { seat, card } => action_card(to, seat, card, id::fortuna_log_drafted),
        E::Dealt { card, .. } => dealt(to, options, card),
        E::TurnedDown { seat, card } => turned_down(to, seat, card),
        E::Revealed { seat, card } => {
            let card = things::card_noun(to.words, card);
            say!(to, fortuna_log_revealed, who = to.who(seat), card = card)
        }
        E::RoundBegan { round } => say!(to, fortuna_log_round, round = round),
        E::TurnBegan { seat } => to.of(seat, id::fortuna_log_turn),
        E::AqueductFilled { seat } => say!(to, fortuna_log_aqueduct, who = to.who(seat)),
        E::Chose { seat, card, carried_out } => chose(to, seat, card, carried_out),
        E::Took { seat, cube, n } => {
            to.with(seat, things::cubes(to.words, cube, n), id::fortuna_log_took)
        }
        E::Converted { seat, into, n } => converted(to, seat, into, n),
        E::Declined { seat, question } => to.of(seat, declined(question)),
        E::Sold { seat, goods, n, money } => {
            let (what, money) = (things::cubes(to.words, goods, n), things::money(to.words, money));
            say!(to, fortuna_log_sold, who = to.who(seat), what = what, money = money)
        }
        E::Hired { seat, helper, n, money } => hired(to, seat, helper, n, money),
        E::GainedDie { seat } => to.of(seat, id::fortuna_log_ceremony),
        E::Married { seat } => to.of(seat, id::fortuna_log_married),
        E::Gained { seat, money } => {
            to.with(seat, things::money(to.words, money), id::fortuna_log_gained)
        }
        // No price here: it would have to be marked as ours wherever it is read again.
        E::Built { seat, building, .. } => {
            let building = things::building_noun(to.words, building);
            say!(to, fortuna_log_built, who = to.who(seat), building = building)
        }
        E::Bribed { seat, payee, card } => bribed(to, seat, payee, card),
        E::Swapped { seat, gave, took, edge } => {
            let owner = options.owner(usize::from(edge));
            swapped(to, seat, (gave, took), things::edge(to, options, owner))
        }
        E::Commanded { seat, card } => action_card(to, seat, card, id::fortuna_log_commanded),
        E::Rolled { seat, dice } => dice_values(to, seat, &dice, id::fortuna_log_rolled),
        E::ChoseDie { seat, value } => dice_values(to, seat, &[value], id::fortuna_log_die),
        E::NoFavour { seat, value } => dice_values(to, seat, &[value], id::fortuna_log_no_favour),
        E::Fulfilled { seat, favour, goods, tokens } => fulfilled(to, seat, favour, goods, tokens),
        E::Moved { seat, from, to: space } => moved(to, seat, from, space),
        E::Taxed { seat } => to.of(seat, id::fortuna_log_taxed),
        E::SteppedBack { seat, from, to: space } => stepped_back(to, seat, from, space),
        E::Flipped { seat, favour } => {
            let favour = things::favour_noun(to.words, favour);
            say!(to, fortuna_log_flipped, who = to.who(seat), favour = favour)
        }
        E::Drew { seat, card } => privilege(to, seat, card, id::fortuna_log_drew),
        E::Kept { seat, card, .. } => privilege(to, seat, card, id::fortuna_log_kept),
        E::PutAside { seat, card } => privilege(to, seat, card, id::fortuna_log_aside),
        E::Looked { seat, card } => privilege(to, seat, card, id::fortuna_log_looked),
        E::Discarded { seat, card } => privilege(to, seat, Some(card), id::fortuna_log_discarded),
        E::Reshuffled { n } => say!(to, fortuna_log_reshuffled, n = n),
        E::Played { seat, card, .. } => privilege(to, seat, Some(card), id::fortuna_log_played),
        E::Arrived { seat, place } => {
            say!(to, fortuna_log_arrived, who = to.who(seat), place = place)
        }
        E::TokensLaid { favours } => {
            let names = favours.iter().map(|favour| {
                say!(to, fortuna_the_favour, favour = things::favour_noun(to.words, favour))
            });
            say!(to, fortuna_log_tokens, favours = to.words.list(names))
        }
        E::Podium { order } => say!(to, fortuna_log_podium, order = to.all(&order)),
        E::Showed { seat, card, .. } => privilege(to, seat, Some(card), id::fortuna_log_showed),
        E::Ended => say!(to, fortuna_log_ended),
    }
}

fn action_card(
    to: &Reader<'_>,
    seat: Seat,
    card: ActionCard,
    id: Id<with::card_the_who<'_>>,
) -> String {
    let card = things::card_noun(to.words, card);
    say!(to, id as card_the_who, who = to.who(seat), card = card)
}

/// A privilege card that the reader may or may not know.
fn privilege(
    to: &Reader<'_>,
    seat: Seat,
    card: Option<Privilege>,
    id: Id<with::what_who<'_>>,
) -> String {
    let card = card.map_or_else(
        || say!(to, fortuna_unknown_privilege),
        |card| say!(to, fortuna_the_privilege, card = things::privilege(to.words, card)),
    );
    to.with(seat, card, id)
}

fn dice_values(to: &Reader<'_>, seat: Seat, dice: &[u8], id: Id<with::what_who<'_>>) -> String {
    to.with(seat, things::values(to.words, dice), id)
}

fn dealt(to: &Reader<'_>, options: &Options, card: ActionCard) -> String {
    let card = things::card_noun(to.words, card);
    say!(to, fortuna_log_dealt, card = card, n = things::n_open_edges(options))
}

fn turned_down(to: &Reader<'_>, seat: Seat, card: Option<ActionCard>) -> String {
    card.map_or_else(
        || to.of(seat, id::fortuna_log_turned_secret),
        |card| action_card(to, seat, card, id::fortuna_log_turned_down),
    )
}

fn chose(to: &Reader<'_>, seat: Seat, card: ActionCard, carried_out: bool) -> String {
    let id = if carried_out { id::fortuna_log_used } else { id::fortuna_log_passed };
    action_card(to, seat, card, id)
}

fn swapped(
    to: &Reader<'_>,
    seat: Seat,
    (gave, took): (ActionCard, ActionCard),
    edge: String,
) -> String {
    say!(
        to,
        fortuna_log_swapped,
        who = to.who(seat),
        gave = things::card_noun(to.words, gave),
        took = things::card_noun(to.words, took),
        edge = edge,
    )
}

fn converted(to: &Reader<'_>, seat: Seat, into: Cube, n: u8) -> String {
    say!(
        to,
        fortuna_log_converted,
        who = to.who(seat),
        water = things::cubes(to.words, Cube::Water, n),
        into = things::cube(to.words, into),
    )
}

const fn declined(question: Decision) -> Id<with::who<'static>> {
    if matches!(question, Decision::Convert { .. }) {
        id::fortuna_log_declined_convert
    } else if matches!(question, Decision::ExtraFlip) {
        id::fortuna_log_declined_flip
    } else {
        id::fortuna_log_declined_military
    }
}

fn hired(to: &Reader<'_>, seat: Seat, helper: Helper, n: u8, money: u8) -> String {
    let helpers = things::helpers(to.words, helper, n);
    if money == 0 {
        return to.with(seat, helpers, id::fortuna_log_recruited);
    }
    let (who, money) = (to.who(seat), things::money(to.words, money));
    say!(to, fortuna_log_hired[Helper: helper], who = who, what = helpers, money = money)
}

fn bribed(to: &Reader<'_>, seat: Seat, payee: Option<Seat>, card: ActionCard) -> String {
    let payee = payee.map_or_else(|| say!(to, fortuna_bank).into(), |payee| to.whom(payee));
    let card = things::card_noun(to.words, card);
    let who = to.who(seat);
    say!(to, fortuna_log_bribed, who = who, payee = payee, card = card)
}

fn fulfilled(to: &Reader<'_>, seat: Seat, favour: Favour, goods: u8, tokens: u8) -> String {
    say!(
        to,
        fortuna_log_fulfilled,
        who = to.who(seat),
        favour = things::favour_noun(to.words, favour),
        n = goods,
        offering = things::offering(to.words, favour, goods),
        tokens = tokens,
    )
}

fn moved(to: &Reader<'_>, seat: Seat, from: u8, space: u8) -> String {
    say!(
        to,
        fortuna_log_moved,
        who = to.who(seat),
        from = from,
        to = space,
        place = effect::place(from, space),
    )
}

fn stepped_back(to: &Reader<'_>, seat: Seat, from: u8, space: u8) -> String {
    if from == space {
        return to.of(seat, id::fortuna_log_no_way_back);
    }
    let who = to.who(seat);
    say!(to, fortuna_log_stepped_back, who = who, from = from, to = space)
}
