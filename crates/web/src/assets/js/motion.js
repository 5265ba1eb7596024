// Moves. Whatever changes its place glides there from where it was; what appears comes from where its
// `data-from` lay; a `.die` rolls; courses of a wall rise; a pawn with `data-walk="road"` and
// `data-at="7"` walks over the elements `road-1`, `road-2`, ... Nothing waits for any of it.

import { kindOf, travel } from './travel.js';

const SPEEDS = { slow: 390, normal: 280, fast: 140, none: 0 };
export const EASE = 'cubic-bezier(.2,.7,.2,1)';
const NOWHERE = { x: 0, y: 0 };
// Scrolling moves the page, but not these.
const STUCK = '#bar, #dock';
// A log grows where it stands, and what is asked stands still to be answered; what is never seen
// does not glide either.
const UNMOVED = '#log, #prompt, dialog, symbol, defs, option, .vh';
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

// How long a card flies, in milliseconds; nothing moves in no time.
export function flight() {
  if (stillness.matches) return 0;
  return SPEEDS[document.documentElement.dataset.speed] ?? SPEEDS.normal;
}

// What can change its place by itself: every element, and in drawings those with an id.
function parts(one) {
  if (one instanceof SVGSVGElement) return one.querySelectorAll('[id]');
  return one instanceof SVGElement ? [] : one.children;
}

// A thing of the game: something with an id that holds nothing of the kind.
const isThing = one => one.id && !one.querySelector('[id]')
  && one.closest('#board, #dock') && !one.closest('#side, #prompt');

// Where everything lies. What holds something comes before it. What keeps its id is the same,
// wherever it went.
export function places() {
  const found = new Map();
  const visit = (one, holder) => {
    const place = { one, holder, at: one.getBoundingClientRect() };
    if (one.id) {
      place.zone = one.parentElement?.closest('section, article');
      if (isThing(one)) place.text = one.textContent;
    }
    if ('at' in one.dataset) place.step = +one.dataset.at;
    if ('count' in one.dataset) [place.count, place.kind] = [+one.dataset.count, kindOf(one)];
    if (one.classList.contains('courses')) place.courses = one.querySelectorAll('i:not(.no)').length;
    found.set(one.id || one, place);
    for (const part of parts(one)) if (!part.matches(UNMOVED)) visit(part, place);
  };
  const live = document.getElementById('live');
  if (live) visit(live, null);
  found.scrolled = scrollY;
  return found;
}

export const isSeen = place => place?.at.width > 0 && place.at.height > 0
  && place.at.bottom > 0 && place.at.top < innerHeight;
const isNear = ({ x, y }) => Math.abs(x) < 1.5 && Math.abs(y) < 1.5;

// In drawings a pixel of the screen is some other length.
const isDrawn = one => one instanceof SVGElement && !(one instanceof SVGSVGElement);
const unit = one => isDrawn(one) ? 1 / (one.getScreenCTM()?.a || 1) : 1;
const by = (one, { x, y }) => `${x * unit(one)}px ${y * unit(one)}px`;
// From the middle of one place to that of another, as far as what holds them does not move there itself.
const between = (from, to, taken) => ({
  x: from.x + from.width / 2 - to.x - to.width / 2 - taken.x,
  y: from.y + from.height / 2 - to.y - to.height / 2 - taken.y,
});

function play(one, frames, duration, options = {}) {
  one.animate(frames, { duration, easing: EASE, ...options });
}

// Over every space between, one after the other.
function walk({ one, at, step }, from, taken, ms) {
  const forth = from < step ? 1 : -1;
  const frames = [];
  for (let n = from; n !== step + forth; n += forth) {
    const space = document.getElementById(`${one.dataset.walk}-${n}`)?.getBoundingClientRect();
    if (space) frames.push({ translate: by(one, between(space, at, taken)) });
  }
  frames[frames.length - 1] = { translate: 'none' };
  play(one, frames, ms, { easing: 'linear' });
}

