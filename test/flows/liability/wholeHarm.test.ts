import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';

// Whole pages about the harm. Source: domain notes, liability, section 1.

const caused: ClaimDetail = { riskFlow: 'ODPPOJ' };
const suffered: ClaimDetail = { riskFlow: 'ODPPOS' };
const hurt: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' };
/** No policy tells the currency. */
const noPolicy: ClaimDetail = { dummyPolicy: true };

/** Everything a page asks, in its order, without the common beginning of the paths. */
const asked = (code: string, claim: ClaimDetail, beginning = '') =>
  askedOn(getPage(liabilityDraft, code), claim)
    .map(({ ask }) => ask.replace(beginning, ''))
    .join(' ');

describe('what is asked of the harm', () => {
  const did = 'causedBy liabilityArea agreement claimRaised';
  const work = 'occupationalDisease agreement safetyBreach alcohol sickLeave';
  const after = 'workContract employedSince';
  const party = 'injured.personKind injured.email injured.tel relation damageKinds';
  test.each<[what: string, page: string, claim: ClaimDetail, asked: string]>([
    ['that nobody asks money for', 'causedDamage', { ...caused, claimRaised: 'NO' }, did],
    [
      'that somebody asks money for',
      'causedDamage',
      { ...caused, claimRaised: 'YES' },
      `${did} claimedAmount courtProceedings`,
    ],
    [
      'the same, and no policy tells the currency',
      'causedDamage',
      { ...caused, ...noPolicy, claimRaised: 'YES' },
      `${did} currency claimedAmount courtProceedings`,
    ],
    [
      'by an injury at work, of the employer',
      'workInjury',
      { ...hurt, reporterRole: 'INSURED', occupationalDisease: 'NO' },
      `${work} workInjuryRecorded ${after}`,
    ],
    [
      'by a disease, of the employee',
      'workInjury',
      { ...hurt, reporterRole: 'INJURED', occupationalDisease: 'YES' },
      `occupationalDisease diagnosisDate alcohol sickLeave ${after}`,
    ],
    [
      'by an injury the employer answers for in part',
      'workInjury',
      { ...hurt, reporterRole: 'INSURED', occupationalDisease: 'NO', agreement: 'PARTIALLY' },
      `${work} workInjuryRecorded employeeShare ${after}`,
    ],
    [
      'by an injury after which somebody stays at home',
      'workInjury',
      { ...hurt, ...noPolicy, reporterRole: 'INSURED', occupationalDisease: 'NO', sickLeave: 'YES' },
      `${work} dateFrom ongoing dateTo currency workInjuryRecorded ${after} averageWage`,
    ],
    [
      'by one after which they still do',
      'workInjury',
      { ...hurt, reporterRole: 'INSURED', occupationalDisease: 'NO', sickLeave: 'YES', ongoing: true },
      `${work} dateFrom ongoing workInjuryRecorded ${after} averageWage`,
    ],
  ])('%s', (_what, page, claim, whole) => {
    expect(asked(page, claim)).toBe(whole);
  });

  test.each<
    [
      what: string,
      kinds: NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]['damageKinds']>,
      asked: string,
    ]
  >([
    ['a car', ['VEHICLE'], `${party} damagedVehicles thingHeld seenAt injured.addressChoice`],
    ['glass', ['GLASS'], `${party} damagedGlassVehicles seenAt injured.addressChoice`],
    ['health', ['HEALTH'], `${party} damagedLifes injured.addressChoice`],
    ['a house', ['PROPERTY'], `${party} damagedProperties thingHeld seenAt injured.addressChoice`],
    ['a thing', ['THING'], `${party} currency damagedThings thingHeld seenAt injured.addressChoice`],
    ['an animal', ['OTHER'], `${party} damagedOthers injured.addressChoice`],
    ['money alone', ['LOSS'], `${party} currency financialLosses injured.addressChoice`],
  ])('done to somebody: %s', (_what, damageKinds, whole) => {
    expect(
      asked(
        'injuredParty',
        { ...caused, ...noPolicy, injuredParties: [{ damageKinds }] },
        'injuredParties[].',
      ),
    ).toBe(whole);
  });

  test.each<[who: string, claim: ClaimDetail, asked: string]>([
    ['a person', { injured: { personKind: 'NATURAL' } }, ''],
    ['a company, whether it pays VAT', { injured: { personKind: 'LEGAL' } }, 'vatPayer'],
    ['one insured elsewhere, too', { otherInsurance: 'YES' }, 'otherInsurer'],
  ])('suffered: %s', (_who, claim, more) => {
    expect(asked('sufferedDamage', { ...suffered, ...claim }, 'injuredParties[].')).toBe(
      `damageKinds relation claimSentToCulprit otherInsurance ${more}`.trim(),
    );
  });

  test.each<[who: string, injured: object, asked: string]>([
    ['a person', { personKind: 'NATURAL' }, 'personKind fullName email tel birthNumber addressChoice'],
    [
      'a company',
      { personKind: 'LEGAL', legalForm: 'CORPORATE' },
      'personKind legalForm identificationNumber companyName email tel addressChoice',
    ],
    [
      'one in business',
      { personKind: 'LEGAL', legalForm: 'SELF_EMPLOYED' },
      'personKind legalForm companyName email tel addressChoice',
    ],
  ])('by whom: %s', (_who, injured, whole) => {
    const paths = asked('injuredParty', { ...caused, injuredParties: [{ injured }] }).split(' ');
    const own = 'injuredParties[].injured.';
    expect(paths.flatMap((path) => (path.startsWith(own) ? path.slice(own.length) : [])).join(' ')).toBe(
      whole,
    );
  });
});
