import { describe, expect, test } from 'vitest';
import { steps } from '#machines/claim/steps.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { DiscountRecord } from '#machines/service/sales/discountRecord.ts';
import { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { flows } from '#machines/flows/index.ts';
import { laneFlows } from '#test/flows/laneFlows.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { wholeFlow, wholeReport, type Whole } from './whole.ts';
import { describeFlow } from './describeFlow.ts';

describe.each(flows)('the flow $code', (flow) => describeFlow(flow, wholeReport(flow)));

/** A report in a lane is stored as any of its line. */
const wholeLane = (flow: Flow): Whole => ({
  ...wholeReport(flow),
  stored: wholeReport(flows.find(({ code }) => code === `${flow.claimType}.DRAFT`) ?? flow).stored,
});

describe.each(laneFlows)('the flow $code', (flow) =>
  // Whether who reports is the insured counts once the vehicle is found.
  describeFlow(flow, wholeLane(flow), flow.claimType === 'car' ? ['vehicle -> person'] : []),
);

/** What the service keeps of a record of the sales application. */
const keeps: Readonly<Record<string, (answers: object) => object>> = {
  client: ClientRecord.parse,
  vehicle: VehicleRecord.parse,
  policy: PolicyRecord.parse,
  discount: DiscountRecord.parse,
};

describe.each(salesFlows)('the flow $code', (flow) =>
  describeFlow(flow, wholeFlow(flow, keeps[flow.subject.name])),
);

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('no two flows share a code', () => {
  expect(twice([...flows, ...salesFlows].map(({ code }) => code))).toEqual([]);
});

describe.each(flows)('the flow $code as data', ({ code, claimType, flowType, pages }) => {
  test('is called after what it reports and how', () => {
    expect(code).toBe(`${claimType}.${flowType}`);
  });

  test('has no code and no address twice, and none that the machine needs itself', () => {
    const codes = pages.map((page) => page.code);
    expect([twice(codes), twice(pages.map(({ path }) => path))]).toEqual([[], []]);
    expect(codes.filter((page) => page === 'opening' || page === 'notFound' || page.includes('.'))).toEqual(
      [],
    );
  });

  test('takes its steps in their order', () => {
    const order: readonly string[] = steps[flowType];
    const place = new Map(pages.map((page) => [page.code, order.indexOf(page.step)]));
    const backward = pages.flatMap((page) =>
      page.next
        .filter((next) => (place.get(next) ?? -1) < Math.max(0, place.get(page.code) ?? -1))
        .map((next) => `${page.code} -> ${next}`),
    );
    expect(backward).toEqual([]);
    expect(pages.filter(({ step }) => !order.includes(step)).map((page) => page.code)).toEqual([]);
  });

  test('is sent from one page, and what follows is the end', () => {
    const senders = pages.filter(({ submits }) => submits);
    const behind = pages.filter((page) => senders.some(({ next }) => next.includes(page.code)));
    expect([senders.length, behind.map(({ next }) => next)]).toEqual([1, [[]]]);
  });
});
