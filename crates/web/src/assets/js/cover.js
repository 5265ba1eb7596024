// The cover between two players of one screen. While it lies there, nothing answers and nothing is
// told: who holds the screen must not act for the next one.

const coverBox = () => document.querySelector('#handover .pass');

function isCovered() {
  const cover = document.getElementById('handover');
  return !!cover && getComputedStyle(cover).display !== 'none';
}

// What lay open for the one before is closed.
function cover() {
  hideSheet();
  untouch();
  if (sure?.open) sure.close();
  coverBox()?.focus({ preventScroll: true });
}

function startCover() {
  document.addEventListener('change', event => {
    if (!event.target.closest('#handover') || isCovered()) return;
    document.getElementById('question')?.focus({ preventScroll: true });
    tell([question()]);
    lead();
  });
}
