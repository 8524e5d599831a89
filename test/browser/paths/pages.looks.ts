import { test } from '#test/browser/support/reportTest.ts';
import { lookAtPage } from './lookAtPage.ts';
import { plannedLegs } from './plannedLegs.ts';
import { nothingFound } from './registers.ts';
import { visit, visitsOn } from './visits.ts';
import { wantedFlows } from './wantedFlows.ts';

/** `PAGES=event,summary` looks at these alone. */
const pages = process.env['PAGES']?.split(',');

for (const flow of wantedFlows) {
  test.describe(flow.code, () => {
    for (const one of visitsOn(flow, plannedLegs(flow)).filter(
      ({ page }) => pages?.includes(page.code) ?? true,
    )) {
      const { code } = one.page;
      test(`${code} is well drawn and said in every language`, async ({ report, complaints }) => {
        complaints.expect(nothingFound);
        const walker = await visit(report, flow, one);
        await lookAtPage(report, flow, one.page);
        await walker.expectFilled();
      });
    }
  });
}
