import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { changed } from '#test/flow/changed.ts';

const damage = { damagedParts: ['KAPOTA'], damageSize: 'SMALL', drivable: 'YES' } satisfies ClaimDetail;
const shop = { id: 'S001', name: 'Dub', contractual: true };
const accident = {
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  vehicleRouting: 'VEHICLE',
} satisfies ClaimDetail;
const theft = {
  eventKinds: ['HAVODCIZENI'],
  riskFlow: 'HAV',
  vehicleRouting: 'VEHICLE',
} satisfies ClaimDetail;
const glass = { eventKinds: ['HAVSKLA'], riskFlow: 'HAV', vehicleRouting: 'GLASS' } satisfies ClaimDetail;
const peril = { eventKinds: ['HAVZIVEL'], riskFlow: 'HAV' } satisfies ClaimDetail;

type Row = [what: string, before: ClaimDetail, changes: ClaimDetail, claim: ClaimDetail, fell: string[]];

const kinds: Row[] = [
  [
    'another kind of event sets the risk flow and drops details of the first',
    { ...accident, damageCause: '100', alcohol: 'NO', driver: { fullName: 'Jan Novák' }, ...damage },
    { eventKinds: ['HAVZVIRE'] },
    {
      eventKinds: ['HAVZVIRE'],
      riskFlow: 'HAV',
      vehicleRouting: 'VEHICLE',
      alcohol: 'NO',
      driver: { fullName: 'Jan Novák' },
      ...damage,
    },
    ['damageCause'],
  ],
  [
    'glass has no drawing of the car',
    { eventKinds: ['HAVZVIRE'], animalKind: 'srna', ...damage },
    { eventKinds: ['HAVSKLA'] },
    glass,
    ['animalKind', 'damageSize', 'damagedParts'],
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
    'no kind of event any more: nobody knows the risk flow',
    { eventKinds: ['HAVNEHODA'], riskFlow: 'HAV' },
    { eventKinds: undefined },
    { riskFlow: 'UNKNOWN' },
    [],
  ],
  [
    'a claim without kinds of event keeps its risk flow and its details',
    { riskFlow: 'POVPOJ', agreement: 'AGREE' },
    { countryScope: 'CZECH' },
    { riskFlow: 'POVPOJ', agreement: 'AGREE', countryScope: 'CZECH' },
    [],
  ],
  [
    'damage of one vehicle only changed its kind: the shop stays',
    { ...accident, repairShop: shop },
    { eventKinds: ['HAVVANDALISMUS'] },
    { eventKinds: ['HAVVANDALISMUS'], riskFlow: 'HAV', vehicleRouting: 'VEHICLE', repairShop: shop },
    [],
  ],
  [
    'a shop for glass does not mend the rest of the vehicle',
    {
      eventKinds: ['POVPOS_GLASS'],
      riskFlow: 'POVPOS',
      vehicleRouting: 'GLASS',
      repairHandling: 'VEHICLE_IN_SERVICE',
      repairShop: shop,
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
];

const injured: Row[] = [
  [
    'own damage after all: there is no injured who reports, and an insured again',
    {
      eventKinds: ['POVPOS_THING'],
      riskFlow: 'POVPOS',
      injured: { personKind: 'LEGAL', legalForm: 'CORPORATE', companyName: 'Malá s.r.o.' },
      injuredParties: [{ damagedThings: [{ description: 'kolo' }] }],
      vatPayer: 'NO',
    },
    { eventKinds: ['HAVSKLA'] },
    glass,
    ['injured.companyName', 'injured.legalForm', 'injured.personKind', 'injuredParties', 'vatPayer'],
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
    ['agreement', 'insured.personKind'],
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
];

const circumstances: Row[] = [
  [
    'another cause of damage takes with it what it had told',
    { ...theft, damageCause: '410', theftKind: 'PART' },
    { damageCause: '400' },
    { ...theft, damageCause: '400' },
    ['theftKind'],
  ],
  [
    'another cause of damage takes with it what it alone had settled, unmentioned: nobody was asked',
    { ...theft, damageCause: '400', theftKind: 'WHOLE_VEHICLE', keysCount: 2 },
    { damageCause: '410' },
    { ...theft, damageCause: '410', keysCount: 2 },
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
    { ...theft, policeInvestigation: 'YES', policeStation: 'Ostrava', policeFileNo: '5' },
    { policeInvestigation: 'NO' },
    { ...theft, policeInvestigation: 'NO' },
    ['policeFileNo', 'policeStation'],
  ],
  [
    'no windscreen, no place on it',
    { ...glass, glassParts: ['CELNI_SKLO'], windShield: '1' },
    { glassParts: ['ZADNI_SKLO'] },
    { ...glass, glassParts: ['ZADNI_SKLO'] },
    ['windShield'],
  ],
  [
    'no hail, no dents',
    { ...peril, elementType: 'HAIL', hailDents: 5 },
    { elementType: 'FLOOD' },
    { ...peril, vehicleRouting: 'VEHICLE', elementType: 'FLOOD' },
    ['hailDents'],
  ],
  [
    'parts stolen, keys not asked',
    { ...theft, theftKind: 'WHOLE_VEHICLE', keysCount: 2 },
    { theftKind: 'PART' },
    { ...theft, theftKind: 'PART' },
    ['keysCount'],
  ],
  [
    'the whole vehicle stolen, no list of things',
    { ...theft, theftKind: 'LUGGAGE', stolenThings: [{ description: 'kufr' }] },
    { theftKind: 'WHOLE_VEHICLE' },
    { ...theft, theftKind: 'WHOLE_VEHICLE' },
    ['stolenThings'],
  ],
  [
    'no report on pain, no points',
    { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS', painForm: 'YES', painFormPoints: 5 },
    { painForm: 'NO' },
    { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS', painForm: 'NO' },
    ['painFormPoints'],
  ],
];

const repair: Row[] = [
  [
    'repaired at home, no repair shop',
    { ...accident, repairHandling: 'VEHICLE_IN_SERVICE', repairShop: shop },
    { repairHandling: 'VEHICLE_SELF_REPAIRMENT' },
    { ...accident, repairHandling: 'VEHICLE_SELF_REPAIRMENT' },
    ['repairShop'],
  ],
  [
    'repaired already, nothing to inspect and no total loss',
    {
      ...accident,
      repairHandling: 'VEHICLE_IN_SERVICE',
      selfInspectionAuthorized: true,
      inspectionMethod: 'SELF_INSPECTION',
      repairShop: { ...shop, contractual: false },
      costBasis: 'TOTAL',
    },
    { repairHandling: 'VEHICLE_FIXED' },
    { ...accident, selfInspectionAuthorized: true, repairHandling: 'VEHICLE_FIXED' },
    ['costBasis', 'inspectionMethod', 'repairShop'],
  ],
  [
    'own photographs, no technician to meet',
    {
      ...accident,
      selfInspectionAuthorized: true,
      repairHandling: 'VEHICLE_SELF_REPAIRMENT',
      inspectionMethod: 'MOBILE_TECHNICIAN',
      inspectionPlace: 'doma na dvoře',
      contactPerson: 'Eva',
    },
    { inspectionMethod: 'SELF_INSPECTION' },
    {
      ...accident,
      selfInspectionAuthorized: true,
      repairHandling: 'VEHICLE_SELF_REPAIRMENT',
      inspectionMethod: 'SELF_INSPECTION',
    },
    ['contactPerson', 'inspectionPlace'],
  ],
];

describe.each([
  ['what happened', kinds],
  ['who was harmed', injured],
  ['how it happened', circumstances],
  ['how it is mended', repair],
])('of %s', (_, rows) => {
  test.each(rows)('%s', (_what, before, changes, claim, fell) => {
    expect(changed(carDraft, before, changes)).toEqual({ claim, fell });
  });
});
