//! A real Chromium, driven as people drive it: by mouse and keyboard, each person with their own
//! cookies.
//! A dev-dependency only.
//!
//! [`Browser::start`] runs a Chromium without a screen and speaks the DevTools protocol with it
//! through a pipe: no port is opened, and the browser ends with the test, even if that is killed.
//! [`Browser::person`] opens a window for a person. An action of a [`Person`] succeeds, or the test
//! fails with the reason and the text of the page.
#![expect(missing_docs, reason = "only our tests use it: what a name says is not said twice")]

mod chromium;
mod conditions;
mod fit;
mod input;
mod pace;
mod person;
mod sheet;
mod sight;
mod tree;
mod wire;

pub use chromium::Browser;
pub use conditions::{Light, Motion};
pub use input::Key;
pub use pace::Shift;
pub use person::Person;
pub use sheet::Sheet;
pub use tree::{AccessibilityTree, TreeItem};
