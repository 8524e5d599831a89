import type { Page } from 'playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

const eventChunk = /\/static\/Event-[^/]*\.js/;

/** The number of times the application has reloaded itself past every cache. */
const reloadsOf = (page: Page): string[] => {
  const reloads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('reload=')) reloads.push(request.url());
  });
  return reloads;
};

test('a page that fails to load makes the application load itself again, once', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|Unable to preload|dynamically imported module/);
  const reloads = reloadsOf(page);
  await page.route(eventChunk, (route) => (reloads.length === 0 ? route.abort() : route.continue()));
  await openAt(report, 'bankData');
  await answerPage(report, 'bankData');
  await report.expectOn('event');
  await expect(page).not.toHaveURL(/reload=/);
  expect(reloads).toHaveLength(1);
  expect((await report.stored()).detail).toMatchObject({ bankContactType: 'ENTERED' });
});

test('a page that fails to load again says so and offers another try', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(
    /Failed to load resource|Unable to preload|dynamically imported module|chunk failed to load/,
  );
  const reloads = reloadsOf(page);
  await page.route(eventChunk, (route) => route.abort());
  await openAt(report, 'bankData');
  await answerPage(report, 'bankData');
  await expect(report.heading()).toHaveText(report.say('failures:ChunkLoadError.title'));
  await expect(report.heading()).toBeFocused();
  await expect(report.heading()).toHaveAccessibleDescription(report.say('failures:ChunkLoadError.text'));
  expect(reloads).toHaveLength(1);
  await page.unroute(eventChunk);
  await report.button('common:action.reload').click();
  await report.expectOn('event');
});

test('a calendar that fails to load leaves the day to be typed, and an offer that fails the page as it is', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|Unable to preload/);
  const reloads = reloadsOf(page);
  await page.route(/CalendarPopup|VersionNotice/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /VersionNotice.*js/.test(request.url()));
  await openAt(report, 'vehicle');
  await failed;
  await page.getByRole('button', { name: new RegExp(`^${report.say('common:date.openCalendar')}`) }).click();
  await report.fields.type('incidentDate', '1.2.2026');
  await report.fields.box('contactSearch').focus();
  await expect(report.fields.box('incidentDate')).toHaveValue('01.02.2026');
  expect(reloads).toEqual([]);
});

for (const [missing, address] of [
  ['the texts of every page', /\/static\/common-[^/]*\.js/],
  ['the texts of this page', '**/rest/translation/**'],
] as const) {
  test(
    `a start without ${missing} says so in words of its own, and trying again begins`,
    {
      tag: typeof address === 'string' ? '@long' : [],
    },
    async ({ report, page, complaints }) => {
      complaints.expect(/Failed to load resource|TextsAway|did not load/);
      await page.route(address, (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('main')).toHaveText(
        'Stránka se nenačetlaZkontrolujte prosím připojení a zkuste to znovu. Co jste uložili, zůstalo.Zkusit znovu',
        // The texts of a page are asked for six times before they count as away.
        { timeout: 60_000 },
      );
      await expectAccessible(page);
      await page.unroute(address);
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();
      await expect(report.heading()).toHaveText(report.say('start:title'));
    },
  );
}

test('a document whose scripts fail to load loads itself once more, and then says so', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  const reloads = reloadsOf(page);
  await page.route(/\/static\/.*\.js$/, (route) => route.abort());
  await page.goto('/hlaseni/nonlife/car');
  await expect(page.getByRole('alert')).toHaveText('Stránka se nenačetla celá. Načtěte ji prosím znovu.');
  expect(reloads).toHaveLength(1);
  await page.unroute(/\/static\/.*\.js$/);
  await page.reload();
  await report.expectOn('index');
});
