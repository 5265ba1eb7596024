// Lays a new state over the old one, element by element, so that focus, typed text and clicks stay.

// What scripts keep in elements themselves, and no state of the server takes away.
const KEPT = new Set(['open', 'style']);

// Puts a node in its place. What can be moved as it is keeps its focus and its animations.
function put(parent, node, before) {
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

function dressAs(old, fresh) {
  const had = { selected: old.hasAttribute('selected'), checked: old.hasAttribute('checked') };
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (KEPT.has(name)) continue;
    if (name === 'value' && old.localName === 'input' && old.type !== 'hidden') continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const state of ['selected', 'checked']) {
    const isNews = state in old && old[state] !== fresh[state];
    if (isNews && had[state] !== fresh.hasAttribute(state)) old[state] = fresh[state];
  }
}

// Makes `old` look like `fresh`. Elements with an id are matched by it, the others by place.
export function morph(old, fresh) {
  dressAs(old, fresh);
  const wanted = [...fresh.childNodes];
  const ids = new Set(wanted.map(child => child.id).filter(Boolean));
  let at = old.firstChild;
  // What is gone must not make others move.
  const skip = () => {
    while (at?.id && !ids.has(at.id)) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
  };
  for (const child of wanted) {
    skip();
    let match = at;
    if (child.id) {
      const same = document.getElementById(child.id);
      match = same && same.parentNode === old && same.localName === child.localName ? same : null;
    } else if (!at || at.nodeType !== child.nodeType || at.localName !== child.localName || at.id) {
      match = null;
    }
    if (!match) {
      old.insertBefore(child, at);
      continue;
    }
    if (match === at) at = at.nextSibling; else put(old, match, at);
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, child);
    else if (match.data !== child.data) match.data = child.data;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
