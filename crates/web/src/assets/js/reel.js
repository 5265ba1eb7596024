// Moments of the past: a reel of what happened since the reader's last turn, and the replay with its
// slider. Both lay fetched moments over the table, with the motions of the game.

import { dress } from './clocks.js';
import { show } from './live.js';
import { morph } from './morph.js';
import { flight, move, places, SPEEDS } from './motion.js';
import { tell } from './news.js';
import { livingPart } from './state.js';

const MOMENT = 600;
const pages = new Map();
// Runs while moments follow each other; what stops it clears it.
let reel = null;

export const isReeling = () => reel !== null;
const waitFor = ms => new Promise(done => setTimeout(done, ms));

async function moment(url) {
  if (!pages.has(url)) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(answer.statusText);
    pages.set(url, await answer.text());
  }
  return livingPart(pages.get(url));
}

// How long a moment stands.
const pace = () => MOMENT * (flight() || SPEEDS.normal) / SPEEDS.normal;

// Lays the board of a moment over the present one; the side and the dock stay.
function layBoard(live) {
  const fresh = live.querySelector('#board'), side = document.getElementById('side');
  fresh.querySelector('#side')?.replaceWith(side.cloneNode(true));
  const before = places();
  morph(document.getElementById('board'), fresh);
  move(before);
}

// Plays moments on the table, then shows the present again.
async function startReel(from, to) {
  const own = reel = {};
  document.body.classList.add('reeling');
  const path = location.pathname;
  for (let n = from; n <= to && reel === own; n++) {
    const live = await moment(`${path}?at=${n}`).catch(() => null);
    if (reel !== own || !live) break;
    layBoard(live);
    tell([...live.querySelectorAll('#dock .log li')].map(line => line.textContent));
    await waitFor(pace());
  }
  if (reel === own) stopReel();
}

export function stopReel() {
  if (!reel) return false;
  reel = null;
  document.body.classList.remove('reeling');
  show();
  return true;
}

// The replay.

const slider = () => document.getElementById('at');
let isPlaying = false;

async function goTo(n) {
  const at = slider();
  const wanted = Math.min(Math.max(n, +at.min), +at.max);
  const url = new URL(location.href);
  url.searchParams.set('at', wanted);
  at.value = wanted;
  const live = await moment(url.pathname + url.search);
  // Whoever draws the slider further wants the last place.
  if (+slider().value !== wanted) return;
  const before = places();
  morph(document.getElementById('live'), live);
  slider().value = wanted;
  move(before);
  history.replaceState(null, '', url);
  dress();
}

async function playOn() {
  isPlaying = !isPlaying;
  const button = () => document.getElementById('play');
  while (isPlaying && +slider().value < +slider().max) {
    const rest = waitFor(pace());
    await goTo(+slider().value + 1);
    button().setAttribute('aria-pressed', 'true');
    await rest;
  }
  isPlaying = false;
  button()?.setAttribute('aria-pressed', 'false');
}

// Arrow keys turn the pages of a replay.
export function stepBy(key) {
  const at = slider();
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const place = key === 'Home' ? at?.min : key === 'End' ? at?.max : step && at && +at.value + step;
  if (!at || place === undefined || document.activeElement === at) return false;
  isPlaying = false;
  goTo(+place);
  return true;
}

export function startReplay() {
  document.addEventListener('input', event => {
    if (event.target.id !== 'at') return;
    isPlaying = false;
    goTo(+event.target.value);
  });
  document.addEventListener('click', event => {
    const show = event.target.closest('[data-reel]');
    if (show) {
      const [from, to] = show.dataset.reel.split('-').map(Number);
      return startReel(from, to);
    }
    if (reel && stopReel()) return event.preventDefault();
    if (event.target.closest('#play')) return playOn();
    const step = slider() && event.target.closest('#steps a');
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    isPlaying = false;
    goTo(+new URL(step.href).searchParams.get('at'));
  });
}
