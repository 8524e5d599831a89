import { daysAgo } from './support/daysAgo.ts';
import { expect, test } from './support/reportTest.ts';
import { openAt } from './walkAccident.ts';

const requestId = '00000000-0000-4000-8000-00000000000a';
const search = '**/search-damaged';

test('a failure is said in words, can be copied for whoever helps, and tried again', async ({
  report,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/500/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(report, 'vehicle');
  const body = { code: '245000000', status: 500, message: 'Unexpected.', requestId };
  await page.route(search, (route) => route.fulfill({ status: 500, json: body }), { times: 1 });
  await report.fields.type('contactSearch', '4UI5655');
  await report.fields.type('incidentDate', daysAgo(3).typed);
  await report.goOn();
  const dialog = page.getByRole('dialog', { name: report.say('failures:500.title') });
  await expect(dialog).toContainText(report.say('failures:500.text', { hotline: '+420 800 000 000' }));
  await expect(dialog).toContainText(report.say('common:error.code', { code: '245000000' }));
  await dialog.getByRole('button', { name: report.say('common:action.copy'), exact: true }).click();
  await expect(dialog.getByRole('status').last()).toHaveText(report.say('common:action.copied'));
  const { time, steps, ...copied } = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(Date.parse(time)).not.toBeNaN();
  expect(copied).toEqual({ ...body, message: 'Service error.' });
  expect(steps.at(-1)).toMatchObject({ page: 'vehicle', request: 'open.failed', failure: '245000000' });
  await dialog.getByRole('button', { name: report.say('common:action.retry') }).click();
  await expect(report.page.getByText(report.say('shared:foundVehicle.title'))).toBeVisible();
});

test('a service that does not even tell its configuration is told of in words', async ({
  report,
  page,
  complaints,
}) => {
  complaints.expect(/503/);
  // A page that could not be drawn beforehand, which brings no configuration along.
  await page.route(/:\d+\/$/, (route) => route.fulfill({ path: 'dist/index.html' }));
  await page.route('**/application/configuration', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/');
  await expect(report.heading()).toHaveText(report.say('common:boot.title'));
  await report.button('common:action.retry').click();
  await expect(report.heading()).toHaveText(report.say('start:title'));
});
