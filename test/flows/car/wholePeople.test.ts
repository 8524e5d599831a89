import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

// Whole pages about people, vehicles and repairs, and what may be picked there. Source: domain notes, fields of non-life, car, and
// specification section 6, roles.

/** Everything a page asks, in its order. */
const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(carDraft, code), claim)
    .map(({ ask }) => ask)
    .join(' ');

const offered = (code: string, path: string, claim: ClaimDetail) => {
  const page = getPage(carDraft, code);
  const question = page.questions.find(({ ask }) => ask === path);
  return question && offeredBy(question, factsIn(claim, rowsOf(page)))?.join(' ');
};

const own: ClaimDetail = { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' };
const caused: ClaimDetail = { eventKinds: ['POVPOJ_VEHICLE'], riskFlow: 'POVPOJ' };
const suffered: ClaimDetail = { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS' };

describe('who it is about is asked as far as it is not known', () => {
  test.each<[who: string, claim: ClaimDetail, whole: string]>([
    [
      'a person who is insured',
      { ...caused, insured: { personKind: 'NATURAL' } },
      'insured.personKind insured.fullName insured.birthNumber insured.birthDate insured.addressChoice',
    ],
    [
      'a company that is insured, which may deduct VAT',
      { ...own, insured: { personKind: 'LEGAL', legalForm: 'CORPORATE' } },
      'insured.personKind insured.legalForm insured.identificationNumber insured.companyName vatPayer insured.addressChoice',
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
  ])('%s', (_who, claim, whole) => {
    expect(asked('person', claim)).toBe(whole);
  });

  test('nothing is asked of a company that was harmed where the insured is asked', () => {
    expect(asked('person', { ...own, injured: { personKind: 'LEGAL', legalForm: 'CORPORATE' } })).toBe(
      'insured.personKind insured.addressChoice',
    );
  });

  test.each<[who: string, injured: object, whole: string]>([
    ['a person', { personKind: 'NATURAL' }, 'personKind fullName email tel birthNumber addressChoice'],
    [
      'a company',
      { personKind: 'LEGAL', legalForm: 'CORPORATE' },
      'personKind legalForm identificationNumber companyName email tel addressChoice',
    ],
    [
      'one of whom a company was told before',
      { personKind: 'NATURAL', legalForm: 'CORPORATE' },
      'personKind fullName email tel birthNumber addressChoice',
    ],
  ])('who was harmed by the vehicle: %s', (_who, injured, whole) => {
    const paths = asked('injuredParty', { ...caused, injuredParties: [{ injured }] }).split(' ');
    const mine = 'injuredParties[].injured.';
    expect(paths.flatMap((path) => (path.startsWith(mine) ? path.slice(mine.length) : [])).join(' ')).toBe(
      whole,
    );
  });
});

describe('of what was harmed is asked', () => {
  const list = {
    VEHICLE: 'damagedVehicles',
    GLASS: 'damagedGlassVehicles',
    HEALTH: 'damagedLifes',
    PROPERTY: 'damagedProperties',
    THING: 'currency damagedThings',
    OTHER: 'damagedOthers',
    LOSS: 'currency financialLosses',
  } as const;
  type Kind = keyof typeof list;
  const kinds: readonly Kind[] = ['VEHICLE', 'GLASS', 'HEALTH', 'PROPERTY', 'THING', 'OTHER', 'LOSS'];
  test.each(kinds)('where somebody harmed another: %s', (kind) => {
    const claim: ClaimDetail = { ...caused, dummyPolicy: true, injuredParties: [{ damageKinds: [kind] }] };
    const paths = asked('injuredParty', claim).replaceAll('injuredParties[].', '').split(' ');
    expect(paths.filter((path) => !path.startsWith('injured.')).join(' ')).toBe(`damageKinds ${list[kind]}`);
  });

  test.each<[what: string, claim: ClaimDetail, whole: string]>([
    ['a vehicle', { eventKinds: ['POVPOS_VEHICLE'] }, 'damagedVehicles damageKinds'],
    [
      'a vehicle and its glass',
      { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_GLASS'] },
      'damagedVehicles damageKinds',
    ],
    ['glass', { eventKinds: ['POVPOS_GLASS'] }, 'damagedGlassVehicles damageKinds'],
    ['a fence', { eventKinds: ['POVPOS_PROPERTY'] }, 'damagedProperties damageKinds'],
    ['a thing', { eventKinds: ['POVPOS_THING'] }, 'currency damagedThings damageKinds'],
    [
      'a vehicle and something else',
      { eventKinds: ['POVPOS_VEHICLE'], injuredParties: [{ damageKinds: ['OTHER'] }] },
      'damagedVehicles damageKinds damagedOthers',
    ],
    [
      'a vehicle and a wage',
      { eventKinds: ['POVPOS_VEHICLE'], injuredParties: [{ damageKinds: ['LOSS'] }] },
      'damagedVehicles damageKinds currency financialLosses',
    ],
  ])('where the reporter was harmed: %s', (_what, claim, whole) => {
    expect(
      asked('sufferedDamage', { ...suffered, dummyPolicy: true, ...claim }).replaceAll(
        'injuredParties[].',
        '',
      ),
    ).toBe(whole);
  });
});

describe('of the vehicle is asked', () => {
  const extent = 'damageSize';
  test.each<[what: string, page: string, claim: ClaimDetail, whole: string]>([
    ['the number of one that is insured', 'vehicle', own, 'contactSearch incidentDate'],
    [
      'the same, whoever cannot be named elsewhere',
      'vehicle',
      { ...own, culpritUnknown: true },
      'contactSearch incidentDate',
    ],
    ['that of the culprit', 'vehicle', suffered, 'contactSearch culpritUnknown incidentDate'],
    [
      'but not of one that drove away',
      'vehicle',
      { ...suffered, culpritUnknown: true },
      'culpritUnknown incidentDate',
    ],
    [
      'all that is known of a car',
      'vehicleData',
      { ...own, vehicleKind: 'VEHICLE' },
      'vehicleKind vehicleManufacturer vehicleModel manufactureYear registrationNo vin',
    ],
    [
      'all that is known of a machine',
      'vehicleData',
      { ...own, vehicleKind: 'MACHINE' },
      'vehicleKind vehicleManufacturer.name vehicleModel manufactureYear frameworkNo numberUnknown',
    ],
    [
      'whose deer it hit',
      'animal',
      { eventKinds: ['HAVZVIRE'], damageCause: '200' },
      'animalKind animalOwnerKnown',
    ],
    ['and not whose marten it was', 'animal', { eventKinds: ['HAVZVIRE'], damageCause: '210' }, 'animalKind'],
    [
      'a small damage, which lets it drive',
      'damageExtent',
      { ...own, damageSize: 'SMALL' },
      `${extent} repairHandling`,
    ],
    [
      'a large one, and who lent the money',
      'damageExtent',
      { ...own, damageSize: 'LARGE', bankLien: 'YES' },
      `${extent} drivable bankLien lienHolder repairHandling`,
    ],
    [
      'a large one nobody lent money for',
      'damageExtent',
      { ...own, damageSize: 'LARGE', bankLien: 'NO' },
      `${extent} drivable bankLien repairHandling`,
    ],
  ])('%s', (_what, page, claim, whole) => {
    expect(asked(page, claim)).toBe(whole);
  });
});

describe('those may be picked who can be meant', () => {
  test.each<[what: string, page: string, path: string, claim: ClaimDetail, codes: string]>([
    ['reporters of own damage', 'reporter', 'reporterRole', own, 'INSURED SERVICE BROKER OTHER'],
    ['reporters of harm done', 'reporter', 'reporterRole', caused, 'INSURED SERVICE BROKER OTHER'],
    ['reporters of harm suffered', 'reporter', 'reporterRole', suffered, 'INJURED OTHER SERVICE BROKER'],
    [
      'an animal that was hit',
      'animal',
      'animalDamage',
      { eventKinds: ['HAVZVIRE'], damageCause: '200' },
      'COLLISION',
    ],
    ['one that gnawed', 'animal', 'animalDamage', { eventKinds: ['HAVZVIRE'], damageCause: '210' }, 'BITE'],
    ...(['insured', 'injured', 'injuredParties[].injured'] as const).flatMap(
      (who): [string, string, string, ClaimDetail, string][] => {
        const page = who === 'injuredParties[].injured' ? 'injuredParty' : 'person';
        const where = `${who}.addressChoice`;
        return [
          [
            `homes of ${who} by a Czech policy`,
            page,
            where,
            { ...own, policyCountry: 'CZ', policyNumberValid: true },
            'CZECH ABROAD UNKNOWN',
          ],
          [
            `homes of ${who} by a Slovak policy`,
            page,
            where,
            { ...own, policyCountry: 'SK', policyNumberValid: true },
            'SLOVAK CZECH ABROAD UNKNOWN',
          ],
          [
            `homes of ${who} without a policy`,
            page,
            where,
            { ...own, dummyPolicy: true },
            'CZECH SLOVAK ABROAD UNKNOWN',
          ],
        ];
      },
    ),
  ])('%s', (_what, page, path, claim, codes) => {
    expect(offered(page, path, claim)).toBe(codes);
  });
});
