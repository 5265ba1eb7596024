// The end of a game that one watches: the table stays, and the points are counted into the laurels,
// source by source and card by card. Then comes the result.

import { isCovered } from './cover.js';
import { clearFlights, layer } from './flights.js';
import { lay, state } from './live.js';
import { EASE, flight } from './motion.js';
import { waitFor } from './reel.js';

// Milliseconds of a card, of the rest between two sources, and of all at most, at normal speed.
const CARD = 350, BETWEEN = 1200, LONGEST = 12000;
const RATES = { slow: 12 / 7, normal: 1, fast: 1 / 2 };
const BUSY = 'a, button, input, textarea, select, summary, label, dialog';

// The counting that is on: at which source, and how many of its cards are counted.
let own = null;

export const isCounting = () => own !== null;
const box = () => document.getElementById('count');
const sources = seat => [...seat.querySelectorAll('.rows > li')];
const seats = () => [...box().querySelectorAll('.tally')];
const pointsOf = one => +one.dataset.points;
const cardsOf = source => [...source.querySelectorAll('.cd')];
const sum = numbers => numbers.reduce((all, one) => all + one, 0);

// How much of a source is counted. What cards give beyond it was lost.
function counted(source, nth) {
  if (nth !== own.row) return nth < own.row ? pointsOf(source) : 0;
  const cards = cardsOf(source);
  if (own.card >= cards.length) return own.card ? pointsOf(source) : 0;
  return Math.min(pointsOf(source), sum(cards.slice(0, own.card).map(pointsOf)));
}

function paintSource(source, nth) {
  const points = counted(source, nth);
  source.classList.toggle('cur', nth === own.row);
  source.classList.toggle('wait', nth > own.row);
  cardsOf(source).forEach((card, at) => card.classList.toggle('in', nth < own.row || nth === own.row && at < own.card));
  source.querySelector('b').textContent = points ? `+${points}` : '–';
  return points;
}

// Shows what is counted by now: it is the same however often it is done.
function paint() {
  const all = seats();
  const points = all.map(seat => sum(sources(seat).map(paintSource)));
  const ranks = box().dataset.ranks.split('|');
  all.forEach((seat, at) => {
    const rank = points.filter(other => other > points[at]).length;
    seat.querySelector('.lau b').textContent = points[at];
    seat.querySelector('.rk').textContent = ranks[rank];
    seat.classList.toggle('first', rank === 0 && own.row >= own.n);
  });
  [...box().querySelectorAll('.step')].forEach((step, at) => step.classList.toggle('cur', at === own.row));
}

// What a card gives flies into the laurel.
function throwPoints(from, to, points) {
  const [start, end] = [from, to].map(one => one.getBoundingClientRect());
  if (!points || !start.width || !end.width) return;
  const one = Object.assign(document.createElement('b'), { className: 'thrown', textContent: `+${points}` });
  layer().append(one);
  const at = ({ x, y, width, height }) =>
    `${x + width / 2 - one.offsetWidth / 2}px ${y + height / 2 - one.offsetHeight / 2}px`;
  const [away, home] = [at(start), at(end)];
  const way = [{ translate: away }, { translate: home, opacity: 1, offset: 0.85 }, { translate: home, opacity: 0 }];
  const thrown = one.animate(way, { duration: CARD * own.rate, easing: EASE, fill: 'both' });
  thrown.onfinish = thrown.oncancel = () => one.remove();
}

function throwAll() {
  for (const seat of seats()) {
    const source = sources(seat)[own.row], cards = cardsOf(source), card = cards[own.card - 1];
    const isWhole = !cards.length && own.card === 1;
    if (card) throwPoints(card, seat.querySelector('.lau'), pointsOf(card));
    else if (isWhole) throwPoints(source.querySelector('b'), seat.querySelector('.lau'), pointsOf(source));
  }
}

// As many steps as the longest row of cards has; what is no cards is counted at once.
function stepsOf(row) {
  return Math.max(1, ...seats().map(seat => cardsOf(sources(seat)[row]).length));
}

async function run(me) {
  const steps = Array.from({ length: me.n }, (_, row) => stepsOf(row));
  const whole = sum(steps) * CARD + (me.n + 1) * BETWEEN;
  me.rate = (RATES[document.documentElement.dataset.speed] ?? 1) * Math.min(1, LONGEST / whole);
  for (; me.row < me.n; me.row += 1) {
    for (me.card = 0; me.card <= steps[me.row]; me.card += 1) {
      paint();
      if (me.card) throwAll();
      await waitFor(CARD * me.rate);
      if (own !== me) return;
    }
    await waitFor(BETWEEN * me.rate);
    if (own !== me) return;
  }
  paint();
  await waitFor(BETWEEN * me.rate);
  if (own === me) finish();
}

// Whether the end that a state brings is to be counted before the result.
export const isCountable = fresh => !!fresh.querySelector('#count') && !!flight() && !document.hidden && !isCovered();

// From here on the table is shown with the counting before it.
export function prepareCount(done) {
  own = { row: 0, card: 0, n: 0, rate: 1, done };
  document.body.classList.add('counting');
}

export function runCount() {
  own.n = sources(seats()[0]).length;
  scrollTo(0, 0);
  paint();
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.closest('dialog, input, textarea, select')) {
    document.getElementById('skip-count').focus({ preventScroll: true });
  }
  run(own);
}

// A state came meanwhile, such as a word in the chat: what was counted stays counted.
export function settleEnding() {
  if (own && own.n && box()) paint();
}

function finish() {
  if (!own) return;
  const { done } = own;
  own = null;
  document.body.classList.remove('counting');
  clearFlights();
  lay(state.cloneNode(true));
  scrollTo(0, 0);
  done();
}

function countAgain(button) {
  prepareCount(() => button.focus());
  runCount();
}

function click({ target }) {
  const again = target.closest('#recount');
  if (again) countAgain(again);
  else if (own && (target.closest('#skip-count') || !target.closest(BUSY))) finish();
}

function keyDown(event) {
  const isWriting = event.target.closest?.('input, textarea, select, dialog');
  const isOther = event.target.closest?.('button:not(#skip-count), a, summary');
  if (!own || event.key !== ' ' || isWriting || isOther) return;
  if (document.documentElement.dataset.keys === 'off' && event.target.id !== 'skip-count') return;
  event.preventDefault();
  finish();
}

export function startEnding() {
  if (flight()) document.body.classList.add('counts');
  document.addEventListener('click', click);
  document.addEventListener('keydown', keyDown, { capture: true });
  document.addEventListener('visibilitychange', () => { if (document.hidden) finish(); });
}
