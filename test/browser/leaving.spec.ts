import { expect, test } from './support/reportTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

test('a report is thrown away only after a question, and then nothing of it is offered', async ({
  report,
  page,
}) => {
  await openAt(report, 'event');
  await report.moreOptions();
  await report.button('common:action.discard').click();
  await report.answerDialog('discard', 'refuse');
  await report.expectOn('event');
  await report.button('common:action.discard').click();
  await report.answerDialog('discard', 'confirm');
  await expect(report.heading()).toHaveText(report.say('start:title'));
  await page.waitForLoadState('networkidle');
  await expect(report.button('start:resume.action')).toBeHidden();
  await page.goto('/hlaseni/nonlife/car/co-se-stalo');
  await report.expectOn('index');
});

test('a report is begun anew only after a question, and then it is empty', async ({ report, page }) => {
  await openAt(report, 'vehicle');
  await report.fields.type('contactSearch', '4UI5655');
  await report.moreOptions();
  await report.button('common:action.reset').click();
  await report.answerDialog('reset', 'refuse');
  await expect(report.fields.box('contactSearch')).toHaveValue('4UI5655');
  await report.button('common:action.reset').click();
  await report.answerDialog('reset', 'confirm');
  await report.expectOn('index');
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await expect(report.fields.group('eventFamily').getByRole('radio', { checked: true })).toHaveCount(0);
  await answerPage(report, 'chooseEvent');
  await report.expectOn('reporter');
  await page.goto('/hlaseni/nonlife/car/vozidlo');
  await report.expectOn('reporter');
  await expect(page.getByText(report.say('dialogs:refusedAddress.here'))).toBeVisible();
});
