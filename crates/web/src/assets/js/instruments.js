// What sounds are made of: strings that are plucked, metal that rings, and soft noise for paper, wood
// and stone. Nothing begins or ends with a click, and nothing sounds the same twice.

const SILENT = 0.0001, LAST = 0.03;
const noises = new Map();

// A second of noise, made once for each rate.
function noise({ sampleRate }) {
  if (!noises.has(sampleRate)) {
    const made = new AudioBuffer({ length: sampleRate, sampleRate });
    const samples = made.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
    noises.set(sampleRate, made);
  }
  return noises.get(sampleRate);
}

const nearly = (value, by) => value * (1 + (Math.random() * 2 - 1) * by);

// Swells, dies away, and is still.
function shape(to, { at, loud, swell, fade }) {
  const made = new GainNode(to.context, { gain: 0 });
  const top = at + swell, end = top + fade;
  made.gain.setValueAtTime(0, at);
  made.gain.linearRampToValueAtTime(loud, top);
  made.gain.exponentialRampToValueAtTime(SILENT, end);
  made.gain.linearRampToValueAtTime(0, end + LAST);
  made.connect(to);
  return { made, end: end + LAST };
}

// One pure tone, which may fall to another.
function tone(to, { pitch, falls = pitch, ...shaped }) {
  const { made, end } = shape(to, shaped);
  const one = new OscillatorNode(to.context, { frequency: pitch });
  one.frequency.setValueAtTime(pitch, shaped.at);
  one.frequency.exponentialRampToValueAtTime(falls, shaped.at + shaped.fade);
  one.connect(made);
  one.start(shaped.at);
  one.stop(end);
}

// Noise through a filter that glides.
function rub(to, { type = 'bandpass', pitch, falls = pitch, Q = 0.7, ...shaped }) {
  const { made, end } = shape(to, shaped);
  const source = new AudioBufferSourceNode(to.context, { buffer: noise(to.context), loop: true });
  const filter = new BiquadFilterNode(to.context, { type, Q });
  filter.frequency.setValueAtTime(pitch, shaped.at);
  filter.frequency.exponentialRampToValueAtTime(falls, shaped.at + shaped.swell + shaped.fade);
  source.connect(filter).connect(made);
  source.start(shaped.at, Math.random() * 0.5);
  source.stop(end);
}

// A string of a lyre: the higher a partial, the softer and the shorter.
function pluck(to, at, pitch, loud, fade) {
  for (const n of [1, 2, 3, 4]) {
    const overtone = { pitch: pitch * n * (1 + n * n * 0.0002), loud: loud / n ** 1.7, fade: fade / n ** 0.7 };
    tone(to, { at, swell: 0.012, ...overtone });
  }
  rub(to, { at, pitch: pitch * 3, Q: 2, loud: loud * 0.25, swell: 0.006, fade: 0.03 });
}

// Paper that slides and comes to rest.
function card(to, at) {
  rub(to, { at, pitch: nearly(1900, 0.08), falls: 3400, loud: 0.36, swell: 0.05, fade: 0.07 });
  rub(to, { at: at + 0.1, type: 'lowpass', pitch: nearly(900, 0.1), loud: 0.6, swell: 0.006, fade: 0.06 });
}

// Two partials that are no chord, as metal has them; then it falls back.
function coin(to, at) {
  const pitch = nearly(1480, 0.03);
  const strike = (after, loud, fade) => {
    tone(to, { at: at + after, pitch, loud, swell: 0.005, fade });
    tone(to, { at: at + after, pitch: pitch * 1.87, loud: loud * 0.55, swell: 0.004, fade: fade * 0.6 });
  };
  strike(0, 0.22, 0.14);
  strike(nearly(0.085, 0.1), 0.13, 0.34);
}

// A block that is set down on another.
function stone(to, at, loud = 1) {
  const pitch = nearly(105, 0.06);
  tone(to, { at, pitch: pitch * 1.5, falls: pitch, loud: 0.4 * loud, swell: 0.006, fade: 0.16 });
  rub(to, { at, type: 'lowpass', pitch: nearly(1400, 0.08), falls: 300, loud: 0.55 * loud, swell: 0.005, fade: 0.09 });
  rub(to, { at: at + 0.02, pitch: 1100, falls: 600, loud: 0.4 * loud, swell: 0.03, fade: 0.14 });
}

// Three knocks of wood.
function dice(to, at) {
  for (const [after, pitch, loud] of [[0, 620, 1], [0.09, 760, 0.8], [0.21, 560, 0.9]]) {
    const own = { at: at + nearly(after, 0.1), pitch: nearly(pitch, 0.06), swell: 0.004 };
    rub(to, { ...own, Q: 3, loud, fade: 0.05 });
    tone(to, { ...own, loud: loud * 0.3, fade: 0.06 });
  }
}

// Notes of D, on strings that begin one after the other.
function strum(to, at, pitches, between, loud, fade) {
  pitches.forEach((pitch, n) => pluck(to, at + n * between, pitch, loud, fade - n * between));
}

const D = 293.66, F = 369.99, A = 440;
export const CUES = {
  card,
  dice,
  coin,
  stone,
  built(to, at) {
    stone(to, at);
    stone(to, at + 0.15, 0.7);
    strum(to, at + 0.26, [D / 2, A / 2, D, F], 0.028, 0.22, 0.6);
  },
  turn(to, at) {
    strum(to, at, [A, D * 2], 0.14, 0.28, 0.65);
  },
  victory(to, at) {
    strum(to, at, [D, F, A, D * 2], 0.1, 0.28, 0.85);
    tone(to, { at: at + 0.3, pitch: D / 2, loud: 0.14, swell: 0.08, fade: 0.5 });
    tone(to, { at: at + 0.3, pitch: A / 2, loud: 0.1, swell: 0.08, fade: 0.5 });
  },
};

// Plays one of them, after some seconds, as loud as its listener wants. Gives what it sounds through.
export function play(context, name, level, after = 0) {
  const volume = new GainNode(context, { gain: level });
  volume.connect(context.destination);
  CUES[name](volume, context.currentTime + after);
  return volume;
}
