// The layer in which things fly: it is clipped, so that no flight widens the page, and nobody can
// touch it. A flight leads through the middle of the table and rests there.

const MOST_GHOSTS = 6;
const LOOKS = ['color', 'background', 'border', 'border-radius', 'font', 'padding', 'display', 'gap', 'flex-direction',
  'align-items', 'justify-content', 'grid-template-columns', 'grid-template-rows', 'fill', 'stroke', 'width', 'height',
  'position', 'overflow'];

export function layer() {
  const found = document.getElementById('flights');
  if (found) return found;
  const made = Object.assign(document.createElement('div'), { id: 'flights', ariaHidden: 'true' });
  return document.body.appendChild(made);
}

export const clearFlights = () => document.getElementById('flights')?.replaceChildren();

// What can be seen of the table: between the bar and the dock.
function field() {
  const edge = (id, side, other) => document.getElementById(id)?.getBoundingClientRect()[side] ?? other;
  const [top, dock] = [edge('bar', 'bottom', 0), document.getElementById('dock')?.getBoundingClientRect()];
  const isBelow = dock && dock.width > innerWidth / 2;
  const right = dock && !isBelow ? dock.left : innerWidth;
  return { top: Math.max(0, top), bottom: isBelow ? dock.top : innerHeight, right };
}

// Where things rest on their way.
function middle() {
  const { top, bottom, right } = field();
  const well = document.querySelector('#this-turn, [data-rest]')?.getBoundingClientRect();
  const isSeen = well?.width && well.top >= top && well.bottom <= bottom;
  return isSeen ? { x: well.x + well.width / 2, y: well.y + well.height / 2 } : { x: right / 2, y: (top + bottom) / 2 };
}

// What lies out of sight flies from the edge behind which it lies.
function centre({ x, y, width, height }) {
  const { top, bottom } = field();
  return { x: x + width / 2, y: Math.min(Math.max(y + height / 2, top), bottom) };
}

function mark(name, { x, y, width, height }, ms) {
  const { top, bottom } = field();
  if (y < top || y + height > bottom) return;
  const one = Object.assign(document.createElement('i'), { className: name });
  Object.assign(one.style, { width: `${width}px`, height: `${height}px`, translate: `${x}px ${y}px` });
  layer().append(one);
  setTimeout(() => one.remove(), ms);
}

// Lets a card fly from one place to another, in `ms`, by way of the middle if it is staged.
export function fly(card, from, to, ms, isStaged) {
  layer().append(card);
  const { offsetWidth: width, offsetHeight: height } = card;
  const by = ({ x, y }) => `${x - width / 2}px ${y - height / 2}px`;
  const [start, end] = [centre(from), centre(to)];
  const grown = Math.min(2, Math.max(1.15, 72 / Math.max(width, 1)));
  const way = isStaged
    ? [{ translate: by(start), scale: 1 }, { translate: by(middle()), scale: grown, offset: 1 / 3 },
      { translate: by(middle()), scale: grown, offset: 2 / 3 }, { translate: by(end), scale: 1 }]
    : [{ translate: by(start), scale: 1 }, { translate: by(end), scale: 0.7 }];
  const easing = isStaged ? 'ease-in-out' : 'cubic-bezier(.2,.7,.2,1)';
  const flight = card.animate(way, { duration: ms, easing, fill: 'forwards' });
  flight.onfinish = flight.oncancel = () => card.remove();
  if (isStaged) {
    mark('hole', from, ms);
    mark('ring', to, ms);
  }
}

// A likeness that looks the same outside of its place.
function likeness(one, { width, height }) {
  const copy = one.cloneNode(true);
  const [olds, news] = [[one, ...one.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]];
  olds.slice(0, 40).forEach((old, nth) => {
    const look = getComputedStyle(old);
    for (const name of LOOKS) news[nth].style?.setProperty(name, look.getPropertyValue(name));
  });
  for (const part of news) {
    for (const name of ['id', 'class', 'name', 'data-spot', 'tabindex']) part.removeAttribute(name);
  }
  copy.className = 'ghost';
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, position: 'absolute' });
  return copy;
}

// Carries things of one action through the middle. What only made room is not carried.
export function carrier(ms) {
  let left = MOST_GHOSTS;
  const carry = (now, from, isNew) => {
    const { one, at, zone } = now;
    const isSameZone = !isNew && (from?.zone === zone || from?.zone?.id && from.zone.id === zone?.id);
    if (!left || !from?.at.width || isSameZone || one instanceof SVGElement) return false;
    if (one.classList.contains('die') || one.closest('#dock')) return false;
    left -= 1;
    fly(likeness(one, at), from.at, at, ms, true);
    one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
    return true;
  };
  return { carry, ms };
}
