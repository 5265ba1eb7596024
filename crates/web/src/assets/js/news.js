// What happened is told to those who hear the page: every new line of the log, once and in order, and
// the question when it comes to be theirs.

import { isCovered } from './cover.js';
import { answers } from './lit.js';

// More lines than these are summed up by player.
export const MOST_LINES = 6;
// Lines that can be read again.
const KEPT = 200;
const news = document.getElementById('news');

export function tell(lines) {
  if (!news) return;
  const paragraph = textContent => Object.assign(document.createElement('p'), { textContent });
  news.append(...lines.filter(Boolean).map(paragraph));
  while (news.childElementCount > KEPT) news.firstElementChild.remove();
}

// The lines of a log, the oldest first: when each happened, by whom, and what it says.
function linesOf(log) {
  const lines = [...log?.querySelectorAll('li[id^=log-]') ?? []].reverse();
  return lines.map(({ id, className, textContent: text }) => (
    { id, text, moment: +id.split('-')[1], seat: +className.match(/\bs(\d)\b/)?.[1] }));
}

const log = () => document.getElementById('log');
const textOf = selector => document.querySelector(selector)?.textContent ?? '';
const question = () => [textOf('#question'), textOf('#n-answers')].filter(Boolean).join(' ');
// The number of the question that the reader is asked; the same words may be asked twice.
export const number = () => answers()?.elements.question?.value ?? '';
// Whether the reader is asked, or told of a mistake in place of a question.
export const isAddressed = () => !!number() || !!document.querySelector('.slip');
export const isOver = () => !!document.getElementById('result');

// The dock tells the newest lines of the log, also of a moment on the stage.
export function settleTicker() {
  const ticker = document.getElementById('ticker');
  if (!ticker) return;
  const told = ticker.querySelector('.told'), [newest, ...earlier] = linesOf(log()).slice(-3).reverse();
  const classes = (name, line) => (line?.seat ? `${name} s${line.seat}` : name);
  const span = line => Object.assign(document.createElement('span'), {
    className: classes('earlier', line), textContent: line.text.trim(), ariaHidden: 'true' });
  for (const old of ticker.querySelectorAll('.earlier')) old.remove();
  told.before(...earlier.reverse().map(span));
  told.textContent = newest?.text.trim() ?? '';
  ticker.className = classes('ticker', newest);
}

// What is heard of the page, before something changes.
export function heard() {
  const lines = linesOf(log());
  return {
    lines: new Map(lines.map(({ id, text }) => [id, text])),
    moment: lines.at(-1)?.moment ?? 0,
    eyes: log()?.dataset.eyes,
    number: number(),
    over: isOver(),
  };
}

// Lines that were not there. Who takes a move back and makes another changes all that follows; if
// only some lines read otherwise, someone has another name, or looks with other eyes.
function fresh(lines, was) {
  const first = lines.findIndex(({ id, text }) => was.lines.get(id) !== text);
  const rest = first < 0 ? [] : lines.slice(first);
  const isOther = was.eyes !== log()?.dataset.eyes || rest.some(({ id, text }) => was.lines.get(id) === text);
  return isOther ? rest.filter(({ id }) => !was.lines.has(id)) : rest;
}

// Several lines of one player, in one sentence.
export function sum(who, lines) {
  const values = { who, count: lines.length, line: lines.at(-1) };
  return news.dataset.summed.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// One sentence for each other player, in the order in which they come; what is about the reader or
// nobody stays as it is.
function summed(lines) {
  if (lines.length <= MOST_LINES) return lines.map(({ text }) => text);
  const { names, eyes } = log().dataset, reader = eyes && +eyes + 1;
  return [...Map.groupBy(lines, ({ seat }) => seat === reader ? 0 : seat)].flatMap(([seat, told]) => {
    if (!seat || told.length === 1) return told.map(({ text }) => text);
    return sum(JSON.parse(names)[seat - 1], told.map(({ text }) => text));
  });
}

// The log of the page goes back only so far; what happened before is asked for.
async function since(moment) {
  const answer = await fetch(`${location.pathname}/log?from=${moment}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return linesOf(new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('log'));
}

// What was not told while the screen was passed on.
let unheard = null;

// Tells the lines that are new while others still act; the question comes later. Gives what is heard
// by then. Lines that are missing between are left to the end.
export function announceLines(was) {
  const lines = linesOf(log());
  if (unheard || isCovered() || lines.length && lines[0].moment > was.moment + 1) return was;
  const told = fresh(lines, was);
  tell(told.map(({ text }) => text));
  const all = [...was.lines, ...told.map(({ id, text }) => [id, text])];
  return { ...was, lines: new Map(all), moment: Math.max(was.moment, lines.at(-1)?.moment ?? 0) };
}

export function announce(before) {
  const was = unheard ?? before;
  // What the next one may know is not told to who still holds the screen.
  unheard = isCovered() ? was : null;
  if (unheard) return;
  const asks = [];
  // What a guide says of the question, or of a mistake that takes its place.
  if (isAddressed() && number() !== was.number) asks.push(textOf('#coach-text'), question());
  if (isOver() && !was.over) asks.push(textOf('#result-title'), textOf('#result .lead'), textOf('#sums'));
  const lines = linesOf(log());
  const tellAll = all => tell([...summed(fresh(all, was)), ...asks]);
  if (lines.length && lines[0].moment > was.moment + 1) since(was.moment).catch(() => lines).then(tellAll);
  else tellAll(lines);
}

// A page that was just opened tells what happened since its reader acted last.
export function announceFirst() {
  const now = heard(), last = +(log()?.dataset.since ?? Infinity);
  const lines = new Map([...now.lines].filter(([id]) => +id.split('-')[1] <= last));
  announce({ ...now, lines, moment: Math.min(now.moment, last), number: '', over: true });
}
