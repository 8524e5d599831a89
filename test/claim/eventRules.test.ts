import { describe, expect, test } from 'vitest';
import { Claim } from '../../machines/claim/claim.ts';
import {
  countryWhenAbroad,
  discoveredAfterParked,
  eventKindsAgree,
  hailDentsAfterHail,
  painFormPointsTold,
  policeStationWhenInvestigated,
  stolenTold,
  theftFitsCause,
  windShieldWhenDamaged,
} from '../../machines/claim/eventRules.ts';
import {
  costBasisOffered,
  inspectionMethodWhenInspected,
  inspectionPlaceForTechnician,
  repairShopWhenInService,
  selfInspectionAllowed,
} from '../../machines/claim/inspectionRules.ts';
import { check } from '../../machines/claim/issue.ts';
import { bothKeys, lightInjury, soberDriver } from '../../machines/claim/underwritingRules.ts';
import { foundBy, type RuleRow } from './foundBy.ts';

const event: RuleRow[] = [
  ['several kinds of one liability', eventKindsAgree, { eventKinds: ['POVPOJ_GLASS', 'POVPOJ_THING'] }, []],
  [
    'kinds of two families',
    eventKindsAgree,
    { eventKinds: ['HAVSKLA', 'POVPOJ_THING'] },
    ['error eventKindsFamily eventKinds'],
  ],
  [
    'two kinds of own damage',
    eventKindsAgree,
    { eventKinds: ['HAVSKLA', 'HAVZIVEL'] },
    ['error eventKindsFamily eventKinds'],
  ],
  ['abroad, but where', countryWhenAbroad, { countryScope: 'ABROAD' }, ['required required country']],
  ['abroad and where', countryWhenAbroad, { countryScope: 'ABROAD', country: 'AT' }, []],
  ['at home', countryWhenAbroad, { countryScope: 'CZECH' }, []],
  [
    'the police, but which',
    policeStationWhenInvestigated,
    { policeInvestigation: 'YES' },
    ['required required policeStation'],
  ],
  ['nobody knows of police', policeStationWhenInvestigated, { policeInvestigation: 'UNKNOWN' }, []],
  [
    'the windscreen, but where',
    windShieldWhenDamaged,
    { glassParts: ['CELNI_SKLO'] },
    ['required required windShield'],
  ],
  ['another window', windShieldWhenDamaged, { glassParts: ['ZADNI_SKLO'] }, []],
  ['hail, but how much', hailDentsAfterHail, { elementType: 'HAIL' }, ['required required hailDents']],
  [
    'the vehicle stolen, but its keys',
    stolenTold,
    { theftKind: 'WHOLE_VEHICLE' },
    ['required required keysCount'],
  ],
  ['the vehicle stolen, no key left', stolenTold, { theftKind: 'WHOLE_VEHICLE', keysCount: 0 }, []],
  ['luggage stolen, but what', stolenTold, { theftKind: 'LUGGAGE' }, ['required required stolenThings']],
  [
    'the vehicle stolen, but the cause is a theft of parts',
    theftFitsCause({ damageCause: '410' }),
    { theftKind: 'WHOLE_VEHICLE' },
    ['error suggestion theftKind'],
  ],
  [
    'parts stolen, but the cause is a theft of the vehicle',
    theftFitsCause({ damageCause: '400' }),
    { theftKind: 'PART' },
    ['error suggestion theftKind'],
  ],
  ['parts stolen, as the cause says', theftFitsCause({ damageCause: '410' }), { theftKind: 'PART' }, []],
  ['parts stolen, the cause unknown', theftFitsCause({}), { theftKind: 'PART' }, []],
  ['an attempt', stolenTold, { theftKind: 'ATTEMPT' }, []],
  [
    'found before it was parked',
    discoveredAfterParked,
    { parkedFrom: '2026-11-02T10:00', discoveredAt: '2026-11-02T09:59' },
    ['error dateOrder discoveredAt'],
  ],
  [
    'found when it was parked',
    discoveredAfterParked,
    { parkedFrom: '2026-11-02T10:00', discoveredAt: '2026-11-02T10:00' },
    [],
  ],
  [
    'a report on pain, but its points',
    painFormPointsTold,
    { painForm: 'YES' },
    ['required required painFormPoints'],
  ],
];

