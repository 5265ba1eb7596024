// The guide of a lesson stands beside what it means, or above the dock if that is in the hand. On a phone
// it is a strip, which the style sheet places.

export const floats = matchMedia('(min-width: 720px) and (min-height: 501px)');
const GAP = 14;
const EDGE = 8;
// How near to a corner of the bubble its tail may come.
const ROUND = 18;

const isSeen = thing => thing.getClientRects().length > 0;
const clamp = (least, wanted, most) => Math.max(least, Math.min(wanted, most));

// What the guide means: in the open list, in the hand, on the board, or a button.
function meant() {
  const all = [...document.querySelectorAll('.lit.taught, .answer.taught')].filter(isSeen);
  const isHeld = thing => thing.closest('#dock') && thing.matches('.lit:not(.sel)');
  return all.find(thing => thing.closest('.acts.all')) ?? all.find(isHeld)
    ?? all.find(thing => !thing.closest('#dock')) ?? all[0];
}

// What is left between the bar and the dock; beside an answer of the open list, everything below the bar.
function room(isListed) {
  const dock = isListed ? null : document.getElementById('dock');
  const bar = document.getElementById('bar')?.getBoundingClientRect().bottom ?? 0;
  const bottom = dock?.getBoundingClientRect().top ?? innerHeight;
  const [right, top] = [document.documentElement.clientWidth - EDGE, Math.max(0, bar) + EDGE];
  return { left: EDGE, right, top, bottom: Math.min(bottom, innerHeight) - GAP };
}

// The four places beside a thing.
function besides(at, { offsetWidth: width, offsetHeight: height }, area) {
  const top = clamp(area.top, (at.top + at.bottom - height) / 2, area.bottom - height);
  const left = clamp(area.left, (at.left + at.right - width) / 2, area.right - width);
  const all = [
    { side: 'right', left: at.right + GAP, top },
    { side: 'left', left: at.left - GAP - width, top },
    { side: 'below', left, top: at.bottom + GAP },
    { side: 'above', left, top: at.top - GAP - height },
  ];
  return all.map(place => ({ ...place, right: place.left + width, bottom: place.top + height }));
}

const isWithin = (place, area) => place.left >= area.left && place.right <= area.right
  && place.top >= area.top && place.bottom <= area.bottom;
const covers = (place, at) => at.left < place.right && at.right > place.left
  && at.top < place.bottom && at.bottom > place.top;

// The place that covers the fewest things that can be touched, above all of those that are meant.
function clearest(places) {
  const boxes = selector => [...document.querySelectorAll(selector)].filter(isSeen)
    .map(one => one.getBoundingClientRect());
  const [lit, taught] = [boxes('#board .lit'), boxes('#board .taught')];
  const n = (place, all) => all.filter(one => covers(place, one)).length;
  const cost = place => n(place, lit) + lit.length * n(place, taught);
  return places.sort((one, other) => cost(one) - cost(other))[0];
}

// The place beside what is meant: one of several things on the board, or above the dock for one in the hand.
function best(thing, coach) {
  const isListed = !!thing?.closest('.acts.all');
  const area = room(isListed);
  const [width, height] = [coach.offsetWidth, coach.offsetHeight];
  const at = thing?.getBoundingClientRect();
  const above = { side: 'above', left: area.right - width, top: area.bottom - height };
  if (!at) return { ...above, side: 'none' };
  if (thing.closest('#dock') && !isListed) {
    const middle = clamp(area.left, (at.left + at.right - width) / 2, area.right - width);
    const sides = [middle, area.left, area.right - width].map(left => ({ ...above, left, right: left + width }));
    return clearest(sides.map(place => ({ ...place, bottom: place.top + height })));
  }
  const others = [...document.querySelectorAll('#board .lit.taught')].filter(one => isSeen(one) && one !== thing);
  const near = one => besides(one.getBoundingClientRect(), coach, area).map(place => ({ ...place, thing: one }));
  const first = clearest([thing, ...others].flatMap(near).filter(place => isWithin(place, area)));
  const isLow = at.bottom > (area.top + area.bottom) / 2;
  return first ?? { ...above, side: 'none', top: isLow ? area.top : above.top };
}

// Lays the bubble, with its tail towards what it means.
export function settleCoach() {
  const coach = document.querySelector('.coach');
  if (!coach) return;
  if (!floats.matches) {
    coach.removeAttribute('style');
    delete coach.dataset.side;
    return;
  }
  const wanted = meant();
  const { side, left, top, thing = wanted } = best(wanted, coach);
  coach.dataset.side = side;
  coach.style.left = `${left}px`;
  coach.style.top = `${top}px`;
  if (side === 'none') return;
  const at = thing.getBoundingClientRect();
  const isUpright = side === 'above' || side === 'below';
  const middle = isUpright ? (at.left + at.right) / 2 - left : (at.top + at.bottom) / 2 - top;
  const length = isUpright ? coach.offsetWidth : coach.offsetHeight;
  coach.style.setProperty('--tail', `${clamp(ROUND, middle, length - ROUND)}px`);
}

export function startCoach() {
  let isDue = false;
  const soon = () => {
    if (isDue || !document.querySelector('.coach')) return;
    isDue = true;
    requestAnimationFrame(() => { isDue = false; settleCoach(); });
  };
  for (const change of ['click', 'keyup', 'scroll', 'toggle', 'transitionend']) {
    document.addEventListener(change, soon, { capture: true, passive: true });
  }
  addEventListener('resize', soon);
  settleCoach();
}
