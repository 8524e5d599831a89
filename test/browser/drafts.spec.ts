import { anAccidentClaim, anInsured } from '#test/given.ts';
import { addToCar, nameClaim } from './addition.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { phone } from './support/viewports.ts';
import { Report } from './report.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage } from './walkAccident.ts';

const list = '/hlaseni/nonlife/car/rozpracovana-hlaseni';
const authorise = '/hlaseni/nonlife/car/overeni-uzivatele';

/** An accident filled in as far as the account. */
const told = anAccidentClaim({
  vehicleModel: 'Octavia',
  insured: anInsured({ birthNumber: '6405049134', birthDate: '1964-05-04' }),
  formSteps: ['index', 'chooseEvent', 'reporter', 'vehicle', 'person', 'bankData'],
});

/** What it is called. */
const named = (report: Report) => `${report.say('drafts:names.HAVNEHODA')}, Octavia, 10. 11.`;

test.use({ language: 'sk', ...phone });

test('the list offers every draft of this browser, to go on with or to discard', async ({ report, page }) => {
  await addToCar(report, 'question');
  await nameClaim(report);
  await expect(report.heading()).toHaveText(report.titleOf('reporter'));
  await report.begin(told);
  await report.arrive();
  await page.getByRole('link', { name: report.say('start:resume.more') }).click();
  await expect(report.heading()).toHaveText(report.say('drafts:title'));
  await expect(page).toHaveURL(list);
  await expectAccessible(page);

  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(named(report));
  await rows
    .filter({ hasText: report.say('drafts:kinds.QUESTION') })
    .getByRole('button')
    .nth(1)
    .click();
  await report.answerDialog('discard', 'confirm');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').first().click();
  await report.expectOn('event');
});

test('the address of a line says that it goes on with what was begun, and offers to begin anew', async ({
  report,
  page,
}) => {
  await report.begin(told);
  await report.arrive();
  await page.getByRole('button', { name: report.say('start:resume.action') }).click();
  await report.expectOn('event');
  await page.goto('/hlaseni/nonlife/car');
  await report.expectOn('event');
  await expect(page.getByText(report.say('dialogs:resumed.DRAFT.title'))).toBeVisible();
  await expect(page.getByText(named(report))).toBeVisible();
  await expectAccessible(page);
  await report.button('dialogs:resumed.DRAFT.anew').click();
  await report.expectOn('index');
  await expect(page.getByText(report.say('dialogs:resumed.DRAFT.title'))).toBeHidden();
  await page.goto(list);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('a report whose cookie is lost is still called by its name, and a number told in it leads on', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await report.begin(told);
  await report.arrive();
  await page.getByRole('button', { name: report.say('start:resume.action') }).click();
  await report.expectOn('event');
  await page.context().clearCookies();
  for (const address of ['/', list]) {
    await page.goto(address);
    await expect(page.getByText(named(report)).first()).toBeVisible();
    await report
      .button('drafts:verify')
      .or(page.getByRole('button', { name: named(report) }).first())
      .click();
    await expect(report.heading()).toHaveText(report.say('drafts:authorise.title'));
    await expect(page.getByText(named(report))).toBeVisible();
    await expect(page).toHaveURL(authorise);
  }
  await page.reload();
  await expect(report.heading()).toHaveText(report.say('drafts:authorise.title'));
  await expectAccessible(page);
  await report.fields.choose('authorisationField', 'BIRTH_NUMBER');
  await report.fields.type('authorisationValue', '6405049134');
  await report.button('drafts:authorise.open').click();
  await report.expectOn('event');

  await page.context().clearCookies();
  await page.goto('/hlaseni/nonlife/car');
  await expect(page).toHaveURL(authorise);
  await report.button('drafts:authorise.anew').click();
  await report.expectOn('index');
});

test('a report whose cookie is lost while it is filled in asks for the number, not to begin anew', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await report.begin(told);
  await report.arrive();
  await page.getByRole('button', { name: report.say('start:resume.action') }).click();
  await report.expectOn('event');
  await page.context().clearCookies();
  await answerPage(report, 'event');
  await report.button('common:action.verify').click();
  await expect(page).toHaveURL(authorise);
  await report.fields.choose('authorisationField', 'BIRTH_NUMBER');
  await report.fields.type('authorisationValue', '6405049134');
  await report.button('drafts:authorise.open').click();
  await report.expectOn('event');
  await expect(report.fields.box('incidentPlace')).toHaveValue('Brno, Masarykova 1');
});

test('two tabs go on with a report each', async ({ report, page, context, language }) => {
  await report.begin(told);
  await report.arrive();
  await page.getByRole('button', { name: report.say('start:resume.action') }).click();
  await report.expectOn('event');
  const other = new Report(await context.newPage(), language);
  await other.page.goto('/hlaseni/nonlife/car');
  await other.button('meetings:elsewhere.anew').click();
  await other.expectOn('index');
  await other.goOn('index');
  await answerPage(other, 'chooseEvent');
  await other.expectOn('reporter');
  await page.reload();
  await report.expectOn('event');
  await other.page.reload();
  await other.expectOn('reporter');
});

