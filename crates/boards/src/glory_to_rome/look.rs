//! The icons and materials of the things that the help speaks of.

use ::glory_to_rome::card::{Building, Material, Role};

pub(super) fn sign(name: &str) -> Option<(&'static str, &'static str)> {
    let of_role = |role: Role| (class(role.material()), role.slug());
    let of_material = |material: Material| (class(material), material.slug());
    let of_building = |building: Building| of_material(building.material());
    let role = name.parse().ok().map(of_role);
    let material = || name.parse().ok().map(of_material);
    let building = || name.parse().ok().map(of_building);
    role.or_else(material).or_else(building).or_else(|| place(name))
}

fn place(name: &str) -> Option<(&'static str, &'static str)> {
    let icon = match name {
        "thinker" => "think",
        "clients" => "patron",
        "vault" => "vault",
        "stockpile" => "rubble",
        "hand" => "hand",
        "influence" => "influence",
        _ => return None,
    };
    Some(("", icon))
}

pub(super) const fn class(material: Material) -> &'static str {
    match material {
        Material::Rubble => "m-rubble",
        Material::Wood => "m-wood",
        Material::Concrete => "m-concrete",
        Material::Brick => "m-brick",
        Material::Stone => "m-stone",
        Material::Marble => "m-marble",
    }
}
