import type { Page } from 'playwright/test';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { daysAgo } from './support/daysAgo.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, landingKey, test } from './support/signInTest.ts';
import type { Report } from './report.ts';

const jan = {
  origin: 'CLIENT_ZONE',
  subject: 'P001',
  name: 'Jan Novotný',
  contact: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '+420702228000' },
  birthNumber: '841104/9031',
};
/** Two cars, two homes and a life. */
const rich = {
  ...jan,
  policies: ['4400018683', '4400019720', '4400053941', '4400033201', '4400000017'],
};
const linkOf = async (path: string, claims: { readonly origin: string }) =>
  `${path}${path.includes('?') ? '&' : '?'}referer=${claims.origin}#landing=${await mintLanding(landingKey, claims)}`;

/** Says where the answers shown on the page were taken from. */
const marks = (page: Page) => page.locator('[data-taken]');

/** From the first page to the one about the policy: what happened stands in the address, who reports in the landing. */
const toPolicy = async (report: Report) => {
  await report.goOn('index');
  await report.goOn();
  await expect(report.fields.box('reporter.email')).toHaveValue(jan.contact.email);
  await expect(marks(report.page)).toHaveText(['Z klientské zóny', 'Z klientské zóny', 'Z klientské zóny']);
  await report.goOn();
  await report.answerDialog('confirmReporterContacts', 'confirm');
};

/** The number of a policy that is none of those offered. */
const typed = (report: Report) =>
  report.page.getByRole('textbox', { name: report.say('property:policy.fields.policyNumber.label') });

const choiceOf = (report: Report, path: 'policyNumber' | 'contactSearch') =>
  report.page.getByRole('radiogroup', { name: report.say(`identify:pick.${path}.label`) });

