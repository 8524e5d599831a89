import type { Page } from 'playwright/test';
import { Report } from './report.ts';
import { fetchedBy, isCached, cachedApplication } from './support/cachedApplication.ts';
import { buildSecond, secondMark, type SecondBuild } from './support/secondBuild.ts';
import { expect, test } from './support/reportTest.ts';
import { Service } from './support/service.ts';
import { phone } from './support/viewports.ts';
import { openAt } from './walkAccident.ts';

// Building a second time takes longer than any report.
test.describe.configure({ timeout: 600_000 });

let second: SecondBuild;
test.beforeAll(async () => {
  second = await buildSecond();
});
test.afterAll(() => second.remove());

const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

/** A new version is offered as soon as somebody looks at a page where nobody types. */
const offered = async (report: Report, page: Page): Promise<void> => {
  const offer = report.button('meetings:version.refresh');
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
    await expect(offer).toBeVisible({ timeout: 2000 });
  }).toPass();
};

test('a new build that is rolled out is offered, takes over with what was typed, and opens without a network', async ({
  browser,
  language,
}) => {
  const service = await Service.launch();
  const context = await browser.newContext({ ...phone, baseURL: service.url, serviceWorkers: 'allow' });
  const report = new Report(await context.newPage(), language);
  const { page } = report;
  await openAt(report, 'event');
  await isCached(page);
  const [first, before] = [await buildOf(page), await cachedApplication(page)];
  expect(before.names).toEqual([`hlaska.${first}`]);
  const ofFirst = await fetchedBy(page);

  await report.fields.type('incidentPlace', 'Zlín');
  await page.locator('h1').click();
  await service.follow(second.entry);
  await offered(report, page);
  const loaded = page.waitForEvent('load');
  await report.button('meetings:version.refresh').click();
  await loaded;
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
  expect(await buildOf(page)).toBe(second.hash);
  expect(second.hash).not.toBe(first);
  await expect(page.locator('html')).toHaveAttribute('data-build', secondMark);

  // The worker that came with the new build has taken over, with what this page was made of, and nothing is left of the old one.
  await expect.poll(async () => (await cachedApplication(page)).names).toEqual([`hlaska.${second.hash}`]);
  await isCached(page);
  const { files } = await cachedApplication(page);
  expect(ofFirst.filter((path) => !files.includes(path))).not.toEqual([]);

  await service.stop();
  await page.reload();
  await report.expectOn('event');
  await expect(page.locator('html')).toHaveAttribute('data-build', secondMark);
  expect(await buildOf(page)).toBe(second.hash);
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
  await context.close();
  await service.remove();
});
