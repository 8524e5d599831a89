import type { BrowserContext } from 'playwright/test';
import { anAccidentClaim, anInsured, aReporter } from '#test/given.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Report } from './report.ts';
import { codeIn } from './support/outbox.ts';
import { phone } from './support/viewports.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage } from './walkAccident.ts';

const list = '/hlaseni/nonlife/car/rozpracovana-hlaseni';
const identify = '/hlaseni/nonlife/car/najit-hlaseni';

test.use({ language: 'en', ...phone });

/** Shows by a code that an e-mail is theirs, and begins a report, whose contact page is filled in with it. */
const beginKnown = async (report: Report, context: BrowserContext, email: string): Promise<void> => {
  const { page } = report;
  await page.goto(identify);
  await report.fields.type('identifyEmail', email);
  await report.button('identify:sendEmail').click();
  await expect(report.heading()).toHaveText(report.say('identify:code.title'));
  await report.fields.type('identifyCode', await codeIn(context, email));
  await report.button('identify:code.confirm').click();
  await expect(page).toHaveURL(list);
  await page.goto('/hlaseni/nonlife/car');
  await report.goOn('index');
  await answerPage(report, 'chooseEvent');
  await report.expectOn('reporter');
  await expect(report.fields.box('reporter.email')).toHaveValue(email);
};

const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

for (const { way, email, tel, field, value, button, told } of [
  {
    way: 'e-mail',
    email: 'ema.cerna@example.cz',
    tel: '777000111',
    field: 'identifyEmail',
    value: 'Ema.Cerna@example.cz',
    button: 'identify:sendEmail',
    told: 'ema.cerna@example.cz',
  },
  {
    way: 'text message',
    email: 'ota.bily@example.cz',
    tel: '777000222',
    field: 'identifyTel',
    value: '777 000 222',
    button: 'identify:sendSms',
    told: '+420777000222',
  },
] as const) {
  test(`a report begun elsewhere is found by a code by ${way}, and goes on here`, async ({
    report,
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/status of 4/);
    await report.begin(
      anAccidentClaim({
        vehicleModel: 'Octavia',
        reporter: aReporter({ email, tel }),
        insured: anInsured({ birthNumber: '6405049134', birthDate: '1964-05-04' }),
        formSteps: ['index', 'chooseEvent', 'reporter', 'vehicle', 'person', 'bankData'],
      }),
    );
    await context.clearCookies();
    await report.arrive();
    await page.goto(list);
    await expect(report.heading()).toHaveText(report.say('drafts:empty.title'));
    await page.getByRole('link', { name: report.say('drafts:findElsewhere') }).click();
    await expect(page).toHaveURL(identify);
    await expect(report.heading()).toHaveText(report.say('identify:title'));
    await expectAccessible(page);
    await report.fields.type(field, value);
    await report.button(button).click();
    await expect(report.heading()).toHaveText(report.say('identify:code.title'));
    await expectAccessible(page);
    const code = await codeIn(context, told);
    await report.fields.type('identifyCode', wrong(code));
    await report.button('identify:code.confirm').click();
    await expect(
      page.getByRole('link', { name: report.say('fields:identifyCode.wrong', { count: 4 }) }),
    ).toBeVisible();
    await report.fields.type('identifyCode', `${code.slice(0, 3)} ${code.slice(3)}`);
    await report.button('identify:code.confirm').click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    // Whoever has just shown that it is theirs is not asked to verify.
    const onward = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await expect(onward).toHaveText(report.say('drafts:continue'));
    await onward.click();
    await report.expectOn('event');
  });
}

for (const { way, field, value, button, told } of [
  {
    way: 'e-mail',
    field: 'identifyEmail',
    value: 'jan.pozdni@example.cz',
    button: 'identify:sendEmail',
    told: 'jan.pozdni@example.cz',
  },
  {
    way: 'text message',
    field: 'identifyTel',
    value: '777 000 555',
    button: 'identify:sendSms',
    told: '+420777000555',
  },
] as const) {
  test(`a code by ${way} that is too old says so, and a new one works`, async ({
    report,
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/status of 4/);
    await page.clock.install();
    await report.arrive();
    await page.goto(identify);
    await report.fields.type(field, value);
    await report.button(button).click();
    await expect(report.heading()).toHaveText(report.say('identify:code.title'));
    const old = await codeIn(context, told);
    await page.clock.runFor('10:00');
    await expect(page.getByRole('alert').first()).toContainText(report.say('identify:expired'));
    await expect(report.fields.box('identifyCode')).toHaveCount(0);
    await expectAccessible(page);
    const sent = page.waitForResponse(/identification\/send$/);
    await report.button('identify:code.again').click();
    await sent;
    await report.fields.type('identifyCode', old);
    await report.button('identify:code.confirm').click();
    await expect(
      page.getByRole('link', { name: report.say('fields:identifyCode.wrong', { count: 4 }) }),
    ).toBeVisible();
    await report.fields.type('identifyCode', await codeIn(context, told));
    await report.button('identify:code.confirm').click();
    await expect(page).toHaveURL(list);
  });
}

