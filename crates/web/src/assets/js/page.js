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

// Takes back what was said. What else was said stays.
export function unsay(text) {
  if (status.textContent === text) say('');
}

// The connection is not lost any more.
export const hush = () => unsay(root.dataset.lost);
