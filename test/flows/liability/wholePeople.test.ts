import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { holds } from '#machines/subject/rule.ts';

// Whole pages about people, and what was paid to them. Source: domain notes, liability, section 1.

const caused: ClaimDetail = { riskFlow: 'ODPPOJ' };
const suffered: ClaimDetail = { riskFlow: 'ODPPOS' };
const hurt: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' };
const harmed: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' };
/** No policy tells the currency. */
const noPolicy: ClaimDetail = { dummyPolicy: true };

/** Everything a page asks, in its order, without the common beginning of the paths. */
const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(liabilityDraft, code), claim)
    .map(({ ask }) => ask)
    .join(' ');

describe('who it is about is asked as far as it is not known', () => {
  test.each<[who: string, claim: ClaimDetail, asked: string]>([
    [
      'a person who is insured',
      { ...caused, insured: { personKind: 'NATURAL' } },
      'insured.personKind insured.fullName insured.birthNumber insured.birthDate insured.addressChoice',
    ],
    [
      'a company that is insured',
      { ...caused, insured: { personKind: 'LEGAL', legalForm: 'CORPORATE' } },
      'insured.personKind insured.legalForm insured.identificationNumber insured.companyName insured.addressChoice',
    ],
    [
      'a person who was harmed',
      { ...suffered, injured: { personKind: 'NATURAL' } },
      'injured.personKind injured.fullName injured.email injured.tel injured.birthNumber injured.addressChoice',
    ],
    [
      'a company that was harmed',
      { ...suffered, injured: { personKind: 'LEGAL', legalForm: 'CORPORATE' } },
      'injured.personKind injured.legalForm injured.identificationNumber injured.companyName injured.email injured.tel injured.addressChoice',
    ],
    [
      'one in business who was harmed and gives no number of theirs',
      { ...suffered, injured: { personKind: 'LEGAL', legalForm: 'SELF_EMPLOYED' } },
      'injured.personKind injured.legalForm injured.companyName injured.email injured.tel injured.addressChoice',
    ],
    [
      'one who was harmed abroad',
      { ...suffered, injured: { addressChoice: 'ABROAD' } },
      'injured.personKind injured.email injured.tel injured.addressChoice injured.address',
    ],
    [
      'one who was harmed and lives here',
      { ...suffered, injured: { addressChoice: 'CZECH' } },
      'injured.personKind injured.email injured.tel injured.addressChoice injured.address',
    ],
    [
      'one who was harmed and lives in Slovakia',
      { ...suffered, injured: { addressChoice: 'SLOVAK' } },
      'injured.personKind injured.email injured.tel injured.addressChoice injured.address',
    ],
    [
      'one who was harmed and lives nobody knows where',
      { ...suffered, injured: { addressChoice: 'UNKNOWN' } },
      'injured.personKind injured.email injured.tel injured.addressChoice',
    ],
    [
      'an employee who was hurt',
      hurt,
      'injured.fullName injured.birthNumber injured.birthDate injured.email injured.tel injured.address',
    ],
    [
      'an employee who did harm, and the employer',
      { ...harmed, insured: { personKind: 'NATURAL' } },
      'insured.fullName employerParty.identificationNumber employerParty.companyName employerParty.address insured.birthNumber insured.birthDate insured.addressChoice',
    ],
  ])('%s', (_who, claim, whole) => {
    expect(asked('person', claim)).toBe(whole);
  });
});

describe('what was paid already is asked of who may know', () => {
  const policy = (claim: ClaimDetail) => asked('policy', { policyNumber: '4400035275', ...claim });
  test.each<[what: string, claim: ClaimDetail, asked: string]>([
    [
      'one who did harm and paid nothing',
      { ...caused, ...noPolicy, settledWithInjured: 'NOTHING' },
      'settledWithInjured',
    ],
    [
      'one who promised',
      { ...caused, ...noPolicy, settledWithInjured: 'PROMISED' },
      'settledWithInjured currency settledAmount',
    ],
    [
      'one who paid a part',
      { ...caused, ...noPolicy, settledWithInjured: 'PART' },
      'settledWithInjured currency settledAmount',
    ],
    [
      'one who paid all',
      { ...caused, ...noPolicy, settledWithInjured: 'ALL' },
      'settledWithInjured currency settledAmount',
    ],
    [
      'one whose policy tells the currency',
      { ...caused, dummyPolicy: false, settledWithInjured: 'ALL' },
      'settledWithInjured settledAmount',
    ],
    [
      'an employer',
      { ...hurt, ...noPolicy, reporterRole: 'INSURED', settledWithInjured: 'ALL' },
      'settledWithInjured currency settledAmount',
    ],
    [
      'a broker of the employer',
      { ...hurt, ...noPolicy, reporterRole: 'BROKER', settledWithInjured: 'ALL' },
      'settledWithInjured currency settledAmount',
    ],
    [
      'an employee who was hurt',
      { ...hurt, ...noPolicy, reporterRole: 'INJURED', settledWithInjured: 'ALL' },
      '',
    ],
    ['somebody else at work', { ...hurt, ...noPolicy, reporterRole: 'OTHER', settledWithInjured: 'ALL' }, ''],
    ['one who was harmed', { ...suffered, ...noPolicy, settledWithInjured: 'ALL' }, ''],
  ])('%s', (_what, claim, whole) => {
    expect(policy(claim)).toBe(['policyNumber', whole, 'incidentDate'].filter((one) => one !== '').join(' '));
  });
});

test.each<[who: string, claim: ClaimDetail, isLookedUp: boolean]>([
  [
    'the insured who reports',
    {
      reporterRole: 'INSURED',
      insured: { personKind: 'NATURAL' },
      contractKnown: 'YES',
      policyNumberValid: true,
    },
    true,
  ],
  [
    'one who has paid a part on a policy we know',
    { settledWithInjured: 'PART', policyNumberValid: true },
    true,
  ],
  ['one who has paid all on a policy we know', { settledWithInjured: 'ALL', policyNumberValid: true }, true],
  ['one who has promised', { settledWithInjured: 'PROMISED', policyNumberValid: true }, false],
  [
    'one who has paid on a policy we do not know',
    { settledWithInjured: 'ALL', policyNumberValid: false },
    false,
  ],
])('only who is paid has their account looked up: %s', (_who, claim, isLookedUp) => {
  const lookup = getPage(liabilityDraft, 'policy').lookups.find(({ call }) => call === 'bankAccount');
  expect(lookup && holds(lookup.when, factsIn(claim))).toBe(isLookedUp);
});
