import { flows } from '#machines/flows/index.ts';
import { test } from '#test/browser/support/reportTest.ts';
import { plainestWay } from './plainestWay.ts';
import { nothingFound } from './registers.ts';
import { walkLeg } from './walkLeg.ts';

// Every run reports an accident of a car as well. What is added to a claim is alike in every line, and how any other line is
// reported every run knows from the service and from its pages, drawn in the browser one by one.
const short = ['life.DRAFT', 'car.UPLOAD', 'car.QUESTION'];

/** Documents and questions are added to a claim by pages that every line has. */
const walked = flows.filter(
  ({ flowType, claimType }) => flowType === 'DRAFT' || claimType === 'car' || claimType === 'life',
);

for (const flow of walked) {
  const title = `a claim of ${flow.code} goes over all its pages, back to the first, forth again and is sent`;
  test(title, { tag: short.includes(flow.code) ? [] : ['@long'] }, async ({ report, complaints }) => {
    // Every page is walked three times, on a machine that may be busy.
    test.setTimeout(400_000);
    complaints.expect(nothingFound);
    const way = plainestWay(flow);
    await walkLeg(report, flow, { ...way, begun: 0, returns: way.pages });
  });
}
