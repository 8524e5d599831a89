import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { propertyWay } from '#test/flows/property/usualAnswers.ts';
import { registers } from '#server/registers/registers.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

let service: TestService;
let time = Date.now();
beforeAll(async () => {
  service = await startService({ now: () => new Date(time) });
});
afterAll(() => service.close());

/** A report on a policy, sent, and how its claims stand. */
const sentOn = async (policyNumber: string, at = service) => {
  const { claim } = propertyWay({
    chooseEvent: { propertyEvent: 'GLASS' },
    event: { causedByOther: 'NO' },
    policy: { policyNumber, incidentDate: '2026-11-10' },
  });
  const { reporter, params } = await beginWith(at, claim, 'property');
  const sent = await reporter.call(calls.finalize, { params });
  const read = async () => {
    const { result } = await reporter.call(calls.readClaim, { params });
    return standing(result?.claimList);
  };
  return { sent, read, reporter, params };
};

const standing = (claims: readonly { status: string; rejected: boolean }[] = []) =>
  claims.map(({ status, rejected }) => (rejected ? `${status} rejected` : status));

test.each([
  ['4400032164', ['COMPLETED']],
  ['4400064160', ['REQUESTED']],
  ['4400065197', ['IN_QUEUE']],
  ['4400066234', ['PAUSED']],
  ['4400067271', ['CANCELED']],
  ['4400068308', ['ERROR']],
  ['4400069345', ['COMPLETED rejected']],
  ['4400070382', ['COMPLETED', 'COMPLETED rejected']],
  ['4400071419', ['COMPLETED', 'IN_PROGRESS']],
])('a report on policy %s ends as %j, each claim with a number of its own', async (policyNumber, ends) => {
  const { sent, read } = await sentOn(policyNumber);
  expect([standing(sent.claimList), await read()]).toEqual([ends, ends]);
  expect(new Set(sent.claimList.map(({ claimNumber }) => claimNumber)).size).toBe(ends.length);
});

test('what becomes of a claim in the queue is told whenever its page is opened again', async () => {
  const { read } = await sentOn('4400065197');
  const told: unknown[] = [];
  for (const seconds of [29, 2, 28, 2]) {
    time += seconds * 1000;
    told.push(await read());
  }
  expect(told).toEqual([['IN_QUEUE'], ['IN_PROGRESS'], ['IN_PROGRESS'], ['COMPLETED']]);
});

test('while the system that processes claims is away, what it said last holds, and a report is taken all the same', async () => {
  let isAway = false;
  const known = registers(service.database.db);
  const at = await service.another({
    systems: {
      ...known,
      listStatuses: (report) => (isAway ? Promise.reject(new Error('away')) : known.listStatuses(report)),
    },
  });
  const { read } = await sentOn('4400065197', at);
  time += 40_000;
  const before = await read();
  isAway = true;
  const later = await read();
  const { sent } = await sentOn('4400068308', at);
  expect([before, later, standing(sent.claimList)]).toEqual([
    ['IN_PROGRESS'],
    ['IN_PROGRESS'],
    ['COMPLETED'],
  ]);
});
