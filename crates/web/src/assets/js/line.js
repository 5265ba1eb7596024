// The line to the server: a socket that brings what changes, and forms that are sent without leaving the page.

import { markSent } from './lit.js';
import { showSoon, state } from './live.js';
import { csrf, hush, root, say, unsay } from './page.js';
import { livingPart, patched } from './state.js';
import { isDoubtful } from './sure.js';

// How long one request may take, in milliseconds: a line can swallow what is sent and say nothing.
const PATIENCE = 10000, GLANCE = 5000;

// Loads the living part by itself, where no socket brings it.
async function look() {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(GLANCE) });
  if (!answer.ok) throw new Error(answer.statusText);
  const page = await answer.text();
  if (!page.includes(`data-user="${root.dataset.user}"`)) return location.reload();
  if (!root.dataset.online) showSoon(livingPart(page));
  wait = Math.min(wait, LONGEST_WAIT);
  hush();
}

// The socket, and how long to wait, in milliseconds, before the next one when it is lost: not long
// if somebody looks, or the server answers otherwise.
const FIRST_WAIT = 500, LONGEST_WAIT = 2000, LONGEST_UNSEEN = 15000;
// A socket that has not opened by then is tried anew, with more time: the network may be slow.
const FIRST_OPENING = 3000, LONGEST_OPENING = 9000;
// Scripts don't see pings, and a line that swallows everything closes nothing: after some silence
// the page sends a byte, which the server sends back in time. Whoever waits for an answer asks sooner.
const BEAT = '.', IDLE = 15000, EAGER = 2000, ECHO = 3000, WATCH = 500;
// The session is over, or the table is closed to this reader: what is shown is nobody's any more.
const DISMISSED = 1008;
let socket, timer, wait = FIRST_WAIT, opening = FIRST_OPENING;
let begunAt = 0, heardAt = 0, beatAt = 0;
// Ends what was sent over a line that was lost meanwhile.
let line = new AbortController();

function drop() {
  clearTimeout(timer);
  if (!socket) return;
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
}

function connect(stamp = state.dataset.stamp) {
  drop();
  [begunAt, beatAt] = [Date.now(), 0];
  // What the server believes that this socket has.
  let had = state;
  const url = new URL(`${root.dataset.live}?stamp=${stamp}&user=${root.dataset.user}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(url);
  socket.onopen = () => {
    [wait, opening, heardAt] = [FIRST_WAIT, FIRST_OPENING, Date.now()];
    root.dataset.online = 'yes';
    hush();
    line.abort();
    line = new AbortController();
  };
  socket.onmessage = ({ data }) => {
    [heardAt, beatAt] = [Date.now(), 0];
    if (data === BEAT) return;
    had = patched(had, data);
    if (had) showSoon(had);
    else connect('');
  };
  socket.onclose = ({ code }) => code === DISMISSED ? location.reload() : tryLater();
}

function tryLater() {
  delete root.dataset.online;
  if (wait > FIRST_WAIT) look().catch(() => say(isLate() ? root.dataset.kept : root.dataset.lost));
  timer = setTimeout(() => connect(), wait * (0.5 + Math.random()));
  wait = Math.min(wait * 2, document.hidden ? LONGEST_UNSEEN : LONGEST_WAIT);
}

function beat() {
  if (beatAt || socket.readyState !== WebSocket.OPEN) return;
  beatAt = Date.now();
  socket.send(BEAT);
}

// Finds out whether the line is dead.
function watch() {
  const now = Date.now();
  if (socket.readyState === WebSocket.CONNECTING && now - begunAt > opening) {
    drop();
    opening = Math.min(opening * 1.5, LONGEST_OPENING);
    tryLater();
  } else if (beatAt && now - beatAt > ECHO && socket.readyState === WebSocket.OPEN) {
    delete root.dataset.online;
    connect();
  } else if (now - heardAt > (pending.size ? EAGER : IDLE)) beat();
}

// Whoever has a network again, or looks at the page again, does not wait for the next try.
function comeBack() {
  if (root.dataset.online) beat();
  else if (socket.readyState !== WebSocket.CONNECTING) connect();
}

// What was sent is taken out of its fields; what was typed meanwhile stays.
function clear(form, body) {
  for (const field of form.querySelectorAll('input:not([type=hidden]), textarea')) {
    const sent = body.get(field.name) ?? '';
    if (field.value.startsWith(sent)) field.value = field.value.slice(sent.length);
  }
}

// Forms that are on their way. After a while without an answer their senders are told that they are
// kept; they are sent until one arrives, or the question is another, or it has taken too long.
const LATE = 5000, LONGEST_PAUSE = 5000, GIVEN_UP = 30 * 60 * 1000;
const pending = new Set();
const isLate = () => [...pending].some(sent => sent.question && sent.isLate);
const askedNow = () => state.querySelector('#answers [name=question]')?.value;
const isAskedNoMore = sent => sent.question && sent.question !== askedNow();

// Waits, but no longer than until the line is back.
const pause = ms => new Promise(done => {
  setTimeout(done, ms);
  line.signal.addEventListener('abort', done, { once: true });
});

async function settle(form, body, answer) {
  if (answer.ok) {
    say('');
    if ('clear' in form.dataset) clear(form, body);
    document.getElementById(form.dataset.closes)?.close();
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  say(...(page.getElementById('problem')?.childNodes ?? [answer.statusText]));
}

// What was refused is told; a lost answer is asked for again, which is safe: the same form counts once.
async function post(form, body, sent) {
  const request = { method: 'POST', body, headers: { 'x-live': '1', 'x-csrf': csrf } };
  for (let tries = 0; !isAskedNoMore(sent); tries++) {
    const at = Date.now();
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), line.signal]);
      // The fields of a form hide its properties: one is called `action`.
      const answer = await fetch(form.getAttribute('action'), { ...request, signal });
      // A proxy has lost the server, perhaps in the middle of it.
      if (answer.status === 502 || answer.status === 504) throw new Error(answer.statusText);
      await settle(form, body, answer);
      if (!answer.ok) return;
      // What came of it is on its way too.
      if (!root.dataset.online) await look();
      else if (heardAt < at) beat();
      return;
    } catch (error) {
      if (Date.now() - sent.at > GIVEN_UP) throw error;
      await pause(Math.min(400 * 2 ** tries, LONGEST_PAUSE));
    }
  }
}

// A form is sent without leaving the page. Of the answers to one question the first is meant.
async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const sent = { question: form.id === 'answers' && body.get('question'), at: Date.now() };
  if (sent.question && [...pending].some(other => other.question === sent.question)) return;
  pending.add(sent);
  root.dataset.sending = 'yes';
  markSent(submitter, true);
  const late = setTimeout(() => {
    sent.isLate = true;
    say(sent.question ? root.dataset.kept : root.dataset.lost);
  }, LATE);
  try {
    await post(form, body, sent);
  } finally {
    clearTimeout(late);
    pending.delete(sent);
    markSent(submitter, false);
    if (!pending.size) delete root.dataset.sending;
    if (!isLate()) unsay(root.dataset.kept);
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
  addEventListener('online', () => connect());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) comeBack();
  });
  // A page that is kept for the way back holds no line; its reader may be another by then.
  addEventListener('pagehide', () => {
    drop();
    delete root.dataset.online;
  });
  addEventListener('pageshow', event => {
    if (event.persisted) connect();
  });
  connect();
  setInterval(watch, WATCH);
}
