import { flows } from '../../../machines/flows/index.ts';
import { test } from '../support/reportTest.ts';
import { plainestWay } from './plainestWay.ts';
import { nothingFound } from './registers.ts';
import { walkLeg } from './walkLeg.ts';

for (const flow of flows) {
  const path = plainestWay(flow);
  test(`a claim of ${flow.code} goes over ${path.pages.length} pages, back to the first, forth again and is sent`, async ({
    report,
    complaints,
  }) => {
    // Every page is walked three times, on a machine that may be busy.
    test.setTimeout(400_000);
    complaints.expect(nothingFound);
    await walkLeg(report, flow, { ...path, begun: 0 });
  });
}