const inspection: RuleRow[] = [
  [
    'in a repair shop, but which',
    repairShopWhenInService('VEHICLE_IN_SERVICE'),
    {},
    ['required required repairShop'],
  ],
  ['repaired already', repairShopWhenInService('VEHICLE_FIXED'), {}, []],
  [
    'a vehicle nobody has inspected',
    inspectionMethodWhenInspected,
    { repairHandling: 'VEHICLE_SELF_REPAIRMENT' },
    ['required required inspectionMethod'],
  ],
  ['a vehicle repaired already', inspectionMethodWhenInspected, { repairHandling: 'VEHICLE_FIXED' }, []],
  ['a vehicle we call about', inspectionMethodWhenInspected, { repairHandling: 'VEHICLE_NOT_DECIDED' }, []],
  [
    'a total loss that is repaired',
    costBasisOffered,
    { repairHandling: 'VEHICLE_FIXED', costBasis: 'TOTAL' },
    ['error suggestion costBasis'],
  ],
  [
    'a total loss in a repair shop',
    costBasisOffered,
    { repairHandling: 'VEHICLE_IN_SERVICE', costBasis: 'TOTAL' },
    [],
  ],
  [
    'a technician, but where',
    inspectionPlaceForTechnician,
    { inspectionMethod: 'MOBILE_TECHNICIAN' },
    ['required required inspectionPlace'],
  ],
  [
    'own photographs where allowed',
    selfInspectionAllowed({ selfInspectionAuthorized: true }),
    { inspectionMethod: 'SELF_INSPECTION' },
    [],
  ],
  [
    'own photographs where nobody said so',
    selfInspectionAllowed({}),
    { inspectionMethod: 'SELF_INSPECTION' },
    ['error suggestion inspectionMethod'],
  ],
];

const underwriting: RuleRow[] = [
  ['a drunken driver', soberDriver, { alcohol: 'YES' }, ['underwriting underwritingReview alcohol']],
  [
    'one key of a stolen vehicle',
    bothKeys,
    { theftKind: 'WHOLE_VEHICLE', keysCount: 1 },
    ['underwriting underwritingReview keysCount'],
  ],
  ['both keys', bothKeys, { theftKind: 'WHOLE_VEHICLE', keysCount: 2 }, []],
  [
    'a dead person',
    lightInjury,
    { injurySeverity: { code: '4' } },
    ['underwriting underwritingReview injurySeverity.code'],
  ],
  ['a light injury', lightInjury, { injurySeverity: { code: '2' } }, []],
];

describe.each([
  ['event', event],
  ['inspection', inspection],
  ['underwriting', underwriting],
])('%s:', (_topic, rows) => {
  test.each(rows)('%s', (_what, rule, value, issues) => {
    expect(foundBy(rule, value)).toEqual(issues);
  });
});

test('an underwriting finding lets the claim pass and stays with it', () => {
  expect(check(Claim.partial().check(soberDriver), { alcohol: 'YES' })).toEqual({
    ok: true,
    value: { alcohol: 'YES' },
    issues: [{ severity: 'underwriting', key: 'underwritingReview', name: 'alcohol' }],
  });
});

test('a rule speaks although another answer is missing, and not where one has the wrong type', () => {
  const page = Claim.pick({ countryScope: true, country: true, incidentPlace: true }).partial({
    country: true,
  });
  const rows = [{ countryScope: 'ABROAD' }, { countryScope: 'ABROAD', incidentPlace: 5 }];
  expect(rows.map((row) => check(page.check(countryWhenAbroad), row).issues.map(({ name }) => name))).toEqual(
    [['incidentPlace', 'country'], ['incidentPlace']],
  );
});
