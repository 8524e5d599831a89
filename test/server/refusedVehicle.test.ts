import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

/** An accident whose vehicle the search found and the reporter refused and described. */
const described = {
  ...accident,
  vehicleRefused: true,
  vehicleKind: 'VEHICLE',
  vehicleManufacturer: { name: 'Ducati' },
  vehicleModel: 'Monster',
  manufactureYear: 2019,
  registrationNo: '9Z98765',
  contractKnown: 'NO',
  reasonToChooseInsurance: 'Pojistku platím u vás pátým rokem.',
  bankContactType: 'FUTURE_ACCOUNT',
  inspectionMethod: 'MOBILE_TECHNICIAN',
  inspectionPlace: 'Brno, Masarykova 1',
} satisfies ClaimDetail;

describe('a vehicle that was found and is another one', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each([
    ['its plate', '5AR6475', '9Z98765'],
    ['the same plate', '5AR6475', '5AR6475'],
    ['a policy number', '4400018683', '9Z98765'],
    ['another plate that we know', '5AR6475', '4UI5655'],
  ])(
    'searched by %s leaves the claim what was typed and decides nothing',
    async (_, contactSearch, plate) => {
      const typed = { ...described, contactSearch, registrationNo: plate };
      const { reporter, params } = await beginWith(service, typed);
      const { claimsData } = await reporter.call(calls.finalize, { params });
      const claimNumber = claimsData[0]?.claimNumber ?? '';
      const { detail } = await reporter.call(calls.readClaim, { params });
      const { db } = service.database;
      const register = await db
        .selectFrom('registered_claim')
        .select(['policy_number', 'registration_no', 'vin'])
        .where('claim_number', '=', claimNumber)
        .executeTakeFirstOrThrow();
      const { decision } = await db
        .selectFrom('claim_request')
        .select('decision')
        .where('uuid', '=', params.claimRequestUuid)
        .executeTakeFirstOrThrow();
      const { vehicleKind, vehicleManufacturer, vehicleModel, manufactureYear } = described;
      expect(detail).toMatchObject({
        vehicleRefused: true,
        vehicleFound: false,
        contactSearch,
        vehicleKind,
        vehicleManufacturer,
        vehicleModel,
        manufactureYear,
        registrationNo: plate,
        dummyPolicy: true,
      });
      expect(Object.keys(detail)).toEqual(expect.not.arrayContaining(['vin', 'policyType']));
      expect(register).toEqual({ policy_number: null, registration_no: plate, vin: null });
      expect(decision).toMatchObject({ policyValid: false, selfInspectionAuthorized: false });
      expect(Object.keys(decision ?? {})).toEqual(expect.not.arrayContaining(['policyNumber', 'vehicleId']));
      expect(claimsData).toMatchObject([{ autoRegistration: false }]);
    },
  );

  test('does not keep a contract from being found by its number', async () => {
    const named = { contractKnown: 'YES', contractSearch: { main: '4400018683' } } satisfies ClaimDetail;
    const { reporter, params, uuid } = await beginWith(service, { ...described, ...named });
    await reporter.call(calls.finalize, { params });
    const { decision } = await service.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(decision).toMatchObject({ policyNumber: '4400018683', policyValid: true });
  });

  test('tells nothing of itself to the lookups of the draft', async () => {
    const { reporter, params, uuid } = await beginWith(service, { ...described, registrationNo: '4UI5655' });
    const body = { incidentDate: described.incidentDate };
    const searched = await reporter.ask(calls.searchPolicy, { params, body });
    expect([
      await reporter.call(calls.selfInspection, { params: { claimRequestUuid: uuid } }),
      await reporter.call(calls.bankAccount, { params }),
      searched.status,
    ]).toEqual([{ selfInspectionAuthorized: false }, { bankContact: { type: 'NONE' } }, 404]);
  });

  test('does not make its claims duplicates of this one', async () => {
    const first = await beginWith(service, {
      ...accident,
      contactSearch: '4UI5655',
      incidentDate: '2026-10-05',
    });
    await first.reporter.call(calls.finalize, { params: first.params });
    const { reporter, params } = await beginWith(service, {
      ...described,
      contactSearch: '4UI5655',
      incidentDate: '2026-10-05',
    });
    const body = { registrationNo: '9Z98765', vehicleRefused: true, incidentDate: '2026-10-05' };
    expect(await reporter.call(calls.findDuplicate, { params, body })).toEqual({
      incidentDateDoesntMatch: false,
    });
    const { claimsData } = await reporter.call(calls.finalize, { params });
    expect(claimsData).toMatchObject([{ duplicateClaimsCount: 0 }]);
  });
});
