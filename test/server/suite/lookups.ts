import { describe, expect, test } from 'vitest';
import { limits } from '#machines/claim/limits.ts';
import { calls } from '#machines/service/calls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import type { Systems } from '#server/registers/systems.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import { answered } from '#test/server/smallFlow.ts';
import type { TestService } from '#test/server/service.ts';

const octavia = {
  vehicleFound: true,
  vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
  vehicleModel: 'Octavia',
  manufactureYear: 2022,
  vehicleKind: 'VEHICLE',
};

const away = () => Promise.reject(new Error('The line is dead.'));
const silent = () => new Promise<never>(() => {});

/** Systems of an insurer, none of which can be reached. */
export const nobodyAnswers: Systems = {
  findVehicle: away,
  findPolicy: away,
  listPoliciesOfVehicle: away,
  listPoliciesOfInsured: away,
  listPoliciesOfCompany: away,
  findPerson: away,
  findCompany: away,
  findAgent: away,
  lossHistory: away,
  credits: away,
  completeAddress: away,
  listRepairShops: away,
  listClaims: away,
  listStatuses: away,
};

/** What the lookups tell on every database. */
export function describeLookups(service: () => TestService): void {
  describe('search-damaged', () => {
    test.each([
      ['a plate as people write it', { registrationNo: '4ui 5655' }, { registrationNo: '4UI5655' }],
      ['a VIN', { vin: 'TMBZZZ3VZN4000001' }, { maskedPlate: '•••••55' }],
      ['a policy number', { policyNumber: '4400018683' }, { maskedPlate: '•••••55' }],
    ])('finds a vehicle by %s and tells of its numbers no other', async (_, body, told) => {
      const { reporter, uuid } = await begin(service());
      const params = { claimRequestUuid: uuid };
      expect(await reporter.call(calls.searchDamaged, { params, body })).toEqual({ ...octavia, ...told });
    });

    test('finds a machine by its frame number', async () => {
      const { reporter, uuid } = await begin(service());
      const found = await reporter.call(calls.searchDamaged, {
        params: { claimRequestUuid: uuid },
        body: { frameworkNo: 'TEST0001RAM295' },
      });
      expect(found).toEqual({
        vehicleFound: true,
        frameworkNo: 'TEST0001RAM295',
        vehicleManufacturer: { code: 'ZETOR', name: 'Zetor' },
        vehicleModel: 'Proxima',
        manufactureYear: 2015,
        vehicleKind: 'MACHINE',
      });
    });

    test('says when it knows no such vehicle, and no such policy', async () => {
      const { reporter, uuid } = await begin(service());
      const params = { claimRequestUuid: uuid };
      const body = { registrationNo: '9Z99999' };
      expect(await reporter.call(calls.searchDamaged, { params, body })).toEqual({ vehicleFound: false });
      expect(
        await reporter.ask(calls.searchDamaged, { params, body: { policyNumber: '4400099999' } }),
      ).toMatchObject({ status: 404, body: { code: '245000018' } });
    });

    test('takes exactly one key', async () => {
      const { reporter, uuid } = await begin(service());
      const both = { vin: 'TMBZZZ3VZN4000001', registrationNo: '4UI5655' };
      for (const body of [{}, both]) {
        const refused = await reporter.ask(calls.searchDamaged, { params: { claimRequestUuid: uuid }, body });
        expect(refused).toMatchObject({ status: 400, body: { code: '245000030' } });
      }
    });

    test('finds a plate in which stands a sign that no database stores', async () => {
      const { reporter, uuid } = await begin(service());
      const body = { registrationNo: '4UI\u00005655' };
      expect(
        await reporter.call(calls.searchDamaged, { params: { claimRequestUuid: uuid }, body }),
      ).toMatchObject({ vehicleFound: true, registrationNo: '4UI5655' });
    });
  });

  describe('search-policy', () => {
    const found = {
      policyNumberValid: true,
      dummyPolicy: false,
      policyType: 'CAR_HAV',
      productBranch: 'NONLIFE',
      policyCountry: 'CZ',
      hasMax3yearsOldPolicy: false,
      insured: { personKind: 'NATURAL', maskedName: 'J. N.' },
    };

    test.each([
      ['its number', { policyNumber: '4400018683' }],
      ['a plate', { registrationNo: '4UI5655' }],
      ['the saved draft', {}],
    ])('finds a policy by %s and tells no name', async (_, key) => {
      const { reporter, params } = await beginWith(service(), answered);
      const body = { ...key, incidentDate: '2026-11-15' };
      expect(await reporter.call(calls.searchPolicy, { params, body })).toEqual(found);
    });

    test('says that a policy was not valid yet on the day', async () => {
      const { reporter, params } = await begin(service());
      const body = { policyNumber: '4400018683', incidentDate: '2016-10-31' };
      expect(await reporter.call(calls.searchPolicy, { params, body })).toMatchObject({
        policyNumberValid: false,
      });
    });

    test.each([
      ['HAVNEHODA', '4UI5655', true],
      ['HAVNEHODA', '5TZ3630', false],
      ['POVPOJ_VEHICLE', '5TZ3630', true],
      ['POVPOS_HEALTH', '5TZ3630', true],
      ['POVPOJ_VEHICLE', '4UI5655', false],
    ] as const)('for %s holds the contract of %s valid: %s', async (kind, registrationNo, isValid) => {
      const { reporter, params } = await beginWith(service(), { eventKinds: [kind] });
      const body = { registrationNo, incidentDate: '2026-11-10' };
      expect(await reporter.call(calls.searchPolicy, { params, body })).toMatchObject({
        policyNumberValid: isValid,
      });
    });

    test('finds by a VIN the contract of the vehicle', async () => {
      const { reporter, params } = await begin(service());
      const body = { vin: 'TMBZZZ3VZN4000001', incidentDate: '2026-11-10' };
      expect(await reporter.call(calls.searchPolicy, { params, body })).toMatchObject({
        policyNumberValid: true,
        policyType: 'CAR_HAV',
      });
    });

    test('answers 245000018 where there is none', async () => {
      const { reporter, params } = await begin(service());
      const refused = await reporter.ask(calls.searchPolicy, {
        params,
        body: { policyNumber: '4400099999' },
      });
      expect(refused).toMatchObject({ status: 404, body: { code: '245000018' } });
    });
  });

  describe('search-company', () => {
    const transport = {
      companyFound: true,
      companyName: 'Zkušební doprava s.r.o.',
      address: {
        countryCode: 'CZ',
        streetWithNumbers: 'Na Pankráci 14',
        city: 'Praha 4',
        zipCode: '14000',
      },
    };

    test.each([
      ['99000016', transport],
      ['990 00 016', transport],
      ['99000083', { companyFound: false }],
    ])('tells of the company with the number %s', async (identificationNumber, told) => {
      const { reporter, params } = await begin(service());
      expect(
        await reporter.call(companyCalls.searchCompany, { params, body: { identificationNumber } }),
      ).toEqual(told);
    });

    test('counts the numbers of companies with those of people', async () => {
      const { reporter, params } = await begin(service());
      const ask = (at: number) =>
        reporter.ask(companyCalls.searchCompany, {
          params,
          body: { identificationNumber: String(99_100_000 + at) },
        });
      const answers = [];
      for (let at = 0; at < 11; at += 1) answers.push((await ask(at)).status);
      expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
    });

    test('says that the register is away', async () => {
      const alone = await service().another({ systems: nobodyAnswers });
      const { reporter, params } = await begin(alone);
      const refused = await reporter.ask(companyCalls.searchCompany, {
        params,
        body: { identificationNumber: '99000016' },
      });
      expect(refused).toMatchObject({ status: 503, body: { code: '245000000' } });
    });
  });

  describe('the saved draft', () => {
    test('tells by its vehicle whether the reporter may inspect alone', async () => {
      const { reporter, uuid } = await beginWith(service(), { contactSearch: '4UI5655' });
      const other = await beginWith(service(), { contactSearch: 'EL709AC' });
      expect([
        await reporter.call(calls.selfInspection, { params: { claimRequestUuid: uuid } }),
        await other.reporter.call(calls.selfInspection, { params: { claimRequestUuid: other.uuid } }),
      ]).toEqual([{ selfInspectionAuthorized: true }, { selfInspectionAuthorized: false }]);
    });

    test.each([
      ['theirs may be, the one that caused it may not', '5TZ3630', '4UI5655', true],
      ['the one that caused it may be, theirs may not', '4UI5655', '5TZ3630', false],
    ])('tells the injured about their own vehicle: %s', async (_, contactSearch, registrationNo, may) => {
      const { reporter, uuid } = await beginWith(service(), {
        eventKinds: ['POVPOS_VEHICLE'],
        contactSearch,
        injuredParties: [{ damagedVehicles: [{ registrationNo }] }],
      });
      const params = { claimRequestUuid: uuid };
      expect(await reporter.call(calls.selfInspection, { params })).toEqual({
        selfInspectionAuthorized: may,
      });
    });

    test('tells by its policy whether caring may be reported', async () => {
      const withCare = await beginWith(service(), { policyNumber: '4400000017' });
      const without = await beginWith(service(), { policyNumber: '4400001054' });
      expect([
        await withCare.reporter.call(calls.ocrAllowed, { params: withCare.params }),
        await without.reporter.call(calls.ocrAllowed, { params: without.params }),
      ]).toEqual([{ ocrAllowed: true }, { ocrAllowed: false }]);
    });

    test.each<[string, object, object]>([
      ['nobody', {}, {}],
      ['somebody else', { insured: { birthNumber: '9405269060' } }, {}],
      ['the policyholder by name', { insured: { fullName: 'Jan Novotný' } }, {}],
      ['the policyholder', { insured: { birthNumber: '8411049031' } }, { maskedAccount: '••••••5357/2700' }],
    ])('that names %s tells of the account of its policy so much', async (_, named, told) => {
      const { reporter, params } = await beginWith(service(), { contactSearch: '4UI5655', ...named });
      expect(await reporter.call(calls.bankAccount, { params })).toEqual({
        bankContact: { type: 'POLICY' },
        ...told,
      });
    });

    test('says that no account is known where there is none', async () => {
      const unknown = await begin(service());
      expect(await unknown.reporter.call(calls.bankAccount, { params: unknown.params })).toEqual({
        bankContact: { type: 'NONE' },
      });
    });
  });

  describe('find-duplicate', () => {
    test('looks for a claim number as long as the form takes', async () => {
      const { reporter, uuid } = await begin(service());
      const found = await reporter.call(calls.findDuplicate, {
        params: { service: 'claim', claimRequestUuid: uuid },
        body: { claimNumber: '2'.repeat(limits.claimNumber) },
      });
      expect(found).toEqual({ incidentDateDoesntMatch: false });
    });

    test('finds a claim by its number and compares the day', async () => {
      const { reporter, params } = await begin(service());
      const claimNumber = '2026CAR00000017';
      const ask = (incidentDate: string) =>
        reporter.call(calls.findDuplicate, { params, body: { claimNumber, incidentDate } });
      expect([await ask('2026-11-15'), await ask('2026-11-14')]).toEqual([
        { claimId: claimNumber, incidentDateDoesntMatch: false },
        { claimId: claimNumber, incidentDateDoesntMatch: true },
      ]);
    });

    test('finds a claim of the same day for the policy of the saved draft', async () => {
      const { reporter, params } = await beginWith(service(), { policyNumber: '4400019720' });
      expect([
        await reporter.call(calls.findDuplicate, { params, body: { incidentDate: '2026-11-11' } }),
        await reporter.call(calls.findDuplicate, { params, body: { incidentDate: '2026-11-12' } }),
      ]).toEqual([
        { claimId: '2026CAR••••••18', incidentDateDoesntMatch: false },
        { incidentDateDoesntMatch: false },
      ]);
    });

    test('finds no claim of another line, though it is on the same policy and of the same day', async () => {
      const { reporter, params } = await beginWith(
        service(),
        { policyNumber: '4400019720', incidentDate: '2026-11-11' },
        'property',
      );
      const found = await reporter.call(calls.findDuplicate, { params, body: {} });
      expect(found).toEqual({ incidentDateDoesntMatch: false });
    });

    test.each([
      ['plate', { registrationNo: '5AR 6475' }],
      ['VIN', { vin: 'TMBZZZ3VZT8000002' }],
      ['policy', { policyNumber: '4400019720' }],
    ])(
      'finds by the %s just told what the saved draft does not know yet, and tells no whole number',
      async (_, key) => {
        const { reporter, params } = await begin(service());
        const body = { ...key, incidentDate: '2026-11-11' };
        expect(await reporter.call(calls.findDuplicate, { params, body })).toEqual({
          claimId: '2026CAR••••••18',
          incidentDateDoesntMatch: false,
        });
      },
    );
  });

  describe('a system behind the service', () => {
    test('that is away makes a failure the client may try again', async () => {
      const alone = await service().another({ systems: nobodyAnswers });
      const { reporter, uuid } = await begin(alone);
      const refused = await reporter.ask(calls.searchDamaged, {
        params: { claimRequestUuid: uuid },
        body: { registrationNo: '4UI5655' },
      });
      expect(refused).toMatchObject({ status: 503, body: { code: '245000000', status: 503 } });
    });

    test('that does not answer is not waited for', async () => {
      const slow = await service().another({
        systems: { ...nobodyAnswers, findVehicle: silent },
        systemTimeout: 20,
      });
      const { reporter, uuid } = await begin(slow);
      const refused = await reporter.ask(calls.searchDamaged, {
        params: { claimRequestUuid: uuid },
        body: { registrationNo: '4UI5655' },
      });
      expect(refused).toMatchObject({ status: 503, body: { code: '245000000' } });
    });
  });
}
