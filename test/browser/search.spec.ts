import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/reportTest.ts';
import { Service } from './support/service.ts';
import { phone } from './support/viewports.ts';
import { wordsOf } from './support/words.ts';

const field = (page: Page) => page.getByRole('searchbox');
const ways = (page: Page) => page.getByRole('search').getByRole('link');

const told = [
  { language: 'cs', said: 'srazila jsem srnu', home: '/nonlife/car', event: 'HAVZVIRE', asked: 'eventKinds' },
  { language: 'sk', said: 'zlomila som si nohu', home: '/life', event: 'DNL', asked: 'appliedRiskId' },
  {
    language: 'en',
    said: 'canceled holliday',
    home: '/uniflow',
    event: 'TRAVEL_CANCELLATION',
    asked: 'uniEvent',
  },
] as const;

for (const { language, said, home, event, asked } of told)
  test.describe(`told on a phone in ${language}`, () => {
    test.use({ ...phone, language, contextOptions: { reducedMotion: 'reduce' } });

    test(`"${said}" leads to the first page of its report, and there it is chosen`, async ({
      report,
      page,
    }) => {
      await report.arrive();
      await field(page).fill(said);
      await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await ways(page).first().click();
      await expect(page).toHaveURL(`/hlaseni${home}?event=${event}`);
      await report.goOn('index');
      await expect(page.locator(`input[name=${asked}][value=${event}]`)).toBeChecked();
    });
  });

test('a link goes on with the report that tells the same, and begins another where it tells something else', async ({
  report,
  page,
}) => {
  const home = '/hlaseni/nonlife/car';
  await page.goto(`${home}?event=HAVZVIRE`);
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await report.goOn();
  await report.expectOn('reporter');
  await page.goto(`${home}?event=HAVZVIRE`);
  await report.expectOn('reporter');
  await page.goto(`${home}?event=HAVSKLA`);
  await report.expectOn('index');
});

test('whoever reports all day comes to the search, to what it found and back by keys alone', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => window.early === undefined);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kroupy');
  await expect(ways(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(ways(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(ways(page).nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/hlaseni/nonlife/car?event=HAVZIVEL');
});

test('what nobody knows leads to the telephone and to the choice below', async ({ page, report }) => {
  await page.goto('/');
  await field(page).fill('qwrtz');
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toContainText('Tohle jsme nenašli.');
  await expect(ways(page)).toHaveText([
    report.say('search:call', { hotline: '+420 800 000 000' }),
    report.say('search:unsure'),
  ]);
});

test('what is not sold here says whom to call, and whoever does not know what is insured may report', async ({
  page,
  report,
}) => {
  await page.goto('/');
  await field(page).fill('zneužitá karta');
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toContainText('Tohle tady nahlásit nejde.');
  await page
    .getByRole('search')
    .getByRole('link', { name: report.say('search:unsure') })
    .click();
  await expect(page).toHaveURL('/hlaseni/uniflow?risk=UNINEVIM');
});

// The browser is the next test's, too.
test.afterEach(({ context }) => context.setOffline(false));

test('once it has come, the search needs no network', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await field(page).fill('srna');
  await expect(ways(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('zlomená noha');
  await expect(ways(page).first()).toHaveText(/^Úraz, který se léčí/);
});

test('where the search does not come, the choice below is still there', async ({
  page,
  context,
  complaints,
  report,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.waitForFunction(() => window.early === undefined);
  await context.setOffline(true);
  await field(page).fill('srna');
  await expect(page.getByRole('search').getByRole('alert')).toContainText('Hledání se teď nenačetlo.');
  await expect(page.getByRole('link', { name: report.say('start:lines.car.title') }).first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that could not answer, and the insurance is chosen below', async ({ page }) => {
    await page.goto('/');
    await expect(field(page)).toBeHidden();
    await page.getByRole('link', { name: /^Vozidlo/ }).click();
    await expect(page).toHaveURL('/hlaseni/nonlife/car');
  });
});

test.describe('a line that the operator has switched off', () => {
  test.use({ baseURL: async ({}, use) => use(undefined) });

  test('is found, says that it is taken by telephone, and leads to what to do instead', async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
    const path = join(folder, 'configuration.json');
    await writeFile(path, JSON.stringify({ productLines: ['life'] }));
    const service = await Service.launch({ CONFIGURATION: path });
    const context = await browser.newContext({ baseURL: service.url, locale: 'cs-CZ' });
    const page = await context.newPage();
    const say = wordsOf('cs');
    await page.goto('/');
    await field(page).fill('srna');
    await expect(ways(page).first()).toHaveText(/Vozidlo, po telefonu$/);
    await ways(page).first().click();
    for (const address of [page.url(), '/hlaseni/nonlife/car/nehoda', '/hlaseni/uniflow?flow=QUESTION']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('start:switchedOff.title'));
      await expect(page.getByRole('main').getByRole('link', { name: /^Zavolat/ })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: say('start:lines.life.title') }),
      ).toBeVisible();
      await expectAccessible(page);
    }
    await context.close();
    await service.remove();
    await rm(folder, { recursive: true });
  });
});
