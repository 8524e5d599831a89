import { expectAccessible } from './support/expectAccessible.ts';
import { phone } from './support/viewports.ts';
import { Report } from './report.ts';
import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

const takeOver = '/hlaseni/nonlife/car/prevzit-hlaseni';

test('a report is taken to another device by a link and a code', async ({
  report,
  page,
  browser,
  baseURL,
  language,
  complaints,
}) => {
  complaints.expect(/status of 40/);
  await openAt(report, 'event');
  await report.button('common:action.handOver').click();
  const dialog = page.getByRole('dialog', { name: report.say('drafts:handOver.title') });
  await expect(dialog.getByRole('img', { name: report.say('drafts:handOver.qr') })).toBeVisible();
  await expectAccessible(page);
  const mail = await dialog
    .getByRole('link', { name: report.say('drafts:handOver.email') })
    .getAttribute('href');
  const [, link = ''] = /(http\S+)$/.exec(decodeURIComponent(mail ?? '')) ?? [];
  expect(new URL(link).pathname).toBe(takeOver);
  const code = (await dialog.locator('strong').textContent()) ?? '';
  await dialog.getByRole('button', { name: report.say('common:action.close') }).click();

  const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) });
  const other = new Report(await context.newPage(), language);
  await other.page.goto(link);
  await expect(other.heading()).toHaveText(other.say('drafts:takeOver.title'));
  await expect(other.page).toHaveURL(takeOver);
  await other.page.reload();
  await expect(other.heading()).toHaveText(other.say('drafts:takeOver.title'));
  await expectAccessible(other.page);
  await other.button('drafts:takeOver.open').click();
  await other.fields.type('takeOverCode', code === '000 000' ? '1' : '000 000');
  await other.button('drafts:takeOver.open').click();
  await expect(other.page.getByRole('link', { name: other.say('fields:takeOverCode.wrong') })).toBeVisible();
  await other.fields.type('takeOverCode', code);
  await other.button('drafts:takeOver.open').click();
  await other.expectOn('event');
  await answerPage(other, 'event');
  await expect(other.heading()).not.toHaveText(other.titleOf('event'));

  await other.page.goto('/');
  await other.page.goto(link);
  await other.fields.type('takeOverCode', code);
  await other.button('drafts:takeOver.open').click();
  await expect(other.heading()).toHaveText(other.say('drafts:takeOver.goneTitle'));
  await expect(other.heading()).toBeFocused();
  await expect(other.heading()).toHaveAccessibleDescription(other.say('drafts:takeOver.gone'));
  await expect(other.page).toHaveTitle(new RegExp(`^${other.say('drafts:takeOver.goneTitle')}`));
  await context.close();
});
