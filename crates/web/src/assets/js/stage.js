// What others do is played one action at a time, as the log tells it. The dock is always that of the
// newest state, under the caption: who answers is in the present at once.

import { box, caption, nameOf, place } from './caption.js';
import { isCovered } from './cover.js';
import { carrier, clearFlights } from './flights.js';
import { isDrawn } from './lead.js';
import { lay, show, state } from './live.js';
import { flight } from './motion.js';
import { announceLines, heard, MOST_LINES, sum, tell } from './news.js';
import { forget, isTakenBack, lastOf, past, recall, remember, seatOf, stepsAfter, tableAt } from './past.js';
import { waitFor } from './reel.js';
import { hidePassing } from './sheet.js';

// Milliseconds of an action; of a queue at most, at normal speed; of an action that can still be
// followed; of waiting for a table that does not come.
const PACES = { slow: 1200, normal: 700, fast: 350, none: 0 };
const LONGEST = 8000, SHORTEST = 150, LIFT = 1 / 7, LATE = 1500;
const AT_ONCE = 4, SHORT_CLOCK = 30000, TICK = 25;

let stage = null;
// The moment that is shown; and where the person looked last, if that was before it.
let shown = 0, lookedAt = null;

export const isStaged = () => stage !== null;
const isRepeated = () => !!stage?.isReel;

const pace = () => flight() ? PACES[document.documentElement.dataset.speed] ?? PACES.normal : 0;
const budget = () => LONGEST * (pace() || PACES.normal) / PACES.normal;

function isClockShort() {
  const ends = [...state.querySelectorAll('[data-deadline]')].map(one => one.dataset.deadline - Date.now());
  return !!state.dataset.turn && Math.min(...ends) < SHORT_CLOCK;
}

const isPossible = () => box && (pace() || isRepeated()) && !document.hidden && !isCovered() && !isClockShort()
  && document.getElementById('prompt') && state.querySelector('#prompt');

const keep = () => { if (!document.hidden) remember(lookedAt ?? shown); };

export function setLift(seat) {
  for (const one of document.querySelectorAll('#live .acting')) one.classList.remove('acting');
  if (!seat) return;
  const camps = ['camp-', 'tab-', 'province-'].map(start => `[id^=${start}].${seat}`);
  for (const one of document.querySelectorAll(`${camps}, #standing .chair.${seat}`)) {
    if (!one.parentElement.closest('.acting')) one.classList.add('acting');
  }
}

function layStep(own, at, live, ms) {
  own.live = live ?? own.live;
  own.shown = at;
  setLift('');
  lay(past(at, own.live), ms ? carrier(ms) : undefined);
  if (own.isVoiced) own.heard = announceLines(own.heard);
  place();
}

// Waits as long as the person lets it; holding makes it twice as fast.
async function rest(own, ms, mayPause) {
  let left = ms, last = performance.now();
  while (stage === own && own.goTo === null && (left > 0 || mayPause && own.isPaused)) {
    await waitFor(Math.min(TICK, Math.max(left, 1)));
    const now = performance.now();
    if (own.isPaused) own.begun += now - last;
    else left -= (now - last) * own.rate;
    last = now;
    if (own.isPaused && !mayPause) return;
  }
}

const timeLeft = own => own.begun + budget() - performance.now();

// How long the next action may take. Too many for their time are summed up, in a sentence a player.
function length(own) {
  const each = () => Math.min(pace() || PACES.normal, timeLeft(own) / (own.steps.length - own.at));
  if (each() >= SHORTEST) return each();
  const ahead = own.steps.slice(own.at);
  const last = new Map(ahead.map(step => [step.seat, step]));
  const summed = [...last.values()].map(step => {
    const lines = ahead.filter(({ seat }) => seat === step.seat).flatMap(({ told }) => told);
    return { ...step, told: lines.length > 1 ? [sum(nameOf(step.seat), lines)] : lines };
  });
  own.steps.splice(own.at, Infinity, ...summed.sort((left, right) => left.at - right.at));
  return Math.max(SHORTEST, each());
}

// A table that is late is not waited for: the caption goes on without it.
const soon = at => Promise.race([tableAt(at), waitFor(LATE)]);

// Lays the table as it was, at once. Says whether the stage is still on.
async function layWas(own, at) {
  const live = await soon(at);
  if (stage === own) layStep(own, at, live);
  return stage === own;
}

// Goes on to the next action, or where the person wants; what is played again begins where it began.
async function goOn(own) {
  const isAgain = own.goTo !== null && own.goTo <= own.at;
  own.at = own.goTo ?? own.at + 1;
  own.goTo = null;
  return !isAgain || layWas(own, own.steps[own.at - 1]?.at ?? own.before);
}

