// What may be touched. A touch of a lit thing keeps the answers that can be given there; further
// touches keep fewer. What was touched is remembered as long as the question is the same.

import { number, tell } from './news.js';

const FEW = 5;
let touched = [];
export let asked = '';
let isListOpen = false;

export const answers = () => document.getElementById('answers');
export const options = () => [...answers()?.querySelectorAll('.answer') ?? []];
const spotsOf = answer => answer.dataset.spots?.split(' ') ?? [];

// Whether an answer can be given by these touches and perhaps some more.
function fits(answer, touches) {
  const left = spotsOf(answer);
  return touches.every(one => left.includes(one) && left.splice(left.indexOf(one), 1));
}

// An answer in words, without the key that gives it.
export const label = answer => answer.querySelector('span')?.textContent ?? answer.textContent;
const anyFits = touches => options().some(answer => fits(answer, touches));

// Whether the dock has no room for the answers that are left.
const isCrowded = () => ['dock', 'prompt'].some(id => {
  const part = document.getElementById(id);
  return part && part.scrollHeight > part.clientHeight + 4;
});

// The button whose answer is on its way, and the question that it answers.
let sent = {};

// An answer shows at once that it is being sent, also when the table is drawn anew meanwhile.
export function markSent(button, isOnItsWay) {
  sent = isOnItsWay && button ? { button, asked } : {};
  if (isOnItsWay) button?.setAttribute('aria-busy', 'true'); else button?.removeAttribute('aria-busy');
}

// Shows what was touched, what goes with it, and the answers that are left.
function mark() {
  const form = answers();
  if (sent.button && sent.asked === asked) sent.button.setAttribute('aria-busy', 'true');
  const left = options().filter(answer => touched.length && fits(answer, touched));
  for (const thing of document.querySelectorAll('.lit[data-spot]:not(.coin)')) {
    const { spot } = thing.dataset;
    const times = touched.filter(one => one === spot).length;
    const fit = !touched.length || times || anyFits([...touched, spot]);
    thing.classList.toggle('sel', times > 0);
    thing.classList.toggle('dim', !fit);
    if (times) thing.setAttribute('aria-pressed', 'true'); else thing.removeAttribute('aria-pressed');
    if (times > 1) thing.dataset.times = times; else delete thing.dataset.times;
  }
  if (!form) return;
  for (const answer of options()) {
    answer.classList.toggle('chosen', left.includes(answer));
    answer.classList.toggle('exact', left.includes(answer) && spotsOf(answer).length === touched.length);
  }
  form.classList.toggle('some', left.length > 0);
  form.classList.remove('all');
  const isMany = isListOpen || left.length > FEW || left.length > 0 && isCrowded();
  form.classList.toggle('all', isMany);
  // The list stands between the bar and the dock, however high they are.
  if (isMany) {
    const [bar, dock] = ['bar', 'dock'].map(id => document.getElementById(id)?.offsetHeight ?? 0);
    form.style.bottom = `${dock}px`;
    form.style.maxHeight = `min(60dvh, calc(100dvh - ${bar + dock}px))`;
  }
  else form.removeAttribute('style');
  document.getElementById('more')?.setAttribute('aria-expanded', isMany);
  const back = document.getElementById('back');
  if (back) back.hidden = !left.length;
}

// Another question has other answers.
export function settle() {
  if (number() !== asked) [touched, isListOpen] = [[], false];
  asked = number();
  mark();
}

// Takes every touch back. Says whether there was something to take back.
export function untouch() {
  const had = touched.length > 0 || isListOpen;
  [touched, isListOpen] = [[], false];
  if (had) mark();
  return had;
}

function touch(spot) {
  if (anyFits([...touched, spot])) touched.push(spot);
  else if (touched.includes(spot)) touched = touched.filter(one => one !== spot);
  else touched = [spot];
  const left = options().filter(answer => fits(answer, touched));
  if (touched.length && left.length === 1) {
    touched = [];
    mark();
    left[0].click();
    return;
  }
  mark();
  if (touched.length && left.length <= FEW) tell(left.map(label));
}

function toggleList() {
  isListOpen = !isListOpen;
  mark();
  if (isListOpen) options()[0]?.focus({ preventScroll: true });
}

export function startLit() {
  document.addEventListener('click', event => {
    const thing = event.target.closest('button.lit[type=button]:not(.coin)');
    if (thing && answers()) touch(thing.dataset.spot);
    else if (event.target.closest('#more')) toggleList();
    else if (event.target.closest('#back')) untouch();
    else if (isListOpen && !event.target.closest('#answers, dialog')) untouch();
  });
  settle();
}
