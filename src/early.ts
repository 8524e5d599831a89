import type { EarlyPress } from './app/earlyPress.ts';

/*
 * Written into documents whose page is drawn beforehand, before anything else is there: a press is kept until the page can answer
 * it, neither lost nor sent by the browser itself. The last one counts.
 */

const early: EarlyPress = {
  pressed: undefined,
  isTaken: false,
  isOver: false,
  answer: undefined,
  stop() {
    removeEventListener('click', press, true);
    removeEventListener('submit', refuse, true);
    removeEventListener('pagehide', keep);
    early.pressed?.removeAttribute('aria-busy');
  },
};

const press = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest('#root button') : null;
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (early.isTaken) return;
  early.pressed?.removeAttribute('aria-busy');
  early.pressed = button;
  button.setAttribute('aria-busy', 'true');
  early.answer?.(button);
};

const refuse = (event: Event) => event.preventDefault();

// What draws is fetched when what answers is here, so that it takes nothing from that.
const fetched = ({ target }: Event) => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'modulepreload') return;
  early.left ??= document.querySelectorAll('link[rel=modulepreload]').length;
  early.left -= 1;
  if (early.left > 0) return;
  document.removeEventListener('load', fetched, true);
  const { view }: { view: readonly string[] } = JSON.parse(
    document.getElementById('brought')?.textContent ?? '{"view":[]}',
  );
  for (const href of view)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

/** What is typed before the page listens would be gone with a reload, which nobody but this script hears of. */
const memory = 'hlaska.early';

const controls = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root input, #root textarea'),
];
const stateOf = (control: HTMLInputElement | HTMLTextAreaElement) =>
  'checked' in control && /checkbox|radio/.test(control.type) ? control.checked : control.value;
const nameOf = ({ name, type, value }: HTMLInputElement | HTMLTextAreaElement) =>
  /checkbox|radio/.test(type) ? `${name}=${value}` : name;

const keep = () => {
  if (early.isTaken) return;
  const typed = controls().map((control) => [nameOf(control), stateOf(control)]);
  sessionStorage.setItem(memory, JSON.stringify([location.pathname, Object.fromEntries(typed)]));
};

const restore = () => {
  const [path, typed]: [string?, Record<string, string | boolean>?] = JSON.parse(
    sessionStorage.getItem(memory) ?? '[]',
  );
  sessionStorage.removeItem(memory);
  if (path !== location.pathname || !typed) return;
  for (const control of controls()) {
    const state = typed[nameOf(control)];
    if (typeof state === 'boolean' && 'checked' in control) control.checked = state;
    else if (typeof state === 'string') control.value = state;
  }
};

addEventListener('pagehide', keep);
document.addEventListener('DOMContentLoaded', restore);
addEventListener('click', press, true);
addEventListener('submit', refuse, true);
document.addEventListener('load', fetched, true);
window.early = early;
