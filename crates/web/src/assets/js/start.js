// What begins on which page.

import { startCarry } from './carry.js';
import { startChain } from './chain.js';
import { startCheck } from './check.js';
import { dress } from './clocks.js';
import { startCoach } from './coach.js';
import { startCover } from './cover.js';
import { startEnding } from './ending.js';
import { startFind } from './find.js';
import { startHint } from './hint.js';
import { startKeys } from './keys.js';
import { startLead } from './lead.js';
import { startLit } from './lit.js';
import { startSending } from './line.js';
import { announceFirst } from './news.js';
import { startOnly } from './only.js';
import { root } from './page.js';
import { startPicture } from './picture.js';
import { startPurse } from './purse.js';
import { startReplay } from './replay.js';
import { startSheet } from './sheet.js';
import { startSound } from './sound.js';
import { startStage } from './stage.js';
import { startStagehand } from './stagehand.js';
import { startSure } from './sure.js';

const copy = document.getElementById('copy');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', () => navigator.clipboard.writeText(document.getElementById('link').value));
}

startFind();
startSound();
startCheck();
dress();
if (root && document.getElementById('live')) {
  startSheet();
  startKeys();
  startReplay();
  setInterval(dress, 1000);
}
if (root?.dataset.live) {
  startSure();
  startCover();
  startLead();
  startLit();
  startPurse();
  startChain();
  startCarry();
  startOnly();
  startHint();
  startCoach();
  startStage();
  startStagehand();
  startEnding();
  startPicture();
  startSending();
  announceFirst();
}
