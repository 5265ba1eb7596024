// Short cues, made here. Off unless the person wants them.

const CUES = {
  turn: [[660, 0], [880, 0.12]],
  card: [[320, 0]],
  dice: [[240, 0], [300, 0.06], [260, 0.12]],
  end: [[523, 0], [659, 0.15], [784, 0.3]],
};
let voice;

function sound(cue) {
  if (document.documentElement.dataset.sound !== 'on') return;
  voice ??= new AudioContext();
  for (const [pitch, after] of CUES[cue]) {
    const start = voice.currentTime + after;
    const tone = voice.createOscillator(), volume = voice.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.18);
    tone.connect(volume).connect(voice.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
}

// The one cue for what has just changed.
export function cue(moved, was, now) {
  if (now.over && !was.over) sound('end');
  else if (now.turn && !was.turn) sound('turn');
  else if (moved.some(one => one.classList.contains('die'))) sound('dice');
  else if (moved.length) sound('card');
}
