//! What a checker of accessibility has to say.

use std::sync::LazyLock;

use crate::Person;

static CHECKER: LazyLock<String> =
    LazyLock::new(|| servers::axe().unwrap_or_else(|missing| panic!("{missing}")));

/// Every rule of the checker's own choice, and where each is broken.
const CHECK: &str = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html, any, all, none }) =>
        `${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}: ` +
            [...any, ...all, ...none].map(check => check.message).join('; '))))";

impl Person {
    /// What makes the page hard to use for whoever cannot see it, or not well, or has no mouse,
    /// as axe-core finds it.
    #[track_caller]
    pub fn barriers(&self) -> Vec<String> {
        if self.evaluate("typeof axe") == "undefined" {
            self.evaluate(&format!("{};0", *CHECKER));
        }
        self.lines(CHECK)
    }
}
