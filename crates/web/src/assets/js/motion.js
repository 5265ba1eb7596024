// Moves. Whatever keeps its id glides from its old to its new place; what appears comes from where
// its `data-from` lay; a `.die` rolls; courses of a wall rise; a pawn with `data-walk="road"` and
// `data-at="7"` walks over the elements `road-1`, `road-2`, ... Nothing waits for any of it.

const SPEEDS = { slow: 700, normal: 350, fast: 160, none: 0 };
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

// How long a card flies, in milliseconds; nothing moves in no time.
function flight() {
  if (stillness.matches) return 0;
  return SPEEDS[document.documentElement.dataset.speed] ?? SPEEDS.normal;
}

// What lies on the table: elements with an id that hold no others. Their holder is what has them.
function things() {
  const all = [...document.querySelectorAll('#board [id], #dock [id]')];
  const holders = new Set(all.map(one => one.parentElement.closest('[id]')));
  return all.filter(one => !holders.has(one) && !one.closest('#side, #prompt, symbol, defs'));
}

// Where everything lies, before something changes.
function places() {
  const found = new Map();
  const boxes = new Map();
  const box = one => boxes.get(one) ?? boxes.set(one, one.getBoundingClientRect()).get(one);
  for (const one of things()) {
    const holder = one.parentElement.closest('[id]');
    const at = box(one);
    if (at.width && at.height) found.set(one.id, { at, holder: holder.id, base: box(holder), step: +one.dataset.at });
  }
  for (const holder of document.querySelectorAll('#board [id], #dock [id]')) {
    if (!found.has(holder.id)) found.set(holder.id, { at: box(holder), isHolder: true });
  }
  for (const wall of document.querySelectorAll('#live .courses')) {
    const place = found.get(wall.closest('[id]')?.id);
    if (place) place.courses = wall.querySelectorAll('i:not(.no)').length;
  }
  return found;
}

const near = (a, b) => Math.abs(a - b) < 1.5;

// Whether something lies where it lay, or was only taken along by what holds it.
function isStill(was, now) {
  if (near(was.at.x, now.at.x) && near(was.at.y, now.at.y)) return true;
  const isTaken = near(was.at.x - was.base?.x, now.at.x - now.base?.x) && near(was.at.y - was.base?.y, now.at.y - now.base?.y);
  return was.holder === now.holder && isTaken;
}

// By how much to shift, so that a transform of the thing's own stays. In drawings a pixel of the screen is some other length.
const unit = one => one instanceof SVGElement && !(one instanceof SVGSVGElement) ? 1 / (one.getScreenCTM()?.a || 1) : 1;

function shift(one, from, to) {
  const u = unit(one);
  const x = (from.x + from.width / 2 - to.x - to.width / 2) * u, y = (from.y + from.height / 2 - to.y - to.height / 2) * u;
  return `${x}px ${y}px`;
}

function play(one, frames, duration, options = {}) {
  one.animate(frames, { duration, easing: EASE, ...options });
}

// Over every space between, one after the other.
function walk(one, from, to, ms) {
  const step = from < to ? 1 : -1;
  const frames = [];
  const here = one.getBoundingClientRect();
  for (let n = from; n !== to + step; n += step) {
    const space = document.getElementById(`${one.dataset.walk}-${n}`)?.getBoundingClientRect();
    if (space) frames.push({ translate: shift(one, space, here) });
  }
  frames[frames.length - 1] = { translate: 'none' };
  play(one, frames, Math.min(2 * ms, Math.max(ms, 120 * frames.length)), { easing: 'linear' });
}

function roll(one, ms) {
  const turns = [{ rotate: '-540deg', scale: 0.4, opacity: 0 }, { opacity: 1, offset: 0.3 }, { rotate: '0deg', scale: 1 }];
  play(one, turns, ms);
}

function appear(one, from, now, ms) {
  if (one.classList.contains('die')) return roll(one, ms);
  const start = from ? { translate: shift(one, from, now), scale: 0.6, opacity: 0.2 } : { opacity: 0 };
  play(one, [start, {}], ms);
}

function raise(wall, had, ms) {
  const laid = [...wall.querySelectorAll('i:not(.no)')].slice(had);
  for (const course of laid) {
    play(course, [{ scale: '1 0', transformOrigin: '50% 100%' }, { scale: '1 1', transformOrigin: '50% 100%' }], ms);
  }
}

// Shows how things came from the old places to where they lie now. Says whether anything moved.
function move(before) {
  const ms = flight();
  const after = places();
  const moved = [];
  for (const [id, now] of after) {
    const was = before.get(id);
    if (now.isHolder) continue;
    const one = document.getElementById(id);
    if (was && isStill(was, now)) continue;
    moved.push(one);
    if (!ms) continue;
    for (const running of one.getAnimations()) if (!(running instanceof CSSAnimation)) running.cancel();
    const from = was ?? before.get(one.dataset.from);
    if (!was) appear(one, from?.at, now.at, ms);
    else if (one.dataset.walk && was.step >= 0 && now.step >= 0 && was.step !== now.step) walk(one, was.step, now.step, ms);
    else {
      const grow = one instanceof SVGElement ? 1 : `${was.at.width / now.at.width} ${was.at.height / now.at.height}`;
      play(one, [{ translate: shift(one, was.at, now.at), scale: grow, zIndex: 4 }, { translate: 'none', scale: 1, zIndex: 4 }], ms);
    }
  }
  for (const wall of document.querySelectorAll('#live .courses')) {
    const was = before.get(wall.closest('[id]')?.id);
    if (ms && was?.courses >= 0) raise(wall, was.courses, ms);
  }
  // Where nothing may move, a mark stays until the next event.
  if (!ms) for (const one of moved) one.classList.add('changed');
  return moved;
}
