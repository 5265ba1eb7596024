// A player who chooses an answer and gives it by as few touches as the page allows, and what is
// seen on the way.
globalThis.gauge ??= (() => {
  const FEW = 5, SMALL = 11, LEAST = 13, FAR = 99;
  const all = list => [...document.querySelectorAll(list)];
  const isShown = e => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const options = () => all('#answers .answer');
  const spotsOf = answer => answer.dataset.spots?.split(' ') ?? [];
  const version = () => +document.getElementById('live').dataset.version;
  const question = () => document.querySelector('#answers [name=question]')?.value ?? '';
  const seat = () => +(document.querySelector('#answers [name=seat]')?.value ?? gauge.seat ?? 0);
  const seen = { n_sent: 0, n_clicks: 0, shifts: [], seats: new Map(), turns: new Set() };
  // The answer that is meant, and those to the next questions where one touch may give them all.
  let chosen = '', meant = [], touched = [], payment = null;
  addEventListener('submit', () => seen.n_sent++, true);
  addEventListener('click', event => { if (event.isTrusted) seen.n_clicks++; }, true);
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const of = sources.map(({ node }) => node?.id || node?.className || node?.nodeName).join(' ');
      seen.shifts.push({ value, hadRecentInput, of });
    }
  }).observe({ type: 'layout-shift' });

  const centre = e => {
    const box = e.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isInSight = e => {
    const { x, y } = centre(e);
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && e.contains(document.elementFromPoint(x, y));
  };
  const nearest = list => list.filter(isShown).find(isInSight) ?? list.find(isShown);

  const fits = (answer, touches) => {
    const left = spotsOf(answer);
    return touches.every(one => left.includes(one) && left.splice(left.indexOf(one), 1));
  };
  const things = spot => all(`button.lit[type=button][data-spot="${CSS.escape(spot)}"]:not(.coin)`);
  const canTouch = spot => things(spot).some(isShown);

  // The ways to go on by touching what lies on the table: each the next spot and all touches it takes.
  function ways(answer) {
    const left = spotsOf(answer);
    for (const one of touched) if (left.includes(one)) left.splice(left.indexOf(one), 1);
    const found = [];
    const go = (path, rest) => {
      if (path.length) {
        const n = options().filter(other => fits(other, [...touched, ...path])).length;
        if (n === 1) return void found.push({ spot: path[0], cost: path.length });
        if (n <= FEW) found.push({ spot: path[0], cost: path.length + 1 });
      }
      if (path.length > 3) return;
      rest.forEach((spot, place) => {
        if (rest.indexOf(spot) === place && canTouch(spot)) go([...path, spot], rest.filter((_, nth) => nth !== place));
      });
    };
    go([], left);
    return found.sort((a, b) => a.cost - b.cost);
  }

  const KINDS = ['food', 'gold', 'peace', 'glory'];
  function coin() {
    const purse = document.getElementById('purse');
    const laid = KINDS.map(kind => purse.querySelectorAll(`.laid[data-spot=coin-${kind}]`).length);
    const all = purse.dataset.payments.split(' ').map(text => text.split('.').map(Number));
    const isLeft = whole => whole.every((n, kind) => n >= laid[kind]);
    const whole = payment && isLeft(payment) ? payment : all.find(isLeft);
    payment = whole;
    const kind = KINDS.find((_, nth) => whole?.[nth] > laid[nth]);
    // A touch lays down all up to the one that is touched.
    const coins = [...purse.querySelectorAll(`.coin[data-spot=coin-${kind}]`)];
    const last = coins[whole?.[KINDS.indexOf(kind)] - 1];
    return kind && (last?.classList.contains('lit') ? last : nearest(coins.filter(one => one.matches('.lit:not(.laid)'))));
  }

  // What gives more than one answer, if all of them are meant.
  const isPaid = answers => payment && answers.every(one => {
    const [, n, kind] = one.split(' ');
    return payment[KINDS.indexOf(kind)] === +n;
  });
  const touches = () => all('[data-chain]').filter(isShown).map(thing => [thing, thing.dataset.chain.split('|')]);
  // What can be carried, and onto what: one gesture of one finger.
  const carries = () => all('[data-carry]').filter(isShown).flatMap(thing => all('[data-onto]').filter(isShown)
    .map(onto => [thing, [...thing.dataset.carry.split('|'), onto.dataset.onto], onto]));
  const chains = () => [...touches(), ...carries()];
  const isMeant = answers => answers.length === meant.length && answers.every((one, nth) => one === meant[nth]);
  const chain = () => {
    const whole = chains().filter(([, answers]) => chosen.startsWith('pay ') ? answers[0] === chosen && isPaid(answers) : isMeant(answers));
    return whole.find(([thing, , onto]) => onto && isInSight(thing) && isInSight(onto)) ?? whole.find(([, , onto]) => !onto);
  };

  // What is touched next, and what for.
  function next() {
    const sure = document.getElementById('sure');
    if (sure?.open) return [document.getElementById('sure-yes'), 'sure'];
    const answer = options().find(one => one.value === chosen);
    if (!answer) return [null, 'gone'];
    const whole = touched.length ? null : chain();
    if (whole) return [whole[0], whole[2] ? 'carry' : 'chain', whole[2]];
    const direct = nearest(all('button[name=action]').filter(one => one.value === chosen));
    if (direct) return [direct, direct.closest('#answers.all') ? 'list' : touched.length ? 'left' : 'button'];
    if (document.getElementById('purse') && chosen.startsWith('pay ')) {
      const one = coin();
      if (one) return [one, 'coin'];
    }
    const list = document.querySelector('#more[aria-expanded=false]');
    const byList = list && isShown(list) && !touched.length ? 2 : FAR;
    const [way] = ways(answer);
    if (way && way.cost <= byList) {
      touched.push(way.spot);
      return [nearest(things(way.spot)), 'lit'];
    }
    return list && isShown(list) ? [list, 'open'] : [null, 'stuck'];
  }

  const letters = () => {
    const walker = document.createTreeWalker(document.getElementById('live'), NodeFilter.SHOW_TEXT);
    const sizes = [];
    while (walker.nextNode()) {
      const { data, parentElement: e } = walker.currentNode;
      const n = data.trim().length;
      if (!n || e.closest('.vh, dialog:not([open]), script, style, title') || !e.checkVisibility({ visibilityProperty: true })) continue;
      const scale = e.ownerSVGElement ? e.getScreenCTM?.()?.a ?? 1 : 1;
      sizes.push([parseFloat(getComputedStyle(e).fontSize) * scale, n]);
    }
    const sum = isIn => sizes.filter(([size]) => isIn(size)).reduce((total, [, n]) => total + n, 0);
    return { all: sum(() => true), small: sum(size => size < SMALL + 0.5), least: sum(size => size < LEAST - 0.05) };
  };

  const open = () => options().filter(one => !one.classList.contains('quiet'));
  const csrf = () => document.querySelector('meta[name=csrf]').content;
  const post = (to, fields) => fetch(`${location.pathname}/${to}`, {
    method: 'POST', headers: { 'x-live': '1', 'x-csrf': csrf() }, body: new URLSearchParams({ csrf: csrf(), ...fields }),
  });
  // A payment that goes on from an answer, the natural one if that does.
  const paid = answer => {
    const [, n, kind] = answer.value.split(' ');
    const left = document.getElementById('purse').dataset.payments.split(' ').map(text => text.split('.').map(Number))
      .filter(one => one[KINDS.indexOf(kind)] === +n);
    const whole = touches().map(([, answers]) => answers).find(([first]) => first === answer.value);
    payment = null;
    return left.find(one => whole && (payment = one, isPaid(whole))) ?? left.at(-1);
  };

  // What the log tells: who acted when, in which turns.
  const learn = () => {
    for (const line of all('#log li[id^=log-]')) {
      // Whom a line is about need not be who acted. What nobody did ends no stretch.
      const by = (line.dataset.by ?? line.className).match(/\bs(\d)/)?.[1];
      if (by) seen.seats.set(+line.id.split('-')[1], by - 1);
    }
    for (const turn of all('#log [id^=turn-]')) seen.turns.add(turn.id);
  };

  return {
    seen, version, question, learn,
    state: () => document.getElementById('result') ? 'over' : `${question()} ${version()}`,
    others: () => { learn(); return [...seen.seats.values()].filter(one => one !== seat()).length; },
    async choose(dice, policy) {
      [touched, payment, gauge.seat] = [[], null, seat()];
      const one = await gauge.wanted(policy);
      const pool = open();
      if (document.getElementById('purse')) {
        const payments = document.getElementById('purse').dataset.payments.split(' ');
        payment = payments[dice % payments.length].split('.').map(Number);
      }
      chosen = (one ?? pool[dice % pool.length] ?? options()[0]).value;
      meant = [chosen];
      if (!chosen.startsWith('pay ')) await gauge.further(dice, policy);
      payment = one && payment ? paid(one) : payment;
      return meant.join(', ');
    },
    // What would be answered next, as long as a chain of answers begins with those that are meant:
    // they are tried, and taken back.
    async further(dice, policy) {
      const known = chains().map(([, answers]) => answers);
      const goesOn = () => known.some(one => one.length > meant.length && meant.every((answer, nth) => answer === one[nth]));
      for (let shift = 3; goesOn(); shift += 3) {
        const before = gauge.state();
        await post('act', { action: meant.at(-1), question: question(), seat: seat() });
        await gauge.until(() => gauge.state() !== before && question(), 8000);
        meant.push((await gauge.pick(dice >> shift, policy)).value);
      }
      for (const answer of meant.slice(0, -1).reverse()) {
        const [to, tried] = [document.querySelector('form[action$="/take-back"] [name=to]')?.value, gauge.state()];
        if (to == null) throw new Error(`${answer} can't be taken back`);
        await post('take-back', { to, question: question() });
        await gauge.until(() => gauge.state() !== tried && options().some(one => one.value === answer), 8000);
      }
    },
    // The answer of someone who plays like that; nothing for those who take any.
    async wanted(policy) {
      const main = all('#dock .main[name=action]').filter(isShown);
      return policy === 'bot' ? gauge.hinted(open()) : policy === 'natural' ? main[0] : null;
    },
    pick: async (dice, policy) => await gauge.wanted(policy) ?? open()[dice % open().length] ?? options()[0],
    async hinted(pool) {
      const form = document.querySelector('form[data-hint]');
      if (!form) return null;
      const request = { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { 'x-csrf': csrf() } };
      const page = new DOMParser().parseFromString(await (await fetch(form.getAttribute('action'), request)).text(), 'text/html');
      const told = page.querySelector('#hint .told')?.textContent.toLowerCase() ?? '';
      const label = one => (one.querySelector('span')?.textContent ?? one.textContent).toLowerCase();
      return pool.filter(one => told.includes(label(one))).sort((a, b) => label(b).length - label(a).length)[0];
    },
    // Whether the page gives the only answer by itself: nobody touches that.
    playsItself() {
      const wish = document.documentElement.dataset;
      const [one, ...others] = options().filter(other => !other.classList.contains('quiet'));
      return wish.only === 'play' && !!one && !others.length && (wish.confirm === 'never' || !('warning' in one.dataset));
    },
    // Where to touch next; scrolls there if it is not in sight.
    aim() {
      const [thing, what, onto] = next();
      if (!thing) return { what };
      const isSeen = isInSight(thing);
      if (!isSeen) thing.scrollIntoView({ block: 'center', behavior: 'instant' });
      return { what, scrolled: !isSeen, covered: !isInSight(thing), ...centre(thing), onto: onto && centre(onto) };
    },
    // Gives the answer without touching anything.
    force: () => options().find(one => one.value === chosen)?.click(),
    async unhurried(x, y, ms) {
      const { last } = seen;
      const isNear = last && Math.hypot(x - last.x, y - last.y) < 40;
      if (isNear) await gauge.until(() => performance.now() - last.at > ms, ms);
      seen.last = { x, y, at: performance.now() };
    },
    until: (is, ms) => new Promise(done => {
      const start = performance.now();
      const look = () => is() || performance.now() - start > ms ? done(!!is()) : setTimeout(look, 15);
      look();
    }),
    measure() {
      learn();
      const dock = document.getElementById('dock')?.getBoundingClientRect();
      const shown = dock ? Math.max(0, Math.min(innerHeight, dock.bottom) - Math.max(0, dock.top)) : 0;
      const goods = all(`[id^="goods-${seat()}-"], #stakes, #dock .res`);
      return {
        letters: letters(), dock: shown / innerHeight, goods: goods.some(e => isShown(e) && isInSight(e)),
        shifts: seen.shifts.splice(0), question: document.getElementById('question')?.innerText ?? '', n: options().length,
      };
    },
    // Stretches of own answers that nobody interrupts, and the turns that the log numbers.
    turns() {
      learn();
      const actors = [...seen.seats].sort(([a], [b]) => a - b).map(([, one]) => one);
      const own = actors.filter((one, n) => one === gauge.seat && actors[n - 1] !== gauge.seat).length;
      return { stretches: own, numbered: seen.turns.size };
    },
  };
})();