test('a client with two cars picks by keyboard which one is damaged, and types no number', async ({
  report,
  page,
}) => {
  await page.goto(await linkOf('/hlaseni/nonlife/car?event=HAVNEHODA', rich));
  await toPolicy(report);
  await report.expectOn('vehicle');
  const choice = choiceOf(report, 'contactSearch');
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await expect(report.fields.box('contactSearch')).toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await report.fields.type('incidentDate', daysAgo(3).typed);
  await report.goOn();
  await page.getByRole('link', { name: report.say('fields:contactSearch.required') }).click();
  await expect(choice.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choice.getByRole('radio', { name: /Škoda Octavia •••••55/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(choice.getByRole('radio', { name: /Škoda Fabia •••••75/ })).toBeChecked();
  await expect(marks(page)).toHaveText(['Z klientské zóny']);
  await expectAccessible(page);
  await report.goOn();
  await report.expectOn('event');
  expect((await report.stored()).detail).toMatchObject({
    contactSearch: '4400019720',
    vehicleModel: 'Fabia',
    clientIdentificationState: 'KZ',
  });
  await page.reload();
  await report.goBack();
  await expect(choiceOf(report, 'contactSearch').getByRole('radio', { name: /Fabia/ })).toBeChecked();
});

test('a client with two homes types another policy, and is told what that means', async ({
  report,
  page,
}) => {
  await page.goto(await linkOf('/hlaseni/nonlife/property?event=FIRE', rich));
  await toPolicy(report);
  const choice = choiceOf(report, 'policyNumber');
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await choice.getByRole('radio', { name: /4400033201/ }).check();
  await expect(marks(page)).toHaveText(['Z klientské zóny']);
  await choice.getByRole('radio', { name: report.say('identify:pick.policyNumber.another') }).check();
  await expect(marks(page)).toHaveCount(0);
  await typed(report).fill('4400054978');
  await report.fields.type('incidentDate', daysAgo(3).typed);
  await report.goOn();
  await expect(report.heading()).toHaveText(report.say('property:propertyAddress.title'));
  await expect(page.getByText(report.say('identify:lost.other.text'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await report.goBack();
  await expect(typed(report)).toHaveValue('4400054978');
  await expect(choice).toHaveCount(0);
});

test('the only policy and who the client is are filled in, the birth number by its end, and may be corrected', async ({
  report,
  page,
}) => {
  await page.goto(await linkOf('/hlaseni/life/vyber-udalosti', rich));
  await page.getByRole('button', { name: /^Pracovní neschopnost/ }).click();
  await page.getByRole('button', { name: /^Pojištěný/ }).click();
  await report.goOn();
  await report.answerDialog('confirmReporterContacts', 'confirm');
  await expect(page.locator('[data-folded="policyNumber"]')).toContainText('4400000017');
  await page.getByRole('textbox').first().fill(daysAgo(20).typed);
  await report.goOn();
  const birthNumber = page.locator('[data-folded="insured.birthNumber"]');
  await expect(birthNumber).toContainText('•••9031');
  await expect(birthNumber).not.toContainText('841104');
  const mark = page.locator('[data-taken="insured.birthNumber"]');
  await expect(mark).toHaveText('Z klientské zóny');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await report.unfold('insured.birthNumber');
  const field = page.getByRole('textbox', { name: /^Rodné číslo/ });
  await expect(field).toHaveValue('8411049031');
  await field.fill('940526/9060');
  await expect(mark).toHaveCount(0);
  await field.fill('8411049031');
  await expect(mark).toHaveText('Z klientské zóny');
});

test.describe('in English, a client who signs in', () => {
  test.use({ language: 'en' });

  test('finds their home filled in, from the sign-in', async ({ report, page }) => {
    await page.goto('/prihlaseni');
    await report.speak('en');
    await report.button('signIn:enter.action').click();
    await page.getByLabel('Uživatel').selectOption('P001');
    await page.getByRole('button', { name: 'Přihlásit' }).click();
    await page.goto('/hlaseni/nonlife/property?event=FIRE');
    await report.goOn('index');
    await report.goOn();
    await expect(marks(page)).toHaveCount(3);
    await report.goOn();
    await report.answerDialog('confirmReporterContacts', 'confirm');
    await expect(page.locator('[data-folded="policyNumber"]')).toContainText('4400053941');
    await expect(page.locator('[data-taken="policyNumber"]')).toHaveText('From your sign-in');
    await expectAccessible(page);
  });
});

test('an agent whom the sales application sends finds the client filled in as the insured, and themselves as who reports', async ({
  report,
  page,
}) => {
  const { contact: client, birthNumber } = jan;
  const contact = {
    fullName: 'Karel Makléř',
    email: 'karel.makler@example.com',
    tel: '+420603000000',
    companyName: 'Makléřství s.r.o.',
    identificationNumber: '99000016',
  };
  const told = { origin: 'SALES_APP', subject: 'A100', name: contact.fullName, contact, client, birthNumber };
  await page.goto(await linkOf('/hlaseni/life/vyber-udalosti', told));
  await page.getByRole('button', { name: /^Pracovní neschopnost/ }).click();
  await expect(page.locator('[data-folded="reporterRole"]')).toBeVisible();
  await report.goOn();
  await expect(report.fields.box('reporter.email')).toHaveValue(contact.email);
  await report.goOn();
  await report.answerDialog('confirmReporterContacts', 'confirm');
  await expect(page.locator('[data-folded="policyNumber"]')).toContainText('4400000017');
  await expect(page.locator('[data-taken="policyNumber"]')).toHaveText('Z prodejní aplikace');
  await page.getByRole('textbox').first().fill(daysAgo(20).typed);
  await report.goOn();
  const folded = (path: string) => page.locator(`[data-folded="insured.${path}"]`);
  await expect(folded('fullName')).toContainText(client.fullName);
  await expect(folded('birthNumber')).toContainText('•••9031');
  await expect(page.locator('[data-taken="insured.fullName"]')).toHaveText('Z prodejní aplikace');
  await expectAccessible(page);
  await report.fields.tick('insuredKnows');
  await report.goOn();
  await expect(folded('email')).toContainText(client.email);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('nobody unidentified is offered any policy', async ({ report, page }) => {
  await page.goto('/hlaseni/nonlife/property?event=FIRE&referer=CLIENT_ZONE');
  const told = await page.request.get('/rest/session/client/property');
  expect(await told.json()).toEqual({ policies: [] });
  await report.goOn('index');
  await report.goOn();
  await expect(report.fields.box('reporter.email')).toHaveValue('');
  await expect(marks(page)).toHaveCount(0);
});
