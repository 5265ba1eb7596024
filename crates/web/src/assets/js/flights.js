// The layer in which things fly: it is clipped, so that no flight widens the page, and nobody can
// touch it. A flight leads through the middle of the table and rests there.

const MOST_GHOSTS = 6, MOST_RINGS = 8, GAP = 8;
export function layer() {
  const found = document.getElementById('flights');
  if (found) return found;
  const made = Object.assign(document.createElement('div'), { id: 'flights', ariaHidden: 'true', inert: true });
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

const isWithin = ({ y, height }, { top, bottom }) => y >= top && y + height <= bottom;

// Where something is seen: in its place; if that is out of sight, at the seat in the strip of whom it
// belongs to, or else at the edge behind which it lies.
function placeOf({ at, one }) {
  const sight = field();
  if (isWithin(at, sight)) return at;
  const seat = /\bs\d\b/.exec(one.closest('[id^=camp-], [id^=tab-], [id^=province-]')?.className ?? '')?.[0];
  const chair = seat && document.querySelector(`#standing .chair.${seat}`)?.getBoundingClientRect();
  if (chair?.width && chair.bottom > 0) return chair;
  const y = Math.min(Math.max(at.y + at.height / 2, sight.top), sight.bottom);
  return { x: at.x, y, width: at.width, height: 0 };
}

const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

function mark(name, at, ms) {
  if (!isWithin(at, field())) return;
  const { x, y, width, height } = at;
  const one = Object.assign(document.createElement('i'), { className: name });
  Object.assign(one.style, { width: `${width}px`, height: `${height}px`, translate: `${x}px ${y}px` });
  layer().append(one);
  setTimeout(() => one.remove(), ms);
}

// Lets a card fly from one place to another, in `ms`, by way of the middle if it is staged. It may be
// wrapped in shells, and be the nth that flies.
export function fly(card, from, to, ms, isStaged, { whole = card, nth = 0 } = {}) {
  layer().append(whole);
  const { offsetWidth: width, offsetHeight: height } = card;
  const by = ({ x, y }) => `${x - width / 2}px ${y - height / 2}px`;
  const [start, end] = [from, to].map(place => centre(placeOf(place)));
  const grown = Math.min(2, Math.max(1.15, 72 / Math.max(width, 1)));
  const well = middle();
  // What flies together rests side by side.
  well.x += Math.ceil(nth / 2) * (nth % 2 ? 1 : -1) * (width * grown + GAP);
  const way = isStaged
    ? [{ translate: by(start), scale: 1 }, { translate: by(well), scale: grown, offset: 1 / 3 },
      { translate: by(well), scale: grown, offset: 2 / 3 }, { translate: by(end), scale: 1 }]
    : [{ translate: by(start), scale: 1 }, { translate: by(end), scale: 0.7 }];
  const easing = isStaged ? 'ease-in-out' : 'cubic-bezier(.2,.7,.2,1)';
  const flight = card.animate(way, { duration: ms, easing, fill: 'forwards' });
  flight.onfinish = flight.oncancel = () => whole.remove();
  if (isStaged) {
    mark('hole', from.at, ms);
    mark('ring', to.at, ms);
  }
}

const HANDLES = ['id', 'name', 'data-spot', 'tabindex', 'aria-labelledby', 'aria-controls'];

// A likeness of a thing in empty shells of what holds it, so that sheets dress it as in its place.
function likeness(one, { width, height }) {
  const copy = one.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of HANDLES) part.removeAttribute(name);
  copy.classList.remove('lit', 'sel', 'dim', 'changed');
  copy.classList.add('flier');
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  let whole = copy;
  for (let holder = one.parentElement; holder && holder.id !== 'live'; holder = holder.parentElement) {
    const shell = holder.cloneNode(false);
    for (const name of HANDLES) shell.removeAttribute(name);
    shell.style.display = 'contents';
    shell.append(whole);
    whole = shell;
  }
  return [copy, whole];
}

// Carries things of one action through the middle. What only made room is not carried.
export function carrier(ms) {
  let left = MOST_GHOSTS;
  const carry = (now, from, isNew) => {
    const { one, at, zone } = now;
    const isSameZone = !isNew && from?.zone === zone;
    if (!left || !from?.at.width || isSameZone || one instanceof SVGElement) return false;
    if (one.classList.contains('die') || one.closest('#dock')) return false;
    const [copy, whole] = likeness(one, at);
    fly(copy, from, now, ms, true, { whole, nth: MOST_GHOSTS - left });
    left -= 1;
    one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
    return true;
  };
  // What has changed where it stands is pointed at.
  let rings = MOST_RINGS;
  const point = at => { if (rings-- > 0 && at.width) mark('ring', at, ms); };
  return { carry, point, ms };
}
