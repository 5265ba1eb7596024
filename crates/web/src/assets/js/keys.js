// The keyboard: digits and letters answer, `0` opens the list, `u` takes back, `h` asks for a hint,
// `?` explains, Esc goes back. Who speaks to their computer, or strikes keys without meaning to,
// switches the single ones off.

import { isCovered } from './cover.js';
import { hideHint } from './hint.js';
import { isDrawn } from './lead.js';
import { untouch } from './lit.js';
import { stepBy } from './replay.js';
import { explain, hideSheet, isAsked, sheet } from './sheet.js';
import { skip } from './stage.js';

const areOff = () => document.documentElement.dataset.keys === 'off';
const isOff = key => key.length === 1 && areOff();

// Nobody is told of keys that are switched off.
export function hushKeys() {
  if (!areOff()) return;
  for (const one of document.querySelectorAll('[aria-keyshortcuts]')) one.removeAttribute('aria-keyshortcuts');
}

const isTyping = target => target.closest?.('input:not([type=range]), textarea, select');

function explainOrHelp(target) {
  const thing = target.closest('[data-about]');
  if (thing) explain(thing, false);
  else document.getElementById('help')?.showModal();
}

// Closes what is open, the last first. Dialogs in front of everything close by themselves.
function goBack() {
  if (sheet.open) return hideSheet();
  if (hideHint() || skip() || untouch()) return;
  if (isDrawn()) location.hash = '';
}

// Whether a click went beside a sheet, which closes it.
export function isBeside(dialog, { clientX, clientY }) {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

export function startKeys() {
  hushKeys();
  // By the second half of a double click, or while a key is held, another button may have come to
  // the place of the one that was meant.
  document.addEventListener('click', event => {
    if (event.detail > 1 && event.target.closest('[data-live] button, [form=answers]')) event.preventDefault();
  });
  document.addEventListener('keydown', event => {
    const { target, key } = event;
    if (event.repeat && target.closest('[data-live] button, [form=answers]')) event.preventDefault();
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isAsked() || isCovered()) return;
    if (key === 'Escape') goBack();
    else if (isTyping(target) || isOff(key)) return;
    else if (key === '?') explainOrHelp(target);
    else if (key === '0') document.getElementById('more')?.click();
    else if (key === 'u') document.getElementById('take-back')?.click();
    else if (key === 'h') document.getElementById('ask-hint')?.click();
    else if (stepBy(event)) event.preventDefault();
    else document.querySelector(`#answers [data-key="${CSS.escape(key)}"]`)?.click();
  });
  document.addEventListener('click', event => {
    const opened = document.getElementById(event.target.closest('[data-opens]')?.dataset.opens);
    if (opened) {
      event.preventDefault();
      opened.showModal();
    }
    if (event.target.localName === 'dialog' && isBeside(event.target, event)) event.target.close();
  });
}
