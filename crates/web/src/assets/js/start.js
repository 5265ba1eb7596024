// What begins on which page.

const copy = document.getElementById('copy');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', () => navigator.clipboard.writeText(document.getElementById('link').value));
}

startFind();
startCheck();
dress();
if (root && document.getElementById('live')) {
  startSheet();
  startKeys();
  startReplay();
  setInterval(dress, 1000);
}
if (root?.dataset.live) {
  startSure();
  startCover();
  startLead();
  startLit();
  startPurse();
  startHint();
  startSending();
  if (asked && !isCovered()) tell([question()]);
}
