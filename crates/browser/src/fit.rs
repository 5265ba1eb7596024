//! Whether a page fits its window.

use crate::Person;

/// Lists elements beyond the right edge of a page that scrolls sideways, and every part that
/// scrolls sideways by itself.
const SIDEWAYS: &str = "(() => {
    const told = e => e.outerHTML.slice(0, 160);
    const all = [...document.querySelectorAll('body *')];
    const over = document.documentElement.scrollWidth <= screen.width ? [] :
        all.filter(e => !e.ownerSVGElement && e.getBoundingClientRect().right > screen.width && e.checkVisibility());
    const scrolled = all.filter(e => !e.ownerSVGElement && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 &&
        ['auto', 'scroll'].includes(getComputedStyle(e).overflowX));
    return [...over.map(e => `over the edge: ${told(e)}`), ...scrolled.map(e => `scrolls sideways: ${told(e)}`)];
})()";

/// Lists things on the table that are entirely covered, and parts of it that need scrolling. What
/// is beside the board may be long.
const HIDDEN: &str = "(() => {
    const told = e => e.outerHTML.slice(0, 160);
    const aside = e => e.closest('.side, dialog, details:not([open])') || !e.checkVisibility();
    const steps = [0.5, 0.12, 0.88];
    const isSeen = e => {
        const box = e.getBoundingClientRect();
        if (!box.width || !box.height) return true;
        return steps.some(x => steps.some(y => {
            const at = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
            return e.contains(at);
        }));
    };
    const page = document.documentElement;
    const parts = [...document.querySelectorAll('#board, #board *, #dock, #dock *')].filter(e => !aside(e));
    const scrolled = parts.filter(e => e.scrollHeight > e.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY));
    const hidden = [...document.querySelectorAll('[data-spot], #question')].filter(e => !aside(e) && !isSeen(e));
    return [...(page.scrollHeight > innerHeight ? [`the page is ${page.scrollHeight} high`] : []),
        ...scrolled.map(e => `scrolls ${e.scrollHeight} in ${e.clientHeight}: ${told(e)}`),
        ...hidden.map(e => `cannot be seen: ${told(e)}`)];
})()";

/// Lists words of which only a part is visible, unless a title has the whole text, and touch
/// targets that overlap or are too small for a finger. For counters on top of each other it does
/// not matter which is touched.
const BLURRED: &str = "(() => {
    const FINGER = 40, PHONE = 720;
    const told = e => e.outerHTML.slice(0, 160);
    const isShown = e => e.checkVisibility({ visibilityProperty: true }) && !e.closest('svg, .vh, .side, dialog, details:not([open])');
    const isOpen = e => getComputedStyle(e).overflowX === 'visible';
    const frame = e => !e || e === document.body ? null : isOpen(e) ? frame(e.parentElement) : e.getBoundingClientRect();
    const lines = text => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
    };
    const isCut = text => {
        const box = frame(text.parentElement);
        const isSeen = line => line.top < box.bottom - 2 && line.bottom > box.top + 2
            && line.left < box.right && line.right > box.left;
        return box && box.width > 1 && lines(text).some(line => isSeen(line) && (line.right > box.right + 1.5 || line.left < box.left - 1.5));
    };
    const words = [];
    for (const part of document.querySelectorAll('#bar, #board, #dock, main')) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) words.push(walker.currentNode);
    }
    const isAskedFor = text => text.data.trim() && isShown(text.parentElement) && !text.parentElement.closest('[title]');
    const cut = words.filter(text => isAskedFor(text) && isCut(text));
    const lit = [...document.querySelectorAll('button.lit')].filter(isShown);
    const small = innerWidth >= PHONE ? [] : lit.filter(e => Math.min(e.offsetWidth, e.offsetHeight) < FINGER);
    const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const home = e => e.closest('#dock');
    const isSame = (a, b) => a.dataset.spot && a.dataset.spot === b.dataset.spot;
    const over = lit.filter((e, n) => lit.slice(n + 1).some(other => home(e) === home(other) && !e.contains(other) && !isSame(e, other) &&
        isOver(e.getBoundingClientRect(), other.getBoundingClientRect())));
    return [...cut.map(text => `is cut: ${told(text.parentElement)}`), ...small.map(e => `small for a finger: ${told(e)}`),
        ...over.map(e => `lies over another: ${told(e)}`)];
})()";

impl Person {
    /// Elements too wide for the window; empty if the page does not scroll sideways.
    #[track_caller]
    pub fn too_wide(&self) -> Vec<String> {
        self.lines(SIDEWAYS)
    }

    /// Elements too high for the window of a table that should not scroll: parts that scroll, and
    /// things under others.
    #[track_caller]
    pub fn too_high(&self) -> Vec<String> {
        self.lines(HIDDEN)
    }

    /// Text that is cut off, and targets that cannot be touched alone.
    #[track_caller]
    pub fn blurred(&self) -> Vec<String> {
        self.lines(BLURRED)
    }

    /// The value of an expression that is a list of strings.
    #[track_caller]
    pub fn evaluate_lines(&self, expression: &str) -> Vec<String> {
        self.lines(expression)
    }

    #[track_caller]
    pub(crate) fn lines(&self, expression: &str) -> Vec<String> {
        let list = self.evaluate(expression);
        let lines = list.as_array().into_iter().flatten();
        lines.map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
    }
}
