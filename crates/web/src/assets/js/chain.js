// Several answers that one touch gives, each to its own question: the next is given when the page
// asks for it. A question that was not expected ends the chain, and so does whatever else is touched.

import { options } from './lit.js';
import { number } from './news.js';
import { root } from './page.js';
import { sure } from './sure.js';

let rest = [], asked = '', isGiving = false;

function give() {
  const answer = options().find(one => one.value === rest[0]);
  [rest, asked] = answer ? [rest.slice(1), number()] : [[], ''];
  isGiving = true;
  answer?.click();
  isGiving = false;
}

// Whether a chain is on its way stays to be seen when the table is drawn anew meanwhile.
function mark() {
  const isOnItsWay = !!asked && asked === number() && !sure.open;
  document.getElementById('answers')?.classList.toggle('giving', isOnItsWay);
}

export function giveAll(answers) {
  rest = answers;
  give();
  mark();
}

// What was refused, or is not wanted after all, takes along what was to follow.
export function breakChain() {
  [rest, asked] = [[], ''];
}

export function settleChain() {
  if (rest.length && number() !== asked) give();
  mark();
}

export function startChain() {
  sure.addEventListener('close', () => {
    if (!root.dataset.sending) breakChain();
  });
  document.addEventListener('click', event => {
    if (isGiving || event.target.closest('dialog')) return;
    breakChain();
    const thing = event.target.closest('[data-chain]');
    if (!thing || event.defaultPrevented || event.detail > 1) return mark();
    const answers = thing.dataset.chain.split('|');
    // A button gives the first answer by itself.
    if (thing.type === 'submit') [rest, asked] = [answers.slice(1), number()];
    else return giveAll(answers);
    mark();
  });
}
