import type { Page } from 'playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';
import type { Report } from './report.ts';
import { phone } from './support/viewports.ts';
import { openAt } from './walkAccident.ts';

test.use(phone);

/** A newer build is rolled out: its files, and the service that belongs to them. */
const rollOut = async (page: Page, hash: string): Promise<void> => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '2.0.0', hash } }));
  await page.route('**/rest/application/build-info', (route) =>
    route.fulfill({ json: { hash, branch: 'release' } }),
  );
};

const offer = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** A page on which somebody types when a newer version is rolled out. */
const typing = async (report: Report, page: Page): Promise<void> => {
  await page.clock.install();
  await openAt(report, 'event');
  await page.waitForFunction(() => window.early === undefined);
  // What looks for it is begun only when the page has long been usable.
  const begun = page.waitForResponse(/\/static\/backgroundWork-/);
  await page.clock.runFor('00:04');
  await begun;
  await page.waitForLoadState('networkidle');
  await rollOut(page, 'newer');
  await report.fields.type('incidentPlace', 'Zlín');
  await report.fields.box('incidentPlace').focus();
};

const looked = (page: Page) => page.waitForResponse(/\/rest\/application\/build-info$/);

/** Nobody types any more. */
const rest = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => void (document.activeElement instanceof HTMLElement && document.activeElement.blur()),
  );
  await page.clock.runFor(100);
};

test('a new version is offered when nobody types, and loaded with what was typed', async ({
  report,
  page,
}) => {
  await typing(report, page);
  const shown = offer(page, report.say('meetings:version.title'));
  const found = looked(page);
  await page.clock.runFor('05:10');
  await found;
  await page.clock.runFor('00:10');
  await expect(shown).toHaveCount(0);
  await rest(page);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/version.json');
  const loaded = page.waitForEvent('load');
  await report.button('meetings:version.refresh').click();
  await loaded;
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
});

test('who does not want it now is asked later, or not at all, also on the page that is loaded next', async ({
  report,
  page,
}) => {
  await typing(report, page);
  await rest(page);
  const shown = offer(page, report.say('meetings:version.title'));
  const found = looked(page);
  await page.clock.runFor('01:10');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await found;
  await page.clock.runFor(100);
  await report.button('meetings:version.later').click();
  await expect(shown).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hlaska.version'))).toMatch(
    /postponedUntil":1\d{12}/,
  );
  await page.evaluate(() => localStorage.removeItem('hlaska.version'));
  await page.reload();
  await report.expectOn('event');
  await page.waitForFunction(() => window.early === undefined);
  await page.clock.runFor('00:04');
  await page.waitForLoadState('networkidle');
  let hasLooked = false;
  const again = looked(page).then(() => (hasLooked = true));
  // What looks for it may be begun late.
  await expect
    .poll(async () => {
      await page.clock.runFor('01:00');
      return hasLooked;
    })
    .toBe(true);
  await again;
  await rest(page);
  await report.button('meetings:version.ignore').click();
  await expect(shown).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hlaska.version'))).toContain('newer');
});
