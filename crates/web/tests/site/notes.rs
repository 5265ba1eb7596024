//! Notes to oneself: kept, taken along, and never sent to anybody else.

use games::GameKind;

use crate::client::Browser;
use crate::forms::{answer, dealt};
use crate::server::Site;

const NOTE: &str = "Ben hoards marble <b>";

#[test]
fn a_note_is_for_its_writer_alone() {
    let site = Site::new();
    let [mut anna, mut ben] = ["Anna", "Ben"].map(|name| Browser::guest(&site.base, name));
    let mut watcher = Browser::new(&site.base);
    let table = dealt(GameKind::GloriaMundi, &mut anna, &mut ben);
    anna.post(&format!("{table}/note"), &[("note", NOTE)]).is(303);
    let told = "Ben hoards marble &lt;b&gt;";
    for page in [table.clone(), format!("{table}/notes")] {
        assert!(anna.get(&page).body.contains(told), "{page}");
        for other in [&mut ben, &mut watcher] {
            assert!(!other.get(&page).body.contains("hoards"), "{page}");
        }
    }
    watcher.get(&format!("{table}/notes")).is(401);
    answer(&table, [&mut anna, &mut ben], |answers| answers[0].clone());
    assert!(anna.get(&table).body.contains(told), "it stays when the table moves on");
    assert!(anna.get("/account/export").body.contains("hoards"));
    assert!(!ben.get("/account/export").body.contains("hoards"));
    anna.post(&format!("{table}/note"), &[("note", &"x".repeat(20_000))]).is(422);
    anna.post(&format!("{table}/note"), &[("note", " ")]).is(303);
    assert!(!anna.get(&table).body.contains("hoards"), "an empty note is none");
}
