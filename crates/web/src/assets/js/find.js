// The card reference answers while the user types. The server searches; without a script the
// button does the same.

export function startFind() {
  const form = document.getElementById('find');
  if (!form) return;
  let wait, newest = 0;
  const find = async () => {
    const mine = ++newest;
    const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== newest) return;
    history.replaceState(null, '', address);
    document.getElementById('found').replaceChildren(...page.getElementById('found').childNodes);
  };
  form.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(find, 150);
  });
}
