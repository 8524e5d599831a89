import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

test('a refused Continue puts the focus on a summary that leads to the fields, in their words', async ({
  report,
  page,
}) => {
  await openAt(report, 'reporter');
  const title = await page.title();
  await report.fields.type('reporter.email', 'jana');
  await report.goOn();
  const summary = page.getByRole('region', { name: report.say('common:summary.title', { count: 3 }) });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    report.say('fields:reporter.fullName.required'),
    report.say('checks:emailNoAt'),
    report.say('fields:reporter.tel.required'),
  ]);
  await expect(page).toHaveTitle(report.say('common:errorTitle', { title }));
  await summary.getByRole('link', { name: report.say('checks:emailNoAt') }).click();
  const email = report.fields.box('reporter.email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(new RegExp(report.say('checks:emailNoAt')));
  await expect(email).toHaveValue('jana');
});

test('corrections are seen while typing, and the title is well again', async ({ report, page }) => {
  await openAt(report, 'inspection');
  const title = await page.title();
  await report.goOn();
  await expect(page).toHaveTitle(report.say('common:errorTitle', { title }));
  await report.fields.choose('inspectionMethod', 'SELF_INSPECTION');
  await expect(page.getByText(report.say('common:summary.allFixed'))).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('a page that turns puts the focus on its heading', async ({ report, page }) => {
  await openAt(report, 'event');
  await answerPage(report, 'event');
  await report.expectOn('circumstances');
  await expect(report.heading()).toBeFocused();
  await page.goBack();
  await report.expectOn('event');
  await expect(report.heading()).toBeFocused();
});
