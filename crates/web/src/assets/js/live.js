// The server sends the living part of the table when a page connects, and what changed of it afterwards.

import { settleChain } from './chain.js';
import { dress } from './clocks.js';
import { settleCoach } from './coach.js';
import { cover, isCovered } from './cover.js';
import { isCountable, isCounting, prepareCount, runCount, settleEnding } from './ending.js';
import { settleHint } from './hint.js';
import { settleKept } from './kept.js';
import { lead } from './lead.js';
import { settle } from './lit.js';
import { morph } from './morph.js';
import { move, places } from './motion.js';
import { hushKeys } from './keys.js';
import { announce, heard, isAddressed, isOver, number, settleTicker } from './news.js';
import { settleOnly } from './only.js';
import { csrf, root } from './page.js';
import { settlePurse } from './purse.js';
import { hideSheet, isAsked, shownFor } from './sheet.js';
import { cue } from './sound.js';
import { follow } from './stage.js';
import { forgetDoubt } from './sure.js';

// The newest state; the first comes with the page.
export let state = document.getElementById('live')?.cloneNode(true);

// What every form carries: whose page it is, and what its sender saw.
function fillForms(live) {
  for (const field of root.querySelectorAll('input[name=csrf]')) field.value = csrf;
  for (const field of live.querySelectorAll('input[name=seen]')) field.value = live.dataset.version;
}

// Where the focus goes: to what was just asked, or to the result. Nothing takes it from who is in a
// dialog, or writes or chooses in a field.
function newcomer(was, focused) {
  const isBusy = isAsked() || isCovered()
    || focused?.isConnected && focused.closest('input:not([type=checkbox]), textarea, select, dialog[open]');
  if (isBusy) return null;
  if (isOver() && !was.over) return document.getElementById('result-title');
  return isAddressed() && number() !== was.number ? document.getElementById('question') : null;
}

// Lays a state over the page; on a stage, with its flights.
export function lay(fresh, stage) {
  const live = document.getElementById('live');
  const [focused, wasCovered] = [document.activeElement, isCovered()];
  const isAnswering = focused?.closest('#prompt, [form=answers]');
  const before = places();
  morph(live, fresh);
  fillForms(live);
  hushKeys();
  // What was moved has lost the focus. In the place of an answer that is gone, the question takes it,
  // so that the next answers are one key away.
  const same = focused?.id && document.getElementById(focused.id);
  const heir = same || isAnswering && document.getElementById('question');
  if (heir && heir !== document.activeElement) heir.focus({ preventScroll: true });
  settleTicker();
  settle();
  settlePurse();
  settleChain();
  settleOnly();
  settleHint();
  settleCoach();
  settleKept();
  settleEnding();
  forgetDoubt();
  if (isCovered() && !wasCovered) cover();
  if (shownFor && !shownFor.isConnected) hideSheet();
  move(before, stage);
  cue();
  dress();
}

// Shows the newest state, and tells what is new since something was heard.
export function show(wasHeard = heard()) {
  if (!document.getElementById('live')) return;
  if (isCounting()) return lay(state.cloneNode(true));
  if (!wasHeard.over && isCountable(state)) return count(wasHeard);
  const focused = document.activeElement;
  lay(state.cloneNode(true));
  tell(wasHeard, focused);
}

function tell(wasHeard, focused) {
  newcomer(wasHeard, focused)?.focus({ preventScroll: true });
  announce(wasHeard);
  if (number() && number() !== wasHeard.number) lead();
}

// The end is seen, heard and told when it is counted.
function count(wasHeard) {
  prepareCount(() => tell(wasHeard, document.activeElement));
  lay(state.cloneNode(true));
  runCount();
}

// A touch is seen to be taken before what came of it is drawn. Of several states that come at once
// the last is shown; a page that nobody sees is not drawn, and learns of its turn all the same.
const LATEST = 100;
let isDue = false;
export function showSoon(newest) {
  state = newest;
  if (isDue) return;
  isDue = true;
  const draw = () => {
    if (!isDue) return;
    isDue = false;
    if (!follow()) show();
  };
  requestAnimationFrame(() => setTimeout(draw));
  setTimeout(draw, LATEST);
}
