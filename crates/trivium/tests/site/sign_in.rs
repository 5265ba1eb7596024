//! What the log says of failed sign-ins, which `docs/hosting.md` lets fail2ban read.

use serde_json::json;

use crate::client::{Nodes, Person};
use crate::program::{Home, until};

#[test]
fn a_failed_sign_in_is_one_line_with_the_address_and_no_name() {
    for (format, said) in [
        ("text", " WARN sign_in: sign-in failed address=127.0.0.1"),
        ("json", r#""message":"sign-in failed","address":"127.0.0.1"},"target":"sign_in""#),
    ] {
        let home = Home::new();
        let program = crate::program::Program::start(home.command().args(["--log", format]));
        let nodes = Nodes::new(vec![program.base.clone()]);
        let anna = Person::new(&nodes, 0, "Anna");
        anna.post("/login", &json!({ "name": "Livia", "password": "a wrong one" })).is(401);
        until(|| home.said().contains("sign-in failed").then_some(()));
        let log = home.said();
        let lines: Vec<&str> = log.lines().filter(|line| line.contains("sign_in")).collect();
        assert_eq!(lines.len(), 1, "{log}");
        // An object may go on with the request; a line of text ends with the address.
        assert!(lines[0].contains(said), "{log}");
        assert!(format == "json" || lines[0].ends_with(said), "{log}");
        assert!(!log.contains("Livia") && !log.contains("a wrong one"), "{log}");
    }
}
