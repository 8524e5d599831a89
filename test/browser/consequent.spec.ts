import { nameClaim, tellContact } from './addition.ts';
import { glassOf } from './journeys/glass.ts';
import { sendJourney } from './journeys/sendJourney.ts';
import { answerPage, openAt } from './journeys/walkJourney.ts';
import { expect, test } from './support/reportTest.ts';

test('a report that follows from a sent one is tied to it, on its day, by the same person', async ({
  report,
  page,
}) => {
  const glass = glassOf(5);
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

test('a claim number of another line goes along to that line', async ({ report, page }) => {
  const claimNumber = '2026CAR00000017';
  await page.goto('/hlaseni/nonlife/property?flow=UPLOAD');
  await expect(report.heading()).toHaveText(report.say('shared:claimIdentification.title'));
  await report.fields.type('claimNumber', claimNumber);
  await report.fields.type('incidentDate', '15. 11. 2026');
  const way = page.getByRole('link', { name: report.say('shared:claimIdentification.toLine.car') });
  await way.click();
  await expect(page).toHaveURL(/\/hlaseni\/nonlife\/car/);
  await expect(report.fields.box('claimNumber')).toHaveValue(claimNumber);
  await nameClaim(report, { claimNumber, incidentDate: '15. 11. 2026' });
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:documents.UPLOAD.title'));
});
