import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { aNeighbour } from '#test/flows/liability/usualAnswers.ts';
import { wayOf } from '#test/flows/liability/wayOf.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const policy = (policyNumber: string, paid: Answers = { settledWithInjured: 'NOTHING' }) => ({
  policy: { policyNumber, incidentDate: '2026-11-10', ...paid },
});
const at = (harmed: string) => ({ chooseEvent: { riskFlow: 'ODPPRAC', harmed } });

const registered = async (answers: Record<string, Answers>, policyNumberValid = true) => {
  const found = { searchPolicy: { policyNumberValid, dummyPolicy: !policyNumberValid } };
  const { reporter, params, uuid } = await beginWith(service, wayOf(answers, { found }).claim, 'liability');
  const { claimsData } = await reporter.call(calls.finalize, { params });
  const { detail } = await reporter.call(calls.readClaim, { params });
  const { decision } = await service.database.db
    .selectFrom('claim_request')
    .select('decision')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return { data: claimsData[0], detail, decision };
};

type Kind = [
  what: string,
  answers: Record<string, Answers>,
  told: { policyValid: boolean; flags: string; injured: number; amounts: string; required: string },
];

test.each<Kind>([
  [
    'damage caused on a liability policy',
    policy('4400035275'),
    { policyValid: true, flags: '', injured: 1, amounts: 'DAMAGED_THINGS 4000 CZK', required: '' },
  ],
  [
    'damage caused on a Slovak policy, in euros',
    policy('4400061049', { settledWithInjured: 'PART', settledAmount: 50 }),
    {
      policyValid: true,
      flags: '',
      injured: 1,
      amounts: 'DAMAGED_THINGS 4000 EUR, SETTLED 50 EUR',
      required: 'PAYMENT_PROOF',
    },
  ],
  [
    'damage caused on a car policy, which is none',
    policy('4400025942'),
    { policyValid: false, flags: '', injured: 1, amounts: 'DAMAGED_THINGS 4000 CZK', required: '' },
  ],
  [
    'damage to somebody of the household, with a thing that was borrowed, before a court',
    {
      ...policy('4400035275'),
      causedDamage: {
        causedBy: 'INSURED',
        liabilityArea: 'PRIVATE',
        agreement: 'DISAGREE',
        claimRaised: 'YES',
        currency: 'CZK',
        courtProceedings: 'YES',
      },
      'injuredParty[0]': {
        injuredParties: [{ ...aNeighbour, relation: 'HOUSEHOLD', thingHeld: 'BORROWED' }],
      },
    },
    {
      policyValid: true,
      flags: 'courtProceedings injuredParties[0].relation injuredParties[0].thingHeld',
      injured: 1,
      amounts: 'DAMAGED_THINGS 4000 CZK',
      required: 'CLAIM_LETTER COURT_PAPERS',
    },
  ],
  [
    'damage suffered from somebody who is insured here',
    { chooseEvent: { riskFlow: 'ODPPOS' }, ...policy('4400035275', {}) },
    { policyValid: true, flags: '', injured: 1, amounts: '', required: 'DAMAGE_PHOTO' },
  ],
  [
    'an injury at work, on the policy of the employer',
    { ...at('EMPLOYEE'), ...policy('4400037349') },
    { policyValid: true, flags: '', injured: 1, amounts: '', required: 'WORK_INJURY_RECORD' },
  ],
  [
    'what an employer claims, on the policy of the employee',
    { ...at('EMPLOYER'), ...policy('4400060012') },
    { policyValid: true, flags: '', injured: 1, amounts: 'CLAIMED 12000 CZK', required: 'CLAIM_LETTER' },
  ],
  [
    'what an employer claims, on the policy of the employer, which covers only its employees',
    { ...at('EMPLOYER'), ...policy('4400037349') },
    { policyValid: false, flags: '', injured: 1, amounts: 'CLAIMED 12000 CZK', required: 'CLAIM_LETTER' },
  ],
])('%s is registered with its policy, flags, injured, amounts and documents', async (_, answers, told) => {
  const { data, detail, decision } = await registered(answers, told.policyValid);
  expect({
    policyValid: decision?.policyValid,
    flags: decision?.flags.map(({ name }) => name).join(' '),
    injured: data?.injuredPartiesCount,
    amounts: data?.amounts.map(({ kind, value, currency }) => `${kind} ${value} ${currency}`).join(', '),
    required: detail['requiredDocuments'],
  }).toEqual({ ...told, required: told.required.split(' ').filter(Boolean) });
});

test('an injury at work names the employer as the insured and the employee as the injured', async () => {
  const { detail } = await registered({ ...at('EMPLOYEE'), ...policy('4400037349') });
  expect(detail).toMatchObject({
    insured: { personKind: 'LEGAL', companyName: 'Zkušební doprava s.r.o.' },
    injuredParties: [
      {
        injured: { fullName: 'Karel Dělný' },
        damageKinds: ['HEALTH'],
        damagedLifes: [
          { injurySeverity: { code: '2' }, injuryType: '040', description: 'Zlomená pravá ruka.' },
        ],
      },
    ],
  });
});

test('what an employer claims names the employee as the insured and the employer as the injured', async () => {
  const { detail } = await registered({ ...at('EMPLOYER'), ...policy('4400060012') });
  expect(detail).toMatchObject({
    insured: { fullName: 'Jana Nováková' },
    injuredParties: [
      {
        injured: { personKind: 'LEGAL', companyName: 'Zkušební doprava s.r.o.' },
        damageKinds: ['VEHICLE'],
        damagedVehicles: [{ registrationNo: '1AB2345' }],
      },
    ],
  });
});
