import type { Page, Route } from 'playwright/test';
import { hold, scripts } from './support/hold.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage } from './walkAccident.ts';

const question = '/hlaseni/nonlife/car/vyber-udalosti';

/** A weak network and a slow processor, as at the roadside. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/**
 * Picks a kind of event, which goes on, in the document itself, as many milliseconds after Continue has come as are given: from
 * outside a slow page is reached seconds later.
 */
const pressAt = async (page: Page, moment: number): Promise<void> => {
  await page.addInitScript((wait) => {
    const press = () => document.querySelector<HTMLElement>('button[data-picks*=HAVZVIRE]')?.click();
    const look = () => {
      if (document.querySelector('form button[type=submit]')) setTimeout(press, wait);
      else requestAnimationFrame(look);
    };
    if (!sessionStorage.getItem('pressed')) look();
    sessionStorage.setItem('pressed', 'once');
  }, moment);
};

/** Picks a kind of event, which goes on, once the page is there. */
const press = (page: Page): Promise<void> => page.locator('button[data-picks*=HAVZVIRE]').click();

/** The calls that begin a report, and those that save it. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/rest\/claim\/(?:[\w-]{36}\/)?(begin|create|save)/.exec(request.url()) ?? [];
    if (request.method() !== 'GET' && call) calls.push(call);
  });
  return calls;
};

const moments = Array.from({ length: 5 }, (_, at) => at * 400);

test.describe('on a weak network', () => {
  test.describe.configure({ mode: 'serial' });

  for (const moment of moments)
    test(`a press ${moment} ms after the page has come is answered, once${moment === 0 ? '' : ' @long'}`, async ({
      report,
      page,
    }) => {
      await slowDown(page);
      const calls = callsOf(page);
      await pressAt(page, moment);
      await page.goto(question, { waitUntil: 'commit' });
      await report.expectOn('reporter');
      await page.waitForFunction(() => window.early === undefined);
      await report.expectOn('reporter');
      expect(['begin', 'create']).toContain(calls.join(' '));
      expect((await report.stored()).detail).toMatchObject({ eventKinds: ['HAVZVIRE'] });
      await answerPage(report, 'reporter');
      await report.expectOn('vehicle');
    });

  test('what is picked before the page listens survives a reload @long', async ({ report, page }) => {
    await slowDown(page);
    await page.goto(question, { waitUntil: 'commit' });
    await page.locator('input[name=eventFamily][value=POVPOJ]').check();
    await page.locator('input[name=eventKinds][value=POVPOJ_THING]').check();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('input[name=eventKinds][value=POVPOJ_THING]')).toBeChecked();
    await page.locator('form button[type=submit]').click();
    await report.expectOn('reporter');
    expect((await report.stored()).detail).toMatchObject({ eventKinds: ['POVPOJ_THING'] });
  });

  test('a press that says only whose the damage is asks the service for nothing, and says what lacks', async ({
    report,
    page,
  }) => {
    await slowDown(page);
    const calls = callsOf(page);
    await page.goto(question, { waitUntil: 'commit' });
    await page.locator('input[name=eventFamily][value=POVPOS]').check();
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('link', { name: report.say('fields:eventKinds.required') })).toBeVisible();
    await report.expectOn('chooseEvent');
    expect(calls).toEqual([]);
  });

  test('a press that lacks an answer says so once the page listens', async ({ report, page }) => {
    await slowDown(page);
    await page.goto(question, { waitUntil: 'commit' });
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('link', { name: report.say('fields:eventKinds.required') })).toBeVisible();
    await report.expectOn('chooseEvent');
  });

  for (const [lost, fail] of [
    ['call', (route: Route) => route.abort()],
    // The service has done it, and nobody hears of it.
    ['answer', (route: Route) => route.fetch().then(() => route.abort())],
  ] as const)
    test(`a network that loses the ${lost} of an early press leaves one report${lost === 'call' ? ' @long' : ''}`, async ({
      report,
      page,
      complaints,
    }) => {
      complaints.expect(/Failed to load resource/);
      await slowDown(page);
      let isAway = true;
      await page.route(/\/rest\/claim\/(?:begin|create)$/, (route) =>
        isAway ? fail(route) : route.continue(),
      );
      await pressAt(page, 0);
      await page.goto(question, { waitUntil: 'commit' });
      await expect(report.dialog('unreached')).toBeVisible({ timeout: 30_000 });
      isAway = false;
      // It is tried again by itself every ten seconds.
      await expect(report.heading()).toHaveText(report.titleOf('reporter'), { timeout: 30_000 });
      expect((await report.stored()).detail).toMatchObject({ eventKinds: ['HAVZVIRE'] });
      const drafts = await page.request.get('/rest/draft');
      expect(await drafts.json()).toMatchObject({ drafts: [{ claimType: 'car' }] });
    });
});

test('a press that is answered before the page can be drawn, and whose call is lost, says so', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const { promise: isLost, resolve: lost } = Promise.withResolvers<void>();
  await page.route('**/rest/claim/begin', (route) => route.abort());
  await page.route('**/rest/claim/create', (route) => route.abort().then(lost));
  await page.route('**/rest/translation/**', (route) => isLost.then(() => route.continue()));
  await pressAt(page, 0);
  await page.goto(question, { waitUntil: 'commit' });
  await expect(report.dialog('unreached')).toBeVisible();
});

