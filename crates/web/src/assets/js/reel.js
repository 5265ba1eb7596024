// Moments for the replay, and waiting, which the stage and the counting do too.

import { livingPart } from './state.js';

// As many pages as are kept: about a turn back and forth.
const MOST_PAGES = 80;
const pages = new Map();
export const waitFor = ms => new Promise(done => setTimeout(done, ms));

async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

export async function moment(url) {
  if (!pages.has(url)) {
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value);
    const page = fetched(url);
    pages.set(url, page);
    page.catch(() => pages.delete(url));
  }
  return livingPart(await pages.get(url));
}
