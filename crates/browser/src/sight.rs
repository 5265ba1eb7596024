//! What is on the page.

use std::time::Instant;

use serde_json::{Value, json};

use crate::Person;
use crate::person::exception;
use crate::wire::{PATIENCE, WireError};

impl Person {
    /// The value of a JavaScript expression; promises are awaited.
    #[track_caller]
    pub fn evaluate(&self, expression: &str) -> Value {
        let value = self.try_evaluate(expression);
        value.unwrap_or_else(|error| panic!("{expression}: {error}\n{}", self.content()))
    }

    /// Waits until an expression is true and returns its value. It is evaluated again on every
    /// change of the page, and on the next page if one is loaded meanwhile.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) -> Value {
        let watch = format!(
            "new Promise(done => {{
                const look = () => {{
                    const found = ({expression});
                    if (found) {{ watch.disconnect(); done(found); }}
                }};
                const watch = new MutationObserver(look);
                watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
                look();
            }})"
        );
        let start = Instant::now();
        loop {
            match self.try_evaluate(&watch) {
                Ok(found) => return found,
                Err(WireError::Refused(..)) if start.elapsed() < PATIENCE => {}
                Err(error) => panic!("{expression}: {error}\n{}", self.content()),
            }
        }
    }

    #[track_caller]
    pub fn wait_for_element(&self, selector: &str) {
        self.wait_for(&format!("!!document.querySelector({})", quoted(selector)));
    }

    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let n = self.evaluate(&format!("document.querySelectorAll({}).length", quoted(selector)));
        usize::try_from(n.as_u64().unwrap_or(0)).unwrap_or(0)
    }

    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.string(&format!("document.querySelector({}).innerText", quoted(selector)))
    }

    /// The value of an expression that is a string.
    #[track_caller]
    pub fn string(&self, expression: &str) -> String {
        let value = self.evaluate(expression);
        value.as_str().unwrap_or_else(|| panic!("{expression} is {value}")).to_owned()
    }

    #[track_caller]
    pub fn url(&self) -> String {
        self.string("location.href")
    }

    #[track_caller]
    fn try_evaluate(&self, expression: &str) -> Result<Value, WireError> {
        let params =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", &params)?;
        match answer.get("exceptionDetails") {
            Some(details) => panic!("{expression}: {}\n{}", exception(details), self.content()),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// The text of the page, for the message of a failed test.
    pub(crate) fn content(&self) -> String {
        let text = "location.href + '\\n' + document.body?.innerText";
        let params = json!({ "expression": text, "returnByValue": true });
        match self.call("Runtime.evaluate", &params) {
            Ok(answer) => answer["result"]["value"].as_str().unwrap_or_default().to_owned(),
            Err(error) => error.to_string(),
        }
    }
}

/// The text as a JavaScript string literal.
pub(crate) fn quoted(text: &str) -> Value {
    Value::from(text)
}
