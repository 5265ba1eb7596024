// An answer that ends the game, or cannot be taken back, is asked for once more.

import { isBeside } from './keys.js';
import { asked, label, options } from './lit.js';

export const sure = document.getElementById('sure');
let meant;

// Whether the person wants to be asked before this answer.
export function isGrave(button) {
  const wish = document.documentElement.dataset.confirm;
  if (wish === 'never' || !button?.closest('#answers, [form=answers]')) return false;
  return wish === 'always' || 'warning' in button.dataset;
}

// The button of the list says the answer in words, wherever it was given.
const inWords = button => options().find(answer => answer.value === button.value) ?? button;

function ask(button) {
  meant = { button: inWords(button), asked };
  sure.querySelector('.warning').textContent = button.dataset.warning ?? '';
  const yes = sure.querySelector('#sure-yes');
  yes.textContent = label(meant.button);
  sure.showModal();
}

// The question went away while the person thought.
export function forgetDoubt() {
  if (sure?.open && meant.asked !== asked) sure.close();
}

export function startSure() {
  sure.addEventListener('click', event => {
    const isYes = event.target.closest('#sure-yes');
    if (!isYes && !event.target.closest('#sure-no') && !(event.target === sure && isBeside(sure, event))) return;
    sure.close();
    if (!isYes || !meant.button.isConnected) return;
    meant.isSure = true;
    meant.button.click();
  });
}

// Whether to hold an answer back until the person is sure.
export function isDoubtful(button) {
  if (meant?.isSure && meant.button === button) {
    meant = null;
    return false;
  }
  if (!isGrave(button)) return false;
  ask(button);
  return true;
}
