//! The messages with all that their variables can be, for the test that says each in every way.

use crate::messages::{Kind, Message, WORDS};

pub(crate) fn of(messages: &[Message]) -> String {
    let message = |message: &Message| {
        let variables: String = message.variables.iter().map(variable).collect();
        format!("({:?}, &[{variables}]),\n", message.id)
    };
    format!("&[{}]", messages.iter().map(message).collect::<String>())
}

fn variable((name, kind): &(String, Kind)) -> String {
    let words = || WORDS.iter().find(|(own, _)| own == name).map_or(&[][..], |(_, words)| words);
    let kind = match kind {
        Kind::Text => "Sample::Text".to_owned(),
        Kind::Number => "Sample::Number".to_owned(),
        Kind::Flag => "Sample::Words(&[\"yes\", \"no\"])".to_owned(),
        Kind::Word => format!("Sample::Words(&{:?})", [words(), &["other"]].concat()),
        Kind::Noun(_) => "Sample::Noun".to_owned(),
        Kind::Person(_) => "Sample::Person".to_owned(),
    };
    format!("({name:?}, {kind}),")
}
