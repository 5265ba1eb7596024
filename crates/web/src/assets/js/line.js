// The line to the server: a socket that brings what changes, and forms that are sent without leaving the page.

import { showSoon, state } from './live.js';
import { csrf, hush, root, say } from './page.js';
import { livingPart, patched } from './state.js';
import { isDoubtful } from './sure.js';

// Loads the living part by itself, where no socket brings it.
async function look() {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = await answer.text();
  if (!page.includes(`data-user="${root.dataset.user}"`)) return location.reload();
  if (!root.dataset.online) showSoon(livingPart(page));
  wait = Math.min(wait, LONGEST_GLANCE);
  hush();
}

// The socket, and how long to wait, in milliseconds, before the next one when it is lost: not long
// if the server answers otherwise.
const FIRST_WAIT = 500, LONGEST_WAIT = 15000, LONGEST_GLANCE = 2000;
// The session is over, or the table is closed to this reader: what is shown is nobody's any more.
const DISMISSED = 1008;
let socket, timer, wait = FIRST_WAIT;
function connect(stamp = state.dataset.stamp) {
  clearTimeout(timer);
  if (socket) {
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
  // What the server believes that this socket has.
  let had = state;
  const url = new URL(`${root.dataset.live}?stamp=${stamp}&user=${root.dataset.user}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(url);
  socket.onopen = () => {
    wait = FIRST_WAIT;
    root.dataset.online = 'yes';
    hush();
  };
  socket.onmessage = ({ data }) => {
    had = patched(had, data);
    if (had) showSoon(had);
    else connect('');
  };
  socket.onclose = ({ code }) => {
    delete root.dataset.online;
    if (code === DISMISSED) return location.reload();
    if (wait > FIRST_WAIT) look().catch(() => say(root.dataset.lost));
    timer = setTimeout(() => connect(), wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}

// What was sent is taken out of its fields; what was typed meanwhile stays.
function clear(form, body) {
  for (const field of form.querySelectorAll('input:not([type=hidden]), textarea')) {
    const sent = body.get(field.name) ?? '';
    if (field.value.startsWith(sent)) field.value = field.value.slice(sent.length);
  }
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
        if ('clear' in form.dataset) clear(form, body);
        document.getElementById(form.dataset.closes)?.close();
        if (!root.dataset.online) await look();
        return;
      }
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      say(...(page.getElementById('problem')?.childNodes ?? [answer.statusText]));
      return;
    } catch (error) {
      if (tries === 4) throw error;
      await new Promise(done => setTimeout(done, 400 * 2 ** tries));
    }
  }
}

export function startSending() {
  document.addEventListener('submit', event => {
    const form = event.target;
    if (!('live' in form.dataset)) return;
    event.preventDefault();
    if (isDoubtful(event.submitter)) return;
    send(form, event.submitter).catch(() => say(root.dataset.offline));
  });
  // Whoever has a network again, or looks at the page again, does not wait for the next try.
  addEventListener('online', () => connect());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !root.dataset.online) connect();
  });
  connect();
}
