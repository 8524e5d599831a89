import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn, withAnswers } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { holds } from '#machines/subject/rule.ts';

type Line = 'car' | 'liability' | 'property' | 'uniflow';
const flows: Readonly<Record<Line, Flow>> = {
  car: carDraft,
  liability: liabilityDraft,
  property: propertyDraft,
  uniflow: uniflowDraft,
};
type Row = readonly [when: string, line: Line, page: string, claim: ClaimDetail, whole: string];

/** What a page shows and asks nobody. */
const shownOn = (line: Line, code: string, claim: ClaimDetail): string =>
  getPage(flows[line], code)
    .questions.filter(({ isDisplayOnly, when }) => isDisplayOnly && holds(when, factsIn(claim, [0])))
    .map(({ ask }) => ask)
    .join(' ');
const askedIn = (line: Line, code: string, claim: ClaimDetail): string =>
  askedOn(getPage(flows[line], code), claim)
    .map(({ ask }) => ask)
    .join(' ');

describe('a page shows', () => {
  const vehicle = 'registrationNo vehicleManufacturer vehicleModel manufactureYear';
  const small: ClaimDetail = { damageSize: 'SMALL' };
  const inspectedBy = (repairHandling: ClaimDetail['repairHandling']): ClaimDetail => ({ repairHandling });
  const homeBy = (propertyRepairHandling: ClaimDetail['propertyRepairHandling']): ClaimDetail => ({
    propertyRepairHandling,
  });
  const rows: readonly Row[] = [
    ['a vehicle that was found', 'car', 'vehicle', { vehicleFound: true }, vehicle],
    ['none that was not found', 'car', 'vehicle', { vehicleFound: false }, ''],
    ['none that nobody looked for', 'car', 'vehicle', {}, ''],
    ['that a car is drivable with little damage', 'car', 'damageExtent', small, 'drivable'],
    ['and with some', 'car', 'damageExtent', { damageSize: 'MEDIUM' }, 'drivable'],
    ['not with a lot', 'car', 'damageExtent', { damageSize: 'LARGE' }, ''],
    ['not after a hail that many report', 'car', 'damageExtent', { ...small, lane: { event: 'HAIL' } }, ''],
    ['nobody who looks at one that is mended', 'car', 'inspection', inspectedBy('VEHICLE_FIXED'), ''],
    [
      'nobody where photographs will do',
      'car',
      'inspection',
      { ...inspectedBy('VEHICLE_IN_SERVICE'), selfInspectionAuthorized: true },
      '',
    ],
    ['nobody who looks at one that is mended', 'property', 'inspection', homeBy('PROPERTY_FIXED'), ''],
    [
      'nobody where photographs of the home will do',
      'property',
      'inspection',
      { ...homeBy('PROPERTY_NOT_DECIDED'), selfInspectionAuthorized: true },
      '',
    ],
  ];
  for (const [when, line, page, claim, whole] of rows)
    test(`${when} (${page} of ${line})`, () => expect(shownOn(line, page, claim)).toBe(whole));

  test('who looks at a car, however it is mended, and at a home', () => {
    const ways = ['HEADINGFOR_SERVICE', 'IN_SERVICE', 'SELF_REPAIRMENT'] as const;
    const cars = ways.map((way) => shownOn('car', 'inspection', inspectedBy(`VEHICLE_${way}`)));
    const homes = [...ways, 'NOT_DECIDED' as const].map((way) =>
      shownOn('property', 'inspection', homeBy(`PROPERTY_${way}`)),
    );
    expect([...cars, ...homes]).toEqual(Array.from({ length: 7 }, () => 'inspectionMethod'));
  });
});