test('a browser without drafts says so', async ({ report, page }) => {
  await report.arrive();
  await page.goto(list);
  await expect(report.heading()).toHaveText(report.say('drafts:empty.title'));
  await expectAccessible(page);
});

test('who ends on a shared computer leaves nothing of a report in it, only the language they chose', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const dialog = page.getByRole('dialog', { name: report.say('drafts:leave.title') });
  const rows = page.getByRole('main').getByRole('listitem');
  const remembered = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage).toSorted()));
  const sessionOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'session')?.value;

  await addToCar(report, 'question');
  await nameClaim(report);
  await expect(report.heading()).toHaveText(report.titleOf('reporter'));
  await report.fields.type('reporter.fullName', 'Ľubomír Kováč');
  const address = page.url();
  await page.goto(list);
  // A memory that nobody has thought of.
  await page.evaluate(() => sessionStorage.setItem('hlaska.further', 'told'));
  await report.button('drafts:leave.action').click();
  await expect(dialog).toContainText(report.say('drafts:leave.text'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: report.say('drafts:leave.refuse') }).click();
  await expect(dialog).toBeHidden();

  await page.route('**/rest/session/**', (route) => route.abort());
  await report.button('drafts:leave.action').click();
  await report.button('drafts:leave.confirm').click();
  await expect(dialog.getByRole('alert')).toHaveText(report.say('drafts:leave.failed'));
  await expect(rows).toHaveCount(1);
  expect(await remembered()).toEqual([
    'hlaska.begun',
    'hlaska.claim.car.QUESTION',
    'hlaska.language',
    'hlaska.claim.car.QUESTION',
    'hlaska.further',
    expect.stringMatching(/^hlaska\.typed\.car\.QUESTION\./),
  ]);
  const session = await sessionOf();

  await page.unroute('**/rest/session/**');
  await report.button('drafts:leave.confirm').click();
  await expect(report.heading()).toHaveText(report.say('start:title'));
  expect(await remembered()).toEqual(['hlaska.language']);
  await page.goto(list);
  await expect(report.heading()).toHaveText(report.say('drafts:empty.title'));
  await page.goto(address);
  await expect(report.heading()).toHaveText(report.say('shared:claimIdentification.title'));
  // Whoever kept the cookie opens nothing by it.
  const headers = { cookie: `session=${session}` };
  const answer = await page.request.get('/rest/draft', { headers });
  expect([answer.status(), await answer.json()]).toEqual([200, { drafts: [], sent: [] }]);
});

test('a draft of another browser opens by a number told in it', async ({ report, page, complaints }) => {
  complaints.expect(/status of 4/);
  await report.begin(told);
  const drafts = await (await page.request.get('/rest/draft')).json();
  const { claimRequestUuid } = drafts.drafts[0];
  await page.context().clearCookies();

  await report.arrive();
  await page.goto(`${authorise}?draft=${claimRequestUuid}`);
  await expect(report.heading()).toHaveText(report.say('drafts:authorise.title'));
  await expect(page).toHaveURL(authorise);
  await page.reload();
  await report.button('drafts:authorise.open').click();
  await expectAccessible(page);
  await report.fields.choose('authorisationField', 'POLICY_NUMBER');
  await report.fields.type('authorisationValue', '4400019720');
  await report.button('drafts:authorise.open').click();
  const wrong = report.say('fields:authorisationValue.wrong', { count: 4 });
  await expect(page.getByRole('link', { name: wrong })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(report.say('common:errorTitle', { title: '' })));
  await page.getByRole('link', { name: wrong }).click();
  await expect(report.fields.box('authorisationValue')).toBeFocused();
  await report.fields.choose('authorisationField', 'BIRTH_NUMBER');
  await report.fields.type('authorisationValue', '640504/9134');
  await report.button('drafts:authorise.open').click();
  await report.expectOn('event');
});

test('too many wrong numbers lock a draft, and one that is gone says so', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/status of 4/);
  await report.begin(told);
  const { drafts } = await (await page.request.get('/rest/draft')).json();
  await page.context().clearCookies();
  await report.arrive();
  await page.goto(`${authorise}?draft=${drafts[0].claimRequestUuid}`);
  await report.fields.choose('authorisationField', 'CLAIM_NUMBER');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await report.fields.type('authorisationValue', `2026CAR0000001${attempt}`);
    const answer = page.waitForResponse(/authorise/);
    await report.button('drafts:authorise.open').click();
    await answer;
  }
  await expect(report.heading()).toHaveText(report.say('failures:DRAFT_AUTH_FORBIDDEN.title'));
  await expectAccessible(page);
  await report.button('drafts:toList').click();
  await expect(report.heading()).toHaveText(report.say('drafts:empty.title'));
});