test('what is answered early and typed on the page that follows survives a reload before it listens @long', async ({
  report,
  page,
}) => {
  const release = await hold(page, scripts);
  await pressAt(page, 0);
  await page.goto(question, { waitUntil: 'commit' });
  await report.expectOn('reporter');
  const name = page.locator('input[name="reporter.fullName"]');
  await name.fill('Jana Nováková');
  release();
  await page.reload();
  await report.expectOn('reporter');
  await expect(name).toHaveValue('Jana Nováková');
});

test('a press on a page of which the end is still on its way is answered as soon as that has come', async ({
  report,
  page,
}) => {
  await hold(page, scripts);
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    // What a page says of itself stands at its end, behind what is pressed.
    document.getElementById = (id) => (id === 'brought' && event?.type === 'click' ? null : find(id));
  });
  await page.goto(question, { waitUntil: 'commit' });
  await press(page);
  await page.evaluate(() => document.dispatchEvent(new Event('readystatechange')));
  await report.expectOn('reporter');
});

test('Back from the page that follows an early press leads to the page that was answered @long', async ({
  report,
  page,
}) => {
  const release = await hold(page, scripts);
  await pressAt(page, 0);
  await page.goto(question, { waitUntil: 'commit' });
  await report.expectOn('reporter');
  await expect(report.heading()).toBeFocused();
  release();
  await page.goBack();
  await report.expectOn('chooseEvent');
  await expect(page.locator('input[name=eventKinds][value=HAVZVIRE]')).toBeChecked();
});

test('a language pressed before the window around a report listens is spoken', async ({ report, page }) => {
  await report.begin({ eventKinds: ['HAVZVIRE'] });
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', (route) => isPressed.then(() => route.continue()));
  await page.goto('/hlaseni/nonlife/car/vozidlo', { waitUntil: 'commit' });
  await page.locator('header button[lang=sk]').click();
  pressed();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
});

test('who begins before the page listens comes back to it by Back of the browser @long', async ({
  report,
  page,
}) => {
  const calls = callsOf(page);
  const release = await hold(page, scripts);
  await page.goto('/hlaseni/nonlife/car', { waitUntil: 'commit' });
  await page.locator('main a[data-look=primary]').click();
  await expect(page).toHaveURL(question);
  release();
  await page.reload();
  await press(page);
  await report.expectOn('reporter');
  await page.goBack();
  await report.expectOn('chooseEvent');
  await page.goBack();
  await report.expectOn('index');
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await expect(page.locator('input[name=eventKinds][value=HAVZVIRE]')).toBeChecked();
  expect(calls.filter((call) => call !== 'save')).toHaveLength(1);
});

test('a page that the browser brings back as it was left begins no second report @long', async ({
  report,
  page,
}) => {
  await page.goto('/hlaseni/nonlife/car');
  await report.expectOn('index');
  // Else it would begin with what the other page does next.
  await page.waitForFunction(() => window.early === undefined);
  const other = await page.context().newPage();
  await other.goto(question);
  await press(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(report.titleOf('reporter'));
  await other.close();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await expect(page.locator('input[name=eventKinds][value=HAVZVIRE]')).toBeChecked();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page, the hotline and a sentence are there, and links lead on', async ({ page }) => {
    await page.goto('/hlaseni/nonlife/car');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Chcete nahlásit nehodu nebo škodu s\svozidlem\?/,
    );
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    // Playwright turns scripts off for a browser that has parsed the page as if they were on.
    expect(await page.locator('noscript').textContent()).toContain('Hlášení potřebuje JavaScript.');
    await page.locator('main a[data-look=primary]').click();
    await expect(page).toHaveURL(question);
    await page.locator('input[name=eventFamily][value=POVPOJ]').check();
    await expect(page.locator('input[name=eventKinds]:visible')).not.toHaveCount(0);
  });
});
