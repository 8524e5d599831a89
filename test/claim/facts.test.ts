import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { computed, factsIn, isComputed, readsOf } from '#machines/claim/facts.ts';
import { factsAmong, type Known } from '#machines/subject/facts.ts';
import { isFact, valuesOf } from '#machines/analysis/factValues.ts';
import { claimSubject } from '#machines/report/kit.ts';

const computedNames = Object.keys(computed).filter(isComputed);

describe('facts', () => {
  test('are unknown of an empty claim, but that nobody was harmed so far', () => {
    const read = factsIn({});
    const known = Object.fromEntries(computedNames.map((name) => [name, read(name)]));
    const unknown = Object.fromEntries(computedNames.map((name) => [name, undefined]));
    expect(known).toEqual({ ...unknown, injuredCount: '0', claimantCount: '0' });
    expect([read('reporterRole'), read('vehicleFound'), read('eventKinds')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each<[string, ClaimDetail, Known]>([
    ['flowType', { flowType: 'DRAFT' }, 'DRAFT'],
    ['referer', { referer: 'CLIENT_ZONE' }, 'CLIENT_ZONE'],
    ['clientIdentificationState', { clientIdentificationState: 'KZ' }, 'KZ'],
    ['reporterRole', { reporterRole: 'INJURED' }, 'INJURED'],
    ['riskFlow', { riskFlow: 'POVPOS' }, 'POVPOS'],
    ['eventKinds', { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] }, ['POVPOS_VEHICLE', 'POVPOS_HEALTH']],
    ['eventKinds', { eventKinds: [] }, []],
    ['bodyAreas', { bodyAreas: ['HEAD', 'ARM_LEFT'] }, ['HEAD', 'ARM_LEFT']],
    ['appliedRiskId', { appliedRiskId: 'BAN' }, 'BAN'],
    ['claimEventType', { claimEventType: 'DEATH' }, 'DEATH'],
    ['theftKind', { theftKind: 'LUGGAGE' }, 'LUGGAGE'],
    ['activity', { activity: 'WORK' }, 'WORK'],
    ['injurySeverity.code', { injurySeverity: { code: '4' } }, '4'],
    ['insured.employeeType', { insured: { employeeType: 'EMPLOYEE' } }, 'EMPLOYEE'],
    ['repairHandling', { repairHandling: 'VEHICLE_IN_SERVICE' }, 'VEHICLE_IN_SERVICE'],
    ['costBasis', { costBasis: 'COSTING' }, 'COSTING'],
    ['contractKnown', { contractKnown: 'NO' }, 'NO'],
    ['vehicleFound', { vehicleFound: false }, false],
    ['policyNumberValid', { policyNumberValid: true }, true],
    ['hasDuplicateClaimFoundByClaimNumber', { hasDuplicateClaimFoundByClaimNumber: true }, true],
    ['incidentDateDoesntMatch', { incidentDateDoesntMatch: true }, true],
    ['injuredCount', { injuredParties: [{}, {}] }, '2'],
    ['claimantCount', { claimants: [{}, {}, {}] }, '3'],
    ['claimantUnderAge', { claimants: [{ birthDate: '1980-05-17' }, { birthDate: '2010-01-01' }] }, true],
    ['claimantUnderAge', { claimants: [{ birthNumber: '8852199884' }] }, false],
    ['claimantUnderAge', { claimants: [{ fullName: 'Jana Nováková' }] }, undefined],
    ['reporterClaims', { relationToInsured: 'HEIR' }, true],
    ['reporterClaims', { relationToInsured: 'POLICYHOLDER', familyRelation: 'SPOUSE' }, true],
    ['reporterClaims', { relationToInsured: 'POLICYHOLDER', familyRelation: 'PARTNER' }, false],
    ['reporterClaims', { relationToInsured: 'POLICYHOLDER', familyRelation: 'NONE' }, false],
    ['reporterClaims', { relationToInsured: 'ATTORNEY', familyRelation: 'CHILD' }, false],
    ['duplicateFound', { claimId: 'C1' }, true],
    [
      'insuredRecognised',
      { reporterRole: 'INSURED', reporter: { fullName: 'Ing. Jana Nováková' }, maskedInsured: 'J. N.' },
      true,
    ],
    [
      'insuredRecognised',
      { reporterRole: 'INSURED', reporter: { fullName: 'Jana Nováková' }, maskedInsured: 'P. S.' },
      false,
    ],
    [
      'insuredRecognised',
      { reporterRole: 'BROKER', reporter: { fullName: 'Jana Nováková' }, maskedInsured: 'P. S.' },
      undefined,
    ],
    ['consequent', {}, undefined],
    ['consequent', { consequentClaimRequest: { activeBaseClaimUuid: 'A' } }, 'UNNAMED'],
    ['consequent', { consequentClaimRequest: { activeBaseClaimUuid: 'A', claimNumber: 'C1' } }, 'NAMED'],
    ['sport', { activity: 'FOOTBALL' }, true],
    ['sport', { activity: 'WORK' }, false],
    ['ride', { activity: 'CYCLING' }, true],
    ['ride', { activity: 'FOOTBALL' }, false],
    ['deathByInjury', { deathCause: 'TRAFFIC_ACCIDENT' }, true],
    ['deathByInjury', { deathCause: 'DROWNING' }, true],
    ['deathByInjury', { deathCause: 'OLD_AGE' }, false],
    ['deathByInjury', { deathCause: 'SUICIDE' }, false],
    ['deathByInjury', { deathCause: 'CHILDBIRTH' }, false],
    ['noWorkByInjury', { noWorkCause: 'WORK_INJURY' }, true],
    ['noWorkByInjury', { noWorkCause: 'DISEASE' }, false],
    ['hail', { elementType: 'HAIL' }, true],
    ['hail', { elementType: 'FLOOD' }, false],
    ['relativeCared', { careType: 'SICK_RELATIVE' }, true],
    ['relativeCared', { careType: 'SICK_CHILD' }, false],
    ['stayOngoing', { hospitalizations: [{ dateTo: '2026-11-10' }, { ongoing: true }] }, true],
    ['stayOngoing', { hospitalizations: [{ dateTo: '2026-11-10' }] }, false],
    ['painFeePaid', { painFormFee: 500 }, true],
    ['painFeePaid', { painFormFee: 0 }, false],
    ['aboutDeath', { appliedRiskId: 'UMR' }, true],
    ['aboutDeath', { appliedRiskId: 'CPZ', claimEventType: 'DEATH' }, true],
    ['aboutDeath', { appliedRiskId: 'BAN', claimEventType: 'JOB_LOSS' }, false],
    ['aboutDeath', { appliedRiskId: 'SED' }, false],
    ['onYoungPolicy', { appliedRiskId: 'ZO', hasMax3yearsOldPolicy: true }, true],
    ['onYoungPolicy', { appliedRiskId: 'ZO', hasMax3yearsOldPolicy: false }, false],
    ['onYoungPolicy', { appliedRiskId: 'DNL', hasMax3yearsOldPolicy: true }, false],
    ['onYoungPolicy', { appliedRiskId: 'ZO' }, undefined],
    ['shopKind', { repairShop: { id: 'S001', name: 'Dub', contractual: true } }, 'PARTNER'],
    ['shopKind', { repairShop: { id: 'S002', name: 'Lípa', contractual: true, atHome: true } }, 'HOME'],
    ['shopKind', { repairShop: { id: 'UNLISTED', name: 'Buk' } }, 'OTHER'],
  ])('%s of %j is %j', (name, claim, known) => {
    expect(factsIn(claim)(name)).toEqual(known);
  });

  test('that are computed of rows are read from the row that is meant', () => {
    const claim: ClaimDetail = { claimants: [{ birthDate: '1980-05-17' }, { birthDate: '2010-01-01' }, {}] };
    const inRow = (row: number) => factsIn(claim, [row])('claimantUnderAge');
    expect([inRow(0), inRow(1), inRow(2)]).toEqual([false, true, undefined]);
  });

  test('of any row are read from the row that is meant', () => {
    const claim: ClaimDetail = {
      injuredParties: [{ injured: { personKind: 'NATURAL' } }, { injured: { personKind: 'LEGAL' } }],
    };
    const inRow = (row: number) => factsIn(claim, [row]);
    const name = 'injuredParties[].injured.personKind';
    expect([inRow(0)(name), inRow(1)(name), inRow(2)(name), factsIn(claim)(name)]).toEqual([
      'NATURAL',
      'LEGAL',
      undefined,
      undefined,
    ]);
  });

  test('that are listed are known, the others are not', () => {
    const read = factsAmong({ sport: true, eventKinds: ['HAVSKLA'] });
    expect([read('sport'), read('eventKinds'), read('ride')]).toEqual([true, ['HAVSKLA'], undefined]);
  });

  test('of a count take every value of their list and no other', () => {
    const counted = Array.from({ length: 11 }, (_, count) => ({
      injuredParties: Array.from({ length: count }, () => ({})),
    }));
    expect(counted.map((claim) => factsIn(claim)('injuredCount'))).toEqual(
      valuesOf(claimSubject, 'injuredCount'),
    );
  });
});

describe('the values of a fact', () => {
  test.each<[string, readonly (string | boolean)[]]>([
    ['hail', [true, false]],
    ['duplicateFound', [true]],
    ['shopKind', ['PARTNER', 'HOME', 'OTHER']],
    ['personKind', []],
    ['insured.personKind', ['NATURAL', 'LEGAL']],
    ['injuredParties[].injured.personKind', ['NATURAL', 'LEGAL']],
    ['vehicleFound', [true, false]],
    ['truthfulness', [true]],
    ['injurySeverity.code', ['1', '2', '3', '4']],
    ['bodyAreas', ['HEAD', 'NECK', 'THORAX', 'SPINE', 'ARM_RIGHT', 'ARM_LEFT', 'LEG_RIGHT', 'LEG_LEFT']],
    ['vehicleModel', []],
    ['elementType', []],
    ['insured', []],
    ['nothing.of.the.kind', []],
  ])('%s: %j', (name, values) => {
    expect([valuesOf(claimSubject, name), isFact(claimSubject, name)]).toEqual([values, values.length > 0]);
  });
});

test.each<[string, readonly string[]]>([
  ['reporterRole', ['reporterRole']],
  ['injuredParties[].damageKinds', ['injuredParties[].damageKinds']],
  ['sport', ['activity']],
  ['aboutDeath', ['appliedRiskId', 'claimEventType']],
  ['onYoungPolicy', ['appliedRiskId', 'hasMax3yearsOldPolicy']],
])('%s is read from %j', (name, answers) => {
  expect(readsOf(name)).toEqual(answers);
});

test.each(computedNames)('%s reads nothing but the answers it names', (name) => {
  const asked = new Set<string>();
  const claim: ClaimDetail = new Proxy(
    {},
    {
      get: (_, field) => {
        asked.add(String(field));
        return undefined;
      },
    },
  );
  factsIn(claim)(name);
  const named = new Set(readsOf(name).map((path) => path.replace(/\W.*/, '')));
  expect([...asked].filter((field) => !named.has(field))).toEqual([]);
});
