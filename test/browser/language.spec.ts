import type { Page, Response } from 'playwright/test';
import type { Language } from '#src/i18n/languages.ts';
import { expect, test } from './support/reportTest.ts';
import { wordsOf } from './support/words.ts';

/** The language and the heading of a document as the service sent it. */
const sent = async (answer: Response | null): Promise<(string | undefined)[]> => {
  const html = (await answer?.text()) ?? '';
  return [/<html lang="(.*?)"/.exec(html)?.[1], /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]];
};

const startIn = (language: Language) => [language, wordsOf(language)('start:title')];

/** From now on the browser asks for documents in a language. */
const askFor = async (page: Page, language: Language): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.continue({ headers: { ...route.request().headers(), 'accept-language': language } }),
  );
};

const expectShown = async (page: Page, language: Language): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language)('start:title'));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** What this browser keeps as chosen: in its storage, and in the cookie for the service. */
const kept = async (page: Page): Promise<(string | null | undefined)[]> => {
  // What is kept at the start is kept before the texts of failures are fetched.
  await page.waitForLoadState('networkidle');
  const cookies = await page.context().cookies();
  return [
    await page.evaluate(() => localStorage.getItem('hlaska.language')),
    cookies.find(({ name }) => name === 'hlaska.language')?.value,
  ];
};

test('the language chosen in the browser is the one the service draws the next document in', async ({
  report,
  page,
}) => {
  expect(await sent(await page.goto('/'))).toEqual(startIn('cs'));
  await report.speak('en');
  await expectShown(page, 'en');
  expect(await kept(page)).toEqual(['en', 'en']);
  expect(await sent(await page.reload())).toEqual(startIn('en'));
  await expectShown(page, 'en');
});

test('a language that a browser only asks for is spoken but not kept as chosen', async ({ page }) => {
  await askFor(page, 'sk');
  expect(await sent(await page.goto('/'))).toEqual(startIn('sk'));
  await expectShown(page, 'sk');
  expect(await kept(page)).toEqual([null, undefined]);
  await askFor(page, 'en');
  expect(await sent(await page.reload())).toEqual(startIn('en'));
  await expectShown(page, 'en');
});

test('a language that only the browser knows is told to the service', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hlaska.language', 'en'));
  expect(await sent(await page.goto('/'))).toEqual(startIn('cs'));
  await expectShown(page, 'en');
  expect(await kept(page)).toEqual(['en', 'en']);
  expect(await sent(await page.reload())).toEqual(startIn('en'));
});

for (const [missing, address] of [
  ['the texts of every page', /\/static\/common-[^/]*\.js/],
  ['the texts of this page', '**/rest/translation/**'],
] as const)
  test(`a start without ${missing} says so in the language that the browser asks for`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|TextsAway|did not load/);
    await askFor(page, 'sk');
    await page.route(address, (route) => route.abort());
    await page.goto('/');
    // The texts of a page are asked for six times before they count as away.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka sa nenačítala', {
      timeout: 60_000,
    });
  });
