import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { registers } from '#server/registers/registers.ts';
import type { ClaimsKey, Systems } from '#server/registers/systems.ts';
import { accident } from '#test/server/accident.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { startService, type TestService } from '#test/server/service.ts';

const phoned = { claimNumber: '2026CAR00009901', incidentDate: '2026-11-11' };
/** On that day a claim of the same car was reported here, too. */
const ours = '2026CAR00000018';

describe('a claim that was reported by telephone', () => {
  let base: TestService;
  let service: TestService;
  let asked: ClaimsKey[] = [];
  let listClaims: Systems['listClaims'];
  beforeAll(async () => {
    base = await startService();
    service = await base.another({
      systems: {
        ...registers(base.database.db),
        listClaims: (key) => {
          asked.push(key);
          return listClaims(key);
        },
      },
    });
  });
  afterAll(() => base.close());

  const report = async (): Promise<Begun> => {
    asked = [];
    return beginWith(service, { ...accident, incidentDate: '2026-11-11' });
  };
  const duplicateOf = ({ reporter, params }: Begun) =>
    reporter.call(calls.findDuplicate, { params, body: {} });
  const decisionOf = async ({ reporter, params, uuid }: Begun) => {
    await reporter.call(calls.finalize, { params });
    const { decision } = await base.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return decision;
  };

  test('is found by whoever reports it again, by the end of its number, and named to whoever settles both', async () => {
    listClaims = async () => [{ ...phoned, claimNumber: '2026CAR00000002' }, phoned];
    const begun = await report();
    expect(await duplicateOf(begun)).toEqual({ claimId: '2026CAR••••••02', incidentDateDoesntMatch: false });
    expect(asked).toEqual([
      {
        claimType: 'car',
        incidentDate: '2026-11-11',
        policyNumber: '4400019720',
        registrationNo: '5AR6475',
        vin: 'TMBZZZ3VZT8000002',
      },
    ]);
    const decision = await decisionOf(begun);
    expect(decision?.duplicates.slice(0, 2)).toEqual(['2026CAR00000002', ours]);
    expect(decision?.duplicates.at(-1)).toBe('2026CAR00009901');
    expect(decision).not.toHaveProperty('unverified');
  });

  test('is one claim where it is known here, too', async () => {
    listClaims = async () => [{ ...phoned, claimNumber: ours }];
    const decision = await decisionOf(await report());
    expect(decision?.duplicates.filter((number) => number === ours)).toEqual([ours]);
  });

  test('is asked for later where its register is away, and holds up nobody', async () => {
    listClaims = () => Promise.reject(new Failure('245000000', { status: 503 }));
    const begun = await report();
    expect(await duplicateOf(begun)).toEqual({ claimId: '2026CAR••••••18', incidentDateDoesntMatch: false });
    expect(await decisionOf(begun)).toMatchObject({ policyValid: false, unverified: ['listClaims'] });
  });
});
