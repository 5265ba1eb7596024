// Paying by counters: a touch lays down those of a kind up to the one that is touched, or takes up
// those from there. Once what lies there is a
// payment, or can only become one, it is given: one kind after the other, as the game asks.

import { options } from './lit.js';
import { number } from './news.js';
import { sure } from './sure.js';

// No counter moves for this long after the last one, in milliseconds: the payment is on its way.
const HANDING_OVER = 500;
const KINDS = ['food', 'gold', 'peace', 'glory'];
const purse = () => document.getElementById('purse');
const counted = text => text.split('.').map(Number);
const isSame = (one, other) => one.every((n, kind) => n === other[kind]);
const hasAll = (whole, part) => part.every((n, kind) => n <= whole[kind]);
const payments = () => purse().dataset.payments.split(' ').map(counted);

let laid = [0, 0, 0, 0];
let laidFor = '';
// The payment that is being given, the question that it answers now, and since when.
let given = null;

// Shows what lies there, what may follow, and the sum.
function count() {
  const least = counted(purse().dataset.laid);
  KINDS.forEach((kind, index) => {
    purse().querySelectorAll(`[data-spot=coin-${kind}]`).forEach((coin, nth) => {
      coin.classList.toggle('laid', nth < laid[index]);
      const isDim = nth >= laid[index] && !payments().some(whole => hasAll(whole, laid.with(index, nth + 1)));
      coin.classList.toggle('lit', !isDim && nth >= least[index] || coin.type === 'submit');
      coin.classList.toggle('dim', isDim);
      if (isDim && !given) coin.dataset.why = purse().dataset.refusal; else delete coin.dataset.why;
    });
  });
  document.getElementById('purse-sum').textContent = laid.reduce((sum, n) => sum + n);
}

// Answers for the kind that is asked now.
function give(payment) {
  const { asks } = purse().dataset;
  const answer = options().find(one => one.value === `pay ${payment[KINDS.indexOf(asks)]} ${asks}`);
  given = answer ? { payment, asked: number(), at: performance.now() } : null;
  laid = payment;
  count();
  answer?.click();
  if (given) given.isSent = !sure.open;
  markGiving();
}

// Whether the payment is on its way stays to be seen when the table is drawn anew meanwhile.
const markGiving = () => purse().classList.toggle('giving', !!given?.isSent);

function lay(coin) {
  if (given && performance.now() - given.at < HANDING_OVER) return;
  const index = KINDS.findIndex(kind => coin.dataset.spot === `coin-${kind}`);
  const nth = [...purse().querySelectorAll(`[data-spot=${coin.dataset.spot}]`)].indexOf(coin);
  const next = laid.with(index, coin.classList.contains('laid') ? nth : nth + 1);
  const left = payments().filter(whole => hasAll(whole, next));
  if (!left.length) return;
  laid = next;
  count();
  if (left.length === 1) give(left[0]);
}

// The next kind of the same payment is answered by itself; another bill begins anew.
export function settlePurse() {
  if (!purse()) return void (given = null);
  if (laidFor !== number()) laid = counted(purse().dataset.laid);
  laidFor = number();
  if (given && !payments().some(whole => isSame(whole, given.payment))) given = null;
  if (given && given.asked !== laidFor) return give(given.payment);
  count();
  markGiving();
}

export function startPurse() {
  document.addEventListener('click', event => {
    const coin = event.target.closest('.coin.lit[type=button]');
    if (coin) lay(coin);
  });
  // The counters are for fingers: the list has the focus.
  document.addEventListener('mousedown', event => {
    if (event.target.closest('.coin')) event.preventDefault();
  });
  settlePurse();
}