test('who has reported before finds themselves filled in, in a report that they begin identified', async ({
  report,
  page,
  context,
}) => {
  const reporter = aReporter({ email: 'rita.seda@example.cz', tel: '777000333', fullName: 'Rita Šedá' });
  await report.arrive();
  await beginKnown(report, context, 'rita.seda@example.cz');
  await report.begin(anAccidentClaim({ reporter, formSteps: ['index', 'chooseEvent', 'reporter'] }));
  await context.clearCookies();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((memory) => memory.clear()));
  await report.arrive();
  await beginKnown(report, context, 'rita.seda@example.cz');
  await expect(report.fields.box('reporter.tel')).toHaveValue(/777.?000.?333/);
  await expect(page.getByText(report.say('identify:filled.known'))).toBeVisible();
});

test('who is identified finds their contact filled in, may change it, and is told what that means', async ({
  report,
  page,
  context,
}) => {
  await report.arrive();
  await beginKnown(report, context, 'iva.zelena@example.cz');
  await expect(page.getByText(report.say('identify:filled.email'))).toBeVisible();
  await expectAccessible(page);
  await answerPage(report, 'reporter');
  await expect(page.getByText(report.say('identify:lost.text'))).toBeVisible();
  await page.getByRole('link', { name: report.say('identify:lost.action') }).click();
  await expect(page).toHaveURL(identify);
});

test('too many wrong codes, and a service that is away, are told with a way on', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 4|Failed to load resource/);
  await report.arrive();
  await page.goto(identify);
  await page.route('**/rest/identification/send', (route) => route.abort());
  await report.fields.type('identifyEmail', 'petr.modry@example.cz');
  await report.button('identify:sendEmail').click();
  // Told at once, and again by the page once that is closed.
  await expect(page.getByRole('dialog', { name: report.say('failures:0.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report.heading()).toHaveText(report.say('identify:away.title'));
  await expectAccessible(page);
  await page.unroute('**/rest/identification/send');
  await report.button('identify:away.retry').click();
  await expect(report.heading()).toHaveText(report.say('identify:code.title'));
  const code = await codeIn(context, 'petr.modry@example.cz');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await report.fields.type('identifyCode', wrong(code, attempt));
    const answer = page.waitForResponse(/confirm/);
    await report.button('identify:code.confirm').click();
    await answer;
  }
  await expect(page.getByRole('alert').first()).toContainText(report.say('identify:spent'));
  await expectAccessible(page);
  await report.button('identify:code.change').click();
  await expect(report.heading()).toHaveText(report.say('identify:title'));
});

test('who is on a report shows by a code that its contact is theirs, and comes back to the same page', async ({
  report,
  page,
  context,
}) => {
  await report.arrive();
  await report.begin(
    anAccidentClaim({
      reporter: aReporter({ email: 'jitka.ruda@example.cz', tel: '777000444' }),
      formSteps: ['index', 'chooseEvent', 'reporter', 'vehicle', 'person', 'bankData'],
    }),
  );
  await page.goto(list);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await report.expectOn('event');
  const offer = page.getByRole('link', { name: report.say('identify:show.action') });
  await report.moreOptions();
  await expectAccessible(page);
  await offer.click();
  await expect(report.heading()).toHaveText(report.say('identify:show.title'));
  await expect(report.fields.box('identifyEmail')).toHaveValue('jitka.ruda@example.cz');
  expect(page.url()).not.toMatch(/ruda|777/);
  await report.button('identify:sendEmail').click();
  await report.fields.type('identifyCode', await codeIn(context, 'jitka.ruda@example.cz'));
  await report.button('identify:code.confirm').click();
  await report.expectOn('event');
  await report.moreOptions();
  await expect(offer).toHaveCount(0);
});
