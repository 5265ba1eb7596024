// The line to the server: a socket that brings what changes, and forms that are sent without leaving the page.

import { breakChain } from './chain.js';
import { isKept, keep, release, startKept } from './kept.js';
import { markSent } from './lit.js';
import { showSoon, state } from './live.js';
import { csrf, hush, root, say } from './page.js';
import { inflated, inflates, livingPart, patched } from './state.js';
import { isDoubtful } from './sure.js';

// How long one request may take, in milliseconds: a line can swallow what is sent and say nothing.
const PATIENCE = 10000, GLANCE = 5000;

// Loads the living part by itself, where no socket brings it.
async function look(patience = GLANCE) {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(answer.statusText);
  const page = await answer.text();
  if (!page.includes(`data-user="${root.dataset.user}"`)) return location.reload();
  if (!root.dataset.online) showSoon(livingPart(page));
  wait = Math.min(wait, LONGEST_WAIT);
  hush();
}

// A look may fail after a socket has come through.
function sayLost() {
  if (!isKept() && !root.dataset.online) say(root.dataset.lost);
}

// The socket, and how long to wait, in milliseconds, before the next one when it is lost: not long
// if the page is looked at, or the server answers otherwise.
const FIRST_WAIT = 500, LONGEST_WAIT = 1800, LONGEST_UNSEEN = 15000;
// A socket that has not opened by then is tried anew, with more time: the network may be slow.
const FIRST_OPENING = 3000, LONGEST_OPENING = 9000;
// One that takes this long may be swallowed, and hears nothing of the line being back: the page looks
// for itself, and then tries another.
const FIRST_DOUBT = 2000, PROBE = 2000;
// Scripts don't see pings, and a line that swallows everything closes nothing: after some silence
// the page sends a byte, which the server sends back in time. While an answer is awaited, it asks sooner.
const BEAT = '.', IDLE = 15000, EAGER = 2000, ECHO = 3000, WATCH = 500;
// The session is over, or the table is closed to this reader: what is shown is nobody's any more.
const DISMISSED = 1008;
let socket, timer, wait = FIRST_WAIT, opening = FIRST_OPENING, doubt = FIRST_DOUBT;
let begunAt = 0, heardAt = 0, beatAt = 0, isProbing = false, mayInflate = inflates;
// Ends what was sent over a line that was lost meanwhile.
let line = new AbortController();

const isOpening = () => socket.readyState === WebSocket.CONNECTING;
const isOpen = () => socket.readyState === WebSocket.OPEN;
const longer = time => Math.min(time * 1.5, LONGEST_OPENING);

function drop() {
  clearTimeout(timer);
  delete root.dataset.online;
  if (!socket) return;
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
}

