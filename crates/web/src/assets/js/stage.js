// What others do is played one action at a time, as the log tells it. The dock is always that of the
// newest state, under the caption: whoever answers is in the present at once.

import { isCovered } from './cover.js';
import { carrier, clearFlights } from './flights.js';
import { lay, show, state } from './live.js';
import { heard } from './news.js';
import { flight } from './motion.js';
import { moment, waitFor } from './reel.js';

// Milliseconds of an action; of a queue at most; of an action that can still be followed.
const PACES = { slow: 1200, normal: 700, fast: 350, none: 0 };
const LONGEST = 8000, SHORTEST = 150, LIFT = 1 / 7;
const MOST_STEPS = 60, MOST_KEPT = 80, AT_ONCE = 4, MOST_TABLES = 50;
const SHORT_CLOCK = 30000, HOLD = 300, TICK = 25;
// What a moment shows; the rest is the present.
const PAST = ['bar', 'standing', 'board'];

const box = document.getElementById('stage');
const known = new Map();
let stage = null;
let shown = 0, lookedAt = null;

export const isStaged = () => stage !== null;

const lines = of => [...of?.querySelectorAll('#log li[id^=log-]') ?? []];
const momentOf = line => +line.id.split('-')[1];
const lastOf = of => Math.max(0, ...lines(of).map(momentOf));
const seatOf = one => /\bs\d\b/.exec(one?.className ?? '')?.[0] ?? '';
const pace = () => flight() ? PACES[document.documentElement.dataset.speed] ?? PACES.normal : 0;

// The actions after one moment, the oldest first.
function stepsAfter(after) {
  const steps = new Map();
  for (const line of lines(state)) {
    const at = momentOf(line);
    if (at <= after) continue;
    if (!steps.has(at)) steps.set(at, { at, seat: seatOf(line), told: [] });
    steps.get(at).told.unshift(line.textContent.trim());
  }
  return [...steps.values()].sort((left, right) => left.at - right.at).slice(-MOST_STEPS);
}

function isClockShort() {
  const ends = [...state.querySelectorAll('[data-deadline]')].map(one => one.dataset.deadline - Date.now());
  return !!state.dataset.turn && Math.min(...ends) < SHORT_CLOCK;
}

const isPossible = () => box && pace() && !document.hidden && !isCovered() && !isClockShort()
  && document.getElementById('prompt') && state.querySelector('#prompt');

// Where the person looked last, of a bounded number of tables.
function remember() {
  if (document.hidden) return;
  try {
    const all = Object.entries(JSON.parse(localStorage.looked ?? '{}')).filter(([path]) => path !== location.pathname);
    const kept = [...all.slice(1 - MOST_TABLES), [location.pathname, shown]];
    localStorage.looked = JSON.stringify(Object.fromEntries(kept));
  } catch { /* Who keeps nothing begins where they answered. */ }
}

function recall() {
  try {
    return JSON.parse(localStorage.looked ?? '{}')[location.pathname] ?? null;
  } catch {
    return null;
  }
}

// The table at a moment: as it came, or fetched. Nothing if it may not be seen.
async function tableAt(at) {
  if (at === lastOf(state)) return state;
  if (!known.has(at)) {
    if (known.size >= MOST_KEPT) known.delete(known.keys().next().value);
    known.set(at, moment(`${location.pathname}?at=${at}`).catch(() => null));
  }
  const live = await known.get(at);
  const slider = live?.querySelector('#at');
  return slider && +slider.getAttribute('value') !== at ? null : live;
}

// The newest state, with the table and the log of a moment.
function past(at, live) {
  const fresh = state.cloneNode(true);
  const find = (of, id) => [...of.children].find(part => part.id === id);
  for (const id of PAST) {
    const [now, was] = [find(fresh, id), live && find(live, id)?.cloneNode(true)];
    if (!now || !was) continue;
    const side = now.querySelector('#side');
    if (side) was.querySelector('#side')?.replaceWith(side);
    now.replaceWith(was);
  }
  for (const line of lines(fresh)) if (momentOf(line) > at) line.remove();
  for (const turn of fresh.querySelectorAll('#log li.round')) if (!turn.querySelector('li')) turn.remove();
  return fresh;
}

