// A hint stands beside the table until it is closed, or another question is asked. Meanwhile what it
// means is marked.

import { lead } from './lead.js';
import { number } from './news.js';
import { csrf, root, say } from './page.js';

const hintPanel = document.getElementById('hint-panel');

// A mark that is heard at a button, and seen around what lies on the table.
function markOf(thing) {
  const mark = document.createElement('span');
  mark.className = 'hint-mark vh';
  mark.textContent = ` ${hintPanel.dataset.mark}`;
  if (thing.matches('.answer')) return [mark];
  const frame = Object.assign(document.createElement('span'), { className: 'hint-mark pointer' });
  frame.setAttribute('aria-hidden', 'true');
  return [mark, frame];
}

// Marks the answer that is meant: its button, and everything that is touched for it.
function markHint() {
  for (const mark of document.querySelectorAll('.hint-mark')) mark.remove();
  for (const thing of document.querySelectorAll('.hinted')) thing.classList.remove('hinted');
  const told = hintPanel && !hintPanel.hidden && hintPanel.querySelector('[data-answer]');
  const button = told && document.querySelector(`#answers [value="${CSS.escape(told.dataset.answer)}"]`);
  if (!button) return;
  const spots = (button.dataset.spots ?? '').split(' ');
  const lit = [...document.querySelectorAll('.lit[data-spot]')].filter(thing => spots.includes(thing.dataset.spot));
  for (const thing of [button, ...lit]) {
    thing.classList.add('hinted');
    thing.append(...markOf(thing));
  }
}

// The panel stands where it covers nothing that it means.
function standAside() {
  hintPanel.classList.remove('aside');
  const own = hintPanel.getBoundingClientRect();
  const isUnder = thing => {
    const at = thing.getBoundingClientRect();
    return at.left < own.right && at.right > own.left && at.top < own.bottom && at.bottom > own.top;
  };
  hintPanel.classList.toggle('aside', [...document.querySelectorAll('.lit.hinted')].some(isUnder));
}

function layHint(content) {
  hintPanel.querySelector('.contents').replaceChildren(content);
  hintPanel.hidden = false;
  markHint();
  if (document.querySelector('#board .hinted')) lead();
  standAside();
}

// Says whether there was one.
export function hideHint() {
  const had = hintPanel && !hintPanel.hidden;
  if (had) hintPanel.hidden = true;
  markHint();
  return had;
}

// What was asked for one question is no hint for the next. A new drawing of the same question has
// lost its marks.
export function settleHint() {
  if (hintPanel?.dataset.question !== number()) hideHint(); else markHint();
}

async function fetchHint(form) {
  hintPanel.dataset.question = number();
  layHint(Object.assign(document.createElement('p'), { textContent: hintPanel.dataset.thinks }));
  const body = new URLSearchParams(new FormData(form));
  const request = { method: 'POST', body, headers: { 'x-csrf': csrf } };
  const answer = await fetch(form.getAttribute('action'), request);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const told = page.getElementById('hint') ?? page.getElementById('problem');
  if (hintPanel.hidden) return;
  if (!told || (told.dataset.question ?? number()) !== number()) return void hideHint();
  for (const name of ['id', 'role', 'class']) told.removeAttribute(name);
  layHint(told);
}

export function startHint() {
  document.addEventListener('submit', event => {
    if (!('hint' in event.target.dataset)) return;
    event.preventDefault();
    fetchHint(event.target).catch(() => { hideHint(); say(root.dataset.offline); });
  });
  document.getElementById('hint-close')?.addEventListener('click', hideHint);
}