function address(stamp) {
  const has = new URLSearchParams({ stamp, user: root.dataset.user, inflates: mayInflate });
  const url = new URL(`${root.dataset.live}?${has}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url;
}

// Lays one message after the other over what the server believes that this socket has. Inflating
// takes a moment, and they stay in order.
function reader(own) {
  let had = state, last;
  const read = ([html]) => {
    if (socket !== own) return;
    had = patched(had, html);
    if (had) showSoon(had);
    else connect('');
  };
  const fail = () => {
    if (socket !== own) return;
    mayInflate = false;
    connect('');
  };
  return ({ data }) => {
    [heardAt, beatAt] = [Date.now(), 0];
    if (data !== BEAT) last = Promise.all([typeof data === 'string' ? data : inflated(data), last]).then(read, fail);
  };
}

function connect(stamp = state.dataset.stamp) {
  drop();
  [begunAt, beatAt] = [Date.now(), 0];
  const isAgain = !!socket;
  socket = new WebSocket(address(stamp));
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    [wait, opening, doubt, heardAt] = [FIRST_WAIT, FIRST_OPENING, FIRST_DOUBT, Date.now()];
    root.dataset.online = 'yes';
    hush();
    if (!isAgain) return;
    line.abort();
    line = new AbortController();
  };
  socket.onmessage = reader(socket);
  socket.onclose = ({ code }) => code === DISMISSED ? location.reload() : tryLater();
}

function tryLater() {
  delete root.dataset.online;
  if (wait > FIRST_WAIT) look().catch(sayLost);
  timer = setTimeout(() => connect(), wait * (0.5 + Math.random()));
  wait = Math.min(wait * 2, document.hidden ? LONGEST_UNSEEN : LONGEST_WAIT);
}

// Browsers open one socket after the other, so the next one begins when this one is given up.
async function probe() {
  if (isProbing || document.hidden) return;
  isProbing = true;
  const own = socket;
  const isBack = await look(PROBE).then(() => true, sayLost);
  isProbing = false;
  if (!isBack || socket !== own || !isOpening()) return;
  doubt = longer(doubt);
  connect();
}

function beat() {
  if (beatAt || !isOpen()) return;
  beatAt = Date.now();
  socket.send(BEAT);
}

// Finds out whether the line is dead.
function watch() {
  const now = Date.now(), time = now - begunAt;
  if (isOpening() && time > opening) {
    drop();
    opening = longer(opening);
    tryLater();
  } else if (isOpening()) {
    if (time > doubt) probe();
  } else if (beatAt && now - beatAt > ECHO && isOpen()) connect();
  else if (now - heardAt > (pending.size ? EAGER : IDLE)) beat();
}

// With a network again, or looked at again, the page does not wait for the next try.
function comeBack() {
  if (root.dataset.online) beat();
  else if (!isOpening() || Date.now() - begunAt > FIRST_WAIT) connect();
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
// Questions whose answer was changed while it was kept: the first may have arrived all the same.
const changed = new Set(), CONFLICT = 409;
const askedNow = () => state.querySelector('#answers [name=question]')?.value;
const isDropped = sent => sent.change.signal.aborted || sent.question && sent.question !== askedNow();

// Waits, but no longer than until the line is back, or the person has changed the answer.
const pause = (ms, sent) => new Promise(done => {
  setTimeout(done, ms);
  for (const { signal } of [line, sent.change]) signal.addEventListener('abort', done, { once: true });
});

async function settle(form, body, answer, { question }) {
  if (answer.ok) {
    say('');
    if ('clear' in form.dataset) clear(form, body);
    document.getElementById(form.dataset.closes)?.close();
    return;
  }
  if (question) breakChain();
  if (answer.status === CONFLICT && changed.has(question)) return say(root.dataset.arrived);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  say(...(page.getElementById('problem')?.childNodes ?? [answer.statusText]));
}

// What was refused is told; a lost answer is asked for again, which is safe: the same form counts once.
async function post(form, body, sent) {
  const request = { method: 'POST', body, headers: { 'x-live': '1', 'x-csrf': csrf } };
  for (let n = 0; !isDropped(sent); n++) {
    const at = Date.now();
    try {
      const ends = [AbortSignal.timeout(PATIENCE), sent.change.signal];
      // Only an answer counts once however often it is sent.
      if (sent.question) ends.push(line.signal);
      const answer = await fetch(sent.to, { ...request, signal: AbortSignal.any(ends) });
      // A proxy has lost the server, perhaps in the middle of it.
      if (answer.status === 502 || answer.status === 504) throw new Error(answer.statusText);
      await settle(form, body, answer, sent);
      if (!answer.ok) return;
      // What came of it is on its way too.
      if (!root.dataset.online) await look();
      else if (heardAt < at) beat();
      return;
    } catch (error) {
      if (Date.now() - sent.at > GIVEN_UP) throw error;
      await pause(Math.min(400 * 2 ** n, LONGEST_PAUSE), sent);
    }
  }
}

// A form is sent without leaving the page. Of the answers to one question the first is meant, unless
// the person changes it; the server takes the one that arrives first.
async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const question = form.id === 'answers' && body.get('question');
  if (question && [...pending].some(other => other.question === question)) return;
  // The fields of a form hide its properties: one is called `action`. A form that is drawn anew may
  // lead elsewhere, and is sent again where it was sent first.
  const sent = { question, to: form.getAttribute('action'), at: Date.now(), change: new AbortController() };
  const forget = () => {
    if (!pending.delete(sent)) return;
    markSent(submitter, false);
    if (question) release(question);
    if (!pending.size) delete root.dataset.sending;
  };
  sent.change.signal.addEventListener('abort', () => {
    clearTimeout(late);
    changed.add(question);
    forget();
  });
  pending.add(sent);
  root.dataset.sending = 'yes';
  markSent(submitter, true);
  const late = setTimeout(() => question ? keep(submitter, question, sent.change) : say(root.dataset.lost), LATE);
  try {
    await post(form, body, sent);
  } finally {
    clearTimeout(late);
    forget();
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
  addEventListener('pagehide', drop);
  addEventListener('pageshow', event => {
    if (event.persisted) connect();
  });
  startKept();
  connect();
  setInterval(watch, WATCH);
}
