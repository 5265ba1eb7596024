// A deck, a board or prices are checked while the user types. The server reads them; without a script
// a button does the same.

import { csrf } from './page.js';

export function startCheck() {
  for (const part of document.querySelectorAll('[data-check]')) watchText(part);
}

// The fields of a part of a form, without files.
function fieldsOf(part) {
  const fields = new URLSearchParams();
  for (const field of part.querySelectorAll('[name]')) {
    if (field.type !== 'file' && (field.type !== 'checkbox' || field.checked)) fields.append(field.name, field.value);
  }
  return fields;
}

function watchText(part) {
  const BREATH = 300, PATIENCE = 2000;
  let wait, newest = 0;
  const ask = async path => {
    const mine = ++newest;
    clearTimeout(wait);
    const request = { method: 'POST', body: fieldsOf(part), headers: { 'x-live': '1', 'x-csrf': csrf } };
    const answer = await fetch(path, request).catch(() => null);
    if (!answer || mine !== newest) return;
    if (answer.status === 429) return void (wait = setTimeout(ask, PATIENCE, path));
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== newest) return;
    const problem = page.getElementById('problem');
    if (problem) part.querySelector('[id^=verdict]').textContent = problem.textContent;
    for (const told of page.querySelectorAll('[data-part]')) document.getElementById(told.id)?.replaceWith(told);
  };
  part.addEventListener('input', ({ target }) => {
    clearTimeout(wait);
    if (target.type !== 'file') wait = setTimeout(ask, BREATH, part.dataset.check);
  });
  part.addEventListener('change', async ({ target }) => {
    if (!target.files?.[0]) return;
    part.querySelector('textarea').value = await target.files[0].text();
    target.value = '';
    ask(part.dataset.check);
  });
  part.addEventListener('submit', event => {
    const path = event.submitter?.dataset.live;
    if (!path) return;
    event.preventDefault();
    ask(path);
  });
}
