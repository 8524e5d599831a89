import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isTakenFromContact } from '#machines/claim/facts.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { injuryHospital } from '#machines/flows/life/risks/injuryHospital.ts';
import { personalData } from '#machines/flows/life/personalData.ts';

const reporter = { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '777123456' };

test.each<[string, ClaimDetail, ClaimDetail['insured'], boolean]>([
  [
    'the insured who reports is filled in from the contact, also where the policy told it is a person',
    { reporterRole: 'INSURED', reporter, insured: { personKind: 'NATURAL' } },
    { addressChoice: 'CZECH', personKind: 'NATURAL', ...reporter },
    true,
  ],
  [
    'what was told of the insured stays',
    { reporterRole: 'INSURED', reporter, insured: { fullName: 'Jan Novotný', addressChoice: 'ABROAD' } },
    { fullName: 'Jan Novotný', addressChoice: 'ABROAD' },
    false,
  ],
  [
    'of somebody else nothing is known',
    { reporterRole: 'LEGAL_REP', reporter },
    { addressChoice: 'CZECH' },
    false,
  ],
])('%s', (_what, claim, insured, isTaken) => {
  expect([withBeginnings(personalData, claim), isTakenFromContact(claim)]).toEqual([
    { ...claim, insured },
    isTaken,
  ]);
});

test('of somebody who has died the form begins with nothing', () => {
  const claim: ClaimDetail = { appliedRiskId: 'UMR', reporterRole: 'OTHER', reporter };
  expect(withBeginnings(personalData, claim)).toEqual(claim);
});

test('one stay in hospital is there to be filled in', () => {
  const told: ClaimDetail = { hospitalizations: [{ facilityName: 'Nemocnice Motol' }] };
  expect([withBeginnings(injuryHospital, {}), withBeginnings(injuryHospital, told)]).toEqual([
    { hospitalizations: [{}] },
    told,
  ]);
});
