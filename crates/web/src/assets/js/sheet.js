// The sheet: what a thing is, and why it cannot be had. It lies beside a thing that the mouse rests
// on, and before everything else when the user asks by a click, a key or a long press.

const REST = 500;
const told = new Map();
export const sheet = document.getElementById('sheet');
export let shownFor;
let resting, pressing;

// The address of what explains a thing. What cannot be had changes with the table.
function source(thing) {
  const { about, wish } = thing.dataset;
  if (!about && !wish) return null;
  const asked = new URLSearchParams();
  if (about) asked.set('about', about);
  if (wish && !thing.classList.contains('lit')) asked.set('wish', wish);
  return `${location.pathname}/about?${asked}`;
}

// A reason that the page knows itself.
function reason(text) {
  const article = document.createElement('article');
  article.append(Object.assign(document.createElement('p'), { className: 'why', textContent: text }));
  return article;
}

async function explanation(thing) {
  if (thing.dataset.why) return reason(thing.dataset.why);
  const url = source(thing);
  if (!url) return null;
  const key = `${document.getElementById('live').dataset.version} ${url}`;
  if (!told.has(key)) {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    told.set(key, page.getElementById('about'));
  }
  return told.get(key)?.cloneNode(true);
}

// Beside the thing, where there is room.
function lieBeside(thing) {
  const at = thing.getBoundingClientRect(), own = sheet.getBoundingClientRect();
  const isRight = at.right + own.width + 12 < innerWidth;
  const x = isRight ? at.right + 8 : Math.max(8, at.left - own.width - 8);
  const y = Math.min(Math.max(8, at.top), Math.max(8, innerHeight - own.height - 8));
  [sheet.style.left, sheet.style.top] = [`${x}px`, `${y}px`];
}

export function hideSheet() {
  clearTimeout(resting);
  shownFor = null;
  if (sheet.open) sheet.close();
}

// Shows the sheet of a thing: a passing one beside it, or one that stays until it is closed.
export async function explain(thing, isPassing) {
  shownFor = thing;
  const article = await explanation(thing);
  if (!article || shownFor !== thing || !thing.isConnected || isPassing && isShow()) return;
  if (sheet.open) sheet.close();
  article.removeAttribute('id');
  sheet.querySelector('.contents').replaceChildren(article);
  sheet.classList.toggle('beside', isPassing);
  // A card that is looked at need not be shown again.
  sheet.classList.toggle('known', thing.classList.contains('card') && !thing.closest('.bld') && innerWidth >= 720);
  if (isPassing) {
    // `show()` would take the focus away.
    sheet.open = true;
    lieBeside(thing);
  } else {
    [sheet.style.left, sheet.style.top] = ['', ''];
    sheet.showModal();
  }
}

const explained = target => target.closest?.('[data-about], [data-wish], [data-why]');
export const isAsked = () => document.querySelector('dialog:modal');
// What is played moves under a mouse that rests, and is not to be covered.
const isShow = () => document.body.matches('.staged, .playing');
export function hidePassing() {
  if (!isAsked()) hideSheet();
}

export function startSheet() {
  document.addEventListener('pointerover', event => {
    if (event.pointerType !== 'mouse' || isAsked() || isShow()) return;
    const thing = explained(event.target);
    if (thing === shownFor && thing || event.target.closest('#sheet')) return;
    hideSheet();
    if (thing) resting = setTimeout(() => explain(thing, true), REST);
  });
  // A press means that nothing is to be read.
  document.addEventListener('pointerdown', event => {
    if (!event.target.closest('#sheet') && !isAsked()) hideSheet();
    const thing = explained(event.target);
    if (event.pointerType === 'mouse' || !thing || isShow()) return;
    pressing = setTimeout(() => {
      pressing = null;
      const swallow = late => {
        late.preventDefault();
        late.stopImmediatePropagation();
      };
      thing.addEventListener('click', swallow, { once: true, capture: true });
      setTimeout(() => explain(thing, false));
    }, REST);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointermove']) {
    document.addEventListener(end, event => {
      if (end !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(pressing);
    });
  }
  document.addEventListener('contextmenu', event => {
    if (event.pointerType !== 'mouse' && explained(event.target)) event.preventDefault();
  });
  document.addEventListener('click', event => {
    const thing = explained(event.target);
    // The second half of a double click was meant for what stood there before.
    if (!thing || event.detail > 1 || thing.classList.contains('lit') || 'chain' in thing.dataset) return;
    if (!event.target.closest('a, dialog')) explain(thing, false);
  });
  sheet.addEventListener('close', () => { shownFor = null; });
}
