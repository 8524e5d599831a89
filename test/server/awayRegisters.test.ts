import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { verifyDue } from '#server/finalize/verifyLater.ts';
import { flows } from '#machines/flows/index.ts';
import { configured } from '#server/settings/defaultConfiguration.ts';
import { askedBy } from '#server/registers/asking.ts';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { accident } from './accident.ts';
import { beginWith, type Begun } from './drafts.ts';
import { startService, type TestService } from './service.ts';

const configuration = configured({ sessionDuration: 48 * 60 * 60_000 });
const minute = 60_000;
/** As a browser stores it whose lookups were answered. */
const found = {
  ...accident,
  vehicleFound: true,
  policyNumberValid: true,
  policyAccount: true,
  selfInspectionAuthorized: true,
} satisfies ClaimDetail;

describe('a register that is away', () => {
  let service: TestService;
  let systems: Systems;
  let isAway = false;
  let asked: string[] = [];
  let noteAsked = (): void => {};
  let time = Date.parse('2026-11-20T10:00:00Z');
  const now = () => new Date(time);

  beforeAll(async () => {
    const base = await startService();
    const real = registers(base.database.db);
    systems = askedBy(real, async (port, key, question) => {
      asked.push(`${port} ${JSON.stringify(key)}`);
      noteAsked();
      if (isAway) throw new Failure('245000000', { status: 503 });
      return question();
    });
    service = { ...(await base.another({ systems, now, configuration })), close: base.close };
  });
  afterAll(() => service.close());
  beforeEach(() => {
    isAway = false;
    asked = [];
    noteAsked = () => {};
  });

  const decisionOf = async ({ uuid }: Begun) => {
    const { decision } = await service.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return decision;
  };
  const lookUp = async ({ reporter, uuid, params }: Begun) => {
    const body = { registrationNo: accident.contactSearch };
    await reporter.call(calls.searchDamaged, { params: { claimRequestUuid: uuid }, body });
    await reporter.call(calls.searchPolicy, { params, body });
  };
  const askAgain = (stopping = new AbortController().signal) =>
    verifyDue(
      {
        db: service.database.db,
        now,
        systems,
        flows,
        configuration,
        offeredTo: () => () => true,
        registersTimeout: 12_000,
      },
      stopping,
    );

  test('is asked each question once when a report is sent, however many need its answer', async () => {
    const { reporter, params } = await beginWith(service, accident);
    await reporter.call(calls.finalize, { params });
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked.length).toBeGreaterThan(2);
  });

  test('never stops a report: what it told this report before stands in for the walk, and nothing is verified', async () => {
    const begun = await beginWith(service, found);
    await lookUp(begun);
    isAway = true;
    const { claimsData } = await begun.reporter.call(calls.finalize, { params: begun.params });
    expect(claimsData).toMatchObject([{ autoRegistration: false }]);
    expect(await decisionOf(begun)).toMatchObject({
      policyValid: false,
      vehicleId: 'V002',
      unverified: expect.arrayContaining(['findVehicle']),
    });
    const { detail } = await begun.reporter.call(calls.readClaim, { params: begun.params });
    expect(detail).toMatchObject({ vehicleFound: true });
  });

  test('that told this report nothing within a day leaves open what only the browser says of it', async () => {
    const begun = await beginWith(service, found);
    await lookUp(begun);
    time += 25 * 60 * minute;
    isAway = true;
    await begun.reporter.call(calls.finalize, { params: begun.params });
    const { detail } = await begun.reporter.call(calls.readClaim, { params: begun.params });
    expect(['vehicleFound', 'policyNumberValid'].filter((name) => name in detail)).toEqual([]);
    expect(await decisionOf(begun)).toMatchObject({ policyValid: false });
    expect(await decisionOf(begun)).not.toHaveProperty('vehicleId');
  });

  test('is asked of no further claim by a service that is to be stopped', async () => {
    const { db } = service.database;
    await db.deleteFrom('verification').execute();
    isAway = true;
    for (const { reporter, params } of [await beginWith(service, found), await beginWith(service, found)])
      await reporter.call(calls.finalize, { params });
    time += minute;
    const stopping = new AbortController();
    noteAsked = () => stopping.abort();
    await askAgain(stopping.signal);
    const rows = await db.selectFrom('verification').select('attempts').orderBy('attempts').execute();
    expect(rows).toEqual([{ attempts: 0 }, { attempts: 1 }]);
  });

  test('is asked again after a minute, then five and thirty, and what it says then is the assessment', async () => {
    // Those of the tests before are due, too.
    await service.database.db.deleteFrom('verification').execute();
    const begun = await beginWith(service, found);
    isAway = true;
    await begun.reporter.call(calls.finalize, { params: begun.params });
    expect(await askAgain()).toEqual([]);
    const ask = () => {
      asked = [];
      return askAgain();
    };
    time += minute;
    expect([await ask(), asked.length > 0]).toEqual([[], true]);
    time += 4 * minute;
    expect([await ask(), asked.length > 0]).toEqual([[], false]);
    time += minute;
    expect([await ask(), asked.length > 0]).toEqual([[], true]);
    isAway = false;
    time += 30 * minute;
    const verified = await ask();
    const { claim_number: claimNumber } = await service.database.db
      .selectFrom('claim_request')
      .select('claim_number')
      .where('uuid', '=', begun.uuid)
      .executeTakeFirstOrThrow();
    expect(verified.find((one) => one.claimNumber === claimNumber)).toMatchObject({
      event: 'claim.verified',
      changed: expect.arrayContaining(['policyNumber', 'policyValid', 'vehicleId']),
    });
    const decision = await decisionOf(begun);
    expect(decision).toMatchObject({ policyValid: true, policyNumber: '4400019720', vehicleId: 'V002' });
    expect([decision?.unverified, decision?.duplicates.includes(claimNumber ?? '')]).toEqual([
      undefined,
      false,
    ]);
  });
});
