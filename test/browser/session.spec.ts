import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Report } from './report.ts';
import { expect, test } from './support/reportTest.ts';
import { Service } from './support/service.ts';
import { openAt } from './walkAccident.ts';

test('minutes before the session ends the reporter is warned, and one press prolongs it', async ({
  report,
  page,
}) => {
  await page.clock.install();
  await openAt(report, 'event');
  await report.fields.type('incidentPlace', 'Zlín');
  // Every answer moves the deadline, one that comes late as well.
  await page.waitForLoadState('networkidle');
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

test.describe('a session of three seconds', () => {
  test.use({ baseURL: async ({}, use) => use(undefined) });

  test('when it has ended, the report waits among the drafts and opens where it was', async ({
    browser,
    language,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
    const path = join(folder, 'configuration.json');
    await writeFile(path, JSON.stringify({ sessionDuration: 3000 }));
    const service = await Service.launch({ CONFIGURATION: path });
    const context = await browser.newContext({ baseURL: service.url });
    const report = new Report(await context.newPage(), language);
    await openAt(report, 'event');
    await expect(report.dialog('sessionExpired')).toBeVisible({ timeout: 15_000 });
    await report.answerDialog('sessionExpired', 'confirm');
    await expect(report.heading()).toHaveText(report.say('drafts:title'));
    await report.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await report.expectOn('event');
    await context.close();
    await service.remove();
    await rm(folder, { recursive: true });
  });
});
