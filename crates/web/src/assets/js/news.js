// What happened is told to those who hear the page: new lines of the log, and the question when it
// comes to be theirs.

import { isCovered } from './cover.js';
import { answers } from './lit.js';

const MOST_LINES = 6;
const news = document.getElementById('news');

export function tell(lines) {
  const paragraph = textContent => Object.assign(document.createElement('p'), { textContent });
  if (news && lines.length) news.replaceChildren(...lines.map(paragraph));
}

function logged() {
  const lines = [...document.querySelectorAll('#log li[id^=log-]')];
  return new Map(lines.map(line => [line.id, line.textContent]));
}

export const question = () => document.getElementById('question')?.textContent ?? '';
// What a guide says of the question, or of a mistake that takes its place.
const taught = () => [document.getElementById('coach-text')?.textContent].filter(Boolean);
// The number of the question that the reader is asked; the same words may be asked twice.
export const number = () => answers()?.elements.question?.value ?? '';

// What is heard of the page, before something changes.
export const heard = () => ({ lines: logged(), number: number() });

export function announce(was) {
  // What the next one may know is not told to who still holds the screen.
  if (isCovered()) return;
  const fresh = [...logged()].filter(([id]) => !was.lines.has(id)).map(([, line]) => line);
  const lines = fresh.slice(0, MOST_LINES).reverse();
  const asks = number() || document.querySelector('.slip');
  if (asks && number() !== was.number) lines.push(...taught(), question());
  tell(lines);
}
