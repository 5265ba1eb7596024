// An answer that is the only one is given by the page, for those who wish so. It stands for a
// moment, so that it is seen; one that the person would be asked about once more waits for them.
// Who took something back is not hurried on: they answer by themselves first.

import { isCovered } from './cover.js';
import { options } from './lit.js';
import { number } from './news.js';
import { isStaged } from './stage.js';
import { isAsked } from './sheet.js';
import { isGrave } from './sure.js';

const PAUSE = 700;
let timer, given = '', isHeld = false;

// The only answer, besides what can always be said.
function only() {
  const [answer, ...others] = options().filter(one => !one.classList.contains('quiet'));
  const isMeant = answer && !others.length && !isGrave(answer) && !answer.classList.contains('taught');
  return isMeant ? answer : null;
}

function give() {
  if (isAsked() || isCovered() || isStaged()) return void (timer = setTimeout(give, PAUSE));
  const answer = only();
  if (!answer || given === number() || document.querySelector('.giving')) return;
  given = number();
  answer.click();
}

export function settleOnly() {
  clearTimeout(timer);
  const isWished = document.documentElement.dataset.only === 'play';
  if (isWished && !isHeld && given !== number() && only()) timer = setTimeout(give, PAUSE);
}

export function startOnly() {
  document.addEventListener('submit', ({ target }) => {
    if (/\/(take-back|answer)$/.test(target.getAttribute('action'))) isHeld = true;
    else if (target.id === 'answers') isHeld = false;
    else return;
    clearTimeout(timer);
  });
  settleOnly();
}
