import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';
import { picture } from './support/files.ts';
import { Service } from './support/service.ts';
import { openAt } from './walkAccident.ts';

/**
 * Opens a page under a clock that can be moved on. What is fetched meanwhile would find minutes gone, which a fetch may not take, and
 * what answers late moves the deadline: it is waited for.
 */
const openUnderClock = async (report: Report, page: Page, code: string): Promise<void> => {
  await page.clock.install();
  const last = page.waitForResponse(/\/VersionNotice-[^/]+\.js$/);
  await openAt(report, code);
  await page.clock.runFor('00:05');
  await last;
  await page.waitForLoadState('networkidle');
};

test('minutes before the session ends the reporter is warned, and one press prolongs it', async ({
  report,
  page,
}) => {
  await openUnderClock(report, page, 'event');
  await report.fields.type('incidentPlace', 'Zlín');
  await page.clock.runFor('26:50');
  await expect(report.dialog('sessionExpiring')).toBeHidden();
  await page.clock.runFor('00:20');
  await expect(report.dialog('sessionExpiring')).toBeVisible();
  await report.answerDialog('sessionExpiring', 'confirm');
  await expect(report.dialog('sessionExpiring')).toBeHidden();
  await page.clock.runFor('26:30');
  await expect(report.dialog('sessionExpiring')).toBeHidden();
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
});

test('a session that cannot be prolonged without a network says so, until it can', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await openUnderClock(report, page, 'event');
  await page.clock.runFor('27:10');
  await expect(report.dialog('sessionExpiring')).toBeVisible();
  await page.route('**/rest/session/state', (route) => route.abort());
  await report.answerDialog('sessionExpiring', 'confirm');
  await expect(page.getByRole('alert')).toHaveText(report.say('dialogs:sessionExpiring.notExtended'));
  await expectAccessible(page);
  await page.unroute('**/rest/session/state');
  await report.answerDialog('sessionExpiring', 'confirm');
  await expect(report.dialog('sessionExpiring')).toBeHidden();
});

test('whoever is asked something is warned above it, and is asked again once there is more time', async ({
  report,
  page,
}) => {
  await openUnderClock(report, page, 'event');
  await report.moreOptions();
  await report.button('common:action.discard').click();
  await expect(report.dialog('discard')).toBeVisible();
  await page.clock.runFor('27:10');
  await expect(report.dialog('sessionExpiring')).toBeVisible();
  await expectAccessible(page);
  await report.answerDialog('sessionExpiring', 'confirm');
  await expect(report.dialog('sessionExpiring')).toBeHidden();
  await report.answerDialog('discard', 'refuse');
  await expect(report.dialog('discard')).toBeHidden();
  await report.expectOn('event');
});

/** Opens the draft of the list, once the session has expired in the page shown. */
const openAgain = async (report: Report): Promise<void> => {
  await expect(report.dialog('sessionExpired')).toBeVisible();
  await report.answerDialog('sessionExpired', 'confirm');
  await expect(report.heading()).toHaveText(report.say('drafts:title'));
  await report.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
};

test('a session that expires in the middle of typing leaves what was typed', async ({ report, page }) => {
  await openUnderClock(report, page, 'event');
  await report.fields.type('incidentPlace', 'Zlín');
  // What warns is fetched when it is needed, and must not find the minutes gone that a fetch may take.
  await page.clock.runFor('27:10');
  await expect(report.dialog('sessionExpiring')).toBeVisible();
  await page.clock.runFor('03:00');
  await openAgain(report);
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
});

test('a session that expires in the middle of an upload leaves the file, which goes up again', async ({
  report,
  page,
}) => {
  await openUnderClock(report, page, 'documents');
  await page.route('**/documents', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  const chooser = page.waitForEvent('filechooser');
  await report.button('common:files.choose').first().click();
  await (await chooser).setFiles(picture('doklad.jpg'));
  await expect(page.getByText('doklad.jpg').first()).toBeVisible();
  await page.clock.runFor('27:10');
  await expect(report.dialog('sessionExpiring')).toBeVisible();
  await page.clock.runFor('03:00');
  await page.unroute('**/documents');
  await openAgain(report);
  await report.expectOn('documents');
  await expect(page.getByText(report.say('common:files.uploaded')).first()).toBeVisible();
});

test('a laptop that slept asks the service: a session that is still open goes on, one that is not expires', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.clock.install();
  await openAt(report, 'event');
  await page.waitForLoadState('networkidle');
  const sleep = async (minutes: number) => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + minutes * 60_000);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const asked = page.waitForResponse('**/rest/session/state');
  await sleep(40);
  expect(await (await asked).json()).toEqual({ isOpen: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/rest/session/state', (route) =>
    route.fulfill({
      status: 401,
      json: { code: '245000009', status: 401, message: 'Session null.', requestId: crypto.randomUUID() },
    }),
  );
  await sleep(40);
  await expect(report.dialog('sessionExpired')).toBeVisible();
});

test.describe('a session of ten seconds', () => {
  test.use({ baseURL: async ({}, use) => use(undefined) });

  test('when it has ended, the report waits among the drafts and opens where it was', async ({
    browser,
    language,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
    const path = join(folder, 'configuration.json');
    await writeFile(path, JSON.stringify({ sessionDuration: 10_000 }));
    const service = await Service.launch({ CONFIGURATION: path });
    const context = await browser.newContext({ baseURL: service.url });
    const report = new Report(await context.newPage(), language);
    await openAt(report, 'event');
    await expect(report.dialog('sessionExpired')).toBeVisible({ timeout: 40_000 });
    await report.answerDialog('sessionExpired', 'confirm');
    await expect(report.heading()).toHaveText(report.say('drafts:title'));
    await report.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await report.expectOn('event');
    await context.close();
    await service.remove();
    await rm(folder, { recursive: true });
  });
});
