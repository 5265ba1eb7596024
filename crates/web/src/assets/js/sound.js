// When something sounds. Off unless the person wants it.

import { CUES, play } from './instruments.js';

// As loud as the person wants it.
const LEVELS = { quiet: 0.25, on: 0.5, loud: 1 };
// These are heard also by people who look elsewhere.
const CALLS = ['turn', 'victory'];
// Milliseconds without a sound after which the device may rest; seconds from one to the next when all
// are tried.
const IDLE = 3000, NEXT = 1.1;
let voice, resting;

function speaker(idle = IDLE) {
  voice ??= new AudioContext();
  voice.resume();
  clearTimeout(resting);
  resting = setTimeout(() => voice.suspend(), idle);
  return voice;
}

function sound(name) {
  const level = LEVELS[document.documentElement.dataset.sound];
  if (level && name && (!document.hidden || CALLS.includes(name))) play(speaker(), name, level);
}

const momentOf = line => +line.id.split('-')[1];
const linesOf = () => [...document.querySelectorAll('#log li[id^=log-]')];

// What is known of the table: a turn and an end are called when the stage has shown how they came,
// and the points are counted.
function facts() {
  const isPresent = !document.body.matches('.staged, .counting');
  return {
    moment: Math.max(0, ...linesOf().map(momentOf)),
    turn: isPresent && !!document.getElementById('live')?.dataset.turn,
    over: isPresent && !!document.getElementById('result'),
  };
}
let known = facts();

// The one sound for what has just changed: of several events the newest is heard.
export function cue() {
  const was = known, now = known = facts();
  const newest = linesOf().find(line => line.dataset.cue && momentOf(line) > was.moment);
  if (now.over && !was.over) sound('victory');
  else if (now.turn && !was.turn) sound('turn');
  else if (newest) sound(newest.dataset.cue);
}

// Lets a person hear all sounds before they choose how loud they are.
export function startSound() {
  const button = document.getElementById('hear'), choice = document.getElementById('sound');
  if (!button) return;
  const names = Object.keys(CUES);
  let tried = [];
  const settle = () => { button.disabled = !LEVELS[choice.value]; };
  button.hidden = false;
  settle();
  choice.addEventListener('change', settle);
  button.addEventListener('click', () => {
    const to = speaker(IDLE + names.length * NEXT * 1000);
    for (const one of tried) one.disconnect();
    tried = names.map((name, n) => play(to, name, LEVELS[choice.value], n * NEXT));
  });
}
