// A thing that is carried onto another: one gesture gives the answer of the one, those that follow
// from it by themselves, and the answer of the other. Touching the two does the same in steps.

import { giveAll } from './chain.js';

// How far a finger may stray and still touch.
const FAR = 12;
let hold = null;

const targetAt = (x, y) => document.elementsFromPoint(x, y).map(one => one.closest('[data-onto]')).find(Boolean);

function drop() {
  if (!hold) return;
  hold.thing.classList.remove('carried');
  hold.thing.style.removeProperty('translate');
  document.querySelector('.aimed')?.classList.remove('aimed');
  document.documentElement.classList.remove('carrying');
  hold = null;
}

function take(event) {
  drop();
  const thing = event.isPrimary && event.button === 0 && event.target.closest('[data-carry]');
  if (thing) hold = { thing, id: event.pointerId, x: event.clientX, y: event.clientY, isCarried: false };
}

function carry({ pointerId, clientX, clientY }) {
  if (hold?.id !== pointerId) return;
  const [x, y] = [clientX - hold.x, clientY - hold.y];
  if (!hold.isCarried) {
    if (Math.hypot(x, y) < FAR) return;
    hold.isCarried = true;
    hold.thing.setPointerCapture(pointerId);
    hold.thing.classList.add('carried');
    document.documentElement.classList.add('carrying');
  }
  hold.thing.style.translate = `${x}px ${y}px`;
  const target = targetAt(clientX, clientY);
  const was = document.querySelector('.aimed');
  if (was !== target) was?.classList.remove('aimed');
  target?.classList.add('aimed');
}

// What was carried is not touched as well: the click that follows is none.
function rest(event) {
  if (hold?.id !== event.pointerId) return;
  const { thing, isCarried } = hold;
  drop();
  if (!isCarried) return;
  const swallow = click => { click.preventDefault(); click.stopImmediatePropagation(); };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
  const target = targetAt(event.clientX, event.clientY);
  if (target && thing.isConnected) giveAll([...thing.dataset.carry.split('|'), target.dataset.onto]);
}

export function startCarry() {
  document.addEventListener('pointerdown', take);
  document.addEventListener('pointermove', carry);
  document.addEventListener('pointerup', rest);
  document.addEventListener('pointercancel', ({ pointerId }) => {
    if (hold?.id === pointerId) drop();
  });
}
