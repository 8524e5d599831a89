import { test as withoutService } from 'playwright/test';
import { flows } from '../../../machines/flows/index.ts';
import { transitionsOf, walkedBy } from '../../model/cover.ts';
import { expect, test } from '../support/reportTest.ts';
import { firstVisits } from './firstVisits.ts';
import { lookAtPage } from './lookAtPage.ts';
import { realPaths } from './realPaths.ts';
import { walkPath } from './walkPath.ts';

/** The service says so of a policy that nobody has; the page that follows tells the reporter. */
const notFound = /status of 404 .*\/search-(policy|damaged)\)/;
/** Of a page walked, of one looked at: for a machine that may be busy. */
const second = 1000;
const walked = 15 * second;
const lookedAt = 60 * second;

/** `FLOWS=car.DRAFT,life.DRAFT` walks these alone. */
const wanted = process.env['FLOWS']?.split(',');

for (const flow of flows.filter(({ code }) => wanted?.includes(code) ?? true)) {
  const paths = realPaths(flow);
  const visits = firstVisits(flow, paths);
  test.describe(flow.code, () => {
    withoutService('no transition is left that the service of the first start does not allow', () => {
      const taken = new Set(paths.flatMap(walkedBy));
      expect(transitionsOf(flow).filter((transition) => !taken.has(transition))).toEqual([]);
    });
    for (const [index, path] of paths.entries()) {
      test(`a reporter goes over ${path.pages.join(', ')}`, async ({ report, complaints }) => {
        complaints.expect(notFound);
        test.setTimeout(60 * second + path.pages.length * walked + flow.pages.length * lookedAt);
        await walkPath(report, flow, path, async (page) => {
          if (visits[index]?.(page)) await lookAtPage(report, flow, page);
        });
      });
    }
  });
}
