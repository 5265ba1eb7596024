// What begins at a table, besides: where it can be looked at, and where it goes on.

import { startCarry } from './carry.js';
import { startChain } from './chain.js';
import { dress } from './clocks.js';
import { startCoach } from './coach.js';
import { startCover } from './cover.js';
import { startEnding } from './ending.js';
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
import { startStage } from './stage.js';
import { startStagehand } from './stagehand.js';
import { startSure } from './sure.js';

if (document.getElementById('live')) {
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
