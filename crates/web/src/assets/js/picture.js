// The picture of what the winner built, as a file: the drawing with its colours written out, over a
// plate with what stands below it on the page.

import { root, say } from './page.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const WIDTH = 1200, HEIGHT = 560, PLATE = 70, SCALE = 2;
const PAINTED = ['fill', 'stroke', 'stop-color', 'opacity'];
const PLACE = ['x', 'y', 'width', 'height'];

const sheets = new Map();
async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
}

// A drawing of a sheet, which is fetched once.
async function symbolOf(address) {
  const [path, id] = address.split('#');
  if (!path) return document.getElementById(id);
  if (!sheets.has(path)) sheets.set(path, fetched(path));
  sheets.get(path).catch(() => sheets.delete(path));
  return (await sheets.get(path)).getElementById(id);
}

// A colour as it is seen here: in light or dark, mixed or not.
function seen(colour, probe) {
  if (colour === 'none') return colour;
  probe.style.color = '';
  probe.style.color = colour;
  return getComputedStyle(probe).color;
}

function isColour(value) {
  return CSS.supports('color', value);
}

// A drawing in place of its reference, without anything that a sheet of styles would say.
async function inlined(use, probe) {
  const symbol = await symbolOf(use.getAttribute('href'));
  const style = getComputedStyle(use);
  const value = (_, name) => {
    const own = style.getPropertyValue(name).trim();
    return isColour(own) ? seen(own, probe) : own;
  };
  const drawn = document.createElementNS(NAMESPACE, 'svg');
  for (const { name, value: own } of symbol.attributes) if (name !== 'id') drawn.setAttribute(name, own);
  for (const name of PLACE) drawn.setAttribute(name, use.getAttribute(name));
  for (const part of symbol.children) drawn.append(document.importNode(part, true));
  for (const one of [drawn, ...drawn.querySelectorAll('*')]) {
    for (const { name, value: own } of [...one.attributes]) {
      if (own.includes('var(')) one.setAttribute(name, own.replace(/var\((--[a-z]+)\)/g, value));
    }
  }
  drawn.setAttribute('color', style.color);
  drawn.setAttribute('opacity', style.opacity);
  return drawn;
}

// The same picture, standing for itself.
async function alone(town) {
  const copy = town.cloneNode(true), probe = document.createElement('i');
  town.parentElement.append(probe);
  const pairs = [...town.querySelectorAll('*')].map((one, nth) => [one, copy.querySelectorAll('*')[nth]]);
  try {
    for (const [one, twin] of pairs) {
      if (one.localName === 'use') {
        twin.replaceWith(await inlined(one, probe));
        continue;
      }
      const style = getComputedStyle(one);
      for (const name of PAINTED) {
        const own = style.getPropertyValue(name);
        if (own && !own.startsWith('url')) twin.setAttribute(name, own);
      }
    }
  } finally {
    probe.remove();
  }
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('width', WIDTH * SCALE);
  copy.setAttribute('height', HEIGHT * SCALE);
  return new XMLSerializer().serializeToString(copy);
}

// What stands below the picture, on its plate: the first part at the left, the second at the right.
function engrave(context, caption) {
  const { backgroundColor, color, fontFamily } = getComputedStyle(caption);
  context.fillStyle = backgroundColor;
  context.fillRect(0, HEIGHT, WIDTH, PLATE);
  context.fillStyle = color;
  context.textBaseline = 'middle';
  const [left, right] = [...caption.children].map(one => one.textContent);
  const write = (text, x, align, size, most) => {
    context.font = `600 ${size}px ${fontFamily}`;
    context.textAlign = align;
    context.fillText(text, x, HEIGHT + PLATE / 2 + 1, most);
  };
  write(left, 28, 'left', 30, 680);
  write(right, WIDTH - 28, 'right', 22, 430);
}

async function drawn(figure) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await alone(figure.querySelector('svg')))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH * SCALE, height: (HEIGHT + PLATE) * SCALE });
  const context = canvas.getContext('2d');
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  engrave(context, figure.querySelector('figcaption'));
  const blob = await new Promise(done => canvas.toBlob(done, 'image/png'));
  return new File([blob], figure.dataset.file, { type: 'image/png' });
}

function save(file) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// Who looks at the choices of the system and turns back has sent nothing.
async function send(file, title) {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (error.name !== 'AbortError') save(file);
  }
}

const maySend = () => {
  const probe = new File([''], 'picture.png', { type: 'image/png' });
  return !!navigator.canShare?.({ files: [probe] });
};

export function startPicture() {
  document.body.classList.add('draws');
  if (maySend()) document.body.classList.add('sends');
  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('#save-picture, #send-picture'), figure = document.getElementById('picture');
    if (!button || !figure) return;
    button.disabled = true;
    try {
      const file = await drawn(figure);
      if (button.id === 'save-picture') save(file);
      else await send(file, button.dataset.title);
    } catch {
      say(root.dataset.offline);
    } finally {
      button.disabled = false;
    }
  });
}
