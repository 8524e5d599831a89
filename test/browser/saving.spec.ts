import type { Page, Route } from 'playwright/test';
import { accident } from './accident.ts';
import { walkTo } from './journeys/walkJourney.ts';
import type { Report } from './report.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

const refused = /Failed to load resource|Unable to preload/;

const create = '**/rest/claim/create';

/** The calls that create or save a claim from now on. */
const changesOf = (page: Page): string[] => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:create|save\/\d+)$/.test(pathname)) changes.push(pathname.replace(/[\da-f-]{36}/, 'uuid'));
  });
  return changes;
};

/** A window whose reporter has just said what happened, on the first page that saves. */
const answerFirst = async (report: Report): Promise<void> => {
  await walkTo(report, accident, 'chooseEvent');
  // Before it listens, the service would answer the page.
  await report.page.waitForFunction(() => window.early === undefined);
  await answerPage(report, 'chooseEvent');
};

test('the first answers travel with the report that they create, in one call', async ({ report, page }) => {
  const changes = changesOf(page);
  await answerFirst(report);
  await report.expectOn('reporter');
  expect(changes).toEqual(['/rest/claim/create']);
  expect(await report.stored()).toMatchObject({
    version: 1,
    detail: { formSteps: ['index', 'chooseEvent'] },
  });
  await answerPage(report, 'reporter');
  await report.expectOn('vehicle');
  expect(changes).toEqual(['/rest/claim/create', '/rest/claim/uuid/save/1']);
});

for (const how of ['tried again', 'made after a reload'] as const) {
  test(`a first save whose answer is lost, ${how}, leaves one report`, async ({
    report,
    page,
    complaints,
  }) => {
    complaints.expect(refused);
    const losesAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(create, losesAnswer, { times: 1 });
    await answerFirst(report);
    await expect(report.dialog('unreached')).toBeVisible();
    if (how === 'tried again') {
      await report.answerDialog('unreached', 'confirm');
    } else {
      await page.reload();
      await report.expectOn('chooseEvent');
      await answerPage(report, 'chooseEvent');
    }
    await report.expectOn('reporter');
    const { drafts } = await (await page.request.get('/rest/draft')).json();
    expect(drafts).toHaveLength(1);
    const { version, detail } = await report.stored();
    expect([version, detail.eventKinds]).toEqual([2, ['HAVNEHODA']]);
  });
}

/** The saves that leave the window from now on. */
const savesOf = (page: Page): string[] => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/save/')) saves.push(request.url());
  });
  return saves;
};

test('a service that is away while saving loses nothing: once it is back the page turns by itself', async ({
  report,
  service,
  complaints,
}) => {
  complaints.expect(refused);
  await openAt(report, 'event');
  await service.stop();
  await answerPage(report, 'event');
  await expect(report.dialog('unreached')).toBeVisible();
  await service.start();
  await report.expectOn('circumstances');
  expect((await report.stored()).detail).toMatchObject({ incidentPlace: 'Brno, Masarykova 1' });
});

test('without a network the reporter may go back to the answers, which are still there', async ({
  report,
  context,
  complaints,
}) => {
  complaints.expect(refused);
  await openAt(report, 'event');
  await context.setOffline(true);
  await answerPage(report, 'event');
  await report.answerDialog('offline', 'refuse');
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Brno, Masarykova 1');
  await context.setOffline(false);
  await report.goOn();
  await report.expectOn('circumstances');
});

test('the network that comes back is noticed at once', async ({ report, context, complaints }) => {
  complaints.expect(refused);
  await openAt(report, 'event');
  await context.setOffline(true);
  await answerPage(report, 'event');
  await expect(report.dialog('offline')).toBeVisible();
  await context.setOffline(false);
  await report.expectOn('circumstances');
});

for (const [status, code, tag] of [
  [500, '245000000', []],
  [403, '245000022', '@long'],
] as const) {
  test(
    `a save refused with ${status} loads the report again and offers what was typed`,
    { tag: [tag].flat() },
    async ({ report, page, complaints }) => {
      complaints.expect(new RegExp(String(status)));
      await openAt(report, 'bankData');
      await page.goto('/hlaseni/nonlife/car/ohlasovatel');
      await report.fields.type('reporter.fullName', 'Jana Svobodová');
      const body = { code, status, message: 'Refused.', requestId: '00000000-0000-4000-8000-000000000000' };
      await page.route('**/save/*', (route) => route.fulfill({ status, json: body }), { times: 1 });
      await report.goOn();
      await report.answerDialog('confirmReporterContacts', 'confirm');
      await report.expectOn('bankData');
      await expect(page.getByText(report.say('dialogs:reloaded.title'))).toBeVisible();
      expect((await report.stored()).detail).toMatchObject({ reporter: { fullName: 'Jana Nováková' } });

      await page.goto('/hlaseni/nonlife/car/ohlasovatel');
      await expect(page.getByText(report.say('dialogs:restoredTyping.title'))).toBeVisible();
      await expect(report.fields.box('reporter.fullName')).toHaveValue('Jana Svobodová');
    },
  );
}

test('a double click on Continue saves once', { tag: '@long' }, async ({ report, page }) => {
  await openAt(report, 'inspection');
  await page.goto('/hlaseni/nonlife/car/co-se-stalo');
  await report.expectOn('event');
  const saves = savesOf(page);
  await report.forward().dblclick();
  await report.expectOn('circumstances');
  expect(saves).toHaveLength(1);
});

test('beside Continue stands when the answers were saved', async ({ report, page }) => {
  await openAt(report, 'event');
  await expect(page.getByText(report.say('common:save.idle'))).toBeVisible();
  const news = await page.locator('output.visually-hidden').last().elementHandle();
  await answerPage(report, 'event');
  await report.expectOn('circumstances');
  const saved = report.say('common:save.saved', { time: '' }).replaceAll(/\s/g, '\\s');
  const said = new RegExp(`^${saved}\\d{1,2}:\\d\\d$`);
  await expect(page.getByRole('paragraph').filter({ hasText: said })).toBeVisible();
  // What stood there before the page is announced.
  expect(await news?.evaluate((region) => region.isConnected && region.textContent)).toMatch(said);
});

test('a second press while the next page is still on its way changes nothing that was answered', async ({
  report,
  page,
}) => {
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/Vehicle-[^/]*\.js$/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await answerFirst(report);
  await report.expectOn('reporter');
  await answerPage(report, 'reporter');
  await expect.poll(async () => (await report.stored()).version).toBe(2);
  await report.expectOn('reporter');
  const { detail } = await report.stored();
  await report.goOn();
  arrives.resolve();
  await report.expectOn('vehicle');
  await expect(report.fields.box('contactSearch')).toHaveValue('');
  expect((await report.stored()).detail).toEqual(detail);
});
