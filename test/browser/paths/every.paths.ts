import { flows } from '../../../machines/flows/index.ts';
import { transitionsOf, walkedBy } from '../../model/cover.ts';
import { expect, test } from '../support/reportTest.ts';
import { realPaths } from './realPaths.ts';
import { walkPath } from './walkPath.ts';

/** The service says so of a policy that nobody has; the page that follows tells the reporter. */
const notFound = /status of 404 .*\/search-(policy|damaged)\)/;

for (const flow of flows.filter(
  (one) => !process.env['ONLY'] || process.env['ONLY'].split(',').includes(one.code),
)) {
  const transitions = transitionsOf(flow);
  const cover = realPaths(flow);
  test.describe(flow.code, () => {
    test('every transition is walked', () => {
      const walked = new Set(cover.flatMap(walkedBy));
      expect(transitions.filter((transition) => !walked.has(transition))).toEqual([]);
    });
    for (const path of cover) {
      test(path.pages.join(' > '), async ({ report, complaints }) => {
        test.setTimeout(60_000 + path.pages.length * 15_000);
        complaints.expect(notFound);
        await walkPath(report, flow, path);
      });
    }
  });
}