export function setLift(seat) {
  for (const one of document.querySelectorAll('#live .acting')) one.classList.remove('acting');
  if (!seat) return;
  const camps = ['camp-', 'tab-', 'province-'].map(start => `[id^=${start}].${seat}`);
  for (const one of document.querySelectorAll(`${camps}, #standing .${seat}`)) {
    if (!one.parentElement.closest('.acting')) one.classList.add('acting');
  }
}

// The caption stands over the place of the question.
function place() {
  const at = document.getElementById('prompt')?.getBoundingClientRect();
  if (!at || !stage) return;
  Object.assign(box.style, { width: `${at.width}px`, height: `${at.height}px`, translate: `${at.x}px ${at.y}px` });
}

function tellStep({ seat, told }) {
  const caption = box.querySelector('.told');
  caption.textContent = told.slice(-3).join(' ');
  caption.className = `told ${seat}`;
  box.hidden = false;
  place();
}

function layStep(own, at, live, ms) {
  own.live = live ?? own.live;
  own.shown = at;
  setLift('');
  lay(past(at, own.live), ms ? carrier(ms) : undefined);
  place();
}

// Waits as long as the person lets it; whoever holds makes it twice as fast.
async function rest(own, ms, mayPause) {
  let left = ms, last = performance.now();
  while (stage === own && own.goTo === null && (left > 0 || mayPause && own.isPaused)) {
    await waitFor(Math.min(TICK, Math.max(left, 1)));
    const now = performance.now();
    if (own.isPaused) own.until += now - last;
    else left -= (now - last) * own.rate;
    last = now;
    if (own.isPaused && !mayPause) return;
  }
}

// How long the next action may take. Too many for their time are summed up: the last of each player.
function length(own) {
  const each = () => Math.min(pace() || PACES.normal, (own.until - performance.now()) / (own.steps.length - own.at));
  if (each() >= SHORTEST) return each();
  const seats = new Map(own.steps.slice(own.at).map(step => [step.seat, step]));
  own.steps.splice(own.at, Infinity, ...[...seats.values()].sort((left, right) => left.at - right.at));
  return Math.max(SHORTEST, each());
}

async function run(own) {
  if (own.before > own.shown) layStep(own, own.before, await tableAt(own.before));
  while (stage === own && own.at < own.steps.length) {
    const ms = length(own), step = own.steps[own.at];
    for (const next of own.steps.slice(own.at, own.at + AT_ONCE)) tableAt(next.at);
    const live = await tableAt(step.at);
    if (stage !== own) return;
    tellStep(step);
    setLift(step.seat);
    await rest(own, ms * LIFT);
    if (stage !== own) return;
    layStep(own, step.at, live, ms * (1 - LIFT));
    setLift(step.seat);
    await rest(own, ms * (1 - LIFT), true);
    own.at = own.goTo ?? own.at + 1;
    own.goTo = null;
  }
  if (stage === own) skip();
}

function begin(steps, before, isReel) {
  const live = document.getElementById('live').cloneNode(true);
  const until = isReel ? Infinity : performance.now() + LONGEST;
  stage = { steps, before, isReel, live, until, heard: heard(), at: 0, shown, goTo: null, rate: 1, isPaused: false };
  document.body.classList.add('staged');
  box.querySelector('#stage-pause').setAttribute('aria-pressed', 'false');
  tellStep(steps[0]);
  if (!isReel) layStep(stage, shown, null);
  const isLost = document.activeElement?.id === 'question';
  if (isLost) box.querySelector('#stage-skip').focus({ preventScroll: true });
  run(stage);
}

