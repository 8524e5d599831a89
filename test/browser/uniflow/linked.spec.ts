import { expect, test } from './uniflowTest.ts';

const home = '/hlaseni/uniflow';

test('an address of a kind nobody knows leads to a choice, and one that names it may be put right', async ({
  report,
  page,
}) => {
  await page.goto(`${home}?uni=BOAT`);
  await report.goOn('index');
  await report.expectOn('chooseKind');
  await page.goto(`${home}?uni=TRAVEL`);
  report.kind = 'TRAVEL';
  await report.expectOn('index');
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await report.unfold('uniKind');
  await report.expectOn('chooseKind');
  await report.fields.choose('uniKind', 'PET');
  await report.goOn();
  await report.expectOn('chooseEvent');
  await expect(report.fields.group('uniEvent')).toContainText(
    report.say('uniflow:fields.uniEvent.options.PET_LOST'),
  );
});

test('a link to another kind begins another report, and the first one is kept', async ({ report, page }) => {
  await page.goto(`${home}?uni=PET`);
  await report.goOn('index');
  await report.expectOn('chooseEvent');
  await report.fields.lead('uniEvent', 'PET_LOST');
  await report.expectOn('reporter');
  await page.goto(`${home}?uni=TRAVEL`);
  report.kind = 'TRAVEL';
  await report.expectOn('index');
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(report.say('drafts:names.PET_LOST'));
});
