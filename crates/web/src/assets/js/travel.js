// What lies in piles is counted, not drawn. Where a pile with `data-count` grew, a card of its kind (its
// `m-` class) travels there from one that shrank or went; a pile without a kind takes any.

import { fly } from './flights.js';
import { isSeen } from './motion.js';

const MOST_TRAVEL = 6;
export const kindOf = one => /\bm-([a-z]+)/.exec(one.getAttribute('class') ?? '')?.[1];

// A card on its way, which nobody can touch.
function carry(kind, picture, from, to, ms, isStaged) {
  const card = document.createElement('span');
  card.className = `traveller fill m-${kind}`;
  if (picture) card.append(picture.cloneNode(true));
  fly(card, from, to, ms, isStaged);
}

export function travel(before, after, ms, isStaged) {
  const counted = all => [...all].filter(([, place]) => place.count >= 0);
  const lost = ([id, was]) => ({ ...was, left: was.count - (after.get(id)?.count ?? 0) });
  const isShown = place => isStaged ? place.at.width > 0 : isSeen(place);
  const sources = counted(before).map(lost).filter(one => one.left > 0 && one.kind && isShown(one));
  const grown = counted(after).filter(([id, now]) => isShown(now) && now.count > before.get(id)?.count);
  for (const [, now] of grown.slice(0, MOST_TRAVEL)) {
    const source = sources.find(one => one.left > 0 && (!now.kind || one.kind === now.kind));
    if (!source) continue;
    source.left -= 1;
    carry(source.kind, now.one.querySelector('svg'), source, now, ms, isStaged);
  }
}
