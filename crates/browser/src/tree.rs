//! Accessibility: checks, and the tree that a screen reader gets.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::{Key, Person};

static CHECKER: LazyLock<String> =
    LazyLock::new(|| servers::axe().unwrap_or_else(|missing| panic!("{missing}")));

/// Runs all default rules of the checker, and lists each violation with its elements.
const CHECK: &str = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html, any, all, none }) =>
        `${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}: ` +
            [...any, ...all, ...none].map(check => check.message).join('; '))))";

/// The accessibility tree of a page at one moment.
#[derive(Clone, Debug)]
pub struct AccessibilityTree {
    nodes: Vec<TreeItem>,
}

#[derive(Clone, Debug)]
pub struct TreeItem {
    /// Such as `button` or `heading`.
    pub role: String,
    pub name: String,
    id: String,
    parent: Option<String>,
    /// The browser's id of the element.
    element: Option<u64>,
    properties: HashMap<String, Value>,
}

impl TreeItem {
    fn read(node: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let properties = node["properties"].as_array().into_iter().flatten();
        Self {
            // An ignored node may have children that are not.
            role: text(if node["ignored"] == true { &Value::Null } else { &node["role"]["value"] }),
            name: text(&node["name"]["value"]),
            id: text(&node["nodeId"]),
            parent: node["parentId"].as_str().map(str::to_owned),
            element: node["backendDOMNodeId"].as_u64(),
            properties: properties
                .map(|one| (text(&one["name"]), one["value"]["value"].clone()))
                .collect(),
        }
    }

    /// A property, such as `expanded` or `live`; null if it is not set.
    pub fn property(&self, name: &str) -> &Value {
        self.properties.get(name).unwrap_or(&Value::Null)
    }

    pub fn has(&self, name: &str) -> bool {
        self.properties.contains_key(name)
    }
}

impl AccessibilityTree {
    /// All nodes, in reading order.
    pub fn nodes(&self) -> &[TreeItem] {
        &self.nodes
    }

    pub fn all<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a TreeItem> {
        self.nodes.iter().filter(move |node| node.role == role)
    }

    /// The first node with this role whose name starts with `start`.
    pub fn find(&self, role: &str, start: &str) -> Option<&TreeItem> {
        self.nodes.iter().find(|node| node.role == role && node.name.starts_with(start))
    }

    /// The nodes inside a node.
    pub fn within<'a>(&'a self, whole: &'a TreeItem) -> impl Iterator<Item = &'a TreeItem> {
        self.nodes.iter().filter(|node| self.is_within(node, whole))
    }

    fn is_within(&self, node: &TreeItem, whole: &TreeItem) -> bool {
        let above = |node: &TreeItem| {
            let parent = node.parent.as_ref()?;
            self.nodes.iter().find(|other| other.id == *parent)
        };
        std::iter::successors(above(node), |node| above(node)).any(|node| node.id == whole.id)
    }

    pub fn text(&self, whole: &TreeItem) -> String {
        let texts = self.within(whole).filter(|node| node.role == "StaticText");
        texts.map(|node| node.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The text of the whole page.
    pub fn content(&self) -> String {
        let line = |node: &TreeItem| format!("{} {}", node.role, node.name);
        self.nodes.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl Person {
    /// Accessibility violations that axe-core finds on the page.
    #[track_caller]
    pub fn barriers(&self) -> Vec<String> {
        if self.evaluate("typeof axe") == "undefined" {
            self.evaluate(&format!("{};0", *CHECKER));
        }
        self.lines(CHECK)
    }

    /// The page's accessibility tree now.
    #[track_caller]
    pub fn tree(&self) -> AccessibilityTree {
        let answer = self.ask("Accessibility.getFullAXTree", &json!({}));
        let nodes = answer["nodes"].as_array().into_iter().flatten();
        AccessibilityTree { nodes: nodes.map(TreeItem::read).collect() }
    }

    /// Focuses a node. False if it is gone or not focusable.
    pub fn focus(&self, node: &TreeItem) -> bool {
        self.call("DOM.focus", &json!({ "backendNodeId": node.element })).is_ok()
    }

    /// Replaces the text of a field, or chooses from a list by the start of the choice.
    #[track_caller]
    pub fn type_into(&self, node: &TreeItem, text: &str) {
        assert!(self.focus(node), "{} {} takes no focus", node.role, node.name);
        self.ask(
            "Input.dispatchKeyEvent",
            &json!({ "type": "rawKeyDown", "commands": ["selectAll"] }),
        );
        text.chars().for_each(|letter| self.press(Key::Char(letter)));
    }

    /// Activates a node by keyboard. False if it is gone or not focusable.
    #[track_caller]
    pub fn activate(&self, node: &TreeItem) -> bool {
        let has_focus = self.focus(node);
        if has_focus {
            self.press(Key::Enter);
        }
        has_focus
    }
}
