import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { choose, enter } from '#test/browser/support/salesVisit.ts';
import { Service } from '#test/browser/support/service.ts';
import { expect, test as signInTest } from '#test/browser/support/signInTest.ts';

/** Hours of a night that it is now, where the insurer is. */
const aroundNow = (): string => {
  const hours = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Europe/Prague',
  });
  const now = Number(hours.format(new Date()));
  return `${now}-${(now + 2) % 24}`;
};

/** A service where two decide whether anything is handed over, and one at night, which it is. */
const test = signInTest.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await Service.launch({ FOUR_EYES: 'PAUSE', BREAK_GLASS: aroundNow() });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const headers = { 'x-requested-with': 'XMLHttpRequest' };

test('an operator does alone at night what takes two, says why, and another one approves after signing in afresh', async ({
  report,
  page,
  complaints,
}) => {
  // The refusal is asked for.
  complaints.expect(/status of 403/);
  const say = (key: string) => report.say(`operations:${key}`);
  const act = async (name: 'PAUSE' | 'RESUME', words: string) => {
    const data = { act: { act: name }, words };
    expect((await page.request.post('/rest/operations/act', { headers, data })).status()).toBe(200);
    await page.getByRole('button', { name: say('refresh') }).click();
  };
  await enter(report, 'U400');
  await page.getByRole('button', { name: report.say('sales:page.operations') }).click();
  await expect(page.getByText(say('files.checked'))).toBeVisible();
  await expect(page.getByText(say('messages.none'))).toBeVisible();

  await act('PAUSE', 'Jádro bere všechno dvakrát.');
  await page.getByRole('button', { name: say('approvals.alone') }).click();
  await expect(page.getByText(report.say('operations:outcome.DONE', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: say('approvals.sayWhy') }).click();
  const why = page.getByRole('dialog', { name: say('act.WHY_ALONE') });
  await why.getByLabel(say('fields.actWords.label')).fill('Druhý z nás nebral telefon.');
  await expectAccessible(page);
  await why.getByRole('button', { name: say('act.do') }).click();
  await expect(page.getByRole('button', { name: say('approvals.sayWhy') })).toHaveCount(0);

  await act('RESUME', 'Jádro jede.');
  await act('PAUSE', 'Odstávka jádra.');
  await page.context().clearCookies();
  await enter(report, 'U410');
  await page.getByRole('button', { name: report.say('sales:page.operations') }).click();
  // As after five minutes.
  await page.route('**/rest/operations/approval/*', (route) =>
    route.fulfill({ status: 403, json: { code: '245000013', message: '', status: 403, requestId: 'r1' } }),
  );
  await page.getByRole('button', { name: say('approvals.approve') }).click();
  await expect(page.getByText(say('afresh.text'))).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: say('afresh.signIn') }).click();
  await choose(page, 'U410');
  await expect(page).toHaveURL('/prodej/provoz');
  await page.getByRole('button', { name: say('approvals.approve') }).click();
  await expect(page.getByText(report.say('operations:outcome.DONE', { count: 1 }))).toBeVisible();
});
