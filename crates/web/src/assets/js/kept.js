// An answer that gets no reply for a while is kept: the dock says so in the place of the question, and
// lets the person change it.

import { label, options } from './lit.js';
import { number, tell } from './news.js';
import { hush, root } from './page.js';

const box = () => document.getElementById('kept');
const promise = () => box()?.querySelector('.promise');
let kept = null;

export const isKept = () => kept !== null;

// Nothing is kept any longer, or not of a certain question.
export function release(question = kept?.question) {
  if (kept?.question !== question) return;
  kept = null;
  delete root.dataset.kept;
  promise()?.replaceChildren();
}

// Says which answer is kept, also when the table is drawn anew; another question has none yet.
export function settleKept() {
  if (!kept) return;
  if (kept.question !== number()) return release();
  if (promise()) promise().textContent = promise().dataset.text.replace('{answer}', () => kept.answer);
}

export function keep(button, question, change) {
  const inWords = options().find(answer => answer.value === button?.value);
  kept = { question, change, answer: inWords ? label(inWords) : '' };
  const hadFocus = document.activeElement?.closest('#prompt');
  root.dataset.kept = 'yes';
  hush();
  settleKept();
  if (hadFocus) box()?.querySelector('h2').focus({ preventScroll: true });
  tell([...box()?.querySelectorAll('h2, .promise') ?? []].map(line => line.textContent));
}

export function startKept() {
  document.addEventListener('click', ({ target }) => {
    if (!kept || !target.closest('#change-answer')) return;
    kept.change.abort();
    document.getElementById('question')?.focus({ preventScroll: true });
  });
}
