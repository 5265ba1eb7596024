// How the stage is handled: a short touch or the space key skips, holding makes haste, buttons turn
// and pause it and set its speed, and who answers is in the present.

import { csrf } from './page.js';
import { actNow, hasten, isStaged, pause, skip, startReel, turnTo } from './stage.js';

const HOLD = 300;
const CONTROLS = {
  'stage-skip': skip,
  'stage-back': () => turnTo(-1),
  'stage-next': () => turnTo(1),
  'stage-pause': pause,
};
const ANSWERS = '#prompt, [form=answers], .lit';
const ACTS = /\/(act|answer|take-back|resign)$/;
const BUSY = 'a, button, input, textarea, select, summary, label, dialog';
let since = 0;

// On a phone nearly all of the table can be asked about; while others move, a touch there only skips.
const isBusy = target => target.closest(BUSY) && !isBoard(target);
const isBoard = target => target.closest('#board [data-about]') && !target.closest('a, .lit');

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function hold() {
  since = performance.now();
  hasten(2);
}

// Whether what was held was held shortly.
function release() {
  hasten(1);
  return performance.now() - since < HOLD;
}

function showSpeed() {
  const now = document.documentElement.dataset.speed ?? 'normal';
  for (const one of document.querySelectorAll('#stage [data-pace]')) {
    one.setAttribute('aria-pressed', one.dataset.pace === now);
  }
  const wish = document.querySelector('#preferences [name=speed]');
  if (wish) wish.value = now;
}

// The speed is kept with what the person prefers; a stranger has it as long as the page.
function setSpeed(speed) {
  document.documentElement.dataset.speed = speed;
  showSpeed();
  const request = { method: 'POST', body: new URLSearchParams({ speed }), headers: { 'x-live': '1', 'x-csrf': csrf } };
  if (csrf && document.getElementById('preferences')) fetch('/preferences', request).catch(() => {});
}

function click(event) {
  const { target } = event;
  const control = CONTROLS[target.closest('#stage button')?.id], speed = target.closest('#stage [data-pace]');
  const reel = target.closest('[data-reel]');
  if (reel?.matches('button')) return startReel(reel.dataset.reel);
  if (!isStaged()) return;
  if (control) control();
  else if (speed) setSpeed(speed.dataset.pace);
  else if (target.closest(ANSWERS)) skip();
  else {
    if (isBoard(target)) swallow(event);
    if (!isBusy(target) && release()) skip();
    else release();
  }
}

const areKeysOff = () => document.documentElement.dataset.keys === 'off';
const OTHERS = 'input, textarea, select, summary, a, dialog, button:not(#stage-skip, #board *)';
const isOther = ({ target }) => target.closest?.(OTHERS);

function keyDown(event) {
  const { key } = event;
  if (!isStaged() || areKeysOff() || event.ctrlKey || event.altKey || event.metaKey || isOther(event)) return;
  const turn = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (key === ' ') {
    event.preventDefault();
    if (!event.repeat) hold();
  } else if (turn) turnTo(turn);
  else if (key.length === 1 && !event.target.closest?.('#stage')) skip();
}

function keyUp(event) {
  if (event.key !== ' ' || !isStaged() || areKeysOff() || isOther(event)) return;
  event.preventDefault();
  if (release()) skip();
}

export function startStagehand() {
  showSpeed();
  document.addEventListener('pointerdown', ({ button, target }) => {
    if (button === 0 && isStaged() && !isBusy(target)) hold();
  });
  document.addEventListener('pointerup', () => hasten(1));
  addEventListener('blur', () => hasten(1));
  document.addEventListener('pointercancel', release);
  document.addEventListener('click', click, { capture: true });
  document.addEventListener('keydown', keyDown, { capture: true });
  document.addEventListener('keyup', keyUp, { capture: true });
  document.addEventListener('submit', ({ target }) => {
    if (ACTS.test(target.getAttribute('action'))) actNow();
  }, { capture: true });
}
