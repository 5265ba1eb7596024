// Away from a desk the board is longer than the screen: when players are asked, the first thing they may
// touch comes into sight, unless they are scrolling.

import { floats } from './coach.js';
import { isCovered } from './cover.js';
import { flight } from './motion.js';

const NARROW = matchMedia('(max-width: 1199px)');
const REST_OF_HAND = 1200;
let scrolledAt = -REST_OF_HAND;

// What lies above the dock and may be touched: what a guide or a hint points at, or the first of it.
function firstLit() {
  const all = [...document.querySelectorAll('#board .lit')];
  const lit = all.filter(thing => !thing.closest('#side') && thing.offsetParent);
  return lit.find(thing => thing.matches('.taught, .hinted')) ?? lit[0];
}

// Whether a drawer lies over the board.
export const isDrawn = () => ['#side', '#log', '#chat'].includes(location.hash);

// Where the dock is the end of the page, the question is what comes into sight.
function leadToQuestion() {
  const { top } = document.getElementById('question').getBoundingClientRect();
  scrollBy({ top: top - 8, behavior: 'instant' });
}

export function lead() {
  const [thing, dock] = [firstLit(), document.getElementById('dock')];
  if (!dock || isCovered() || isDrawn()) return;
  if (performance.now() - scrolledAt < REST_OF_HAND) return;
  if (getComputedStyle(dock).position === 'static') return void leadToQuestion();
  if (!NARROW.matches || !thing) return;
  const at = thing.getBoundingClientRect();
  // What floats stands beside the thing.
  const strips = ['bar', 'standing', ...floats.matches ? [] : ['coach', 'hint-panel']];
  const above = strips.map(id => document.querySelector(`#${id}:not(.aside)`)?.getBoundingClientRect().bottom ?? 0);
  const own = dock.getBoundingClientRect();
  // A dock beside the board covers nothing.
  const bottom = Math.min(innerHeight, own.left >= at.right ? innerHeight : own.top);
  const top = Math.max(0, ...above);
  if (at.top >= top && at.bottom <= bottom) return;
  const by = at.top + at.height / 2 - (top + bottom) / 2;
  scrollBy({ top: by, behavior: flight() ? 'smooth' : 'instant' });
}

export function startLead() {
  for (const hand of ['wheel', 'touchmove']) {
    document.addEventListener(hand, () => { scrolledAt = performance.now(); }, { passive: true });
  }
}
