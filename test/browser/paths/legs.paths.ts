import { test as withoutService } from 'playwright/test';
import { transitionsOf } from '#test/model/cover.ts';
import { expect, test } from '#test/browser/support/reportTest.ts';
import { walkedOn } from './legs.ts';
import { notOffered } from './offered.ts';
import { plannedLegs } from './plannedLegs.ts';
import { nothingFound } from './registers.ts';
import { walkLeg } from './walkLeg.ts';
import { wantedFlows } from './wantedFlows.ts';

/** For opening a leg and for each of its pages, on a machine that may be busy: some legs add all ten rows of a list. */
const time = { opening: 60_000, page: 15_000 };

for (const flow of wantedFlows) {
  const legs = plannedLegs(flow);
  test.describe(flow.code, () => {
    withoutService('every transition is walked that the pages offer', () => {
      const walked = new Set(legs.flatMap(walkedOn));
      expect(transitionsOf(flow).filter((one) => !walked.has(one))).toEqual(notOffered(flow));
    });
    for (const [at, leg] of legs.entries()) {
      const [first, ...pages] = leg.pages.slice(leg.begun);
      test(`${at + 1}. a reporter goes on from ${first} to ${pages.join(', ')}`, async ({
        report,
        complaints,
      }) => {
        test.setTimeout(time.opening + pages.length * time.page);
        complaints.expect(nothingFound);
        await walkLeg(report, flow, leg);
      });
    }
  });
}
