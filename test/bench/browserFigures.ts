import { brotliCompressSync } from 'node:zlib';
import { chromium as browserType, type Browser, type Page } from 'playwright';
import { chromium } from '../browser/support/chromium.ts';
import { phone } from '../browser/support/viewports.ts';
import { median, type Figure } from './figure.ts';
import { initialBytes, keystrokes, slowDown, transition } from './pageTimes.ts';

const entry = '/hlaseni/nonlife/car';
const turns = 15;
const keys = 40;
const phoneSlowness = 4;

/** What a reporter's phone feels, on the application at `ours` and on the bare pages at `floor`. */
export async function browserFigures(ours: string, floor: string): Promise<Figure[]> {
  const browser = await browserType.launch(chromium);
  try {
    const floorPage = `${floor}/floor.html`;
    return [
      await bytes('start page, JS and CSS', browser, `${ours}/`, floorPage),
      await bytes('first page of the accident, JS and CSS', browser, ours + entry, floorPage),
      ...(await turning(browser, ours + entry, floorPage)),
      await typing(browser, `${floor}/things.html?rows=30`, `${floorPage}?rows=30`),
    ];
  } finally {
    await browser.close();
  }
}

async function bytes(what: string, browser: Browser, ours: string, floor: string): Promise<Figure> {
  const measured = (url: string) =>
    onPage(browser, (page) => initialBytes(page, url, page.locator('h1'), brotliSize));
  return {
    what,
    unit: 'kB',
    ours: await measured(ours),
    floor: await measured(floor),
    wanted: 'at most 150 kB',
  };
}

async function turning(browser: Browser, ours: string, floor: string): Promise<Figure[]> {
  const application = await onPage(browser, async (page) => {
    await page.goto(ours);
    await page.getByRole('radio').or(page.getByRole('checkbox')).first().check();
    return turnBackAndForth(page, 'Pokračovat', 'Zpět');
  });
  const bare = await onPage(browser, async (page) => {
    await page.goto(floor);
    return turnBackAndForth(page, 'Continue', 'Back');
  });
  return [
    { what: 'next page, with its save', unit: 'ms', ours: application.forward, floor: bare.forward },
    { what: 'page back', unit: 'ms', ours: application.back, floor: bare.back },
  ];
}

async function turnBackAndForth(page: Page, next: string, previous: string) {
  await slowDown(page, phoneSlowness);
  const forward: number[] = [];
  const back: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    forward.push(await transition(page.getByRole('button', { name: next })));
    back.push(
      await transition(
        page.getByRole('button', { name: previous }).or(page.getByRole('link', { name: previous })),
      ),
    );
  }
  return { forward: median(forward), back: median(back) };
}

async function typing(browser: Browser, ours: string, floor: string): Promise<Figure> {
  const measured = (url: string) =>
    onPage(browser, async (page) => {
      await page.goto(url);
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
    ours: await measured(ours),
    floor: await measured(floor),
    wanted: 'at most 1.5 x',
  };
}

async function onPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, locale: 'cs-CZ', reducedMotion: 'reduce' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

const brotliSize = (body: Buffer) => brotliCompressSync(body).length;
