import type { Page } from 'playwright/test';
import { enteredAccount } from './answers/bank.ts';
import type { Report } from './report.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';
import { openAt } from './walkAccident.ts';

const save = '**/save/*';
const helpdesk = '**/rest/helpdesk/report';
const requestId = '00000000-0000-4000-8000-00000000000b';
const refused = {
  status: 400,
  json: { code: '245000030', status: 400, message: 'Payload validation error.', requestId },
};

/** The dialog of a save that the service refuses: of the account. */
const refusedSave = async (report: Report, page: Page) => {
  await page.route(save, (route) => route.fulfill(refused), { times: 1 });
  await enteredAccount.answer?.(report);
  await report.goOn();
  const dialog = page.getByRole('dialog', { name: report.say('failures:245000030.title') });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('a refused save is told to the helpdesk, which finds it by the number the reporter is given', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/400/);
  await openAt(report, 'bankData');
  const dialog = await refusedSave(report, page);
  const sent = page.waitForRequest(helpdesk);
  const send = dialog.getByRole('button', { name: report.say('failures:helpdesk.send') });
  await send.click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ code: '245000030', status: 400, requestId });
  expect(body.steps.at(-1)).toMatchObject({ page: 'bankData', request: 'open.failed', failure: '245000030' });
  await expect(dialog.getByRole('status').filter({ hasText: /H\d{6}/ })).toContainText(
    report.say('failures:helpdesk.sent.title'),
  );
  await expect(dialog.getByRole('button', { name: report.say('failures:helpdesk.done') })).toBeFocused();
});

test('a report that the helpdesk does not get says so, and is sent again', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/400|429|Failed to load resource/);
  await openAt(report, 'bankData');
  const dialog = await refusedSave(report, page);
  const said = (key: string) =>
    dialog.getByRole('status').filter({ hasText: report.say(`failures:helpdesk.${key}`) });
  await page.route(helpdesk, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: report.say('failures:helpdesk.send') }).click();
  await expect(said('notSent.noAnswer')).toBeVisible();
  const many = { code: '245000000', status: 429, message: 'Too many.', requestId };
  await page.route(helpdesk, (route) => route.fulfill({ status: 429, json: many }), { times: 1 });
  const again = dialog.getByRole('button', { name: report.say('failures:helpdesk.again') });
  await again.click();
  await expect(said('notSent.tooMany')).toBeVisible();
  await again.click();
  await expect(said('sent.title')).toBeVisible();
});

test('the errors of a visit stand in a list, one is hidden and all are shown again', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/400/);
  await openAt(report, 'bankData');
  const first = await refusedSave(report, page);
  await first.getByRole('button', { name: report.say('common:action.backToForm') }).click();
  const second = await refusedSave(report, page);
  await second.getByRole('button', { name: report.say('failures:errors.open', { number: 2 }) }).click();
  const list = page.getByRole('dialog', { name: report.say('failures:errors.title') });
  const rows = list.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(2);
  await rows.first().getByText(report.say('failures:errors.details')).click();
  await expect(rows.first()).toContainText(requestId);
  await expect(
    rows
      .first()
      .getByText(/^PUT .*: ERROR$|^POST .*: ERROR$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  const hide = report.say('failures:errors.hide');
  await rows.first().getByText(hide, { exact: true }).click();
  await expect(rows).toHaveCount(1);
  await list.getByRole('button', { name: report.say('failures:errors.showAll') }).click();
  await expect(rows).toHaveCount(2);
  await list.getByRole('button', { name: report.say('failures:errors.back') }).click();
  await expect(second).toBeVisible();
});
