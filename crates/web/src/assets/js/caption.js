// The caption of the stage, with its buttons, over the place of the question.

// Pixels that it takes; at a desk it has the height of the dock.
const LEAST = 112, EDGE = 7, MOST_TOLD = 3;
const DESK = matchMedia('(min-width: 1200px)');
export const box = document.getElementById('stage');

// Where the question and its answers stand, which may be laid out one by one.
function asking() {
  const prompt = document.getElementById('prompt'), whole = prompt?.getBoundingClientRect();
  if (!prompt || whole.width) return whole;
  const parts = [...prompt.children].map(part => part.getBoundingClientRect()).filter(({ width }) => width > 1);
  const edge = (pick, side) => pick(...parts.map(part => part[side]));
  const roll = document.getElementById('roll')?.getBoundingClientRect();
  const [top, bottom] = [edge(Math.min, 'top'), edge(Math.max, 'bottom')];
  const [left, end] = [edge(Math.min, 'left'), edge(Math.max, 'right')];
  // Dice that lie beside it stay in sight.
  const right = roll?.width && roll.left > (left + end) / 2 ? Math.min(end, roll.left - EDGE) : end;
  return { x: left, top, bottom, width: right - left };
}

// As much of the place as can be seen.
export function place() {
  const at = asking(), dock = document.getElementById('dock')?.getBoundingClientRect();
  if (!at || !dock || box.hidden) return;
  const wanted = DESK.matches ? { top: dock.top + EDGE, bottom: dock.bottom - EDGE } : at;
  const bottom = Math.min(Math.max(wanted.bottom, wanted.top + LEAST), dock.bottom, innerHeight);
  const top = Math.max(0, Math.min(Math.max(wanted.top, dock.top), bottom - LEAST));
  Object.assign(box.style, { width: `${at.width}px`, height: `${bottom - top}px`, translate: `${at.x}px ${top}px` });
}

export function nameOf(seat) {
  const names = JSON.parse(document.getElementById('log')?.dataset.names ?? '[]');
  return names[seat.slice(1) - 1] ?? '';
}

// Tells the action at which a stage is.
export function caption({ steps, at }) {
  const { seat, told } = steps[at];
  const values = { who: nameOf(seat), step: at + 1, count: steps.length };
  const face = document.querySelector(`#standing .${seat || 'none'} :is(.seat, .bust)`);
  box.hidden = false;
  box.className = seat;
  box.querySelector('.face').replaceChildren(...face ? [face.cloneNode(true)] : []);
  box.querySelector('.at').textContent = box.dataset.progress.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  box.querySelector('.told').textContent = told.slice(-MOST_TOLD).join(' ');
  place();
}