describe('a page asks', () => {
  const told: ClaimDetail = { policyMachine: { machineKind: 'STATIONARY' } };
  const rows: readonly Row[] = [
    [
      'of a machine that the policy tells',
      'uniflow',
      'machine',
      told,
      'machineKind machineName estimatedDamage',
    ],
    [
      'its serial number as a detail',
      'uniflow',
      'machine',
      { ...told, machineKind: 'ELECTRONICS' },
      'machineKind machineName estimatedDamage serialNo',
    ],
    [
      'whichever kind it is',
      'uniflow',
      'machine',
      { ...told, machineKind: 'STATIONARY' },
      'machineKind machineName estimatedDamage serialNo',
    ],
    [
      'the number of its frame as a detail',
      'uniflow',
      'machine',
      { ...told, machineKind: 'MOBILE' },
      'machineKind machineName estimatedDamage frameworkNo engineHours',
    ],
    [
      'as of any, where its number is not known',
      'uniflow',
      'machine',
      { ...told, machineKind: 'STATIONARY', numberUnknown: true },
      'machineKind machineName numberUnknown estimatedDamage',
    ],
    [
      'as of any, where it was looked for and not found',
      'uniflow',
      'machine',
      { ...told, machineKind: 'MOBILE', vehicleFound: false },
      'machineKind frameworkNo numberUnknown estimatedDamage engineHours',
    ],
    [
      'of a machine that stands',
      'uniflow',
      'machine',
      { machineKind: 'STATIONARY' },
      'machineKind machineName serialNo numberUnknown estimatedDamage',
    ],
    [
      'of a company that was harmed',
      'liability',
      'person',
      { riskFlow: 'ODPPOS', injured: { personKind: 'LEGAL' } },
      'injured.personKind injured.legalForm injured.companyName injured.email injured.tel injured.addressChoice',
    ],
    [
      'of a person who was harmed, their address once it is said where',
      'liability',
      'person',
      { riskFlow: 'ODPPOS', injured: { personKind: 'NATURAL', addressChoice: 'ABROAD' } },
      'injured.personKind injured.fullName injured.email injured.tel injured.birthNumber injured.addressChoice injured.address',
    ],
    [
      'of an employee who was harmed',
      'liability',
      'person',
      { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
      'injured.fullName injured.birthNumber injured.birthDate injured.email injured.tel injured.address',
    ],
    [
      'of nobody harmed, whoever that was before',
      'liability',
      'person',
      { riskFlow: 'ODPPOJ', harmed: 'EMPLOYEE', injured: { personKind: 'LEGAL', addressChoice: 'CZECH' } },
      'insured.personKind insured.addressChoice',
    ],
    [
      'the hour of a crash that was no animal',
      'car',
      'event',
      { riskFlow: 'POVPOJ', damageCause: '200' },
      'damageCause incidentDescription countryScope incidentPlace policeInvestigation incidentTime witnesses',
    ],
  ];
  for (const [when, line, page, claim, whole] of rows)
    test(`${when} (${page} of ${line})`, () => expect(askedIn(line, page, claim)).toBe(whole));

  test('where a home that is seen is, but not where the policy has it and it happened there', () => {
    const seen: ClaimDetail = {
      claimType: 'property',
      propertyRepairHandling: 'PROPERTY_NOT_DECIDED',
      reporterRole: 'INSURED',
      contractKnown: 'YES',
      policyNumberValid: true,
      insured: { personKind: 'NATURAL' },
      policyHome: { propertyKind: 'HOUSE' },
    };
    const isAsked = (claim: ClaimDetail) => askedIn('property', 'inspection', claim).includes('placeId');
    expect([isAsked(seen), isAsked({ ...seen, happenedHere: 'NO' })]).toEqual([false, true]);
  });

  test('of whoever a pet has harmed the number of their company', () => {
    const asked = getPage(uniflowDraft, 'injuredParty').questions.map(({ ask }) => ask);
    expect(asked).toContain('injuredParties[].injured.identificationNumber');
  });
});

/** What may have caused each event. Source: domain notes, uniflow. */
const causes: Readonly<Record<string, string>> = {
  MACHINE_BREAKDOWN: '520 571',
  MACHINE_ELEMENT: '300 310 320 330 340 350 360',
  MACHINE_COLLISION: '100 110 120',
  MACHINE_THEFT: '400 410',
  PET_LIABILITY: '200 210 571',
  CARGO_DAMAGE: '100 110 120 320 330 571',
  CARGO_THEFT: '400 410',
  AGRI_CROP: '300 310 320 330 360 571',
  AGRI_ANIMALS: '330 340 520 571',
};
const events = [
  'MACHINE_BREAKDOWN',
  'MACHINE_OPERATOR_ERROR',
  'MACHINE_ELEMENT',
  'MACHINE_COLLISION',
  'MACHINE_THEFT',
  'MACHINE_OTHER',
  'PET_INJURY',
  'PET_LIABILITY',
  'TRAVEL_OTHER',
  'CARGO_DAMAGE',
  'CARGO_LOSS',
  'CARGO_THEFT',
  'AGRI_CROP',
  'AGRI_ANIMALS',
] as const;

test('what may have caused an event is what fits it', () => {
  const offered = (uniEvent: (typeof events)[number]) => {
    const cause = getPage(uniflowDraft, 'event').questions.find(({ ask }) => ask === 'damageCause');
    return cause && offeredBy(cause, factsIn({ uniEvent }))?.join(' ');
  };
  expect(events.map(offered)).toEqual(events.map((event) => causes[event] ?? '571'));
});

describe('the police report', () => {
  const needed = (claim: ClaimDetail) => {
    const { required, optional } = documentsFor(uniflowDraft, claim);
    return [required.includes('POLICE_REPORT'), optional.includes('POLICE_REPORT')];
  };
  test('of luggage that was stolen is needed, and of what came late it is not', () => {
    expect([
      needed({ uniEvent: 'TRAVEL_LUGGAGE', luggageEvent: 'STOLEN' }),
      needed({ uniEvent: 'TRAVEL_LUGGAGE', luggageEvent: 'DELAYED' }),
    ]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

test('an employee who was harmed is a person, which nobody is asked', () => {
  const page = () => getPage(flows.liability, 'person');
  const kind = (claim: ClaimDetail) => withAnswers(claim, page(), {}).injured?.personKind;
  expect([
    kind({ riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' }),
    kind({ riskFlow: 'ODPPOJ', harmed: 'EMPLOYEE' }),
  ]).toEqual(['NATURAL', undefined]);
});

test('what says that an illness comes from work is wanted of an employee alone', () => {
  const wanted = (claim: ClaimDetail) =>
    documentsFor(liabilityDraft, claim).required.includes('DISEASE_OPINION');
  const ill: ClaimDetail = { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE', occupationalDisease: 'YES' };
  expect([
    wanted(ill),
    wanted({ ...ill, harmed: 'EMPLOYER' }),
    wanted({ ...ill, riskFlow: 'ODPPOJ' }),
  ]).toEqual([true, false, false]);
});
