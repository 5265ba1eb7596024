//! Sources of points, and counts over a game.

use ::glory_to_rome::bag::Counts;
use ::glory_to_rome::card::Material;
use ::glory_to_rome::score::{MERCHANT_BONUS, Points};
use ::glory_to_rome::state::Camp;
use ::glory_to_rome::{Ending, View};
use engine::{Outcome, Seat};
use words::glory_to_rome::{result, things};
use words::{Reader, Words};

use super::look;
use crate::{Breakdown, ChartCount, CountedCard, ScoreRow, Tally};

/// Every point. GTR 10.1.
pub(super) fn breakdown(to: &Reader<'_>, view: &View, outcome: &Outcome<Ending>) -> Breakdown {
    let site = to.words.site();
    let points = points(view);
    let row = |label: String, of: fn(&Points) -> i16, detail: &dyn Fn(Seat) -> Option<String>| {
        let seats = Seat::all(view.table.n_players());
        ScoreRow {
            label,
            points: seats.zip(&points).map(|(seat, own)| (of(own).into(), detail(seat))).collect(),
            cards: Vec::new(),
        }
    };
    let counted = |row: ScoreRow, of: &dyn Fn(Seat) -> Vec<CountedCard>| ScoreRow {
        cards: Seat::all(view.table.n_players()).map(of).collect(),
        ..row
    };
    let vaults = view.known_vaults();
    let vault = |seat: Seat| {
        let own = vaults[seat.index()];
        (!own.is_empty()).then(|| things::materials(to.words, own))
    };
    let most = |seat: Seat| {
        let own = materials_led(view, seat);
        (!own.is_empty())
            .then(|| site.list(own.into_iter().map(|own| things::material(to.words, own))))
    };
    let stockpile = |seat: Seat| Some(site.wall_of(view.table.player(seat).stockpile.sum()));
    let mut rows = vec![
        row(site.influence(), |own| own.influence, &|_| None),
        counted(row(site.vault_values(), |own| own.vault, &vault), &|seat| stored(view, seat)),
        counted(row(site.most_of_a_material(MERCHANT_BONUS), |own| own.bonuses, &most), &|seat| {
            let led = materials_led(view, seat).into_iter();
            led.map(|own| card(own, MERCHANT_BONUS.into())).collect()
        }),
    ];
    let some = |row: &ScoreRow| row.points.iter().any(|(points, _)| *points != 0);
    let rare = [
        row(site.statue(), |own| own.statue, &|_| None),
        row(site.wall(), |own| own.wall, &stockpile),
    ];
    rows.extend(rare.into_iter().filter(some));
    let hands = players(view).map(|player| (player.hand_size().into(), None)).collect();
    Breakdown {
        ended: result::ended(to, view, outcome),
        decided: result::decided(to, outcome),
        rows,
        ties: vec![ScoreRow { label: site.cards_in_hand(), points: hands, ..ScoreRow::default() }],
        notes: vec![site.counts_nothing()],
    }
}

const fn card(material: Material, points: i32) -> CountedCard {
    CountedCard { look: look::class(material), icon: material.slug(), points }
}

/// The cards of a vault, one by one. GTR 10.1.
fn stored(view: &View, seat: Seat) -> Vec<CountedCard> {
    let own = view.known_vaults()[seat.index()];
    let cards = own.materials().flat_map(|material| {
        let one = card(material, material.value().into());
        std::iter::repeat_n(one, own.of(material).into())
    });
    cards.collect()
}

fn players(view: &View) -> impl Iterator<Item = &Camp> {
    view.table.players.iter().take(view.table.n_players().into())
}

fn points(view: &View) -> Vec<Points> {
    let vaults = view.known_vaults();
    Seat::all(view.table.n_players()).map(|seat| view.table.points(seat, &vaults)).collect()
}

/// The materials a player has more of than each other player. GTR 10.2.
fn materials_led(view: &View, seat: Seat) -> Vec<Material> {
    let vaults = view.known_vaults();
    let leads = |material: &Material| {
        let own = vaults[seat.index()].of(*material);
        view.table.opponents(seat).all(|other| vaults[other.index()].of(*material) < own)
    };
    Material::ALL.into_iter().filter(leads).collect()
}

/// Everything but the vaults, which are closed until the end. GTR 10.1.
pub(super) fn tally(view: &View) -> Vec<Tally> {
    let closed = view.known_vaults().map(|_| Counts::default());
    let tally = |seat: Seat| Tally {
        points: view.table.points(seat, &closed).sum(),
        hand: view.table.player(seat).hand_size(),
    };
    Seat::all(view.table.n_players()).map(tally).collect()
}

pub(super) fn tallies(words: &Words, view: &View) -> Vec<ChartCount> {
    let site = words.site();
    let count = |label: String, of: fn(&Camp) -> u8| ChartCount {
        label,
        counts: players(view).map(|player| of(player).into()).collect(),
    };
    let score = points(view).iter().map(|own| own.sum().into()).collect();
    vec![
        ChartCount { label: site.total(), counts: score },
        count(site.influence(), |player| player.influence),
        count(site.cards_in_vault(), |player| {
            player.vault.sum() + player.n_basilica + player.n_atrium
        }),
        count(site.stockpile(), |player| player.stockpile.sum()),
        count(site.clients(), |player| player.clients.sum()),
        count(site.buildings(), |player| player.complete.len()),
        count(site.cards_in_hand(), Camp::hand_size),
    ]
}
