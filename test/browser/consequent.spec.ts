import { writtenText } from '#machines/claim/writing/plainText.ts';
import { addToCar, tellContact } from './addition.ts';
import { glassOf } from './journeys/glass.ts';
import { sendJourney } from './journeys/sendJourney.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { answerPage, openAt } from './journeys/walkJourney.ts';
import { expect, test } from './support/reportTest.ts';

test('a report that follows from a sent one is tied to it, on its day, by the same person', async ({
  report,
  page,
}) => {
  const glass = glassOf(47);
  await openAt(report, glass, 'summary');
  await sendJourney(report, glass);
  const base = await report.stored();
  await page.getByText(report.say('shared:finalised.more')).click();
  await page.getByRole('link', { name: report.say('shared:finalised.consequent'), exact: true }).click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/car\?consequent$/);
  const [index, event, ...others] = glass.pages;
  for (const one of [index, event]) {
    await report.expectOn(one?.code ?? '');
    if (one) await answerPage(report, one);
  }
  await report.expectOn(others[0]?.code ?? '');
  const { detail, claimRequestUuid } = await report.stored();
  expect(claimRequestUuid).not.toBe(base.claimRequestUuid);
  expect(detail).toMatchObject({
    consequentClaimRequest: {
      activeBaseClaimUuid: base.claimRequestUuid,
      baseClaimMemberType: 'INSURED',
      claimNumber: base.result?.claimsData[0]?.claimNumber,
    },
    incidentDate: base.detail.incidentDate,
  });
});

test('a question about the report of this tab is asked in two pages', async ({ report, page }) => {
  const glass = glassOf(48);
  await openAt(report, glass, 'summary');
  await sendJourney(report, glass);
  const { result, detail } = await report.stored();
  const claimNumber = result?.claimsData[0]?.claimNumber ?? '';
  await addToCar(report, 'question');
  await expect(page.locator('[data-folded=claimNumber]')).toContainText(
    writtenText('claimNumber', claimNumber),
  );
  await expect(page.locator('[data-folded="reporter.fullName"]')).toContainText('Jana Nováková');
  await expectAccessible(page);
  await report.goOn();
  await expect(report.heading()).toHaveText(report.say('shared:question.title'));
  await report.fields.type('question', 'Kdy přijede technik?');
  await report.button('shared:question.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.QUESTION.title'));
  await expect(page.getByText(claimNumber)).toBeVisible();
  const asked = await page.evaluate(() => localStorage.getItem('hlaska.claim.car.QUESTION'));
  const answer = await page.request.get(`/rest/question/${asked}`);
  expect((await answer.json()).detail).toMatchObject({
    claimNumber,
    incidentDate: detail.incidentDate,
    reporter: detail.reporter,
    question: 'Kdy přijede technik?',
  });
});

test('a claim number of another line goes along to that line', async ({ report, page }) => {
  const claimNumber = '2026CAR00000017';
  await page.goto('/hlaseni/nonlife/property?flow=UPLOAD');
  await expect(report.heading()).toHaveText(report.say('shared:claimIdentification.title'));
  await report.fields.type('claimNumber', claimNumber);
  await report.fields.type('incidentDate', '15. 11. 2026');
  const way = page.getByRole('link', { name: report.say('shared:claimIdentification.toLine.car') });
  await way.click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/car/);
  await expect(page.locator('[data-folded=claimNumber]')).toContainText('2026 CAR 0000 0017');
  await expect(page.locator('[data-folded=incidentDate]')).toContainText('15.11.2026');
  await report.goOn();
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:documents.UPLOAD.title'));
});
