import type { ClaimDetail } from '#machines/claim/claim.ts';
import { anAccidentClaim } from '#test/given.ts';
import { claimOnArrival } from './accident.ts';
import { Report } from './report.ts';
import { everyLook } from './support/everyLook.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

const home = '/hlaseni/nonlife/car';
const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** Another device of the same reporter saves other answers. */
const changeElsewhere = async (report: Report, differing: ClaimDetail): Promise<void> => {
  const { version, detail } = await report.stored();
  await report.page.request.post(`/rest/claim/${await report.claimUuid()}/save/${version}`, {
    headers,
    data: { ...detail, ...differing },
  });
};

const signIn = async (report: Report, sub: string): Promise<void> => {
  const { page } = report;
  await page.goto('/prihlaseni');
  await report.button('signIn:enter.action').click();
  await page.getByLabel('Uživatel').selectOption(sub);
  await page.getByRole('button', { name: 'Přihlásit' }).click();
  await expect(page).toHaveURL('/');
};

everyLook((folder) => {
  test.beforeEach(async ({ complaints, report }) => {
    complaints.expect(/Failed to load resource|status of 4/);
    await report.arrive();
  });

  test('a report changed elsewhere', async ({ report, page }) => {
    await openAt(report, 'event');
    const { reporter } = claimOnArrival('event');
    await changeElsewhere(report, {
      incidentPlace: 'Ostrava-Poruba, Opavská 1129, u zastávky směrem na Svinov',
      incidentDescription: 'Při parkování jsem zavadil o sloupek a odřel pravé zadní dveře.',
      reporter: { ...reporter, tel: '608111222', email: 'jana@example.cz' },
    });
    await answerPage(report, 'event');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(report, `${folder}/meetings/conflict`);
    await report.button('meetings:conflict.refuse').click();
    await expect(page.getByText(report.say('dialogs:reloaded.title'))).toBeVisible();
    await look(report, `${folder}/meetings/reloaded`);
  });

  test('a report open in another tab, and one logged out of there', async ({ report, page, context }) => {
    await signIn(report, 'P001');
    await openAt(report, 'event');
    const other = new Report(await context.newPage(), report.language);
    await other.page.goto(home);
    await expect(other.page.getByRole('dialog')).toBeVisible();
    await look(other, `${folder}/meetings/elsewhere`);
    await other.page.goto('/logout');
    await other.page.getByRole('button', { name: 'Odhlásit' }).click();
    await expect(other.heading()).toHaveText(report.say('signIn:loggedOut.title'));
    await look(other, `${folder}/meetings/loggedOut`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(report, `${folder}/meetings/loggedOutElsewhere`);
  });

  test('a user who acts for others, and an operator', async ({ report, page }) => {
    await page.goto('/prihlaseni');
    await look(report, `${folder}/meetings/enter`);
    await signIn(report, 'A100');
    await page.goto('/prihlaseni/zastoupeni');
    await look(report, `${folder}/meetings/delegations`);
    await page.context().clearCookies();
    await signIn(report, 'U400');
    await page.goto('/prodej/provoz');
    await look(report, `${folder}/meetings/operations`);
  });

  test('a code that is sent, wrong and too old', async ({ report, page }) => {
    await page.clock.install();
    await page.goto(`${home}/najit-hlaseni`);
    await look(report, `${folder}/meetings/contact`);
    await report.fields.type('identifyEmail', `dlouha.adresa.${folder.replaceAll('/', '.')}@example.cz`);
    await report.button('identify:sendEmail').click();
    await expect(report.heading()).toHaveText(report.say('identify:code.title'));
    await look(report, `${folder}/meetings/code`);
    await report.fields.type('identifyCode', '000000');
    await report.button('identify:code.confirm').click();
    await expect(page.getByRole('alert').first()).toContainText(report.say('identify:wrong', { count: 4 }));
    await look(report, `${folder}/meetings/codeWrong`);
    await page.clock.runFor('10:00');
    await expect(page.getByRole('alert').first()).toContainText(report.say('identify:expired'));
    await look(report, `${folder}/meetings/codeExpired`);
  });

  test('a draft that asks for a number, and is locked', async ({ report, page }) => {
    await report.begin(anAccidentClaim({ vehicleModel: 'Octavia' }));
    const { drafts } = await (await page.request.get('/rest/draft')).json();
    await page.context().clearCookies();
    await page.goto(`${home}/overeni-uzivatele?draft=${drafts[0].claimRequestUuid}`);
    await report.fields.choose('authorisationField', 'POLICY_NUMBER');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await report.fields.type('authorisationValue', `440001999${attempt}`);
      const answer = page.waitForResponse(/authorise/);
      await report.button('drafts:authorise.open').click();
      await answer;
      if (attempt === 2) await look(report, `${folder}/meetings/attempts`);
    }
    await expect(report.heading()).toHaveText(report.say('failures:DRAFT_AUTH_FORBIDDEN.title'));
    await look(report, `${folder}/meetings/locked`);
  });

  test('a new version, and no network', async ({ report, page, context }) => {
    await page.clock.install();
    await openAt(report, 'event');
    const begun = page.waitForResponse(/\/static\/backgroundWork-/);
    await page.clock.runFor('00:04');
    await begun;
    await page.waitForLoadState('networkidle');
    await page.route('**/version.json', (route) => route.fulfill({ json: { hash: 'newer' } }));
    await page.route('**/build-info', (route) => route.fulfill({ json: { hash: 'newer', branch: 'b' } }));
    await page.clock.runFor('05:10');
    await expect(report.button('meetings:version.refresh')).toBeVisible();
    await look(report, `${folder}/meetings/version`);
    await context.setOffline(true);
    const words = ['common:offline.brief', 'common:offline.text'].map((key) =>
      page.getByText(report.say(key)),
    );
    await expect(words.reduce((one, other) => one.or(other)).filter({ visible: true })).toBeVisible();
    await look(report, `${folder}/meetings/offline`);
    await context.setOffline(false);
  });
});
