import type { Browser, Page } from 'playwright';
import { median, type Figure } from './figure.ts';
import { onPhone, slowDown, weaken } from './phonePage.ts';

/** A first page that asks: where it is, what is chosen there in turn, and the call that carries that. */
interface FirstPage {
  readonly url: string;
  readonly path: string;
  readonly choices: readonly string[];
  readonly call: RegExp;
}

const visits = 3;

/** What somebody at the roadside waits for at their first visit. */
export async function firstLoadFigures(browser: Browser, ours: string, floor: string): Promise<Figure[]> {
  const question: FirstPage = {
    url: ours,
    path: '/hlaseni/nonlife/car/vyber-udalosti',
    choices: ['input[name=eventFamily]', 'input[name=eventKinds]'],
    call: /\/rest\/claim\/(?:begin|create)$/,
  };
  const bare = { url: floor, path: '/floor.html', choices: ['input[name=kind]'], call: /\/create$/ };
  const content: Sample = { ours: [], floor: [] };
  const answers: Sample = { ours: [], floor: [] };
  const next: Sample = { ours: [], floor: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    content.ours.push(await contentOf(browser, question));
    content.floor.push(await contentOf(browser, { ...bare, path: '/prerendered.html' }));
    for (const [side, page] of [['ours', question] as const, ['floor', bare] as const]) {
      const pressed = await pressedEarly(browser, page);
      answers[side].push(pressed.answers);
      next[side].push(pressed.next);
    }
  }
  return [
    { what: 'content, beside a drawn page', unit: 'ms', ...middle(content), wanted: 'at most 1.3 x' },
    { what: 'answers sent, pressed at once', unit: 'ms', ...middle(answers), wanted: 'below 1 x' },
    { what: 'page 2 painted, pressed at once', unit: 'ms', ...middle(next), wanted: 'at most 1.2 x' },
  ];
}

interface Sample {
  readonly ours: number[];
  readonly floor: number[];
}
const middle = ({ ours, floor }: Sample) => ({ ours: median(ours), floor: median(floor) });

const onWeakPhone = <T>(browser: Browser, url: string, measure: (page: Page) => Promise<T>): Promise<T> =>
  onPhone(browser, url, async (page) => {
    await weaken(page);
    await slowDown(page);
    return measure(page);
  });

/** When the largest content is painted, nothing touched. */
const contentOf = (browser: Browser, { url, path }: FirstPage): Promise<number> =>
  onWeakPhone(browser, url, async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.early === undefined);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });

/** When the answers are sent and the next page painted, for somebody who presses as early as they can, and again. */
const pressedEarly = (browser: Browser, { url, path, choices, call }: FirstPage) =>
  onWeakPhone(browser, url, async (page) => {
    await page.addInitScript(robot, [...choices]);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('turned').length > 0, null, {
      polling: 500,
    });
    const { calls, next } = await page.evaluate(() => ({
      calls: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      next: performance.getEntriesByName('turned')[0]?.startTime,
    }));
    const answers = calls.find(({ name }) => call.test(name))?.startTime;
    if (answers === undefined || next === undefined) throw new Error(`No answers were sent from ${path}.`);
    return { answers, next };
  });

/** Runs in the page before its own scripts: from outside a slow page is reached seconds later. */
const robot = (choices: string[]): void => {
  const patience = 150;
  let heading: string | undefined;
  let pressed = -patience;
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
  const look = () => {
    const read = document.querySelector('h1')?.textContent || undefined;
    heading ??= read;
    if (read !== heading && read !== undefined) return painted();
    requestAnimationFrame(look);
    const next = choices.find((selector) => !document.querySelector(`${selector}:checked`));
    if (next !== undefined) return shown(next)?.click();
    if (performance.now() - pressed < patience) return undefined;
    pressed = performance.now();
    return shown('form button[type=submit]')?.click();
  };
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => performance.mark('turned'));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  requestAnimationFrame(look);
};
