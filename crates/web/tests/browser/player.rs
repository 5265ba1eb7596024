//! Someone who plays, with or without scripts.

use std::sync::LazyLock;

use browser::{Browser, Light, Motion, Person};

/// One for all tests of the process, with which it ends.
static BROWSER: LazyLock<Browser> = LazyLock::new(Browser::start);

/// A page that changes only when it is loaded has changed after a few loads, or never.
const MAX_LOADS: usize = 20;

/// Says what differs between the living part of the page and what the server would send now.
/// People open and close what can be opened, times are told in theirs, and what has just changed is
/// marked for those who want nothing to move; keys that are switched off are told to nobody.
const DIFFERENCE: &str = "fetch(location.href).then(answer => answer.text()).then(text => {
    const part = page => page.getElementById('live').cloneNode(true);
    const pages = [part(document), part(new DOMParser().parseFromString(text, 'text/html'))];
    for (const page of pages) page.querySelectorAll('[open]').forEach(e => e.removeAttribute('open'));
    if (document.documentElement.dataset.keys === 'off') for (const page of pages) {
        page.querySelectorAll('[aria-keyshortcuts]').forEach(e => e.removeAttribute('aria-keyshortcuts'));
    }
    for (const page of pages) page.querySelectorAll('time').forEach(e => e.textContent = '');
    for (const page of pages) page.querySelectorAll('.changed').forEach(e => {
        e.classList.remove('changed');
        if (!e.classList.length) e.removeAttribute('class');
    });
    return pages[0].isEqualNode(pages[1]) ? '' : pages.map(page => page.outerHTML).join('\\n\\n');
})";

/// Says whether title or icon are wrong about whose turn it is.
const WRONG_SIGNS: &str = "(() => {
    const is_asked = !!document.getElementById('answers');
    const signs = [document.title.startsWith('Your turn'), icon.getAttribute('href').includes('turn')];
    return signs.every(sign => sign === is_asked) ? '' : `${document.title} ${icon.outerHTML}`;
})()";

/// The large screen on which a table needs no scrolling.
pub(crate) const DESK: (u32, u32) = (1440, 900);

/// Someone who plays.
pub(crate) struct Player {
    pub(crate) person: Person,
    has_scripts: bool,
}

impl Player {
    /// Someone at a large screen who has not yet looked at the site. They want nothing to move, so
    /// that what they touch is where they see it.
    pub(crate) fn stranger() -> Self {
        let person = BROWSER.person();
        person.size(DESK.0, DESK.1);
        person.taste(Light::Day, Motion::Reduced);
        Self { person, has_scripts: true }
    }

    /// Someone who has no scripts, and has not yet looked at the site.
    pub(crate) fn without_scripts() -> Self {
        let player = Self { has_scripts: false, ..Self::stranger() };
        player.person.scripts(false);
        player
    }

    /// Goes somewhere on the site and takes a name there.
    pub(crate) fn named(self, url: &str, name: &str) -> Self {
        self.person.open(url);
        self.person.fill("#guest-name", name);
        self.person.follow("#guest-go");
        self
    }

    /// Presses a button of a form.
    #[track_caller]
    pub(crate) fn click(&self, selector: &str) {
        if self.has_scripts {
            self.person.click(selector);
        } else {
            self.person.follow(selector);
        }
    }

    /// Waits until something can be seen. Without scripts one has to look again and again.
    #[track_caller]
    pub(crate) fn see(&self, condition: &str) {
        if self.has_scripts {
            self.person.wait_for(condition);
            return;
        }
        for _ in 0..MAX_LOADS {
            if self.person.evaluate(&format!("!!({condition})")) == true {
                return;
            }
            self.person.reload();
        }
        panic!("{condition} is not seen:\n{}", self.person.text("body"));
    }

    #[track_caller]
    pub(crate) fn see_element(&self, selector: &str) {
        self.see(&format!("document.querySelector('{selector}')"));
    }

    /// The number of the table that they see.
    #[track_caller]
    pub(crate) fn version(&self) -> u64 {
        let version = self.person.evaluate("+document.getElementById('live').dataset.version");
        version.as_u64().expect("a number")
    }

    /// The number of the table that the server would send now.
    #[track_caller]
    pub(crate) fn newest_version(&self) -> u64 {
        let version = self.person.evaluate(
            "fetch(location.href).then(answer => answer.text()).then(text =>
                +new DOMParser().parseFromString(text, 'text/html').getElementById('live').dataset.version)",
        );
        version.as_u64().expect("a number")
    }

    /// Waits for what came of their answer: one touch may give several.
    #[track_caller]
    pub(crate) fn see_beyond(&self, version: u64) {
        self.see(&format!(
            "+document.getElementById('live')?.dataset.version > {version}
                && !document.querySelector('#answers.giving')"
        ));
    }

    #[track_caller]
    pub(crate) fn see_version(&self, version: u64) {
        self.see(&format!("+document.getElementById('live')?.dataset.version >= {version}"));
        assert_eq!(self.version(), version);
    }

    /// Lets the answers be seen that are given on the table itself. Without scripts they all are.
    #[track_caller]
    pub(crate) fn unfold(&self) {
        if self.has_scripts && self.person.has("#more[aria-expanded=false]") {
            self.see("document.getElementById('stage')?.hidden !== false");
            self.person.click("#more");
            // A hand waits until the list is where it will be.
            self.person.rest();
        }
    }

    /// Says yes where an answer is asked for twice, since it ends the game.
    #[track_caller]
    pub(crate) fn is_sure(&self) {
        if self.has_scripts && self.person.has("#sure[open]") {
            self.person.click("#sure-yes");
        }
    }

    /// How many answers they may choose from.
    #[track_caller]
    pub(crate) fn n_answers(&self) -> usize {
        self.person.count("#answers .answer:not(.quiet)")
    }

    /// What they see is what the server would send now, their title and icon say whether it is their
    /// turn, and nothing reaches over the edge.
    #[track_caller]
    pub(crate) fn sees_the_truth(&self) {
        if self.has_scripts {
            assert_eq!(self.person.string(DIFFERENCE), "", "the page is not what was sent");
        }
        assert_eq!(self.person.string(WRONG_SIGNS), "");
        self.sees_no_overflow();
    }

    #[track_caller]
    pub(crate) fn sees_no_overflow(&self) {
        assert_eq!(
            self.person.too_wide(),
            [""; 0],
            "{} at {} pixels",
            self.person.url(),
            self.person.evaluate("innerWidth")
        );
    }

    /// Nothing went wrong in their browser.
    #[track_caller]
    pub(crate) fn is_content(&self) {
        assert_eq!(self.person.errors(), [""; 0]);
    }

    /// Nothing went wrong but that the server could not be reached.
    #[track_caller]
    pub(crate) fn missed_only_the_server(&self) {
        let is_expected =
            |error: &String| error.contains("net::ERR_") || error.contains("WebSocket");
        let mut errors = self.person.errors();
        errors.retain(|error| !is_expected(error));
        assert_eq!(errors, [""; 0]);
    }
}
