// What happened of late, as the log tells it, and how the table lay after each action.

import { state } from './live.js';
import { livingPart } from './state.js';

const MOST_STEPS = 60, MOST_KEPT = 80, MOST_TABLES = 50, PATIENCE = 10000;
// What a moment shows; the rest is the present.
const PARTS = ['bar', 'standing', 'board', 'roll'];
const known = new Map();

const lines = of => [...of?.querySelectorAll('#log li[id^=log-]') ?? []];
const momentOf = id => +id.split('-')[1];
export const lastOf = of => Math.max(0, ...lines(of).map(({ id }) => momentOf(id)));
export const seatOf = one => /\bs\d\b/.exec(one?.className ?? '')?.[0] ?? '';

// The actions after one moment, the oldest first.
export function stepsAfter(after) {
  const steps = new Map();
  for (const line of lines(state)) {
    const at = momentOf(line.id);
    if (at <= after) continue;
    if (!steps.has(at)) steps.set(at, { at, seat: line.dataset.by ?? seatOf(line), told: [] });
    steps.get(at).told.unshift(line.textContent.trim());
  }
  return [...steps.values()].sort((left, right) => left.at - right.at).slice(-MOST_STEPS);
}

// Whether what the log told last time is told otherwise now, or no more: it was taken back. What is
// older than the log of a page is only forgotten.
let told = new Map();
export function isTakenBack() {
  const now = new Map(lines(state).map(({ id, textContent }) => [id, textContent]));
  const oldest = Math.min(...[...now.keys()].map(momentOf));
  const isOther = ([id, text]) => now.has(id) ? now.get(id) !== text : momentOf(id) >= oldest;
  const isBack = [...told].some(isOther);
  told = now;
  return isBack;
}

async function fetched(at) {
  const answer = await fetch(`${location.pathname}/moment?at=${at}`, { signal: AbortSignal.timeout(PATIENCE) });
  return answer.ok ? livingPart(await answer.text()) : null;
}

// The table at a moment: as it came, or fetched. Nothing if it may not be seen, or not be had.
export function tableAt(at) {
  if (at === lastOf(state)) return Promise.resolve(state);
  if (!known.has(at)) {
    if (known.size >= MOST_KEPT) known.delete(known.keys().next().value);
    const found = fetched(at).catch(() => null);
    known.set(at, found);
    found.then(live => { if (!live && known.get(at) === found) known.delete(at); });
  }
  return known.get(at);
}

// What was fetched is no past any more when something was taken back.
export const forget = () => known.clear();

// The newest state, with the table and the log of a moment.
export function past(at, live) {
  const fresh = state.cloneNode(true);
  const find = (of, id) => of.querySelector(`#${id}`);
  for (const id of PARTS) {
    const [now, was] = [find(fresh, id), live && find(live, id)?.cloneNode(true)];
    if (!now || !was) continue;
    const side = now.querySelector('#side'), place = was.querySelector('#side');
    if (side && place) place.replaceWith(side);
    else if (side) was.append(side);
    now.replaceWith(was);
  }
  for (const line of lines(fresh)) if (momentOf(line.id) > at) line.remove();
  for (const turn of fresh.querySelectorAll('#log li.round')) if (!turn.querySelector('li')) turn.remove();
  return fresh;
}

// Where the person looked last, of a bounded number of tables.
export function recall() {
  try {
    return JSON.parse(localStorage.looked ?? '{}')[location.pathname] ?? null;
  } catch {
    return null;
  }
}

export function remember(moment) {
  try {
    const all = Object.entries(JSON.parse(localStorage.looked ?? '{}')).filter(([path]) => path !== location.pathname);
    const kept = [...all.slice(1 - MOST_TABLES), [location.pathname, moment]];
    localStorage.looked = JSON.stringify(Object.fromEntries(kept));
  } catch { /* Who keeps nothing begins where they answered. */ }
}
