import { test as withoutService } from 'playwright/test';
import { flows } from '../../../machines/flows/index.ts';
import { transitionsOf, walkedBy } from '../../model/cover.ts';
import { expect, test } from '../support/reportTest.ts';
import { firstVisits } from './firstVisits.ts';
import { lookAtPage } from './lookAtPage.ts';
import { nothingFound } from './nothingFound.ts';
import { notOffered } from './offered.ts';
import { realPaths } from './realPaths.ts';
import { walkPath } from './walkPath.ts';

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
    withoutService('every transition is walked that the pages offer', () => {
      const taken = new Set(paths.flatMap(walkedBy));
      expect(transitionsOf(flow).filter((transition) => !taken.has(transition))).toEqual(notOffered(flow));
    });
    for (const [index, path] of paths.entries()) {
      test(`a reporter goes over ${path.pages.join(', ')}`, async ({ report, complaints }) => {
        complaints.expect(nothingFound);
        test.setTimeout(60 * second + path.pages.length * walked + flow.pages.length * lookedAt);
        await walkPath(report, flow, path, async (page) => {
          if (visits[index]?.(page)) await lookAtPage(report, flow, page);
        });
      });
    }
  });
}
