//! `docs/buildings.md`: the forty buildings of Glory to Rome.

use std::fmt::Write;
use std::fs;

use engine::slugs;
use games::glory_to_rome::Options;
use games::glory_to_rome::card::{Building, Material};
use games::glory_to_rome::options::Edition;
use scenarios::Scenario;
use words::glory_to_rome::{buildings, things};
use words::{Locale, Words};

use crate::Result;
use crate::tree::root;

pub(crate) const PAGE: &str = "docs/buildings.md";
const HEAD: &str = "\
# The forty buildings of Glory to Rome

Written by `cargo xtask docs` from the cards, the words and the scenarios. Functions are in our own words, as `?` shows them in the game;
the number links to the clause. *Question* is the question of the rules that the building answers, and links to the module.
";

slugs! {
    /// A question of the rules that buildings answer, by the name it has in the design.
    pub enum Question {
        /// How many clients, cards in the vault, cards in the hand.
        Limits = "limits",
        /// Where else cards come from.
        Sources = "sources",
        /// Which materials fit, and how many it takes.
        Materials = "materials accepted",
        /// Which sites, and for how many actions.
        Sites = "sites",
        /// What leads, follows and acts.
        Roles = "what counts as a role",
        /// From whom a Legionary takes what.
        Reach = "legionary reach",
        /// Discards before a Thinker.
        Thinker = "before a thinker",
        /// What a new client does.
        Hire = "on hire",
        /// What happens once.
        Completion = "on completion",
        /// What happens after all have acted.
        TurnEnd = "end of turn",
        /// Points and victory.
        Score = "score",
        /// For whom functions work.
        Works = "which functions work",
    }
}

/// Where a building answers a question, under `crates/glory-to-rome/src`.
const fn module(building: Building, question: Question) -> &'static str {
    match (question, building) {
        (Question::Materials, Building::Villa) | (_, Building::Fountain) => "rules/build.rs",
        (Question::Sites, Building::Statue) | (_, Building::Archway) => "legal.rs",
        (_, Building::Palace) => "rules/orders.rs",
        (_, Building::Academy) | (Question::Thinker, _) => "rules/thinker.rs",
        (_, Building::Coliseum) => "rules/legionary.rs",
        (Question::Sources, _) => "rules/sources.rs",
        (Question::Hire, _) => "rules/act.rs",
        (Question::Completion, _) => "rules/completion.rs",
        (Question::TurnEnd, _) => "rules/cleanup.rs",
        (Question::Score, Building::Statue | Building::Wall) => "score.rs",
        _ => "powers.rs",
    }
}

/// The questions that a building answers.
const fn questions(building: Building) -> &'static [Question] {
    use Question as Q;
    match building {
        Building::Insula | Building::Market | Building::Shrine | Building::Temple => &[Q::Limits],
        Building::Aqueduct => &[Q::Limits, Q::Sources],
        Building::Bar
        | Building::Dock
        | Building::Archway
        | Building::Atrium
        | Building::Basilica
        | Building::Fountain => &[Q::Sources],
        Building::Road | Building::Scriptorium | Building::Villa => &[Q::Materials],
        Building::Tower => &[Q::Materials, Q::Sites],
        Building::Statue => &[Q::Materials, Q::Sites, Q::Score],
        Building::Circus
        | Building::CircusMaximus
        | Building::LudusMagna
        | Building::Palace
        | Building::Storeroom => &[Q::Roles],
        Building::Palisade | Building::Bridge | Building::Coliseum => &[Q::Reach],
        Building::Wall => &[Q::Reach, Q::Score],
        Building::Latrine | Building::Vomitorium => &[Q::Thinker],
        Building::Bath => &[Q::Hire],
        Building::Amphitheatre
        | Building::Foundry
        | Building::Garden
        | Building::School
        | Building::Prison
        | Building::Catacomb => &[Q::Completion],
        Building::Senate | Building::Sewer | Building::Academy => &[Q::TurnEnd],
        Building::Forum => &[Q::Score],
        Building::Gate | Building::Stairway => &[Q::Works],
    }
}

pub(crate) fn page(scenarios: &[Scenario]) -> Result<String> {
    let words = Words::new(Locale::En);
    let (french, spanish) = (BuildingNames::read("fr")?, BuildingNames::read("es")?);
    let mut text = HEAD.to_owned();
    for material in Material::ALL {
        write_material(&mut text, &words, material)?;
        let own = Building::ALL.into_iter().filter(|building| building.material() == material);
        for building in own {
            let translated = [french.of(building)?, spanish.of(building)?];
            write_row(&mut text, &words, building, translated)?;
        }
    }
    write_scenarios(&mut text, &words, scenarios)?;
    Ok(text)
}

