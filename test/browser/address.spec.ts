import { expect, test } from './support/reportTest.ts';
import type { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { openAt } from './walkAccident.ts';

const home = '/hlaseni/nonlife/car';

/** Says that a page comes later, and what comes first. */
const expectLater = async (report: Report, asked: string, key: string, first?: string) => {
  const title = report.say('dialogs:refusedAddress.title', { page: report.nameOf(asked) });
  const text = report.say(key, { first: first === undefined ? '' : report.nameOf(first) });
  await expect(report.page.getByText(title)).toBeVisible();
  await expect(report.page.getByText(text)).toBeVisible();
};

test('a deep link past what is answered leads to the first open page and says why', async ({ report }) => {
  await openAt(report, 'vehicle');
  await report.page.goto(`${home}/souhrn`);
  await report.expectOn('vehicle');
  await expectLater(report, 'summary', 'dialogs:refusedAddress.here');
  await expectAccessible(report.page);
  expect(new URL(report.page.url()).pathname).toBe(`${home}/vozidlo`);
});

test('a deep link of somebody who began nothing names the page to be answered first, and leads there', async ({
  report,
}) => {
  await report.page.goto(`${home}/poskozene-casti`);
  await report.expectOn('index');
  await expectLater(report, 'damagedParts', 'dialogs:refusedAddress.text', 'chooseEvent');
  expect(new URL(report.page.url()).pathname).toBe(home);
  await report.button('dialogs:refusedAddress.action').click();
  await report.expectOn('chooseEvent');
  await expect(report.page.getByText(report.say('dialogs:refusedAddress.text', { first: '' }))).toBeHidden();
});

test('a deep link to a page that an answered report does without says so', async ({ report }) => {
  await openAt(report, 'summary');
  await report.page.goto(`${home}/sklo`);
  await report.expectOn('summary');
  const asked = { page: report.nameOf('glass') };
  await expect(report.page.getByText(report.say('dialogs:refusedAddress.foreign', asked))).toBeVisible();
});

test('the address of an answered page opens it with its answers', async ({ report }) => {
  await openAt(report, 'bankData');
  await report.page.goto(`${home}/ohlasovatel`);
  await report.expectOn('reporter');
  await expect(report.fields.box('reporter.tel')).toHaveValue('777123456');
  await expect(report.page.getByText(report.say('dialogs:refusedAddress.here'))).toBeHidden();
});

test('Back of the page goes to the page before, and Continue returns with nothing lost', async ({
  report,
}) => {
  await openAt(report, 'event');
  await report.goBack();
  await report.expectOn('bankData');
  await report.goBack();
  await report.expectOn('vehicle');
  await report.goOn();
  await report.expectOn('bankData');
  await report.goOn();
  await report.expectOn('event');
});

test('a choice stands when somebody goes back before the next page is there', async ({ page }) => {
  await page.goto('/hlaseni/life/vyber-udalosti');
  await page.getByRole('button', { name: /^Pracovní neschopnost/ }).click();
  const insured = page.locator('[data-picks$="reporterRole-INSURED-answer"]');
  await expect(insured).toBeVisible();
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      document.documentElement.dataset['went'] = String(entry[2]);
      history.back();
    };
  });
  await insured.click();
  await expect(page.locator('html[data-went*="ohlasovatel"]')).toBeAttached();
  await expect(page).toHaveURL(/\/vyber-ohlasovatele$/);
  await expect(insured).toHaveAttribute('aria-current', 'true');
});

for (const address of [
  '/neznama-adresa',
  '/hlaseni/nonlife/boat',
  `${home}/neznama`,
  `${home}/neznama?flow=UPLOAD`,
]) {
  test(`${address} is a page that was not found`, async ({ report, page, complaints }) => {
    complaints.expect(/404/);
    await page.goto(address);
    await expect(report.heading()).toHaveText(report.say('failures:NOT_FOUND_PAGE.title'));
    await expect(page.getByText(report.say('failures:NOT_FOUND_PAGE.text'))).toBeVisible();
    await page.goto('/');
    await page.goto(address);
    await report.goBack();
    await expect(report.heading()).toHaveText(report.say('start:title'));
    await page.goForward();
    await expect(report.heading()).toHaveText(report.say('failures:NOT_FOUND_PAGE.title'));
    await page.getByRole('link', { name: report.say('common:action.home') }).click();
    await expect(report.heading()).toHaveText(report.say('start:title'));
  });
}
