import { brotliCompressSync } from 'node:zlib';
import { chromium as browserType, type Browser, type Locator, type Page } from 'playwright';
import { Report } from '../browser/report.ts';
import { chromium } from '../browser/support/chromium.ts';
import { phone } from '../browser/support/viewports.ts';
import { openAt } from '../browser/walkAccident.ts';
import { median, type Figure } from './figure.ts';
import { initialBytes, keystrokes, slowDown, transition } from './pageTimes.ts';

const entry = '/hlaseni/nonlife/car';
const turns = 15;
const keys = 40;
const phoneSlowness = 4;

/** What a reporter's phone experiences, on the application at `ours` and on the bare pages at `floor`. */
export async function browserFigures(ours: string, floor: string): Promise<Figure[]> {
  const browser = await browserType.launch(chromium);
  try {
    return [
      await bytes('JS and CSS of the start page', browser, [ours, '/'], floor),
      await bytes('JS and CSS of the accident, first page', browser, [ours, entry], floor),
      await bytes('JS and CSS of a life claim, first page', browser, [ours, '/hlaseni/life'], floor),
      ...(await turning(browser, ours, floor)),
      await typing(browser, floor),
    ];
  } finally {
    await browser.close();
  }
}

async function bytes(what: string, browser: Browser, ours: [string, string], floor: string): Promise<Figure> {
  const measured = (url: string, path: string) =>
    onPage(browser, url, (page) => initialBytes(page, path, page.locator('h1'), brotliSize));
  return {
    what,
    unit: 'kB',
    ours: await measured(...ours),
    floor: await measured(floor, '/floor.html'),
    wanted: 'at most 150 kB',
  };
}

async function turning(browser: Browser, ours: string, floor: string): Promise<Figure[]> {
  const application = await onPage(browser, ours, async (page) => {
    const report = new Report(page, 'cs');
    await openAt(report, 'chooseReporter');
    await report.goBack();
    await report.expectOn('chooseEvent');
    return turnBackAndForth(page, report.forward(), report.button('common:action.back'));
  });
  const bare = await onPage(browser, floor, async (page) => {
    await page.goto('/floor.html');
    return turnBackAndForth(page, page.getByText('Continue'), page.getByText('Back'));
  });
  return [
    { what: 'next page, with its save', unit: 'ms', ours: application.forward, floor: bare.forward },
    { what: 'page back', unit: 'ms', ours: application.back, floor: bare.back },
  ];
}

async function turnBackAndForth(page: Page, next: Locator, previous: Locator) {
  await slowDown(page, phoneSlowness);
  const forward: number[] = [];
  const back: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    forward.push(await transition(next));
    back.push(await transition(previous));
  }
  return { forward: median(forward), back: median(back) };
}

async function typing(browser: Browser, floor: string): Promise<Figure> {
  const measured = (path: string) =>
    onPage(browser, floor, async (page) => {
      await page.goto(path);
      const field = page.getByRole('textbox').nth(15);
      await field.waitFor();
      // Ours refuses, and checks every key from then on; the floor has no such button.
      const proceed = page.getByRole('button', { name: 'Continue' });
      if (await proceed.isVisible()) await proceed.click();
      await slowDown(page, phoneSlowness);
      return median(await keystrokes(field, keys));
    });
  return {
    what: 'key to paint, 30 damaged things',
    unit: 'ms',
    ours: await measured('/things.html'),
    floor: await measured('/floor.html?rows=30'),
    wanted: 'at most 1.5 x',
  };
}

async function onPage<T>(browser: Browser, baseURL: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL, ...phone, locale: 'cs-CZ', reducedMotion: 'reduce' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const brotliSize = (body: Buffer) => brotliCompressSync(body).length;
