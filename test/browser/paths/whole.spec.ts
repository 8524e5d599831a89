import { flows } from '../../../machines/flows/index.ts';
import { test } from '../support/reportTest.ts';
import { plainestWay } from './plainestWay.ts';
import { nothingFound } from './registers.ts';
import { walkLeg } from './walkLeg.ts';

// Every run reports an accident of a car, which takes as long again; what is added to a claim is alike in every line.
const long = ['car.DRAFT', 'life.UPLOAD', 'life.QUESTION'];

for (const flow of flows) {
  const path = plainestWay(flow);
  const title = `a claim of ${flow.code} goes over ${path.pages.length} pages, back to the first, forth again and is sent`;
  test(title, { tag: long.includes(flow.code) ? '@long' : [] }, async ({ report, complaints }) => {
    // Every page is walked three times, on a machine that may be busy.
    test.setTimeout(400_000);
    complaints.expect(nothingFound);
    await walkLeg(report, flow, { ...path, begun: 0 });
  });
}
