// Title, icon, clocks and times follow what the table says.

import { icon } from './page.js';

const SHORT = { dateStyle: 'medium', timeStyle: 'short' };
const DAY = 86400000;
const midnight = date => new Date(date).setHours(0, 0, 0, 0);

// A moment that is near is told by its day.
function near(date, language) {
  const time = date.toLocaleTimeString(language, { timeStyle: 'short' });
  const days = Math.round((midnight(date) - midnight(Date.now())) / DAY);
  if (days !== 0 && days !== 1) return date.toLocaleString(language, SHORT);
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return days ? `${day} ${time}` : time;
}

// Moments are told in the time of the reader.
function localise() {
  const language = document.documentElement.lang;
  for (const time of document.querySelectorAll('time[datetime]')) {
    const date = new Date(time.dateTime);
    const text = time.closest('.left') ? near(date, language) : date.toLocaleString(language, SHORT);
    if (time.textContent !== text) time.textContent = text;
  }
}

export function dress() {
  localise();
  const live = document.getElementById('live');
  if (!live) return;
  if (live.dataset.title) document.title = live.dataset.title;
  const wanted = live.dataset.turn ? icon.dataset.turn : icon.dataset.idle;
  if (icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'narrow' };
  const inDays = new Intl.NumberFormat(document.documentElement.lang, unit);
  for (const clock of live.querySelectorAll('[data-deadline]')) {
    const seconds = Math.max(0, Math.round((clock.dataset.deadline - Date.now()) / 1000));
    const days = Math.floor(seconds / 86400), rest = new Date(seconds % 86400 * 1000).toISOString().slice(11, 19);
    clock.textContent = days ? `${inDays.format(days)} ${rest}` : rest;
  }
}
