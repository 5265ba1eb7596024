// Lists what is wrong with a table at this size: small text, lines that are cut or leave what they
// are written on, a dock that takes too much, and lit things that cannot be reached.
(() => {
  const LEAST = 13, MOST = 0.45, ROOM = 400;
  const told = e => `${e.localName}${e.id ? '#' + e.id.replace(/\d+/g, 'N') : ''}${[...e.classList].slice(0, 3).map(one => '.' + one).join('')}`;
  const isShown = e => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: e } = walker.currentNode;
    if (!data.trim() || e.closest('.vh, dialog, script, style, title, desc, noscript') || !isShown(e)) continue;
    const scale = e.ownerSVGElement ? e.getScreenCTM?.()?.a ?? 1 : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < LEAST - 0.05) faults.add(`small text: ${told(e.parentElement)} > ${told(e)}`);
  }
  // What clips a text without a way to scroll to it; what a text is written on; what says little, or
  // is told in full elsewhere.
  const isIn = (style, values) => values.includes(style);
  const frame = e => {
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const { overflowY, clipPath } = getComputedStyle(at);
      // A card hides what wraps beside it.
      if (at.matches('.card') && clipPath !== 'none') return at;
      if (isIn(overflowY, ['auto', 'scroll'])) return null;
      if (isIn(overflowY, ['hidden', 'clip'])) return at;
    }
    return null;
  };
  const ON = '.card, .lot, .pile, .btn, .prod, .chair, .slab, .well, .pass, .built, .counter, .total';
  const SAID = '.vh, .role, #ticker, svg, dialog, details:not([open]), .side, [title], .badge, .yield, .total, .sur, .cry';
  for (const part of document.querySelectorAll('#bar, #standing, #board, #dock')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: e } = texts.currentNode;
      if (!data.trim() || e.closest(SAID) || !isShown(e) || e.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isOut = (line, box) => box && (line.left >= box.right || line.right <= box.left);
      const box = frame(e)?.getBoundingClientRect(), ground = e.closest(ON)?.getBoundingClientRect();
      const lines = [...range.getClientRects()].filter(line => !isOut(line, box));
      if (box?.width > 2 && lines.some(line => line.bottom > box.bottom + 4 || line.top < box.top - 4)) faults.add(`cut line: ${told(e.parentElement)} > ${told(e)}`);
      else if (ground && lines.some(line => line.bottom > ground.bottom + 3 || line.right > ground.right + 2 || line.left < ground.left - 2)) faults.add(`leaves its ground: ${told(e.parentElement)} > ${told(e)}`);
    }
  }
  const dock = document.getElementById('dock');
  if (dock) {
    const { width, height } = dock.getBoundingClientRect();
    const isStuck = ['sticky', 'fixed'].includes(getComputedStyle(dock).position);
    const isColumn = width < innerWidth * 0.6;
    const isSmall = innerWidth < 1200 || innerHeight < 500;
    if (isColumn && isSmall && width > innerWidth / 2) faults.add(`the dock takes ${Math.round(width / innerWidth * 100)} % of the width`);
    if (isStuck && !isColumn && isSmall && height > innerHeight * MOST) faults.add(`the dock takes ${Math.round(height / innerHeight * 100)} % of the height`);
    if (isStuck && !isColumn && innerHeight - height < ROOM && innerHeight < 500) faults.add(`the dock leaves ${Math.round(innerHeight - height)} px`);
  }
  const isReached = e => ['nearest', 'center', 'end', 'start'].some(block => {
    e.scrollIntoView({ block, behavior: 'instant' });
    return [...e.getClientRects()].some(box => {
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return e.contains(over) || over?.dataset?.spot === e.dataset.spot && over?.dataset?.spot;
    });
  });
  const lit = [...document.querySelectorAll('button.lit, #dock .main, #dock .answer')].filter(isShown).slice(0, 60);
  for (const e of lit) if (!isReached(e)) faults.add(`covered: ${told(e)}`);
  scrollTo(0, 0);
  return [...faults];
})()
