import { randomUUID } from 'node:crypto';
import { look } from './support/look.ts';
import { coreKey, expect, test } from './support/statusTest.ts';
import { answerPage, openAt } from './walkAccident.ts';

test('whoever has sent a report reads where it is, as the core system says it, when they come back', async ({
  report,
  page,
  service,
}) => {
  await openAt(report, 'summary');
  await answerPage(report, 'summary');
  await report.expectOn('finalised');
  const { result } = await report.stored();
  const claimNumber = result?.claimsData[0]?.claimNumber;
  let second = 0;
  const say = async (said: object) => {
    second += 1;
    const { status } = await fetch(`${service.url}/export/status`, {
      method: 'POST',
      headers: { authorization: `Bearer ${coreKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        statusId: randomUUID(),
        claimNumber,
        at: `2026-11-20T12:00:0${second}Z`,
        ...said,
      }),
    });
    expect(status).toBe(200);
    await page.reload();
  };

  await say({ step: 'IN_REVIEW', nextBy: '2099-12-01', clerk: 'Eva Malá' });
  await expect(report.heading()).toHaveText(report.say('shared:finalised.progress.IN_REVIEW.title'));
  await expect(page.getByRole('main')).toContainText('Eva Malá');
  await look(report, 'status.inReview');

  await say({
    asks: [{ askId: 'a', kind: 'DOCUMENT', documentType: 'ACCIDENT_REPORT', due: '2099-12-05' }],
  });
  await expect(report.heading()).toHaveText(report.say('shared:finalised.progress.WAITING.title'));
  await look(report, 'status.waiting');
});
