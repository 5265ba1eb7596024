// A hint lies beside the table until it is closed, or another question is asked.

import { number } from './news.js';
import { csrf, root, say } from './page.js';

const hintPanel = document.getElementById('hint-panel');

function layHint(content) {
  hintPanel.querySelector('.contents').replaceChildren(content);
  hintPanel.hidden = false;
}

// Says whether there was one.
export function hideHint() {
  const had = hintPanel && !hintPanel.hidden;
  if (had) hintPanel.hidden = true;
  return had;
}

// What was asked for one question is no hint for the next.
export function settleHint() {
  if (hintPanel?.dataset.question !== number()) hideHint();
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