// Jumps to the present. Says whether there was something to skip.
export function skip() {
  if (!stage) return false;
  const own = stage, hadFocus = box.contains(document.activeElement);
  stage = null;
  document.body.classList.remove('staged');
  setLift('');
  clearFlights();
  box.hidden = true;
  shown = lastOf(state);
  remember();
  show(own.heard);
  if (hadFocus) document.getElementById('question')?.focus({ preventScroll: true });
  return true;
}

// Takes a new state on, if others did something that is to be seen.
export function follow() {
  if (stage && !isPossible()) skip();
  if (stage) {
    if (!stage.isReel) stage.steps.push(...stepsAfter(stage.steps.at(-1).at));
    layStep(stage, stage.shown, null);
    setLift(stage.steps[stage.at]?.seat);
    return true;
  }
  const own = seatOf(document.querySelector('#board .me, #board .province.own'));
  const steps = stepsAfter(shown);
  const first = steps.findIndex(step => step.seat !== own);
  if (first >= 0 && isPossible()) {
    begin(steps.slice(first), steps[first].at - 1, false);
    return true;
  }
  if (!document.hidden) shown = lastOf(state);
  remember();
  return false;
}

function startReel(range) {
  const [from, to] = range.split('-').map(Number);
  const after = lookedAt !== null && lookedAt < to ? lookedAt : from;
  lookedAt = null;
  skip();
  const steps = stepsAfter(after);
  if (steps.length) begin(steps, steps[0].at - 1, true);
}

function turnTo(by) {
  if (!stage) return;
  stage.goTo = Math.min(Math.max(stage.at + by, 0), stage.steps.length);
}

function pause() {
  stage.isPaused = !stage.isPaused;
  box.querySelector('#stage-pause').setAttribute('aria-pressed', stage.isPaused);
}

const CONTROLS = {
  'stage-skip': skip,
  'stage-back': () => turnTo(-1),
  'stage-next': () => turnTo(1),
  'stage-pause': pause,
};
const ANSWERS = '#prompt, [form=answers], .lit';
const BUSY = 'a, button, input, textarea, select, summary, label, dialog';

// A short touch skips; holding makes haste.
function startHolding() {
  let since = 0;
  const hold = () => { since = performance.now(); if (stage) stage.rate = 2; };
  const release = () => { if (stage) stage.rate = 1; return performance.now() - since < HOLD; };
  document.addEventListener('pointerdown', ({ target }) => { if (stage && !target.closest(BUSY)) hold(); });
  document.addEventListener('pointercancel', release);
  document.addEventListener('click', event => {
    const { target } = event, control = CONTROLS[target.closest('#stage button')?.id];
    if (target.closest('[data-reel]')) return startReel(target.closest('[data-reel]').dataset.reel);
    if (!stage) return;
    if (control) control();
    else if (target.closest(ANSWERS)) skip();
    else if (!target.closest(BUSY) && release()) skip();
    else release();
  }, { capture: true });
  document.addEventListener('keydown', event => {
    const { key, target } = event;
    if (!stage || target.closest?.('input, textarea, select, #stage') && key !== 'Escape') return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === ' ') {
      event.preventDefault();
      if (!event.repeat) hold();
    } else if (key.length === 1) skip();
  }, { capture: true });
  document.addEventListener('keyup', ({ key }) => { if (key === ' ' && stage && release()) skip(); });
}

export function startStage() {
  shown = lastOf(state);
  const looked = recall();
  if (looked !== null && looked < shown) lookedAt = looked;
  remember();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) lookedAt = shown;
    skip();
  });
  document.addEventListener('submit', ({ target }) => {
    if (!('live' in target.dataset)) return;
    lookedAt = null;
    skip();
  }, { capture: true });
  addEventListener('resize', place);
  startHolding();
  setInterval(() => { if (stage && isClockShort()) skip(); }, 1000);
}
