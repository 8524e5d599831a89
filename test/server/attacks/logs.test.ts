import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Limits } from '#server/http/limits.ts';
import { calls } from '#machines/service/calls.ts';
import { loggedSteps } from '#machines/service/application.ts';
import { startService, type TestService } from '#test/server/service.ts';

const entry = { level: 'warn', time: '2026-11-20T08:00:00Z', event: 'page.failed' } as const;
const step = { after: 5, event: 'NEXT', page: 'vehicle', request: 'idle', session: 'open' };

describe('the log of browsers', () => {
  let service: TestService;
  let addresses = 0;
  beforeAll(async () => {
    service = await startService({
      limits: Limits.parse({ logBatchesOfAddress: { max: 120 }, logBytesOfAddress: { max: 1024 * 1024 } }),
      trustProxy: 1,
    });
  });
  afterAll(() => service.close());

  const from = () => {
    const headers = { 'x-forwarded-for': `192.0.2.${(addresses += 1)}` };
    const reporter = service.reporter();
    return (...entries: readonly object[]) => reporter.ask(calls.log, { body: { entries }, headers });
  };

  test.each<[string, object]>([
    ['a telephone number in an event', { event: 't777123456' }],
    ['a telephone number in pieces', { event: 'call.777-123-456' }],
    ['a birth number in a page', { page: 'p8411049031' }],
    ['a plate and a year in a flow', { flow: 'car.4UI5655' }],
    ['an address of a network', { page: 'from.192.168.1.17' }],
    ['an address of a page', { page: '/hlaseni/jan-novotny' }],
    ['an address of mail', { event: 'jan@example.cz' }],
    ['a code nobody knows', { code: '8411049031' }],
    ['a request that is none', { requestId: '8411049031' }],
    ['a status that is none', { status: 777123456 }],
  ])('takes no entry with %s', async (_, differing) => {
    expect(await from()({ ...entry, ...differing })).toMatchObject({
      status: 400,
      body: { code: '245000030' },
    });
  });

  test('takes the names that pages and machines have', async () => {
    const told = { ...entry, page: 'injuredParty[9]', flow: 'car.DRAFT', code: '245000018', status: 404 };
    expect(await from()(told)).toMatchObject({ status: 200 });
  });

  test('takes so many batches in a minute from one address', async () => {
    const send = from();
    const statuses: number[] = [];
    for (let turn = 0; turn < 122; turn += 1) statuses.push((await send(entry)).status);
    expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 200));
    expect(statuses.slice(120)).toEqual([429, 429]);
  });

  test('takes so many bytes in a minute from one address', async () => {
    const steps = Array.from({ length: loggedSteps }, () => ({ ...step, event: 'a'.repeat(110) }));
    const batch = Array.from({ length: 100 }, () => ({ ...entry, steps }));
    const send = from();
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await send(...batch)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
