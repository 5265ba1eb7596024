//! The end of a game: the table of points, the charts, the deal.

use crate::site::{Site, site_messages};

impl Site<'_> {
    /// Things in a row: "a, b and c".
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        self.0.list(items)
    }
}

site_messages! {
    /// Influence.
    influence() = "end-influence";
    /// The values in the vault.
    vault_values() = "end-vault-values";
    /// Merchant bonuses.
    most_of_a_material(each: i16) = "end-most-of-a-material";
    /// The Statue.
    statue() = "end-statue";
    /// The Wall.
    wall() = "end-wall";
    /// What makes up the points of the Wall.
    wall_of(stockpile: u8) = "end-wall-of";
    /// Cards in the hand.
    cards_in_hand() = "end-cards-in-hand";
    /// Cards in the vault.
    cards_in_vault() = "end-cards-in-vault";
    /// Materials in the stockpile.
    stockpile() = "end-stockpile";
    /// Clients.
    clients() = "end-clients";
    /// Buildings that are complete.
    buildings() = "end-buildings";
    /// What counts nothing in Glory to Rome.
    counts_nothing() = "end-counts-nothing";
}

site_messages! {
    /// Spaces on the road.
    road() = "end-road";
    /// A privilege card.
    privilege_card(card: &str) = "end-privilege-card";
    /// How many of them, where it is more than one.
    n_cards(n: u8) = "end-n-cards";
    /// Money.
    money() = "end-money";
    /// Water, wheat and wine.
    cubes() = "end-cubes";
    /// Centurions.
    centurions() = "end-centurions";
    /// Vestals.
    vestals() = "end-vestals";
    /// Privilege cards.
    privileges() = "end-privileges";
    /// Somebody who cannot win.
    outside_rome(who: &str, gate: u8) = "end-outside-rome";
}

site_messages! {
    /// How far somebody is from Rome.
    steps_from_rome() = "end-steps-from-rome";
    /// Steps of buildings that stand.
    steps_of_buildings() = "end-steps-of-buildings";
    /// All other steps.
    steps_else() = "end-steps-else";
    /// Resources of all kinds.
    all_resources() = "end-all-resources";
}

site_messages! {
    /// Who won.
    wins(who: &str, n: usize) = "end-wins";
    /// The reader won.
    you_win() = "end-you-win";
    /// Nobody won.
    nobody_wins() = "end-nobody-wins";
    /// Above the table of points.
    score() = "end-score";
    /// The first column of the table.
    source() = "end-source";
    /// The sum, and the score of a chart.
    total() = "end-total";
    /// Before what is compared between equals.
    when_equal(what: &str) = "end-when-equal";
    /// Above the chart of the score.
    how_it_went() = "end-how-it-went";
    /// What the chart counts.
    as_counted() = "end-as-counted";
    /// Above the other charts.
    resources() = "end-resources";
    /// A chart in a sentence: what, and what each had at the end.
    chart(what: &str, ends: &str) = "end-chart";
    /// What somebody had.
    had(who: &str, n: i32) = "end-had";
    /// The measure of charts.
    turn() = "end-turn";
    /// The measure of charts where turns make rounds.
    round() = "end-round";
    /// Opens the figures of a chart.
    figures() = "end-figures";
    /// Above the seed.
    fair_deal() = "end-fair-deal";
    /// Before the hash of the seed.
    seal() = "end-seal";
    /// Before the seed.
    seed_open() = "end-seed-open";
    /// How anybody can check the deal.
    seed_check() = "end-seed-check";
    /// Before the final board.
    final_table() = "end-final-table";
}
