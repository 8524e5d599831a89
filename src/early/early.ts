import type { EarlyResponse } from '#machines/service/prerenderedPage.ts';
import { sayFailed } from './sayFailed.ts';
import { controlsIn, fieldsOf, isChoice, isComplete, isTouched, picked } from './form.ts';
import type { EarlyPress } from '#src/app/earlyPress.ts';

/*
 * Written into documents whose page is drawn beforehand, before anything else is there: a press is kept until the page can answer
 * it, neither lost nor sent by the browser itself. The last one counts. A form that is filled in, the service answers at once.
 */

/** Milliseconds for the service to answer; then the page does it. */
const patience = 10_000;
const memory = 'hlaska.early';
/** Milliseconds without a press or a key after which somebody is taken to read. */
const calm = 300;

const early: EarlyPress = {
  pressed: undefined,
  isTaken: false,
  isOver: false,
  isOpening: false,
  begun: undefined,
  shown: undefined,
  answer: undefined,
  isTouched,
  stop() {
    removeEventListener('click', press, true);
    removeEventListener('submit', refuse, true);
    removeEventListener('pagehide', keep);
    removeEventListener('popstate', reload);
    for (const touching of touches) removeEventListener(touching, touch, true);
    document.adoptedStyleSheets = [];
    early.pressed?.removeAttribute('aria-busy');
  },
};

const press = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest('#root button, #root a') : null;
  if (button instanceof HTMLAnchorElement) return follow(event, button);
  if (!(button instanceof HTMLButtonElement)) return;
  keepPress(event, button);
  if (early.isTaken) return;
  const isPicked = picked(button);
  if (early.answer) early.answer(button);
  else if (brought()) send(button, isPicked);
  // What the page says of itself stands at its end, which is still on its way.
  else document.addEventListener('readystatechange', () => sendLate(button, isPicked), { once: true });
};

const sendLate = (button: HTMLButtonElement, isPicked: boolean) => {
  if (early.pressed === button && !early.isTaken && !early.answer) send(button, isPicked);
};

const keepPress = (event: Event, pressed: HTMLButtonElement | HTMLAnchorElement) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (early.isTaken) return;
  early.pressed?.removeAttribute('aria-busy');
  early.pressed = pressed;
  pressed.setAttribute('aria-busy', 'true');
};

/**
 * The page that follows is told what the address tells, and who comes. Once a flow opens here, that may have been taken from the
 * address, and another document would never hear of it.
 */
const follow = (event: Event, link: HTMLAnchorElement) => {
  if (!link.pathname.startsWith(`${location.pathname}/`)) return;
  const opensHere = event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (early.isOpening && opensHere) keepPress(event, link);
  if (link.search) return;
  link.search = location.search;
  link.hash = location.hash;
};

const refuse = (event: Event) => event.preventDefault();
const reload = () => location.reload();
interface BroughtHere {
  readonly language: string;
  readonly flow?: string;
  readonly logic: readonly string[];
  readonly view: readonly string[];
}
const brought = (): BroughtHere | undefined => {
  const text = document.getElementById('brought')?.textContent;
  return text ? JSON.parse(text) : undefined;
};

const send = ({ form, type }: HTMLButtonElement, isPicked: boolean) => {
  const { flow, language } = brought() ?? {};
  if (!(isPicked || type === 'submit') || !form || flow === undefined) return;
  if (location.hash || sessionStorage.getItem('hlaska.origin')) return;
  if (early.isOpening || early.begun || early.shown || !(isPicked || isComplete(form))) return;
  const key = `hlaska.create.${flow}`;
  const known = sessionStorage.getItem(key);
  const createKey = known ?? crypto.randomUUID();
  sessionStorage.setItem(key, createKey);
  early.begun = fetch('/rest/claim/begin', {
    method: 'POST',
    // Written out: what others import, too, would become a file of its own.
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({
      path: location.pathname + location.search,
      language,
      createKey,
      build: document.querySelector<HTMLMetaElement>('meta[name=build]')?.content,
      fields: fieldsOf(form),
    }),
    signal: AbortSignal.timeout(patience),
  })
    .then(async (answer) => {
      if (answer.ok) return turn(await answer.json(), flow);
      if (answer.status < 500 && known === null) sessionStorage.removeItem(key);
      return undefined;
    })
    .catch(() => undefined)
    .finally(() => {
      if (!early.shown) early.begun = undefined;
    });
};

