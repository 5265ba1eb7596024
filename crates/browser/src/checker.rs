//! Accessibility checks.

use std::sync::LazyLock;

use crate::Person;

static CHECKER: LazyLock<String> =
    LazyLock::new(|| servers::axe().unwrap_or_else(|missing| panic!("{missing}")));

/// Runs all default rules of the checker, and lists each violation with its elements.
const CHECK: &str = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html, any, all, none }) =>
        `${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}: ` +
            [...any, ...all, ...none].map(check => check.message).join('; '))))";

impl Person {
    /// Accessibility violations that axe-core finds on the page.
    #[track_caller]
    pub fn barriers(&self) -> Vec<String> {
        if self.evaluate("typeof axe") == "undefined" {
            self.evaluate(&format!("{};0", *CHECKER));
        }
        self.lines(CHECK)
    }
}