async function run(own) {
  if (own.before !== own.shown && !await layWas(own, own.before)) return;
  // On a slow line or machine the time may be over before all is played.
  while (own.at < own.steps.length && timeLeft(own) > 0) {
    const ms = length(own), step = own.steps[own.at];
    for (const next of own.steps.slice(own.at, own.at + AT_ONCE)) tableAt(next.at);
    const live = await soon(step.at);
    if (stage !== own) return;
    caption(own);
    if (own.isReel) tell(step.told);
    setLift(step.seat);
    await rest(own, ms * LIFT);
    if (stage !== own) return;
    layStep(own, step.at, live, ms * (1 - LIFT));
    setLift(step.seat);
    await rest(own, ms * (1 - LIFT), true);
    if (stage !== own || !await goOn(own)) return;
  }
  end();
}

// Few lines are told as they are played; more are summed up at the end.
const isShort = steps => steps.reduce((n, { told }) => n + told.length, 0) <= MOST_LINES;

function begin(steps, before, isReel) {
  const live = document.getElementById('live').cloneNode(true);
  const begun = isReel ? Infinity : performance.now();
  const isVoiced = !isReel && isShort(steps);
  const now = { at: 0, shown, goTo: null, rate: 1, isPaused: false };
  stage = { steps, before, isReel, live, begun, heard: heard(), isVoiced, ...now };
  document.body.classList.add('staged');
  hidePassing();
  box.dataset.again = isReel;
  showPause();
  caption(stage);
  if (!isReel) layStep(stage, shown, null);
  const isLost = document.activeElement === document.body || document.activeElement?.closest('#prompt');
  if (isLost) box.querySelector('#stage-skip').focus({ preventScroll: true });
  run(stage);
}

// What was heard when the stage was left, until the present is shown.
let unshown = null;

function showPresent() {
  if (!unshown) return;
  const wasHeard = unshown;
  unshown = null;
  show(wasHeard);
}

// Leaves the stage. The dock is in the present already.
function leave() {
  if (!stage) return false;
  const hadFocus = box.contains(document.activeElement);
  unshown = stage.heard;
  stage = null;
  document.body.classList.remove('staged');
  setLift('');
  clearFlights();
  box.hidden = true;
  forget();
  shown = lastOf(state);
  keep();
  if (hadFocus) document.getElementById('question')?.focus({ preventScroll: true });
  return true;
}

function end() {
  leave();
  showPresent();
}

// Jumps to the present. A touch is seen to be taken before the table is laid. Says whether there was
// something to skip.
export function skip() {
  if (!leave()) return false;
  requestAnimationFrame(() => setTimeout(showPresent));
  setTimeout(showPresent, LATE);
  return true;
}

// Takes a new state on, if others did something that is to be seen.
export function follow() {
  if (isTakenBack() || stage && !isPossible()) leave();
  showPresent();
  if (stage) {
    if (!stage.isReel) stage.steps.push(...stepsAfter(stage.steps.at(-1).at));
    stage.isVoiced &&= isShort(stage.steps);
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
  keep();
  return false;
}

// Plays what the person has not seen; if that is nothing, what happened since they answered.
export function startReel(range) {
  const [from, to] = range.split('-').map(Number);
  const after = lookedAt !== null && lookedAt < to ? lookedAt : from;
  if (!document.getElementById('prompt')) return location.assign(`?at=${after}`);
  lookedAt = null;
  end();
  if (isDrawn()) location.hash = '';
  const steps = stepsAfter(after);
  if (steps.length) begin(steps, steps[0].at - 1, true);
}

export function turnTo(by) {
  if (stage) stage.goTo = Math.min(Math.max(stage.at + by, 0), stage.steps.length);
}

const showPause = () => box.querySelector('#stage-pause').setAttribute('aria-pressed', !!stage?.isPaused);

export function pause() {
  if (!stage) return;
  stage.isPaused = !stage.isPaused;
  showPause();
}

// How much faster it goes while a finger or the space key is held.
export function hasten(rate) {
  if (stage) stage.rate = rate;
}

// The person has acted: what they saw before is seen.
export function actNow() {
  lookedAt = null;
  skip();
}

// Nobody looks any more, or looks again, perhaps after they looked elsewhere.
function look() {
  if (document.hidden) {
    const last = stage && !stage.isReel ? stage.shown : shown;
    lookedAt ??= last;
    remember(lookedAt);
    end();
    return;
  }
  shown = lastOf(state);
  const last = Math.max(lookedAt ?? 0, recall() ?? 0);
  lookedAt = last < shown ? last : null;
  keep();
}

export function startStage() {
  shown = lastOf(state);
  isTakenBack();
  const looked = recall();
  if (looked !== null && looked < shown) lookedAt = looked;
  keep();
  document.addEventListener('visibilitychange', look);
  addEventListener('resize', place);
  addEventListener('scroll', place, { passive: true });
  setInterval(() => { if (stage && isClockShort()) end(); }, 1000);
}
