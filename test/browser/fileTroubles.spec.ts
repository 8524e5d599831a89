import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { startClamd } from '#test/server/clamdDaemon.ts';
import { pdf } from '#test/server/files.ts';
import { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { textFile, type PickedFile } from './support/files.ts';
import { expect, test } from './support/reportTest.ts';
import { Service } from './support/service.ts';
import { answerPage, openAt } from './walkAccident.ts';

const paper = (name: string, says = name): PickedFile => ({ ...textFile(name, ''), buffer: pdf(says) });

const row = ({ page }: Report, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

const pick = async ({ page }: Report, button: Locator, ...files: PickedFile[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
};

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one.localeCompare(other);

const place = (report: Report): Locator => report.button('common:files.choose').first();

/** The reporter comes back to the window. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.use({ baseURL: async ({}, use) => use(undefined) });

test('while the virus scanner is away files count as received, and the last page tells of an infected one', async ({
  browser,
  language,
}) => {
  const away = await startClamd();
  await away.stop();
  const service = await Service.launch({ CLAMD: away.target });
  const context = await browser.newContext({ baseURL: service.url });
  const report = new Report(await context.newPage(), language);
  const { page } = report;
  const told = page.getByText(report.say('shared:leftFiles.checking', { count: 2 }));

  await openAt(report, 'documents');
  await pick(report, place(report), paper('smlouva.pdf'), paper('nakazena.pdf', 'evil'));
  for (const name of ['smlouva.pdf', 'nakazena.pdf'])
    await expect(row(report, name)).toContainText(report.say('common:files.checking'));
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await report.expectOn('documents');
  await expect(row(report, 'smlouva.pdf')).toContainText(report.say('common:files.checking'));
  await report.goOn();
  await report.expectOn('summary');
  await expect(told).toBeVisible();
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  await expect(told).toBeVisible();
  await expectAccessible(page);
  expect((await report.stored()).result?.documentsUploadResult).toBe('UPLOADED_ALL');

  const back = await startClamd(undefined, Number(new URL(away.target).port));
  await expect
    .poll(async () => {
      const { documents } = await report.stored();
      // Sent side by side, they arrive in either order.
      return documents.map(({ name, state }) => [name, state] as const).toSorted(byName);
    })
    .toEqual([
      ['nakazena.pdf', 'REFUSED'],
      ['smlouva.pdf', undefined],
    ]);
  await lookAgain(page);
  const refused = row(report, 'nakazena.pdf').last();
  await expect(refused).toContainText(report.say('failures:245000031.text'));
  await expect(page.getByText(report.say('shared:leftFiles.sent'))).toBeVisible();
  await expect(page.getByText(report.say('shared:finalised.documents.uploaded', { count: 1 }))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await report.expectOn('finalised');
  const other = page.getByRole('button', {
    name: report.say('common:files.chooseOtherFor', { name: 'nakazena.pdf' }),
  });
  await pick(report, other, paper('cista.pdf'));
  await expect(row(report, 'nakazena.pdf')).toHaveCount(0);
  await expect(page.getByText(report.say('shared:finalised.documents.uploaded', { count: 2 }))).toBeVisible();
  const { documents, result } = await report.stored();
  expect([documents.map(({ name }) => name), result?.documentsUploadResult, result?.failedDocCount]).toEqual([
    ['smlouva.pdf', 'cista.pdf'],
    'UPLOADED_ALL',
    undefined,
  ]);
  await context.close();
  await back.stop();
  await service.remove();
});

test('a file that finds the session ended goes up when the report is opened again', async ({
  browser,
  language,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  const path = join(folder, 'configuration.json');
  // Short to be waited for, long enough to open the report again on a busy machine.
  await writeFile(path, JSON.stringify({ sessionDuration: 20_000 }));
  const service = await Service.launch({ CONFIGURATION: path });
  const context = await browser.newContext({ baseURL: service.url });
  const report = new Report(await context.newPage(), language);
  const { page } = report;
  await openAt(report, 'documents');
  // The clocks of this window stand, so that the service is the first to know that the session is over.
  await page.clock.setFixedTime(Date.now());
  await page.evaluate(() => {
    const standing = performance.now();
    performance.now = () => standing;
  });
  const held = Promise.withResolvers<void>();
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/documents'))
      answers.push(answer.status());
  });
  await page.route('**/documents', async (route) => {
    await held.promise;
    await route.continue();
  });
  await pick(report, place(report), paper('smlouva.pdf'));
  await expect(row(report, 'smlouva.pdf').getByRole('progressbar')).toBeVisible();
  // Whoever begins later finds their session over: so is this one.
  const elsewhere = await browser.newContext({ baseURL: service.url });
  const other = new Report(await elsewhere.newPage(), language);
  await openAt(other, 'event');
  await expect(other.dialog('sessionExpired')).toBeVisible({ timeout: 60_000 });
  await elsewhere.close();
  await expect(report.dialog('sessionExpired')).toBeHidden();
  held.resolve();
  await expect(report.dialog('sessionExpired')).toBeVisible();
  expect(answers).toEqual([401]);
  await page.unrouteAll({ behavior: 'wait' });
  await report.answerDialog('sessionExpired', 'confirm');
  await expect(report.heading()).toHaveText(report.say('drafts:title'));
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await report.expectOn('documents');
  await expect(row(report, 'smlouva.pdf')).toContainText(report.say('common:files.uploaded'));
  expect((await report.stored()).documents.map(({ name }) => name)).toEqual(['smlouva.pdf']);
  await context.close();
  await service.remove();
  await rm(folder, { recursive: true });
});