fn write_material(text: &mut String, words: &Words, material: Material) -> Result<()> {
    let (name, role) = (things::material(words, material), things::role(words, material.role()));
    writeln!(text, "\n## {} ({role}, value {})\n", capital(&name), material.value())?;
    writeln!(text, "| English | French | Spanish | Copies | Function | Clause | Question |")?;
    Ok(writeln!(text, "|---|---|---|---|---|---|---|")?)
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn write_row(
    text: &mut String,
    words: &Words,
    building: Building,
    [french, spanish]: [&str; 2],
) -> Result<()> {
    let name = buildings::name(words, building);
    let copies = building.copies();
    let function = functions(words, building);
    let clause = clause_link(building);
    let questions = questions(building).iter().map(|question| question_link(building, *question));
    let questions = questions.collect::<Vec<_>>().join(", ");
    let row = [&name, french, spanish, &copies.to_string(), &function, &clause, &questions];
    Ok(writeln!(text, "| {} |", row.join(" | "))?)
}

/// What it does in the original edition, and in the others where that is something else.
fn functions(words: &Words, building: Building) -> String {
    let function = |edition| buildings::function(words, &Options::of_edition(edition, 3), building);
    let original = function(Edition::Original);
    let others = [
        (Edition::Gloria2011, "in the edition of 2011"),
        (Edition::English2007, "in the English edition of 2007"),
    ];
    let others = others.map(|(edition, name)| (name, function(edition)));
    let others = others.into_iter().filter(|(_, function)| *function != original);
    let others = others.map(|(name, function)| format!("{name}: {function}"));
    std::iter::once(original.clone()).chain(others).collect::<Vec<_>>().join("; ")
}

fn clause_link(building: Building) -> String {
    let clause = building.clause();
    let anchor = clause.to_string().to_lowercase().replace([' ', '.'], "-");
    format!("[{clause}](rules/glory-to-rome.md#{anchor})")
}

fn question_link(building: Building, question: Question) -> String {
    format!("[{question}](../crates/glory-to-rome/src/{})", module(building, question))
}

/// For each building the scenarios of its clause and those whose sentence names it.
fn write_scenarios(text: &mut String, words: &Words, scenarios: &[Scenario]) -> Result<()> {
    writeln!(text, "\n## Scenarios\n\n| Building | Scenarios |\n|---|---|")?;
    for building in Building::ALL {
        let name = buildings::name(words, building);
        let shows = |scenario: &&Scenario| {
            scenario.file.starts_with("scenarios/glory-to-rome/")
                && (scenario.rule == building.clause().to_string()
                    || names(&scenario.about, &name)
                    || is_file_of(&scenario.file, building))
        };
        let link =
            |scenario: &Scenario| format!("[{}](../{})", stem(&scenario.file), scenario.file);
        let links: Vec<_> = scenarios.iter().filter(shows).map(link).collect();
        writeln!(text, "| {name} | {} |", links.join(", "))?;
    }
    Ok(())
}

/// Whether a sentence has a name in it, as a word and not as part of a longer name.
fn names(about: &str, name: &str) -> bool {
    let about = about.replace("Circus Maximus", "CircusMaximus");
    let name = name.replace("Circus Maximus", "CircusMaximus");
    let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    about.match_indices(&name).any(|(start, _)| {
        let after = about[start + name.len()..].chars().next();
        !is_part(about[..start].chars().next_back()) && !is_part(after)
    })
}

/// Whether the file is named after the building: `dock.toml`, `dock-with-empty-pool.toml`.
fn is_file_of(file: &str, building: Building) -> bool {
    let longer = Building::CircusMaximus;
    let is_named = |building: Building| {
        let rest = stem(file).strip_prefix(building.slug());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    is_named(building) && (building == longer || !is_named(longer))
}

fn stem(file: &str) -> &str {
    let name = file.rsplit_once('/').map_or(file, |(_, name)| name);
    name.trim_end_matches(".toml")
}

/// The names of the buildings in a language.
struct BuildingNames {
    path: String,
    text: String,
}

impl BuildingNames {
    fn read(language: &str) -> Result<Self> {
        let path = format!("crates/words/locales/{language}/glory-to-rome-names.ftl");
        let text = fs::read_to_string(root().join(&path))?;
        Ok(Self { path, text })
    }

    fn of(&self, building: Building) -> Result<&str> {
        let id = format!("gtr-building-{building} = ");
        let mut lines = self.text.lines();
        let name = lines.find_map(|line| line.strip_prefix(&id));
        Ok(name.ok_or_else(|| format!("{}: no name for {building}", self.path))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_word() {
        assert!(names("A Wall protects clients too.", "Wall"));
        assert!(!names("Walls protect.", "Wall"));
        assert!(!names("Circus Maximus doubles.", "Circus"));
        assert!(names("Circus Maximus doubles.", "Circus Maximus"));
    }

    #[test]
    fn files_are_named_after_buildings() {
        let file = "scenarios/glory-to-rome/buildings/circus-maximus-lead.toml";
        assert!(is_file_of(file, Building::CircusMaximus));
        assert!(!is_file_of(file, Building::Circus));
        assert!(is_file_of("a/dock.toml", Building::Dock));
    }
}
