//! What people say: players among themselves, spectators among themselves.

use maud::{Markup, html};
use table::{Message, Room};

use super::fragment::Scene;
use crate::core::bidi::clean;
use crate::core::text::site;
use crate::core::time;
use crate::pages::parts;

const SHOWN: usize = 50;

/// The rooms that the viewer may read, and a line to write in their own.
pub(super) fn show(scene: Scene<'_>) -> Markup {
    let user = scene.user();
    let own = if scene.is_person() { Room::Players } else { Room::Spectators };
    let rooms = Room::ALL.into_iter();
    let rooms = rooms.filter_map(|room| Some((room, scene.kept.messages(user, room)?)));
    html! {
        section #chat .slab aria-labelledby="chat-title" {
            h2 #chat-title { (site().chat()) }
            @for (room, messages) in rooms {
                h3 { (name(room)) }
                ol .chat tabindex="0" aria-label=(name(room)) {
                    @for message in shown(messages) {
                        li {
                            strong { bdi { (scene.kept.name(&message.by)) } } " "
                            span .hint { (parts::moment(message.at)) } " "
                            bdi { (clean(&message.text)) }
                        }
                    }
                }
            }
            @if scene.viewer.is_known() { (line(scene, own)) }
        }
    }
}

/// The last messages, oldest first.
fn shown<'a>(messages: impl DoubleEndedIterator<Item = &'a Message>) -> Vec<&'a Message> {
    let mut last: Vec<&Message> = messages.rev().take(SHOWN).collect();
    last.reverse();
    last
}

fn name(room: Room) -> String {
    match room {
        Room::Players => site().room_players(),
        Room::Spectators => site().room_spectators(),
    }
}

fn line(scene: Scene<'_>, own: Room) -> Markup {
    let messages = scene.kept.table.desk().messages(scene.user(), own);
    let last = messages.map_or_else(String::new, |messages| {
        let at = messages.back().map_or(0, |message| time::to_second(message.at.0));
        format!("{}-{at}", messages.len())
    });
    html! {
        form .say method="post" action=(scene.action("say")) data-live data-clear {
            (scene.key())
            (parts::hidden("after", last))
            label .vh for="say-text" { (site().say()) }
            input #say-text name="text" placeholder=(site().say()) required maxlength="500" autocomplete="off";
            button #say-go type="submit" { (site().send()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::GameKind;
    use table::{Command, Time, Who};

    use super::*;
    use crate::core::tables::Viewer;
    use crate::exhibit::Exhibit;
    use testkit::rehearsal::{Manner, Rehearsal, RehearsalPlan, RehearsalRules};

    /// Logs keep what was said before it was cleaned.
    #[test]
    fn old_lines_are_cleaned_when_they_are_shown() {
        let play = RehearsalPlan {
            kind: GameKind::Fortuna,
            players: 2,
            seed: 7,
            manner: Manner::Random,
            rules: RehearsalRules::Standard,
        };
        let mut rehearsal = Rehearsal::new(play);
        rehearsal.start();
        let kept = Exhibit::new(rehearsal.table().clone(), rehearsal.people()).kept;
        let host = kept.table.desk().host().clone();
        let text = "va\u{202e}l\u{7}e".to_owned();
        let say = Command::Say { room: Room::Players, text };
        let granted = kept.table.propose(Time(0), &Who::User(host.clone()), say);
        let kept = kept.at(granted.expect("they may say it").after);
        let viewer = Viewer::new(&kept.table, Some(&host));
        let shown = show(Scene { kept: &kept, viewer: &viewer, slot: "" }).into_string();
        assert!(shown.contains("<bdi>vale</bdi>"), "{shown}");
    }
}
