//! The page as a screen reader has it: what things are and what they are called.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{Key, Person};

/// What assistive technology is told of a page, at one moment.
#[derive(Clone, Debug)]
pub struct AccessibilityTree {
    nodes: Vec<TreeItem>,
}

/// One thing of the page.
#[derive(Clone, Debug)]
pub struct TreeItem {
    /// What it is, such as `button` or `heading`.
    pub role: String,
    /// What it is called.
    pub name: String,
    id: String,
    parent: Option<String>,
    /// By which the browser knows it when somebody acts on it.
    element: Option<u64>,
    properties: HashMap<String, Value>,
}

impl TreeItem {
    fn read(node: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let properties = node["properties"].as_array().into_iter().flatten();
        Self {
            // What is not told may still hold something that is.
            role: if node["ignored"] == true {
                String::new()
            } else {
                text(&node["role"]["value"])
            },
            name: text(&node["name"]["value"]),
            id: text(&node["nodeId"]),
            parent: node["parentId"].as_str().map(str::to_owned),
            element: node["backendDOMNodeId"].as_u64(),
            properties: properties
                .map(|one| (text(&one["name"]), one["value"]["value"].clone()))
                .collect(),
        }
    }

    /// A property, such as `expanded` or `live`; null if it has none of this name.
    pub fn property(&self, name: &str) -> &Value {
        self.properties.get(name).unwrap_or(&Value::Null)
    }

    /// Whether it has a property.
    pub fn has(&self, name: &str) -> bool {
        self.properties.contains_key(name)
    }
}

impl AccessibilityTree {
    /// Everything, in the order in which it is read.
    pub fn nodes(&self) -> &[TreeItem] {
        &self.nodes
    }

    /// Everything of a role.
    pub fn all<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a TreeItem> {
        self.nodes.iter().filter(move |node| node.role == role)
    }

    /// The first thing of a role whose name begins so.
    pub fn find(&self, role: &str, start: &str) -> Option<&TreeItem> {
        self.nodes.iter().find(|node| node.role == role && node.name.starts_with(start))
    }

    /// Everything in a thing.
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

    /// What can be read in a thing.
    pub fn text(&self, whole: &TreeItem) -> String {
        let texts = self.within(whole).filter(|node| node.role == "StaticText");
        texts.map(|node| node.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// All that can be read.
    pub fn content(&self) -> String {
        let line = |node: &TreeItem| format!("{} {}", node.role, node.name);
        self.nodes.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl Person {
    /// What a screen reader is told of the page now.
    #[track_caller]
    pub fn tree(&self) -> AccessibilityTree {
        let answer = self.ask("Accessibility.getFullAXTree", &json!({}));
        let nodes = answer["nodes"].as_array().into_iter().flatten();
        AccessibilityTree { nodes: nodes.map(TreeItem::read).collect() }
    }

    /// Gives the focus to a thing, as a screen reader does. False if it is gone or takes none.
    pub fn focus(&self, node: &TreeItem) -> bool {
        self.call("DOM.focus", &json!({ "backendNodeId": node.element })).is_ok()
    }

    /// Writes into a field in place of what it holds, or chooses from a list by how the choice
    /// begins.
    #[track_caller]
    pub fn type_into(&self, node: &TreeItem, text: &str) {
        assert!(self.focus(node), "{} {} takes no focus", node.role, node.name);
        self.ask(
            "Input.dispatchKeyEvent",
            &json!({ "type": "rawKeyDown", "commands": ["selectAll"] }),
        );
        text.chars().for_each(|letter| self.press(Key::Char(letter)));
    }

    /// Presses a thing by the keyboard. False if it is gone or takes no focus.
    #[track_caller]
    pub fn activate(&self, node: &TreeItem) -> bool {
        let has_focus = self.focus(node);
        if has_focus {
            self.press(Key::Enter);
        }
        has_focus
    }
}
