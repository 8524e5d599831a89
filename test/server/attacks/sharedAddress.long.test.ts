import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { Limits } from '#server/http/limits.ts';
import { User } from '#test/server/auth/user.ts';
import { begin, beginWith, type Begun } from '#test/server/drafts.ts';
import { From } from '#test/server/from.ts';
import { Reporter, type Received } from '#test/server/reporter.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';

const incidentDate = '2026-11-10';
const refused = { status: 429, body: { code: 'TOO_MANY_NUMBERS' } };
let service: TestService;
beforeAll(async () => {
  service = await startService({ trustProxy: 1, flows: [smallFlow] });
});
afterAll(() => service.close());

/** Of a vehicle in no register. */
const byHand = { vehicleModel: 'Fabia', mileage: 1000 };
const limited = (limits: z.input<typeof Limits>) => service.another({ limits: Limits.parse(limits) });
/** Browsers at one address, each new. */
const at = (one: TestService, address: string): Pick<TestService, 'reporter'> => ({
  reporter: () => new From(one, address),
});
const plate = (index: number) => `1AB${String(1000 + index)}`;
const asks = ({ reporter, params }: Begun, registrationNo: string, day = incidentDate): Promise<Received> =>
  reporter.ask(calls.searchPolicy, { params, body: { registrationNo, incidentDate: day } });

describe('honest reporters behind one address', () => {
  test('send a hundred and fifty reports in a quarter of an hour', async () => {
    const here = at(service, '192.0.2.1');
    const statuses: number[] = [];
    for (let index = 0; index < 150; index += 1) {
      const { reporter, params } = await beginWith(here, {
        ...answered,
        ...byHand,
        contactSearch: plate(index),
      });
      await reporter.ask(calls.searchPolicy, { params, body: {} });
      statuses.push((await reporter.ask(calls.finalize, { params })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 150 }, () => 200));
  });

  test('are not stopped by one of them who tries number after number', async () => {
    const some = await limited({ numbers: { vehicle: { ofReport: 20, ofSession: 3, ofAddress: 8 } } });
    const here = at(some, '192.0.2.2');
    const one = await begin(here);
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1) statuses.push((await asks(one, plate(index))).status);
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array.from({ length: 3 }, () => false),
      ...Array.from({ length: 6 }, () => true),
    ]);
    expect((await asks(await begin(here), plate(20))).status).not.toBe(429);
  });

  test('are counted together over all their sessions, at last', async () => {
    const some = await limited({ numbers: { vehicle: { ofAddress: 4 } } });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await asks(await begin(at(some, '192.0.2.3')), plate(index))).status);
    expect(statuses.slice(0, 4)).not.toContain(429);
    expect(statuses.slice(4)).toEqual([429, 429]);
  });

  test('of a trusted network are counted by their sessions alone', async () => {
    const some = await limited({
      trustedNetworks: ['198.51.100.0/24'],
      numbers: { vehicle: { ofSession: 3, ofAddress: 4 } },
    });
    for (let index = 0; index < 8; index += 1)
      expect((await asks(await begin(at(some, '198.51.100.9')), plate(index))).status).not.toBe(429);
    const one = await begin(at(some, '198.51.100.9'));
    for (let index = 0; index < 3; index += 1) await asks(one, plate(index));
    expect(await asks(one, plate(3))).toMatchObject(refused);
  });

  test('who have signed in are counted by who they are, over their sessions', async () => {
    const some = await limited({ numbers: { vehicle: { ofUser: 5, ofAddress: 2 } } });
    const signedIn = async () => {
      const user = new User(some.app);
      await user.signIn('A100');
      const reporter = new From(some, '192.0.2.4', user.cookies.get('session'));
      return begin({ reporter: () => reporter });
    };
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await asks(await signedIn(), plate(index))).status);
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(statuses[5]).toBe(429);
  });
});

describe('a vehicle that many ask about, each from another address', () => {
  const days = Array.from({ length: 8 }, (_, day) => `2026-09-0${day + 1}`);

  test('is told of only so many times, and what was asked before is still answered', async () => {
    const some = await limited({ questionsOfSubject: { max: 5 } });
    const statuses: number[] = [];
    for (const [index, day] of days.entries())
      statuses.push((await asks(await begin(at(some, `203.0.113.${index}`)), '4UI5655', day)).status);
    expect(statuses.map((status) => status === 429)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect((await asks(await begin(at(some, '203.0.113.99')), '4UI5655', days[0])).status).toBe(200);
    expect((await asks(await begin(at(some, '203.0.113.99')), '5TZ3630', days[6])).status).toBe(200);
  });

  test('is reported all the same', async () => {
    const some = await limited({ questionsOfSubject: { max: 1 } });
    await asks(await begin(at(some, '203.0.113.1')), '4UI5655');
    const owner = await beginWith(at(some, '203.0.113.2'), {
      ...answered,
      contactSearch: '4UI5655',
      incidentDate: '2026-10-01',
    });
    expect(await owner.reporter.ask(calls.searchPolicy, { params: owner.params, body: {} })).toMatchObject(
      refused,
    );
    expect(await owner.reporter.ask(calls.finalize, { params: owner.params })).toMatchObject({ status: 200 });
  });
});

test('the calls of one session have a limit of their own, which says when to come again', async () => {
  const some = await limited({ callsOfSession: { max: 3 } });
  const { reporter } = await begin({ reporter: () => new Reporter(some.app) });
  const other = await begin({ reporter: () => new Reporter(some.app) });
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await reporter.ask(calls.listDrafts)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const { headers } = await reporter.ask(calls.listDrafts);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.reporter.ask(calls.listDrafts)).status).toBe(200);
});
