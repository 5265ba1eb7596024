// Moments of the past, and the replay with its slider, which lays them over the table with the motions
// of the game.

import { dress } from './clocks.js';
import { morph } from './morph.js';
import { flight, move, places, SPEEDS } from './motion.js';
import { livingPart } from './state.js';

const MOMENT = 600;
const pages = new Map();
export const waitFor = ms => new Promise(done => setTimeout(done, ms));

export async function moment(url) {
  if (!pages.has(url)) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(answer.statusText);
    pages.set(url, await answer.text());
  }
  return livingPart(pages.get(url));
}

// How long a moment stands.
const pace = () => MOMENT * (flight() || SPEEDS.normal) / SPEEDS.normal;

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
    if (event.target.closest('#play')) return playOn();
    const step = slider() && event.target.closest('#steps a');
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    isPlaying = false;
    goTo(+new URL(step.href).searchParams.get('at'));
  });
}
