// What every module needs of the page.

export const root = document.getElementById('table');
export const csrf = document.querySelector('meta[name=csrf]')?.content;
export const icon = document.getElementById('icon');
const status = document.getElementById('status');

// Says something above the table, in texts and links.
export function say(...parts) {
  status.replaceChildren(...parts);
  status.hidden = !status.textContent;
}

// The connection is not lost any more. What else was said stays.
export function hush() {
  if (status.textContent === root.dataset.lost) say('');
}
