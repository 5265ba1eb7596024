//! What an `OpenAPI` document says of a value: whether it fits, and values that do or nearly do.

use engine::Rng;
use regex::Regex;
use serde_json::{Map, Value, json};

/// An `OpenAPI` document.
#[derive(Debug)]
pub(crate) struct Document(pub(crate) Value);

impl Document {
    /// What a reference such as `#/components/schemas/Game` names.
    fn target(&self, reference: &Value) -> &Value {
        let path = reference.as_str().and_then(|text| text.strip_prefix('#'));
        let found = path.and_then(|path| self.0.pointer(path));
        found.unwrap_or_else(|| panic!("no {reference}"))
    }

    /// Whether a value is what a schema describes; an error says what is wrong where.
    pub(crate) fn check(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let rules = schema.as_object().ok_or_else(|| format!("{at}: no schema {schema}"))?;
        for (key, rule) in rules {
            match key.as_str() {
                "$ref" => self.check(self.target(rule), value, at)?,
                "allOf" => list(rule).try_for_each(|part| self.check(part, value, at))?,
                "oneOf" => {
                    let fits = |part: &&Value| self.check(part, value, at).is_ok();
                    demand(list(rule).filter(fits).count() == 1, at, key, value)?;
                }
                "properties" => self.properties(rule, value, at)?,
                "additionalProperties" => self.additional(rules, rule, value, at)?,
                "items" => {
                    for (i, item) in list(value).enumerate() {
                        self.check(rule, item, &format!("{at}/{i}"))?;
                    }
                }
                _ => demand(holds(key, rule, value), at, key, value)?,
            }
        }
        Ok(())
    }

    fn properties(&self, rule: &Value, value: &Value, at: &str) -> Result<(), String> {
        let (Some(rules), Some(object)) = (rule.as_object(), value.as_object()) else {
            return Ok(());
        };
        rules.iter().filter_map(|(name, rule)| Some((name, rule, object.get(name)?))).try_for_each(
            |(name, rule, property)| self.check(rule, property, &format!("{at}/{name}")),
        )
    }

    fn additional(
        &self,
        rules: &Map<String, Value>,
        rule: &Value,
        value: &Value,
        at: &str,
    ) -> Result<(), String> {
        let is_known =
            |name: &String| rules.get("properties").is_some_and(|p| p.get(name).is_some());
        let others = value.as_object().into_iter().flatten().filter(|(name, _)| !is_known(name));
        for (name, other) in others {
            let at = format!("{at}/{name}");
            demand(rule != &json!(false), &at, "additionalProperties", other)?;
            if rule.is_object() {
                self.check(rule, other, &at)?;
            }
        }
        Ok(())
    }

    /// A value that a schema describes, with texts out of a list where they fit.
    pub(crate) fn make(&self, schema: &Value, dice: &mut Rng, texts: &[String]) -> Value {
        if let Some(reference) = schema.get("$ref") {
            return self.make(self.target(reference), dice, texts);
        }
        if let Some(parts) = schema.get("allOf") {
            let parts = list(parts).map(|part| self.make(part, dice, texts));
            let fields = parts.filter_map(|part| part.as_object().cloned()).flatten();
            return Value::Object(fields.collect());
        }
        for choices in ["oneOf", "enum"] {
            if let Some(choices) = schema.get(choices).and_then(Value::as_array) {
                let choice = &choices[dice.below(choices.len())];
                return if choice.is_object() {
                    self.make(choice, dice, texts)
                } else {
                    choice.clone()
                };
            }
        }
        let kinds: Vec<&Value> = list(&schema["type"]).collect();
        let kind = kinds.get(dice.below(kinds.len().max(1))).copied().or(schema.get("type"));
        match kind.and_then(Value::as_str) {
            Some("object") => self.object(schema, dice, texts),
            Some("array") => {
                (0..dice.below(3)).map(|_| self.make(&schema["items"], dice, texts)).collect()
            }
            Some("string") => text(schema, dice, texts).into(),
            Some("integer") => integer(schema, dice).into(),
            Some("boolean") => (dice.below(2) == 0).into(),
            _ => Value::Null,
        }
    }

    fn object(&self, schema: &Value, dice: &mut Rng, texts: &[String]) -> Value {
        let required: Vec<&str> = list(&schema["required"]).filter_map(Value::as_str).collect();
        let mut object = Map::new();
        for (name, rule) in schema["properties"].as_object().into_iter().flatten() {
            if required.contains(&name.as_str()) || dice.below(2) == 0 {
                object.insert(name.clone(), self.make(rule, dice, texts));
            }
        }
        Value::Object(object)
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn demand(holds: bool, at: &str, key: &str, value: &Value) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("{at}: {key} does not hold for {value}")) }
}

