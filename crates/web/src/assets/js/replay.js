// The replay: its slider, steps, keys and lines lay moments over the table with the motions of the game,
// and it plays by itself. The links lead there without it.

import { dress } from './clocks.js';
import { carrier, clearFlights } from './flights.js';
import { isDrawn } from './lead.js';
import { morph } from './morph.js';
import { flight, move, places } from './motion.js';
import { moment, waitFor } from './reel.js';
import { hidePassing } from './sheet.js';
import { setLift } from './stage.js';

// Milliseconds of an action, of which the flight takes a part. The address of the page follows in time.
const PACES = { slow: 1200, normal: 700, fast: 350 };
const FLIGHT = 6 / 7, AHEAD = 3, ADDRESS = 200;

const slider = () => document.getElementById('at');
const pace = () => document.querySelector('[name=pace]:checked')?.value ?? 'normal';
const addressOf = at => {
  const url = new URL(location.href);
  url.searchParams.set('at', at);
  url.hash = '';
  return url;
};
const fetched = at => moment(addressOf(at).pathname + addressOf(at).search);
let playing = null, shown = null, isLate;

// The camp of who acted is lifted, and the line of the log in sight.
function point() {
  setLift(/\bs\d\b/.exec(document.getElementById('moment').className)?.[0] ?? '');
  const list = document.querySelector('#log > ol');
  const line = list?.querySelector('.cur') ?? [...list?.querySelectorAll('li[id^=log-]:not(.next)') ?? []].at(-1);
  if (!line) return;
  list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
}

function lay(live, at, ms) {
  setLift('');
  clearFlights();
  const before = places();
  morph(document.getElementById('live'), live);
  slider().value = at;
  move(before, ms && flight() ? carrier(ms * FLIGHT) : undefined);
  point();
  dress();
}

// Goes to a moment. What is only looked back to, or far away, does not fly.
async function goTo(n) {
  const at = slider(), from = shown ?? +at.value;
  const wanted = Math.min(Math.max(n, +at.min), +at.max);
  at.value = wanted;
  const live = await fetched(wanted).catch(() => null);
  // If it went on meanwhile, the last place is wanted.
  if (+slider().value !== wanted) return;
  if (!live) {
    slider().value = from;
    return stop();
  }
  lay(live, wanted, wanted === from + 1 ? PACES[pace()] : 0);
  shown = wanted;
  clearTimeout(isLate);
  isLate = setTimeout(() => history.replaceState(null, '', addressOf(shown)), ADDRESS);
}

function stop() {
  playing = null;
  document.body.classList.remove('playing');
}

async function play() {
  const own = playing = {};
  document.body.classList.add('playing');
  hidePassing();
  if (+slider().value >= +slider().max) await goTo(+slider().min);
  while (playing === own && +slider().value < +slider().max) {
    const next = +slider().value + 1;
    for (let at = next; at < next + AHEAD && at <= +slider().max; at += 1) fetched(at).catch(() => null);
    const rest = waitFor(PACES[pace()]);
    await goTo(next);
    await rest;
  }
  if (playing === own) stop();
}

const toggle = () => playing ? stop() : play();

function stepTo(n) {
  stop();
  goTo(n);
}

// The first action of the next turn, of this one, or of the one before.
function turnFrom(at, by) {
  const begins = slider().dataset.turns.split(' ').map(Number);
  if (by > 0) return begins.find(begin => begin > at) ?? +slider().max;
  return begins.findLast(begin => begin < at) ?? +slider().min;
}

const STEPS = {
  prev: at => at - 1,
  next: at => at + 1,
  'prev-turn': at => turnFrom(at, -1),
  'next-turn': at => turnFrom(at, 1),
  first: () => +slider().min,
  last: () => +slider().max,
};
const KEYS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' };
const OF_TURNS = { ArrowLeft: 'prev-turn', ArrowRight: 'next-turn' };
const OF_SLIDER = { PageUp: 'next-turn', PageDown: 'prev-turn' };

// Arrow keys step, with Shift by turns; the space bar plays. The slider moves by its own keys.
export function stepBy({ key, shiftKey, target }) {
  const at = slider(), isOnSlider = target === at;
  if (!at) return false;
  if (key === ' ') {
    if (target.closest('a, button, input, summary, dialog') && !isOnSlider) return false;
    toggle();
    return true;
  }
  const own = isOnSlider ? OF_SLIDER[key] : KEYS[key];
  const step = STEPS[shiftKey ? OF_TURNS[key] : own];
  if (step) stepTo(step(+at.value));
  return !!step;
}

async function copyLink({ dataset }) {
  const url = new URL(dataset.link, location.href).href;
  try {
    await navigator.clipboard.writeText(url);
    document.getElementById('copied').textContent = dataset.done;
  } catch {
    const byHand = document.getElementById('by-hand');
    byHand.hidden = false;
    byHand.querySelector('input').value = url;
    byHand.querySelector('input').select();
  }
}

// The pace is kept, and what flies follows it, unless nothing is to fly.
function choosePace(wanted) {
  const root = document.documentElement;
  if (root.dataset.speed !== 'none') root.dataset.speed = wanted;
  try { localStorage.pace = wanted; } catch { /* Who keeps nothing chooses anew. */ }
}

function keptPace() {
  try { return localStorage.pace; } catch { return null; }
}

function startPace() {
  const kept = keptPace(), wanted = kept ?? document.documentElement.dataset.speed;
  const radio = document.getElementById(`pace-${wanted in PACES ? wanted : 'normal'}`);
  radio.checked = true;
  if (kept) choosePace(radio.value);
}

function goByLink(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = event.target.closest('#steps a'), line = event.target.closest('#log a');
  if (!step && !line) return;
  event.preventDefault();
  if (step) return stepTo(STEPS[step.id](+slider().value));
  stepTo(+new URL(line.href).searchParams.get('at'));
  if (isDrawn()) location.hash = '';
}

export function startReplay() {
  if (!document.querySelector('#dock.reel')) return;
  shown = +slider().value;
  startPace();
  point();
  document.addEventListener('input', ({ target }) => { if (target.id === 'at') stepTo(+target.value); });
  document.addEventListener('change', ({ target }) => { if (target.name === 'pace') choosePace(target.value); });
  document.addEventListener('click', event => {
    const button = event.target.closest('#play, #copy-moment');
    if (button?.id === 'play') toggle();
    else if (button) copyLink(button);
    else goByLink(event);
  });
}
