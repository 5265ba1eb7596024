// What begins on every page.

import { startCheck } from './check.js';
import { dress } from './clocks.js';
import { startFind } from './find.js';
import { startSound } from './sound.js';

const copy = document.getElementById('copy');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', () => navigator.clipboard.writeText(document.getElementById('link').value));
}

startFind();
startSound();
startCheck();
dress();