/// Whether a rule that needs no other schema holds. A rule for another type holds for every value.
fn holds(key: &str, rule: &Value, value: &Value) -> bool {
    let number = value.as_number().and_then(serde_json::Number::as_f64);
    let length = |text: &str| text.chars().count() as u64;
    let (bound, most) = (rule.as_f64().unwrap_or_default(), rule.as_u64().unwrap_or_default());
    match key {
        "type" => list(rule).chain([rule]).any(|kind| is_of(kind.as_str().unwrap_or(""), value)),
        "enum" => list(rule).any(|choice| choice == value),
        "required" => value.as_object().is_none_or(|object| {
            list(rule).all(|name| object.contains_key(name.as_str().unwrap_or("")))
        }),
        "minimum" => number.is_none_or(|number| number >= bound),
        "maximum" => number.is_none_or(|number| number <= bound),
        "minLength" => value.as_str().is_none_or(|text| length(text) >= most),
        "maxLength" => value.as_str().is_none_or(|text| length(text) <= most),
        "maxItems" => value.as_array().is_none_or(|items| items.len() as u64 <= most),
        "minItems" => value.as_array().is_none_or(|items| items.len() as u64 >= most),
        "pattern" => value.as_str().is_none_or(|text| pattern(rule).is_match(text)),
        "description" | "format" | "propertyNames" | "default" => true,
        _ => panic!("this test does not know the rule {key}: {rule}"),
    }
}

fn pattern(rule: &Value) -> Regex {
    Regex::new(rule.as_str().unwrap_or_default()).expect("a pattern")
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}

/// Mostly small numbers, and those at the limits.
fn integer(schema: &Value, dice: &mut Rng) -> i64 {
    let least = schema["minimum"].as_i64().unwrap_or(-1);
    let most = schema["maximum"].as_i64().unwrap_or(i64::MAX);
    match dice.below(6) {
        0 => least,
        1 => most,
        n => (least + i64::try_from(n).unwrap_or(0) - 2).clamp(least, most),
    }
}

/// A text of the list that fits, or one of letters from everywhere.
fn text(schema: &Value, dice: &mut Rng, texts: &[String]) -> String {
    let fits = |text: &&String| {
        ["pattern", "minLength", "maxLength"]
            .iter()
            .all(|key| schema.get(key).is_none_or(|rule| holds(key, rule, &json!(text))))
    };
    let fitting: Vec<&String> = texts.iter().filter(fits).collect();
    if !fitting.is_empty() && (dice.below(4) > 0 || schema.get("pattern").is_some()) {
        return fitting[dice.below(fitting.len())].clone();
    }
    let least = usize::try_from(schema["minLength"].as_u64().unwrap_or(0)).unwrap_or(0);
    let most = usize::try_from(schema["maxLength"].as_u64().unwrap_or(12)).unwrap_or(12);
    let length = least + dice.below(most - least + 1);
    (0..length).map(|_| odd(dice)).collect()
}

/// A character that programs stumble over.
fn odd(dice: &mut Rng) -> char {
    const ODD: [char; 16] = [
        'a', 'Z', '9', ' ', '\0', '\n', '"', '\\', '<', '%', 'é', 'ß', '\u{202e}', '\u{feff}',
        '中', '🏛',
    ];
    ODD[dice.below(ODD.len())]
}

/// Changes one thing somewhere in a value.
pub(crate) fn spoil(value: &mut Value, dice: &mut Rng) {
    let n_parts = match value {
        Value::Object(object) => object.len(),
        Value::Array(items) => items.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    };
    let part = dice.below(n_parts + 1);
    if part == n_parts {
        *value = junk(dice);
        return;
    }
    match value {
        Value::Object(object) => {
            let name = object.keys().nth(part).cloned().unwrap_or_default();
            match dice.below(4) {
                0 => drop(object.remove(&name)),
                1 => drop(object.insert(odd(dice).to_string(), json!(1))),
                _ => spoil(&mut object[&name], dice),
            }
        }
        Value::Array(items) => spoil(&mut items[part], dice),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A value that is hardly ever right.
fn junk(dice: &mut Rng) -> Value {
    let deep = (0..60).fold(json!(1), |inner, _| json!([inner]));
    let junk = [
        json!(null),
        json!(true),
        json!(-1),
        json!(256),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(1e300),
        json!(0.5),
        json!(""),
        json!(" "),
        json!("\0"),
        json!("\u{202e}🏛 <b>\"'%00"),
        json!("x".repeat(70_000)),
        json!([]),
        json!({}),
        json!({ "": [null] }),
        deep,
    ];
    junk[dice.below(junk.len())].clone()
}
