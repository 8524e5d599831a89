import type { BrowserContext } from 'playwright/test';
import { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';
import { openAt } from './walkAccident.ts';

const list = '/hlaseni/nonlife/car/rozpracovana-hlaseni';

const anotherTab = async (context: BrowserContext, { language }: Report): Promise<Report> =>
  new Report(await context.newPage(), language);

/** Signs in at the embedded provider as Jan Novotný. */
const signIn = async (report: Report): Promise<void> => {
  const { page } = report;
  await report.button('signIn:enter.action').click();
  await page.getByLabel('Uživatel').selectOption('P001');
  await page.getByRole('button', { name: 'Přihlásit' }).click();
  await expect(page).toHaveURL('/');
};

/** Logs out here and at the provider. */
const logOut = async (report: Report): Promise<void> => {
  await report.page.goto('/logout');
  await report.page.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(report.heading()).toHaveText(report.say('signIn:loggedOut.title'));
};

const told = (report: Report) =>
  report.page.getByRole('dialog', { name: report.say('meetings:loggedOut.title') });

test('logging out in one tab is said in the other, which sends nothing more and keeps what was typed', async ({
  report,
  page,
  context,
}) => {
  await page.goto('/prihlaseni');
  await signIn(report);
  await openAt(report, 'event');
  await report.fields.type('incidentPlace', 'Zlín');
  const { version } = await report.stored();
  const other = await anotherTab(context, report);
  await logOut(other);
  await expect(told(report)).toBeVisible();
  await expectAccessible(page);
  // Nobody gets past what is said, not even by the key that closes other dialogs.
  await page.keyboard.press('Escape');
  await expect(told(report)).toBeVisible();

  await told(report)
    .getByRole('link', { name: report.say('meetings:loggedOut.again') })
    .click();
  await expect(report.heading()).toHaveText(report.say('signIn:enter.title'));
  await signIn(report);
  await page.goto(list);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
  expect((await report.stored()).version).toBe(version);
});

test('a report goes on after logging out elsewhere for whoever tells a number in it', async ({
  report,
  context,
  complaints,
}) => {
  complaints.expect(/status of 4/);
  await openAt(report, 'event');
  await report.fields.type('incidentPlace', 'Zlín');
  const other = await anotherTab(context, report);
  await other.page.goto(list);
  // Somebody signs in and out in between, who began none of it.
  await other.page.goto('/prihlaseni');
  await signIn(other);
  await logOut(other);
  await expect(told(report)).toBeVisible();
  await told(report)
    .getByRole('button', { name: report.say('meetings:loggedOut.goOn') })
    .click();
  await expect(report.heading()).toHaveText(report.say('drafts:authorise.title'));
  await report.fields.choose('authorisationField', 'POLICY_NUMBER');
  await report.fields.type('authorisationValue', '4400021794');
  await report.button('drafts:authorise.open').click();
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Zlín');
});

test('a tab beside every report leads to the page that says that nobody is logged in any more', async ({
  report,
  page,
  context,
}) => {
  await page.goto('/prihlaseni');
  await signIn(report);
  await logOut(await anotherTab(context, report));
  await expect(page).toHaveURL('/logout');
  await expect(report.heading()).toHaveText(report.say('signIn:loggedOut.title'));
});

test('finishing on a shared computer in one tab leaves nothing of a report in the others', async ({
  report,
  page,
  context,
}) => {
  await openAt(report, 'event');
  await report.fields.type('incidentPlace', 'Zlín');
  const other = await anotherTab(context, report);
  await other.page.goto(list);
  await other.button('drafts:leave.action').click();
  await other.button('drafts:leave.confirm').click();
  await expect(report.heading()).toHaveText(report.say('signIn:loggedOut.title'));
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect(kept.filter((name) => name.startsWith('hlaska.') && name !== 'hlaska.language')).toEqual([]);
});