/** Shows the page that follows as the flow would. */
const turn = (begun: EarlyResponse, flow: string): EarlyResponse => {
  const root = document.querySelector('#root');
  if (!root) return begun;
  for (const storage of [localStorage, sessionStorage])
    storage.setItem(`hlaska.claim.${flow}`, begun.claimRequestUuid);
  sessionStorage.removeItem(`hlaska.create.${flow}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(begun.style);
  document.adoptedStyleSheets = [sheet];
  root.innerHTML = begun.html;
  const title = document.querySelector('head title');
  if (title) title.innerHTML = begun.title;
  history.pushState({ index: (history.state?.index ?? 0) + 1 }, '', begun.path + location.search);
  addEventListener('popstate', reload);
  scrollTo(0, 0);
  root.querySelector('h1')?.focus();
  early.pressed = undefined;
  early.shown = begun;
  void preload(begun.view);
  return begun;
};

/** Fetches files; resolves when they are here, or cannot be had beforehand. */
const preload = async (files: readonly string[]) => {
  const links = files.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  if (!links[0]?.relList.supports('modulepreload')) return;
  const fetched = links.map(
    (link) => new Promise((done) => ['load', 'error'].forEach((end) => link.addEventListener(end, done))),
  );
  document.head.append(...links);
  await Promise.all(fetched);
};

const touches = ['pointerdown', 'click', 'keydown', 'input'];
let touchedAt = -calm;
const touch = () => (touchedAt = performance.now());

/**
 * Fetches what answers when the page is painted, and starts it: not before, or it would keep the page from being seen, and not while
 * somebody answers, who would wait for it. Only then what draws is fetched.
 */
const start = async () => {
  await painted();
  const { logic = [], view = [] } = brought() ?? {};
  // The document was cut off before it said so.
  if (logic.length === 0) return failed();
  await preload(logic);
  const latest = performance.now() + patience;
  for (let rest = calm; rest > 0 && performance.now() < latest;) {
    await early.begun;
    rest = touchedAt + calm - performance.now();
    if (rest > 0) await after(rest);
  }
  if (early.shown) await painted();
  void preload(view);
  await runInTurn(logic).catch(failed);
};

/** Each file is run by itself, behind those that it needs: a telephone hears a press between two of them, and not after all. */
const runInTurn = async (files: readonly string[]) => {
  for (const file of files) await import(/* @vite-ignore */ file);
};

/** Loads the document once more, past every cache, as the parts of the application do; then says that it will not do. */
const failed = async () => {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  const address = new URL(location.href);
  if (!address.searchParams.has('reload')) {
    address.searchParams.set('reload', String(Date.now()));
    location.replace(address);
    return;
  }
  early.pressed?.removeAttribute('aria-busy');
  sayFailed();
};

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** A window that nobody sees is never painted. */
const painted = () =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), after(1000)]);

// What is typed before the page listens would be gone with a reload, which nobody but this script hears of.
const keep = () => {
  const form = document.querySelector<HTMLFormElement>('#root form');
  if (form && !early.isTaken && controlsIn(form).some(isTouched))
    sessionStorage.setItem(memory, JSON.stringify([location.pathname, fieldsOf(form)]));
};

/** Something damaged counts as nothing typed. */
const typedBefore = (): [string?, [string, string][]?] => {
  try {
    return JSON.parse(sessionStorage.getItem(memory) ?? '[]');
  } catch {
    return [];
  }
};

const restore = () => {
  const controls = controlsIn(document);
  const [path, fields] = typedBefore();
  // Without controls the page is drawn by the flow, which knows what was typed there.
  if (controls.length === 0 || !fields) return;
  sessionStorage.removeItem(memory);
  if (path !== location.pathname) return;
  for (const control of controls) {
    const typed = fields.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) control.checked = typed.includes(control.value);
    else control.value = typed[0] ?? control.value;
  }
};

addEventListener('pagehide', keep);
document.addEventListener('DOMContentLoaded', () => {
  restore();
  void start();
});
addEventListener('click', press, true);
addEventListener('submit', refuse, true);
for (const touching of touches) addEventListener(touching, touch, true);
window.early = early;
// A link may be followed before anybody asks after who comes; what it means the flow finds out, not the form.
const referer = new URLSearchParams(location.search).get('referer');
if (referer) sessionStorage.setItem('hlaska.origin', referer);
