// The table as the server sent it last, whatever scripts did to the page meanwhile.

const parse = html => new DOMParser().parseFromString(html, 'text/html');

// Whether a message may come deflated, and what it says then.
const CODING = 'deflate-raw';
export const inflates = (() => {
  try {
    return !!new DecompressionStream(CODING);
  } catch {
    return false;
  }
})();
export const inflated = data =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream(CODING))).text();

// The living part of a page.
export const livingPart = html => parse(html).getElementById('live');

// A state with the parts that changed since. A `<wbr>` stands for a part of the state, whose address is
// its id: that of an element, or also which child it is, of which child of it. Within an element it
// keeps its place; before an element, the element takes it. Gives nothing if a part is not there.
export function patched(state, html) {
  const old = state.cloneNode(true);
  const known = new Map([...old.querySelectorAll('[id]')].map(part => [part.id, part]));
  const find = address => {
    const [id, ...steps] = address.split(' ');
    return steps.reduce((part, nth) => part?.children[nth], id === 'live' ? old : known.get(id));
  };
  const news = parse(html).body;
  const stubs = [...news.querySelectorAll('wbr')].map(stub => [stub, find(stub.id)]);
  if (!news.firstElementChild || stubs.some(([, part]) => !part)) return null;
  for (const [stub, part] of stubs) {
    if (stub.parentNode === news) part.replaceWith(stub.nextElementSibling);
    else stub.replaceWith(part);
  }
  return news.querySelector('#live');
}