function roll(one, ms) {
  const turns = [
    { rotate: '-540deg', scale: 0.4, opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { rotate: '0deg', scale: 1 },
  ];
  play(one, turns, ms);
}

function appear({ one, at }, from, taken, ms) {
  if (one.classList.contains('die')) return roll(one, ms);
  const start = isSeen(from)
    ? { translate: by(one, between(from.at, at, taken)), scale: 0.6, opacity: 0.2 }
    : { opacity: 0 };
  play(one, [start, {}], ms);
}

function raise({ one }, had, ms) {
  const transformOrigin = '50% 100%';
  for (const course of [...one.querySelectorAll('i:not(.no)')].slice(had)) {
    play(course, [{ scale: '1 0', transformOrigin }, { scale: '1 1', transformOrigin }], ms);
  }
}

function fly(now, was, taken, ms) {
  const { one, at } = now;
  const hasSteps = one.dataset.walk && was.step >= 0 && now.step >= 0;
  if (hasSteps && was.step !== now.step) return walk(now, was.step, taken, ms);
  const grown = one instanceof SVGElement ? 1 : `${was.at.width / at.width} ${was.at.height / at.height}`;
  const start = { translate: by(one, between(was.at, at, taken)), scale: grown, zIndex: 4 };
  play(one, [start, { translate: 'none', scale: 1, zIndex: 4 }], ms);
}

function carryOut(now, was, before, stage) {
  const isNew = !was?.at.width, from = isNew ? before.get(now.one.dataset.from) : was;
  now.isCarried = stage.carry(now, from, isNew);
  return now.isCarried ? now.one : null;
}

// Lets one place show how it was reached. Gives the thing that moved there, if it is one; what it
// holds goes with it.
function reach(now, was, before, ms, stage) {
  const withHolder = now.holder?.taken ?? { x: 0, y: scrollY - before.scrolled };
  const taken = now.taken = now.one.matches(STUCK) ? NOWHERE : withHolder;
  now.isCarried = now.holder?.isCarried;
  if (now.isCarried) return null;
  // What others do is shown also where it is out of sight.
  if (!isSeen(now)) return stage && now.at.width && isThing(now.one) ? carryOut(now, was, before, stage) : null;
  const isNew = !isSeen(was);
  // The dock is where it is: only what lies in it moves.
  const isHere = isNew || now.one.matches(STUCK);
  const gone = isHere ? NOWHERE : { x: was.at.x - now.at.x - taken.x, y: was.at.y - now.at.y - taken.y };
  if (ms && was?.courses >= 0) raise(now, was.courses, ms);
  if (!isNew && isNear(gone)) return null;
  if (isThing(now.one)) {
    now.isCarried = true;
    const from = isNew ? before.get(now.one.dataset.from) : was;
    if (ms && stage?.carry(now, from, isNew)) return now.one;
    if (ms && isNew) appear(now, from, taken, ms);
    else if (ms) fly(now, was, taken, ms);
    return now.one;
  }
  if (isNew) return null;
  now.taken = { x: taken.x + gone.x, y: taken.y + gone.y };
  if (ms) play(now.one, [{ translate: by(now.one, gone) }, { translate: 'none' }], ms);
  return null;
}

// What still flies lands where it is to be; only dice roll on.
function land() {
  for (const running of document.getAnimations()) {
    const one = running.effect?.target;
    const isOfSheet = running instanceof CSSAnimation || running instanceof CSSTransition;
    if (!isOfSheet && !one?.classList.contains('die')) running.cancel();
  }
}

// Shows how everything came from the old places to where it lies now; on a stage, by way of its
// middle.
export function move(before, stage) {
  const ms = flight();
  land();
  const after = places();
  const moved = [...after].map(([key, now]) => reach(now, before.get(key), before, ms, stage)).filter(Boolean);
  if (ms) travel(before, after, stage?.ms ?? ms, !!stage);
  if (ms && stage) for (const [key, { text, at, isCarried }] of after) {
    const had = before.get(key)?.text;
    if (!isCarried && text !== undefined && had !== undefined && text !== had) stage.point(at);
  }
  // Where nothing may move, a mark stays until the next event.
  if (!ms) for (const one of moved) one.classList.add('changed');
}
