import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { daysAgo } from './support/daysAgo.ts';
import { picture } from './support/files.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { isCached, cachedApplication } from './support/cachedApplication.ts';
import { expect, test } from './support/reportTest.ts';
import { Service } from './support/service.ts';
import { phone } from './support/viewports.ts';
import { answerPage, openAt } from './walkAccident.ts';

const home = '/hlaseni/nonlife/car';
const lost = /Failed to load resource|Unable to preload|dynamically imported module/;

test.use(phone);

const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('the window says that there is no network, and no more once there is', async ({
  report,
  page,
  context,
  complaints,
}) => {
  // What is loaded when nothing else is to be done may come too late.
  complaints.expect(lost);
  await openAt(report, 'vehicle');
  const offline = notice(page, report.say('common:offline.brief'));
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const steps = page.getByRole('navigation', { name: report.say('common:progress.label') });
  const [said, bar] = await Promise.all([offline.boundingBox(), steps.boundingBox()]);
  expect(said?.y).toBe(0);
  expect(bar?.y).toBe(said?.height);
  await report.fields.type('contactSearch', '4UI5655');
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(report.fields.box('contactSearch')).toHaveValue('4UI5655');
});

test('what is asked of the service waits for the network and goes on by itself', async ({
  report,
  context,
  complaints,
}) => {
  complaints.expect(lost);
  await openAt(report, 'vehicle');
  await report.fields.type('contactSearch', '4UI5655');
  await report.fields.type('incidentDate', daysAgo(3).typed);
  await context.setOffline(true);
  await report.goOn();
  await expect(report.dialog('offline')).toBeVisible();
  await context.setOffline(false);
  await expect(report.page.getByText(report.say('shared:foundVehicle.title'))).toBeVisible();
});

test('the first answers wait for the network and begin the report by themselves', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(lost);
  await page.goto(home);
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await answerPage(report, 'chooseEvent');
  await expect(report.dialog('offline')).toBeVisible();
  await context.setOffline(false);
  await report.expectOn('reporter');
});

test('a page that was never loaded comes when the network is back', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(lost);
  await openAt(report, 'summary');
  let isLoadedAgain = false;
  page.on('request', (request) => {
    isLoadedAgain ||= request.url().includes('reload=');
  });
  let wasAway = false;
  // Out of reach until the page is loaded again: a part that is asked for a second time would else come with the network.
  await page.route(/\/static\/Event-[^/]*\.js/, async (route) => {
    if (isLoadedAgain) return route.continue();
    if (!wasAway) await context.setOffline(true);
    wasAway = true;
    return route.abort();
  });
  await page.locator('[data-leads-to=event]').click();
  await expect(notice(page, report.say('common:offline.brief'))).toBeVisible();
  await context.setOffline(false);
  await report.expectOn('event');
  expect(isLoadedAgain).toBe(true);
});

test('the pages on both sides of the one shown are there without a network', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(lost);
  const fetched = (view: string) =>
    page.waitForResponse((answer) => answer.url().includes(`/static/${view}-`));
  const sides = Promise.all([fetched('Event'), fetched('Vehicle')]);
  await openAt(report, 'bankData');
  await sides;
  await context.setOffline(true);
  await report.goBack();
  await report.expectOn('vehicle');
  await context.setOffline(false);
});

test('a report that cannot be read for want of a network opens as this tab knows it', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(lost);
  await openAt(report, 'vehicle');
  await page.route(/\/rest\/claim\/[-0-9a-f]{36}$/, (route) => route.abort(), { times: 1 });
  await page.reload();
  await report.expectOn('vehicle');
});

test('a report that this tab has never read opens when the network is back', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(lost);
  await openAt(report, 'vehicle');
  await page.evaluate(() => sessionStorage.removeItem('hlaska.draft.car.DRAFT'));
  await page.route(/\/rest\/claim\/[-0-9a-f]{36}$/, (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(report.heading()).toHaveText(report.say('failures:0.title'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await report.expectOn('vehicle');
});

test.describe('an application that the browser keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens again while nothing can be reached, with what was typed, and saves once it can', async ({
    report,
    page,
    service,
    complaints,
  }) => {
    complaints.expect(lost);
    // What the stopped service breaks off may have no words.
    complaints.expect(/Failed to fetch|^$/);
    await openAt(report, 'event');
    await isCached(page);
    await report.fields.type('incidentPlace', 'Zlín');
    await service.stop();
    await page.reload();
    await report.expectOn('event');
    await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
    await expectAccessible(page);
    await answerPage(report, 'event');
    await expect(report.dialog('unreached')).toBeVisible();
    await service.start();
    await report.expectOn('circumstances');
    expect((await report.stored()).version).toBe(2);
  });

  test('opens again without a network with the files that went up since, and without the one that was removed', async ({
    report,
    page,
    service,
    complaints,
  }) => {
    complaints.expect(lost);
    complaints.expect(/Failed to fetch|^$/);
    await openAt(report, 'documents');
    await isCached(page);
    const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    const send = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await report.button('common:files.choose').first().click();
      await (await chooser).setFiles(picture(name));
      await expect(row(name)).toContainText(report.say('common:files.uploaded'));
    };
    await send('doklad.jpg');
    await send('omyl.jpg');
    await row('omyl.jpg')
      .getByRole('button', { name: report.say('common:files.remove', { name: 'omyl.jpg' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: report.say('common:action.remove') })
      .click();
    await expect(row('omyl.jpg')).toHaveCount(0);
    await service.stop();
    await page.reload();
    await report.expectOn('documents');
    await expect(row('doklad.jpg')).toContainText(report.say('common:files.uploaded'));
    await expect(row('omyl.jpg')).toHaveCount(0);
    await service.start();
  });

  test('keeps nothing of a report', async ({ report, page }) => {
    await openAt(report, 'event');
    await isCached(page);
    await answerPage(report, 'event');
    await report.expectOn('circumstances');
    const { files } = await cachedApplication(page);
    const known =
      /^\/(?:static\/.+|index\.html|rest\/(?:application\/configuration|translation\/.+|codelist\/.+))$/;
    expect(files.filter((path) => !known.test(path))).toEqual([]);
  });

  test('is removed where the operator does not want it', async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
    const path = join(folder, 'configuration.json');
    await writeFile(path, JSON.stringify({ worksOffline: false }));
    const service = await Service.launch({ CONFIGURATION: path });
    const own = await browser.newContext({ baseURL: service.url, serviceWorkers: 'allow' });
    const page = await own.newPage();
    await page.goto('/hlaseni/nonlife/car');
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js').then(() => undefined));
    await expect.poll(async () => (await cachedApplication(page)).isAnswering).toBe(true);
    const stored = () => page.evaluate(() => caches.keys());
    await page.reload();
    await expect.poll(stored).toEqual([]);
    // It answers until the page is left, and stores nothing more.
    await page.evaluate(async () => (await fetch('/rest/application/configuration')).text());
    expect(await stored()).toEqual([]);
    await page.reload();
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
    expect(await stored()).toEqual([]);
    await own.close();
    await service.remove();
    await rm(folder, { recursive: true });
  });
});
