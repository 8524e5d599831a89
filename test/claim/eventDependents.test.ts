import { expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { applyDependents } from '../../machines/claim/dependents.ts';

const damage = { damagedParts: ['KAPOTA' as const], damageSize: 'SMALL' as const, drivable: 'YES' as const };

type Row = [what: string, before: ClaimDetail, answers: ClaimDetail, claim: ClaimDetail, dropped: string[]];

const rows: Row[] = [
  [
    'another kind of event sets the risk flow and drops details of the first',
    {
      eventKinds: ['HAVNEHODA'],
      riskFlow: 'HAV',
      damageCause: '100',
      alcohol: 'NO',
      driver: { fullName: 'Jan Novák' },
      ...damage,
    },
    { eventKinds: ['HAVZVIRE'] },
    { eventKinds: ['HAVZVIRE'], riskFlow: 'HAV', vehicleRouting: 'VEHICLE', ...damage },
    ['damageCause', 'driver', 'alcohol'],
  ],
  [
    'glass has no drawing of the car',
    { eventKinds: ['HAVZVIRE'], animalKind: 'srna', ...damage },
    { eventKinds: ['HAVSKLA'] },
    { eventKinds: ['HAVSKLA'], riskFlow: 'HAV', vehicleRouting: 'GLASS' },
    ['damagedParts', 'damageSize', 'drivable', 'animalKind'],
  ],
  [
    'another cause of damage takes with it what it had told',
    { eventKinds: ['HAVODCIZENI'], damageCause: '400', theftKind: 'WHOLE_VEHICLE', keysCount: 2 },
    { damageCause: '410' },
    {
      eventKinds: ['HAVODCIZENI'],
      riskFlow: 'HAV',
      vehicleRouting: 'VEHICLE',
      damageCause: '410',
      keysCount: 2,
    },
    ['theftKind'],
  ],
  [
    'several kinds of one family keep what either asks for',
    { eventKinds: ['POVPOS_VEHICLE'], ...damage, vatPayer: 'NO' },
    { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] },
    {
      eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'],
      riskFlow: 'POVPOS',
      vehicleRouting: 'VEHICLE',
      ...damage,
      vatPayer: 'NO',
    },
    [],
  ],
  [
    'the insured cannot report for the injured: the role falls, and with it the contact',
    { eventKinds: ['HAVNEHODA'], reporterRole: 'INSURED', reporter: { email: 'jan@example.cz' } },
    { eventKinds: ['POVPOS_VEHICLE'] },
    { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS', vehicleRouting: 'VEHICLE' },
    ['reporterRole', 'reporter.email'],
  ],
  [
    'no kind of event any more: nobody knows the risk flow',
    { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' },
    { eventKinds: undefined },
    { riskFlow: 'UNKNOWN' },
    [],
  ],
  [
    'a claim without kinds of event keeps its risk flow and its details',
    { riskFlow: 'ODPPOJ', agreement: 'AGREE' },
    { countryScope: 'CZECH' },
    { riskFlow: 'ODPPOJ', agreement: 'AGREE', countryScope: 'CZECH' },
    [],
  ],
  [
    'home again, no country',
    { countryScope: 'ABROAD', country: 'AT' },
    { countryScope: 'CZECH' },
    { countryScope: 'CZECH' },
    ['country'],
  ],
  [
    'a country typed before the scope was changed on the same page falls unmentioned',
    {},
    { countryScope: 'CZECH', country: 'AT' },
    { countryScope: 'CZECH' },
    [],
  ],
  [
    'no police, no station',
    { policeInvestigation: 'YES', policeStation: 'Ostrava', policeFileNo: '5' },
    { policeInvestigation: 'NO' },
    { policeInvestigation: 'NO' },
    ['policeStation', 'policeFileNo'],
  ],
  [
    'another day: policy and duplicate are asked again',
    {
      incidentDate: '2026-11-01',
      policyNumberValid: true,
      productBranch: 'MOTOR',
      claimId: '5',
      vehicleFound: true,
    },
    { incidentDate: '2026-11-02' },
    { incidentDate: '2026-11-02', vehicleFound: true },
    [],
  ],
  [
    'no windscreen, no place on it',
    { glassParts: ['CELNI_SKLO'], windShield: '1' },
    { glassParts: ['ZADNI_SKLO'] },
    { glassParts: ['ZADNI_SKLO'] },
    ['windShield'],
  ],
  [
    'no hail, no dents',
    { elementType: 'HAIL', hailDents: 5 },
    { elementType: 'FLOOD' },
    { elementType: 'FLOOD' },
    ['hailDents'],
  ],
  [
    'parts stolen, keys not asked',
    { theftKind: 'WHOLE_VEHICLE', keysCount: 2 },
    { theftKind: 'PART' },
    { theftKind: 'PART' },
    ['keysCount'],
  ],
  [
    'the whole vehicle stolen, no list of things',
    { theftKind: 'LUGGAGE', stolenThings: [{ description: 'kufr' }] },
    { theftKind: 'WHOLE_VEHICLE' },
    { theftKind: 'WHOLE_VEHICLE' },
    ['stolenThings'],
  ],
  [
    'no report on pain, no points',
    { painForm: 'YES', painFormPoints: 5 },
    { painForm: 'NO' },
    { painForm: 'NO' },
    ['painFormPoints'],
  ],
  [
    'repaired at home, no repair shop',
    { repairHandling: 'VEHICLE_IN_SERVICE', repairShop: { id: 'S001', name: 'Dub', contractual: true } },
    { repairHandling: 'VEHICLE_SELF_REPAIRMENT' },
    { repairHandling: 'VEHICLE_SELF_REPAIRMENT' },
    ['repairShop'],
  ],
  [
    'repaired already, nothing to inspect and no total loss',
    { repairHandling: 'VEHICLE_IN_SERVICE', inspectionMethod: 'SELF_INSPECTION', costBasis: 'TOTAL' },
    { repairHandling: 'VEHICLE_FIXED' },
    { repairHandling: 'VEHICLE_FIXED' },
    ['costBasis', 'inspectionMethod'],
  ],
  [
    'a shop for glass does not mend the rest of the vehicle',
    {
      eventKinds: ['POVPOS_GLASS'],
      riskFlow: 'POVPOS',
      vehicleRouting: 'GLASS',
      repairHandling: 'VEHICLE_IN_SERVICE',
      repairShop: { id: 'S001', name: 'Dub', contractual: true },
    },
    { eventKinds: ['POVPOS_GLASS', 'POVPOS_VEHICLE'] },
    {
      eventKinds: ['POVPOS_GLASS', 'POVPOS_VEHICLE'],
      riskFlow: 'POVPOS',
      vehicleRouting: 'FUSION',
      repairHandling: 'VEHICLE_IN_SERVICE',
    },
    ['repairShop'],
  ],
  [
    'damage of one vehicle only changed its kind: the shop stays',
    {
      eventKinds: ['HAVNEHODA'],
      riskFlow: 'HAV',
      vehicleRouting: 'VEHICLE',
      repairShop: { id: 'S001', name: 'Dub', contractual: true },
    },
    { eventKinds: ['HAVVANDALISMUS'] },
    {
      eventKinds: ['HAVVANDALISMUS'],
      riskFlow: 'HAV',
      vehicleRouting: 'VEHICLE',
      repairShop: { id: 'S001', name: 'Dub', contractual: true },
    },
    [],
  ],
  [
    'own damage after all: there is no injured who reports, and an insured again',
    {
      eventKinds: ['POVPOS_THING'],
      riskFlow: 'POVPOS',
      injured: { personKind: 'NATURAL', fullName: 'Eva Malá' },
      injuredParties: [{ damagedThings: [{ description: 'kolo' }] }],
      vatPayer: 'NO',
    },
    { eventKinds: ['HAVSKLA'] },
    { eventKinds: ['HAVSKLA'], riskFlow: 'HAV', vehicleRouting: 'GLASS' },
    ['injured', 'injuredParties', 'vatPayer'],
  ],
  [
    'suffered and not caused: who is insured, the injured need not know',
    {
      eventKinds: ['POVPOJ_THING'],
      riskFlow: 'POVPOJ',
      insured: { personKind: 'NATURAL' },
      agreement: 'AGREE',
    },
    { eventKinds: ['POVPOS_THING'] },
    { eventKinds: ['POVPOS_THING'], riskFlow: 'POVPOS' },
    ['insured', 'agreement'],
  ],
  [
    'suffered and not caused: who was harmed then is nobody of ours',
    {
      eventKinds: ['POVPOJ_THING'],
      riskFlow: 'POVPOJ',
      injuredParties: [{ injured: { fullName: 'Eva Malá' } }, { injured: { fullName: 'Jan Velký' } }],
    },
    { eventKinds: ['POVPOS_THING'] },
    { eventKinds: ['POVPOS_THING'], riskFlow: 'POVPOS' },
    ['injuredParties'],
  ],
  [
    'other kinds of the same damage caused: those harmed stay',
    { eventKinds: ['POVPOJ_THING'], riskFlow: 'POVPOJ', injuredParties: [{ damageKinds: ['THING'] }] },
    { eventKinds: ['POVPOJ_HEALTH'] },
    { eventKinds: ['POVPOJ_HEALTH'], riskFlow: 'POVPOJ', injuredParties: [{ damageKinds: ['THING'] }] },
    [],
  ],
  [
    'the vehicle was not damaged after all: it falls, the things stay',
    {
      eventKinds: ['POVPOS_VEHICLE', 'POVPOS_THING'],
      riskFlow: 'POVPOS',
      injuredParties: [
        { damagedVehicles: [{ registrationNo: '2AB2345' }], damagedThings: [{ description: 'kolo' }] },
      ],
    },
    { eventKinds: ['POVPOS_THING'] },
    {
      eventKinds: ['POVPOS_THING'],
      riskFlow: 'POVPOS',
      injuredParties: [{ damagedThings: [{ description: 'kolo' }] }],
    },
    ['injuredParties[0].damagedVehicles'],
  ],
  [
    'a loss ticked beside what was chosen stays with it',
    {
      eventKinds: ['POVPOS_VEHICLE'],
      riskFlow: 'POVPOS',
      injuredParties: [
        {
          damageKinds: ['LOSS'],
          damagedVehicles: [{ registrationNo: '2AB2345' }],
          financialLosses: [{ description: 'mzda' }],
        },
      ],
    },
    { eventKinds: ['POVPOS_HEALTH'] },
    {
      eventKinds: ['POVPOS_HEALTH'],
      riskFlow: 'POVPOS',
      injuredParties: [{ damageKinds: ['LOSS'], financialLosses: [{ description: 'mzda' }] }],
    },
    ['injuredParties[0].damagedVehicles'],
  ],
  [
    'own photographs, no technician to meet',
    { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'doma na dvoře', contactPerson: 'Eva' },
    { inspectionMethod: 'SELF_INSPECTION' },
    { inspectionMethod: 'SELF_INSPECTION' },
    ['inspectionPlace', 'contactPerson'],
  ],
];

test.each(rows)('%s', (_what, before, answers, claim, dropped) => {
  const none = { dependentFields: {}, changedPrimeFields: [] };
  const answered = applyDependents(before, { ...before, ...answers }, none);
  expect({ ...answered, dropped: answered.dropped.toSorted() }).toEqual({
    claim,
    dropped: dropped.toSorted(),
  });
});
