//! How the game goes, what the roles do, and what each building does.

use glory_to_rome::Options;
use glory_to_rome::card::{Building, Material, Role};

use super::board::{self, Label};
use super::{buildings, things};
use crate::Words;
use crate::help::{Help, HelpBlock, HelpRow, HelpSection};
use crate::message::say;

pub(super) fn sections(words: &Words, options: &Options) -> Help {
    let text = HelpBlock::Text;
    let goal = vec![text(say!(words, gtr_help_goal))];
    let building = vec![text(say!(words, gtr_help_building)), text(say!(words, gtr_help_outside))];
    let sections = vec![
        HelpSection::new("goal", say!(words, help_goal), &[], goal),
        HelpSection::new("cards", say!(words, help_cards), &[1], cards(words)),
        HelpSection::new("turn", say!(words, help_turn), &[2, 3], turn(words, options)),
        HelpSection::new("roles", say!(words, gtr_help_roles), &[4], roles(words)),
        HelpSection::new("building", say!(words, gtr_help_build), &[5], building),
        HelpSection::new("limits", say!(words, help_limits), &[8], limits(words)),
        HelpSection::new("end", say!(words, help_end), &[9], end(words, options)),
        HelpSection::new("score", say!(words, help_score), &[10, 11], score(words)),
        HelpSection::new(
            "buildings",
            say!(words, book_sort_buildings),
            &[6, 7],
            all(words, options),
        ),
    ];
    Help { sections }
}

fn cards(words: &Words) -> Vec<HelpBlock> {
    let uses = vec![
        say!(words, gtr_help_as_order),
        say!(words, gtr_help_as_client),
        say!(words, gtr_help_as_material),
        say!(words, gtr_help_as_building),
        say!(words, gtr_help_as_goods),
    ];
    let heads = [
        say!(words, gtr_help_head_role),
        say!(words, gtr_help_head_material),
        say!(words, gtr_help_head_value),
    ];
    let row = |material: Material| {
        let role = things::role(words, material.role());
        let value = material.value().to_string();
        HelpRow::of(&material, [role, things::material(words, material), value])
    };
    vec![
        HelpBlock::Text(say!(words, gtr_help_cards)),
        HelpBlock::Points(uses),
        HelpBlock::picture("rules/material-and-role", "hand"),
        HelpBlock::Text(say!(words, gtr_help_colours)),
        HelpBlock::table(heads, Material::ALL.map(row).to_vec()),
        HelpBlock::Text(say!(words, gtr_help_jack)),
    ]
}

fn turn(words: &Words, options: &Options) -> Vec<HelpBlock> {
    let steps = vec![
        say!(words, gtr_help_lead),
        say!(words, gtr_help_follow),
        say!(words, gtr_help_act),
        say!(words, gtr_help_clear),
    ];
    vec![
        HelpBlock::Steps(steps),
        HelpBlock::Text(say!(words, gtr_help_units, petition = options.petition)),
        HelpBlock::Text(say!(words, gtr_help_fresh)),
    ]
}

fn roles(words: &Words) -> Vec<HelpBlock> {
    let heads = [say!(words, gtr_help_head_role), say!(words, help_does)];
    let thinker = HelpRow::of("thinker", [say!(words, gtr_thinker), say!(words, gtr_help_thinker)]);
    let row = |role: Role| HelpRow::of(&role, [things::role(words, role), does(words, role)]);
    let rows = [thinker].into_iter().chain(Role::ALL.map(row)).collect();
    vec![HelpBlock::table(heads, rows)]
}

fn limits(words: &Words) -> Vec<HelpBlock> {
    let heads = [say!(words, help_limited), say!(words, help_limit)];
    let label = |label: Label| board::label(words, label);
    let rows = vec![
        HelpRow::of("clients", [label(Label::Clients), say!(words, gtr_help_limit_clients)]),
        HelpRow::of("vault", [say!(words, gtr_help_vault), say!(words, gtr_help_limit_vault)]),
        HelpRow::of("stockpile", [label(Label::Stockpile), say!(words, gtr_help_limit_stockpile)]),
        HelpRow::of("hand", [label(Label::Hand), say!(words, gtr_help_limit_hand)]),
    ];
    vec![HelpBlock::Text(say!(words, gtr_help_influence)), HelpBlock::table(heads, rows)]
}

/// What ends the game. GTR 9.
fn end(words: &Words, options: &Options) -> Vec<HelpBlock> {
    let mut ways = vec![say!(words, gtr_help_end_deck), say!(words, gtr_help_end_sites)];
    if options.has_functions() {
        ways.extend([say!(words, gtr_help_end_catacomb), say!(words, gtr_help_end_forum)]);
    }
    ways.push(say!(words, gtr_help_end_agreement, agreed = options.concession));
    vec![HelpBlock::Text(say!(words, gtr_help_end)), HelpBlock::Points(ways)]
}

fn score(words: &Words) -> Vec<HelpBlock> {
    let heads = [say!(words, help_from), say!(words, help_points)];
    let influence = [board::label(words, Label::Influence), say!(words, gtr_help_score_influence)];
    let vault = [say!(words, gtr_help_vault), say!(words, gtr_help_score_vault)];
    let bonus = [say!(words, gtr_help_bonus), say!(words, gtr_help_score_bonus)];
    let rows =
        vec![HelpRow::of("influence", influence), HelpRow::of("vault", vault), HelpRow::new(bonus)];
    vec![HelpBlock::table(heads, rows), HelpBlock::Text(say!(words, gtr_help_tie))]
}

/// Every building, a table for each material.
fn all(words: &Words, options: &Options) -> Vec<HelpBlock> {
    let intro = say!(words, gtr_help_buildings, functions = options.has_functions());
    let tables = Material::ALL.map(|material| of_material(words, options, material));
    [HelpBlock::Text(intro)].into_iter().chain(tables).collect()
}

fn of_material(words: &Words, options: &Options, material: Material) -> HelpBlock {
    let own = Building::ALL.into_iter().filter(|building| building.material() == material);
    let row = |building: Building| {
        let text = buildings::function(words, options, building);
        HelpRow::of(&building, [buildings::name(words, building), text])
    };
    let title = say!(
        words,
        gtr_help_of_material,
        material = things::material(words, material),
        role = things::role(words, material.role()),
        value = material.value(),
    );
    let heads = [say!(words, gtr_help_head_building), say!(words, help_does)];
    HelpBlock::titled(title, heads, own.map(row).collect())
}

pub(super) fn does(words: &Words, role: Role) -> String {
    say!(words, gtr_help_role[Role: role])
}
