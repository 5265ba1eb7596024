// The cover between two players of one screen. While it lies there, nothing answers and nothing is
// told: who holds the screen must not act for the next one.

import { lead } from './lead.js';
import { untouch } from './lit.js';
import { announce, heard } from './news.js';
import { hideSheet } from './sheet.js';
import { sure } from './sure.js';

const coverBox = () => document.querySelector('#handover .pass');

export function isCovered() {
  const cover = document.getElementById('handover');
  return !!cover && getComputedStyle(cover).display !== 'none';
}

// What lay open for the one before is closed.
export function cover() {
  hideSheet();
  untouch();
  if (sure?.open) sure.close();
  coverBox()?.focus({ preventScroll: true });
}

export function startCover() {
  document.addEventListener('change', event => {
    if (!event.target.closest('#handover') || isCovered()) return;
    document.getElementById('question')?.focus({ preventScroll: true });
    announce({ ...heard(), number: '' });
    lead();
  });
}
