//! Errors that a window reports.

use serde_json::Value;

use crate::wire::WindowEvent;

/// The error in an event, if it is one.
pub(crate) fn complaint(event: &WindowEvent) -> Option<String> {
    let params = &event.params;
    match &*event.method {
        "Runtime.exceptionThrown" => Some(exception(&params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            Some(format!("console: {}", params["args"]))
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => Some(entry(&params["entry"])),
        _ => None,
    }
}

/// The exception that a script threw.
pub(crate) fn exception(details: &Value) -> String {
    let thrown = details["exception"]["description"].as_str();
    let text = thrown.or_else(|| details["text"].as_str()).unwrap_or_default();
    format!("exception: {text}")
}

fn entry(entry: &Value) -> String {
    let text = |name: &str| entry[name].as_str().unwrap_or_default();
    format!("{}: {} {}", text("source"), text("text"), text("url"))
}
