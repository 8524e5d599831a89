import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from '#test/server/drafts.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';

const plate = '4UI5655';
const vin = 'TMBZZZ3VZN4000001';
const account = /1731775357|5357|2700/;

describe('a register asked by somebody who only knows one number', () => {
  let service: TestService;
  let day = 0;
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow] });
  });
  afterAll(() => service.close());

  /** All that a browser learns from a number: by every lookup, and by a report that is sent and read back. */
  const learned = async (contactSearch: string): Promise<string> => {
    const incidentDate = `2026-09-${String((day += 1)).padStart(2, '0')}`;
    const detail: ClaimDetail = { ...answered, contactSearch, incidentDate };
    const { reporter, params, uuid } = await beginWith(service, detail);
    const answers = [
      await reporter.ask(calls.searchPolicy, { params, body: {} }),
      await reporter.ask(calls.bankAccount, { params }),
      await reporter.ask(calls.ocrAllowed, { params }),
      await reporter.ask(calls.findDuplicate, { params, body: {} }),
      await reporter.ask(calls.selfInspection, { params: { claimRequestUuid: uuid } }),
      await reporter.ask(calls.finalize, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const stored = await reporter.call(calls.readClaim, { params });
    expect(stored.state).toBe('FINAL');
    return JSON.stringify([answers.map(({ body }) => body), stored.detail, stored.result]);
  };

  test.each([
    ['a plate', plate, vin],
    ['a VIN', vin, plate],
    ['a policy number', '4400018683', plate],
    ['a policy number, too', '4400018683', vin],
  ])('tells no other number of the vehicle and nothing of the account: %s', async (_, known, secret) => {
    const told = await learned(known);
    expect(told).not.toContain(secret);
    expect(told.replaceAll(known, '')).not.toMatch(account);
  });

  test('registers the vehicle under all its numbers all the same', async () => {
    const { reporter, params, uuid } = await beginWith(service, {
      ...answered,
      contactSearch: '4400018683',
      incidentDate: '2026-10-01',
    });
    await reporter.call(calls.finalize, { params });
    const registered = await service.database.db
      .selectFrom('registered_claim')
      .select(['policy_number', 'registration_no', 'vin'])
      .where('claim_uuid', '=', uuid)
      .executeTakeFirst();
    expect(registered).toEqual({ policy_number: '4400018683', registration_no: plate, vin });
  });

  test('of claims is not asked by the claim number of a report that has none yet', async () => {
    const claimNumber = '2026CAR00000017';
    const { reporter, params } = await beginWith(service, {
      ...answered,
      claimNumber,
      incidentDate: '2026-10-02',
    });
    await reporter.call(calls.finalize, { params });
    const { detail } = await reporter.call(calls.readClaim, { params });
    expect(detail).not.toHaveProperty('claimNumber');
    expect(detail).not.toHaveProperty('hasDuplicateClaimFoundByClaimNumber');
  });
});
