import { describe, expect, test } from 'vitest';
import type { Flow } from '#machines/report/claimFlow.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { claimOf, wholePage } from '#test/flows/wholePage.ts';

// Whole pages about people and the account, as the lines without vehicles share them. Source: specification, sections 5 and 6; domain
// notes, property and uniflow, section 1; decisions 144, 204 and 208.

const homes = 'CZECH|SLOVAK|ABROAD|UNKNOWN';

const lines: readonly { readonly flow: Flow; readonly birth: string; readonly isBirthLast: boolean }[] = [
  { flow: propertyDraft, birth: 'insured.birthNumber? insured.birthDate?', isBirthLast: true },
  {
    flow: uniflowDraft,
    birth: 'insured.birthNumber?|insured.birthDate insured.birthDate?',
    isBirthLast: false,
  },
];

describe.each(lines)('$flow.code', ({ flow, birth, isBirthLast }) => {
  /** The insured, of a machine or a home: both may be a business. */
  const insured = (told: object, claim: object = {}) =>
    wholePage(flow, 'person', { uniKind: 'MACHINE', ...claim, insured: told }).replaceAll('insured.', '');
  const company = (form: string, more = '') =>
    `personKind legalForm ${form}companyName vatPayer addressChoice?=${homes}${more} > bankData`;

  test.each<[who: string, told: object, whole: string]>([
    ['nobody yet', {}, `personKind addressChoice?=${homes} > bankData`],
    ['a company', { personKind: 'LEGAL', legalForm: 'CORPORATE' }, company('identificationNumber ')],
    [
      'one in business',
      { personKind: 'LEGAL', legalForm: 'SELF_EMPLOYED' },
      company('identificationNumber? '),
    ],
    ['a company of no form yet', { personKind: 'LEGAL' }, company('')],
    ...['CZECH', 'SLOVAK', 'ABROAD'].map((addressChoice): [string, object, string] => [
      `a company in ${addressChoice}`,
      { personKind: 'LEGAL', addressChoice },
      company('', ' address'),
    ]),
    ['a company of which nobody knows where', { personKind: 'LEGAL', addressChoice: 'UNKNOWN' }, company('')],
  ])('the insured is %s', (_who, told, whole) => {
    expect(insured(told)).toBe(whole);
  });

  test('the insured is a person, whatever company they were before', () => {
    const [first, last] = isBirthLast ? ['', `${birth} `] : [`${birth} `, ''];
    expect(insured({ personKind: 'NATURAL', legalForm: 'CORPORATE' })).toBe(
      `personKind fullName ${first}${last}addressChoice?=${homes} > bankData`.replaceAll('insured.', ''),
    );
  });

  test.each<[country: string | undefined, offered: string]>([
    ['CZ', 'CZECH|ABROAD|UNKNOWN'],
    ['SK', 'SLOVAK|CZECH|ABROAD|UNKNOWN'],
    [undefined, homes],
  ])('by a policy of %s they live in %s', (policyCountry, offered) => {
    expect(insured({}, { policyCountry })).toContain(`addressChoice?=${offered} `);
  });

  test('the account of the policy is looked up where one was found', () => {
    const looked = (policyNumberValid: boolean) =>
      insured({}, { policyNumberValid }).includes('#bankAccount > bankData');
    expect([true, false].map(looked)).toEqual([true, false]);
  });

  test.each<[role: string, company: string]>([
    ['INSURED', ''],
    ['OTHER', ''],
    ['SERVICE', 'reporter.identificationNumber reporter.companyName '],
    ['BROKER', 'reporter.identificationNumber reporter.companyName '],
  ])('reports %s', (reporterRole, byTrade) => {
    expect(wholePage(flow, 'reporter', { uniKind: 'PET', reporterRole })).toBe(
      `reporterRole=INSURED|SERVICE|BROKER|OTHER ${byTrade}reporter.fullName reporter.email reporter.tel !confirmReporterContacts > policy`,
    );
  });

  test.each<[what: string, claim: object, lookups: string]>([
    ['a number', { policyNumber: '4400038386' }, '#searchPolicy #findDuplicate'],
    [
      'a number no policy has',
      { policyNumber: '4400038386', policyNumberValid: false },
      '#searchPolicy #findDuplicate !contractNotFound',
    ],
    ['a reason', { reasonToChooseInsurance: 'Platím ho.', policyNumberValid: false }, ''],
    [
      'the insured who reports',
      {
        policyNumber: '4400038386',
        contractKnown: 'YES',
        policyNumberValid: true,
        reporterRole: 'INSURED',
        insured: { personKind: 'NATURAL' },
      },
      '#searchPolicy #findDuplicate #bankAccount',
    ],
  ])('the policy page with %s looks up', (_what, claim, lookups) => {
    const whole = wholePage(flow, 'policy', { uniKind: 'PET', ...claim }).split(' ');
    expect(whole.filter((word) => /^[#!]/.test(word)).join(' ')).toBe(lookups);
  });

  describe('the money goes', () => {
    const offered = 'ENTERED|FUTURE_ACCOUNT|ENTERED_ANOTHER|FOREIGN|NONE';
    const own = 'userEnteredBankContact';
    const another = 'userEnteredAnotherBankContact.holder userEnteredAnotherBankContact';
    test.each<[where: string, claim: object, offers: string, asked: string]>([
      ['to an own account', { bankContactType: 'ENTERED' }, offered, own],
      ['to another’s', { bankContactType: 'ENTERED_ANOTHER' }, offered, another],
      ['abroad', { bankContactType: 'FOREIGN' }, offered, 'bankContact.iban'],
      ['nowhere', { bankContactType: 'NONE' }, offered, '!confirmEmptyBankAccount'],
      ['to an account told later', { bankContactType: 'FUTURE_ACCOUNT' }, offered, '!confirmBankAccount'],
      [
        'to the account of the policy',
        { policyAccount: true, bankContactType: 'POLICY' },
        `POLICY|${offered}`,
        '(maskedAccount)',
      ],
      ['to none of the policy after a death', { policyAccount: true, appliedRiskId: 'UMR' }, offered, ''],
      [
        'to none of the policy of who cannot say that they live',
        { policyAccount: true, appliedRiskId: 'SED', reporterRole: 'OTHER' },
        offered,
        '',
      ],
      [
        'to that of the policy of who can',
        { policyAccount: true, appliedRiskId: 'SED', reporterRole: 'INSURED' },
        `POLICY|${offered}`,
        '',
      ],
      ['to none of the policy of the harmed', { policyAccount: true, riskFlow: 'POVPOS' }, offered, ''],
      ['to none of the policy of others', { policyAccount: true, riskFlow: 'ODPPOS' }, offered, ''],
      [
        'first nowhere, of who caused it',
        { riskFlow: 'POVPOJ' },
        'NONE|ENTERED|ENTERED_ANOTHER|FOREIGN|FUTURE_ACCOUNT',
        '',
      ],
    ])('%s', (_where, claim, offers, asked) => {
      const [whole] = wholePage(flow, 'bankData', { uniKind: 'PET', ...claim }).split(' > ');
      expect(whole).toBe(`bankContactType=${offers} ${asked}`.trim());
    });

    test.each<[who: string, claim: object, isSkipped: boolean]>([
      ['the insured who reports and has an account', {}, true],
      ['somebody else', { reporterRole: 'OTHER' }, false],
      ['who has none', { policyAccount: false }, false],
      ['who wants another', { bankContactType: 'ENTERED' }, false],
      ['who wants it abroad', { bankContactType: 'FOREIGN' }, false],
      ['who wants it for somebody else', { bankContactType: 'ENTERED_ANOTHER' }, false],
      ['who tells it later', { bankContactType: 'FUTURE_ACCOUNT' }, false],
      ['who wants none', { bankContactType: 'NONE' }, false],
      ['who lets a shop be paid', { bankContactType: 'REPAIR_SHOP_COMPANY' }, false],
      ['who said so', { bankContactType: 'POLICY' }, true],
      ['after a death', { appliedRiskId: 'UMR' }, false],
      ['who was harmed by a vehicle', { riskFlow: 'POVPOS' }, false],
      ['who was harmed by others', { riskFlow: 'ODPPOS' }, false],
      ['who caused it', { riskFlow: 'POVPOJ' }, false],
    ])('to the policy unasked, of %s', (_who, claim, isSkipped) => {
      const told = { uniKind: 'PET', uniEvent: 'PET_INJURY', kindByLink: true, propertyEvent: 'GLASS' };
      const { met } = situationOf(
        flow,
        claimOf({ ...told, reporterRole: 'INSURED', policyAccount: true, ...claim }),
      );
      expect(met.some(({ code }) => code === 'bankData')).toBe(!isSkipped);
    });
  });
});
