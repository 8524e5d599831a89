import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { startService, type TestService } from './service.ts';

describe('a car claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const finalised = async (answers: ClaimDetail, at: TestService = service) => {
    const { reporter, params } = await beginWith(at, answers);
    const { claimsData, claimList } = await reporter.call(calls.finalize, { params });
    const { detail } = await reporter.call(calls.readClaim, { params });
    const { decision } = await service.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', params.claimRequestUuid)
      .executeTakeFirstOrThrow();
    return { data: claimsData[0], claimList, detail, decision };
  };

  test.each<[keyof typeof everyKind, string, string, number, number]>([
    ['accident', 'DAMAGE_PHOTO', '', 0, 0],
    ['glass', 'DAMAGE_PHOTO', '', 0, 0],
    ['animal', 'DAMAGE_PHOTO', '', 0, 0],
    ['vandalism', 'DAMAGE_PHOTO POLICE_REPORT', '', 0, 0],
    ['hail', 'DAMAGE_PHOTO', '', 0, 0],
    ['stolenVehicle', 'POLICE_REPORT VEHICLE_LOG', 'keysCount', 0, 0],
    ['stolenPart', 'POLICE_REPORT DAMAGE_PHOTO', '', 0, 18_500],
    ['stolenLuggage', 'POLICE_REPORT', '', 0, 3000],
    ['causedVehicleAndHealth', 'ACCIDENT_REPORT DRIVING_LICENCE', 'alcohol', 2, 20_000],
    ['causedGlass', 'ACCIDENT_REPORT DRIVING_LICENCE', '', 1, 0],
    ['causedProperty', 'DRIVING_LICENCE', '', 1, 0],
    [
      'sufferedVehicleAndHealth',
      'ACCIDENT_REPORT DAMAGE_PHOTO HEALTH_RECORD PAIN_ASSESSMENT PAIN_FEE_RECEIPT',
      'injurySeverity.code',
      1,
      0,
    ],
    ['sufferedHealth', 'HEALTH_RECORD', '', 1, 0],
    ['sufferedGlass', 'ACCIDENT_REPORT DAMAGE_PHOTO', '', 1, 0],
    ['sufferedPropertyAndThing', 'DAMAGE_PHOTO', '', 1, 12_000],
  ])(
    'of %s is registered with its documents, flags, injured and amounts',
    async (kind, needed, flagged, injured, amount) => {
      const { data, claimList, detail, decision } = await finalised(everyKind[kind]);
      const required = needed.split(' ').filter(Boolean);
      expect({
        required: detail['requiredDocuments'],
        requiredDocCount: data?.requiredDocCount,
        flags: decision?.flags.map(({ name }) => name).join(' '),
        policyValid: decision?.policyValid,
        autoRegistration: data?.autoRegistration,
        injured: data?.injuredPartiesCount,
        amount: data?.amounts.reduce((sum, { value }) => sum + value, 0),
        claims: claimList.map(({ status, rejected }) => [status, rejected]),
      }).toEqual({
        required,
        requiredDocCount: required.length,
        flags: flagged,
        policyValid: true,
        autoRegistration: flagged === '' && data?.duplicateClaimsCount === 0,
        injured,
        amount,
        claims: [['COMPLETED', false]],
      });
    },
  );

  test('of an injured who reports tells them, their injury and their vehicle with the injured parties', async () => {
    const { detail } = await finalised(everyKind.sufferedVehicleAndHealth);
    expect(detail).toMatchObject({
      riskFlow: 'POVPOS',
      vehicleRouting: 'VEHICLE',
      contactConsent: false,
      injuredParties: [
        {
          injured: { fullName: 'Řehoř Čížek' },
          damageKinds: ['VEHICLE', 'HEALTH'],
          damagedVehicles: [{ registrationNo: '1AB2345', damagedParts: ['KAPOTA'], damageSize: 'MEDIUM' }],
          damagedLifes: [
            {
              injurySeverity: { code: '1' },
              injuryType: '010',
              description: 'Zlomená ruka a odřeniny.',
            },
          ],
        },
      ],
    });
  });

  test('of somebody who was harmed by a vehicle that drove away is taken without its plate', async () => {
    const { contactSearch, ...unnamed } = everyKind.sufferedHealth;
    const { data, claimList, detail, decision } = await finalised({ ...unnamed, culpritUnknown: true });
    expect({
      claims: claimList.map(({ status, rejected }) => [status, rejected]),
      named: [contactSearch, detail['contactSearch']],
      isUnknown: detail['culpritUnknown'],
      policy: [decision?.policyValid, decision?.policyNumber],
      isAutomatic: data?.autoRegistration,
      tasks: decision?.tasks,
    }).toEqual({
      claims: [['COMPLETED', false]],
      named: ['5TZ3630', undefined],
      isUnknown: true,
      policy: [false, undefined],
      isAutomatic: false,
      tasks: ['culpritCar', 'witnesses', 'painForm'],
    });
  });

  test('says of a repair shop what our register says', async () => {
    const { detail } = await finalised(everyKind.glass);
    expect(detail).toMatchObject({
      repairShop: { id: 'S002', contractual: true, atHome: false },
      vehicleRouting: 'GLASS',
    });
    const { reporter, params } = await beginWith(service, {
      ...everyKind.glass,
      repairShop: { id: 'S999', name: 'Nobody', contractual: true },
    });
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { page: 'repairShop' } },
    });
  });

  test('comes to the contract the reporter named where the vehicle has none that insures it', async () => {
    const { detail, decision } = await finalised({
      ...everyKind.hail,
      contactSearch: '5TZ3630',
      contractKnown: 'YES',
      contractSearch: { main: '4400019720' },
    });
    expect(detail).toMatchObject({ policyNumberValid: true, dummyPolicy: false });
    expect(decision).toMatchObject({ policyNumber: '4400019720', policyValid: true });
  });

  test('without any contract is kept as one whose contract is not known', async () => {
    const { detail, data } = await finalised({
      ...everyKind.hail,
      contactSearch: '5TZ3630',
      bankContactType: 'FUTURE_ACCOUNT',
      contractKnown: 'NO',
      reasonToChooseInsurance: 'Vozidlo patřilo otci.',
      policyAccount: true,
      dummyPolicy: false,
    });
    expect(detail).toMatchObject({ policyNumberValid: false, dummyPolicy: true });
    expect(detail).not.toHaveProperty('policyAccount');
    expect(data?.autoRegistration).toBe(false);
  });

  test('older than a year, from an address at an unlisted domain, is only doubted', async () => {
    const { decision } = await finalised({
      ...everyKind.hail,
      incidentDate: '2025-05-05',
      reporter: { fullName: 'Jana Nováková', email: 'jana@firma.dev', tel: '+420777123456' },
    });
    expect(decision).toMatchObject({ policyValid: true, flags: [] });
  });

  test('of a theft on a young policy wants to see how the thing was come by, and is flagged', async () => {
    const known = registers(service.database.db);
    const young: Systems = {
      ...known,
      listPoliciesOfVehicle: async (id) =>
        (await known.listPoliciesOfVehicle(id)).map((one) => ({ ...one, validFrom: '2026-01-01' })),
    };
    const at = await service.another({ systems: young });
    const { data, decision } = await finalised({ ...everyKind.stolenVehicle, keysCount: 2 }, at);
    expect(data).toMatchObject({ requiredDocCount: 3, autoRegistration: false });
    expect(decision?.flags).toEqual([{ page: 'theft', key: 'underwritingPolicyAge', name: 'theftKind' }]);
  });
});
