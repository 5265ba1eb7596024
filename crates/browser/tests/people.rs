//! The driver reports what happens in the browser.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::LazyLock;
use std::thread;

use browser::{Browser, Key, Person};
use servers::Folder;

/// Ends with the process.
static BROWSER: LazyLock<Browser> = LazyLock::new(Browser::start);

/// Serves one page, with a policy that allows only its own script.
fn site(body: &'static str, script: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut lines = BufReader::new(&stream).lines().map_while(Result::ok);
            let request = lines.next().unwrap_or_default();
            lines.find(String::is_empty);
            let page = format!(
                "<!doctype html><title>page</title><meta name=viewport content='width=device-width'><link rel=icon href=data:,><script src=/script defer></script>{body}"
            );
            let (kind, text) = match request.split(' ').nth(1) {
                Some("/") => ("text/html", page.as_str()),
                Some("/script") => ("text/javascript", script),
                _ => ("text/html", "<!doctype html><link rel=icon href=data:,><p>another page"),
            };
            let length = text.len();
            // The browser may have closed the connection.
            let _ = write!(
                &stream,
                "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
                 Content-Security-Policy: default-src 'self'; img-src data:\r\nConnection: close\r\n\r\n{text}"
            );
        }
    });
    format!("http://{address}/")
}

fn visitor(body: &'static str, script: &'static str) -> Person {
    let person = BROWSER.person();
    person.open(&site(body, script));
    person
}

#[test]
fn a_page_in_order_gives_no_error() {
    let anna = visitor("<p id=p>fine", "document.title = 'done'");
    assert_eq!(anna.text("#p"), "fine");
    assert_eq!(anna.string("document.title"), "done");
    assert_eq!(anna.errors(), [""; 0]);
}

#[test]
fn every_kind_of_error_is_heard_once() {
    for (body, script, word) in [
        ("", "throw new Error('thrown')", "thrown"),
        ("", "Promise.reject(new Error('rejected'))", "rejected"),
        ("", "console.error('told')", "told"),
        ("<p style='color:red'>", "", "style"),
        ("<script>1</script>", "", "script"),
        ("", "fetch('http://127.0.0.1:9/').catch(() => {})", "connect"),
    ] {
        let anna = visitor(body, script);
        let errors = anna.errors();
        let names_it = errors.iter().all(|error| error.to_lowercase().contains(word));
        assert!(!errors.is_empty() && names_it, "{word}: {errors:?}");
        assert_eq!(anna.errors(), [""; 0], "they are told once");
    }
}

#[test]
fn mouse_and_keyboard_reach_the_page() {
    let script = "let n = 0;
        const told = document.getElementById('told');
        document.getElementById('b').onclick = event => { n += 1; told.textContent = `${n} ${event.detail} ${event.isTrusted}`; };
        document.onkeydown = event => { if (event.repeat) told.textContent = 'held'; };";
    let body = "<input id=field value=old><select id=list><option>one<option>two</select>
        <p>\n<p><button id=b>b</button><p id=told>";
    let anna = visitor(body, script);
    anna.click("#b");
    assert_eq!(anna.text("#told"), "1 1 true");
    anna.double_click("#b", || ());
    assert_eq!(anna.text("#told"), "3 2 true");
    anna.fill("#field", "new");
    anna.choose("#list", "tw");
    assert_eq!(anna.string("field.value + ' ' + list.value"), "new two");
    anna.press(Key::Tab);
    anna.press(Key::Enter);
    assert_eq!(anna.text("#told"), "4 0 true");
    anna.hold(Key::Char('1'), 2);
    assert_eq!(anna.text("#told"), "held");
    assert_eq!(anna.errors(), [""; 0]);
}

#[test]
fn late_elements_are_awaited_and_links_followed() {
    let script = "setTimeout(() => document.body.append('late'), 50)";
    let anna = visitor("<a href=/other>on</a>", script);
    anna.wait_for("document.body.innerText.includes('late')");
    anna.follow("a");
    assert_eq!(anna.text("p"), "another page");
    assert_eq!(anna.n_loads(), 2);
    assert!(anna.url().ends_with("/other"));
}

#[test]
fn each_person_has_their_own_cookies_width_network_and_scripts() {
    let url = site("", "document.title = 'run'");
    let (anna, ben) = (BROWSER.person(), BROWSER.person());
    ben.scripts(false);
    ben.width(360);
    ben.cookie(&url, "who", "ben");
    for person in [&anna, &ben] {
        person.open(&url);
    }
    let facts = "[document.title, document.cookie, innerWidth < 400].join()";
    assert_eq!(anna.string(facts), "run,,false");
    assert_eq!(ben.string(facts), "page,who=ben,true");
    let folder = Folder::new().expect("a folder");
    ben.screenshot(folder.file("ben.png"));
    let picture = fs::read(folder.file("ben.png")).expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    assert_eq!(picture[16..20], 360_u32.to_be_bytes(), "its width");
    anna.offline(true);
    let reached = "fetch('/').then(() => true, () => false)";
    assert_eq!(anna.evaluate(reached), false);
    assert_eq!(anna.errors().len(), 1);
    anna.offline(false);
    assert_eq!(anna.evaluate(reached), true);
}
