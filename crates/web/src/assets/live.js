// Live pages. The server sends the whole living part of the table whenever it changes; here it is
// laid over the old one, element by element, so that focus, typed text and clicks stay.

const root = document.getElementById('table');
const status = document.getElementById('status');
const csrf = document.querySelector('meta[name=csrf]')?.content;
const icon = document.getElementById('icon');
// The lit things that were touched since the question came.
let touched = [];

// Makes `old` look like `fresh`. Elements with an id are matched by it, the others by place.
function morph(old, fresh) {
  const had = { selected: old.hasAttribute('selected'), checked: old.hasAttribute('checked') };
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name === 'open') continue;
    if (name === 'value' && old.localName === 'input' && old.type !== 'hidden') continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const state of ['selected', 'checked']) {
    if (state in old && old[state] !== fresh[state] && had[state] !== fresh.hasAttribute(state)) old[state] = fresh[state];
  }
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    let match = at;
    if (child.id) {
      const same = document.getElementById(child.id);
      match = same && same.parentNode === old && same.localName === child.localName ? same : null;
    } else if (!at || at.nodeType !== child.nodeType || at.localName !== child.localName || at.id) {
      match = null;
    }
    if (!match) {
      old.insertBefore(child, at);
      continue;
    }
    if (match === at) at = at.nextSibling; else old.insertBefore(match, at);
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, child);
    else if (match.data !== child.data) match.data = child.data;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function show(html) {
  const parsed = new DOMParser().parseFromString(html, 'text/html').getElementById('live');
  const live = document.getElementById('live');
  if (!parsed || !live) return;
  const focused = document.activeElement;
  const answers = focused?.closest('#prompt');
  touched = [];
  morph(live, parsed);
  for (const field of root.querySelectorAll('input[name=csrf]')) field.value = csrf;
  // What was moved has lost the focus. In the place of an answer that is gone, the next question
  // takes it, so that the next answers are one key away.
  const heir = focused?.id && document.getElementById(focused.id) || answers && document.getElementById('question');
  if (heir && heir !== document.activeElement) heir.focus({ preventScroll: true });
  dress();
}

// Title, icon and clocks follow what the table says.
function dress() {
  const live = document.getElementById('live');
  if (!live) return;
  document.title = live.dataset.title;
  const wanted = live.dataset.turn ? icon.dataset.turn : icon.dataset.idle;
  if (icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  for (const clock of live.querySelectorAll('[data-deadline]')) {
    const seconds = Math.max(0, Math.round((clock.dataset.deadline - Date.now()) / 1000));
    const days = Math.floor(seconds / 86400), rest = new Date(seconds % 86400 * 1000).toISOString().slice(11, 19);
    clock.textContent = days ? `${days} d ${rest}` : rest;
  }
}

// Loads the living part by itself, where no socket brings it.
async function look() {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = await answer.text();
  if (!root.dataset.online) show(page);
  wait = Math.min(wait, LONGEST_GLANCE);
  hush();
}

// The socket, and how long to wait, in milliseconds, before the next one when it is lost: not long
// if the server answers otherwise.
const FIRST_WAIT = 500, LONGEST_WAIT = 15000, LONGEST_GLANCE = 2000;
let socket, timer, wait = FIRST_WAIT;
function connect() {
  clearTimeout(timer);
  if (socket) {
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
  const { stamp } = document.getElementById('live').dataset;
  const url = new URL(`${root.dataset.live}?stamp=${stamp}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(url);
  socket.onopen = () => {
    wait = FIRST_WAIT;
    root.dataset.online = 'yes';
    hush();
  };
  socket.onmessage = message => show(message.data);
  socket.onclose = () => {
    delete root.dataset.online;
    if (wait > FIRST_WAIT) look().catch(() => say(root.dataset.lost));
    timer = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}

function say(text) {
  status.textContent = text;
  status.hidden = !text;
}

// The connection is not lost any more. What else was said stays.
function hush() {
  if (status.textContent === root.dataset.lost) say('');
}

// A form is sent without leaving the page. Its fields hide its properties: one is called `action`.
// What was refused is told; a lost answer is asked for again, which is safe: the same form counts
// once.
async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const request = { method: 'POST', body, headers: { 'x-live': '1', 'x-csrf': csrf } };
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(form.getAttribute('action'), request);
      // A proxy has lost the server, perhaps in the middle of it.
      if (answer.status === 502 || answer.status === 504) throw new Error(answer.statusText);
      if (answer.ok) {
        say('');
        if ('clear' in form.dataset) form.reset();
        if (!root.dataset.online) await look();
        return;
      }
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      say(page.getElementById('problem')?.textContent ?? answer.statusText);
      return;
    } catch (error) {
      if (tries === 4) throw error;
      await new Promise(done => setTimeout(done, 400 * 2 ** tries));
    }
  }
}

const copy = document.getElementById('copy');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', () => navigator.clipboard.writeText(document.getElementById('link').value));
}

if (root && document.getElementById('live')) {
  document.addEventListener('submit', event => {
    const form = event.target;
    if (!('live' in form.dataset)) return;
    event.preventDefault();
    send(form, event.submitter).catch(() => say(root.dataset.offline));
  });
  // By the second half of a double click, or while a key is held, another button may have come to
  // the place of the one that was meant.
  document.addEventListener('click', event => {
    if (event.detail > 1 && event.target.closest('[data-live] button')) event.preventDefault();
  });
  document.addEventListener('keydown', event => {
    const { target } = event;
    if (event.repeat && target.closest('[data-live] button')) event.preventDefault();
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || target.closest('input, textarea, select')) return;
    document.querySelector(`#answers [data-key="${CSS.escape(event.key)}"]`)?.click();
  });
  // A touch of a lit thing keeps the answers that can be given there; further touches keep fewer.
  document.addEventListener('click', event => {
    const form = document.getElementById('answers');
    const spot = event.target.closest('button.lit[type=button]')?.dataset.spot;
    if (!form || !spot) return;
    touched.push(spot);
    const fits = answer => {
      const left = answer.dataset.spots?.split(' ') ?? [];
      return touched.every(one => left.includes(one) && left.splice(left.indexOf(one), 1));
    };
    const answers = [...form.querySelectorAll('.answer')];
    const chosen = answers.filter(fits);
    if (chosen.length === 1) return chosen[0].click();
    form.classList.toggle('some', chosen.length > 0);
    for (const answer of answers) answer.classList.toggle('chosen', chosen.includes(answer));
    if (!chosen.length) touched = [];
  });
  document.addEventListener('click', event => {
    if (event.target.closest('#more')) document.getElementById('answers').classList.toggle('all');
  });
  // Whoever has a network again, or looks at the page again, does not wait for the next try.
  addEventListener('online', connect);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !root.dataset.online) connect();
  });
  setInterval(dress, 1000);
  dress();
  connect();
}
