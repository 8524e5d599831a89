import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { saidOnCar, type SaidRow } from './saidOnCar.ts';

const none = { registrationNo: undefined, vin: undefined };

const vehicle: SaidRow[] = [
  ['a plate is enough', 'vehicleData', {}, { registrationNo: '1AB2345' }, []],
  ['a VIN is enough', 'vehicleData', {}, { ...none, vin: 'TMBZZZ1Z0C2123456' }, []],
  ['neither', 'vehicleData', {}, none, ['required plateOrVin registrationNo']],
  [
    'a machine has an engine number',
    'vehicleData',
    {},
    { vehicleKind: 'MACHINE', registrationNo: '1AB2345' },
    ['required required frameworkNo'],
  ],
  [
    'a machine with an engine number',
    'vehicleData',
    {},
    { ...none, vehicleKind: 'MACHINE', frameworkNo: 'X1' },
    [],
  ],
  [
    'a make from the list is enough',
    'vehicleData',
    {},
    {
      vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
      vehicleModel: undefined,
      manufactureYear: undefined,
    },
    [],
  ],
  [
    'no make at all',
    'vehicleData',
    {},
    { vehicleManufacturer: undefined, vehicleModel: undefined, manufactureYear: undefined },
    [
      'required required vehicleManufacturer.name',
      'required required vehicleModel',
      'required required manufactureYear',
    ],
  ],
  [
    'a make typed because the list lacks it, with model and year',
    'vehicleData',
    {},
    { vehicleManufacturer: { name: 'Ducati' }, vehicleModel: 'Monster' },
    [],
  ],
  [
    'a make typed without model and year',
    'vehicleData',
    {},
    { vehicleManufacturer: { name: 'Agados' }, vehicleModel: undefined, manufactureYear: undefined },
    ['required required vehicleModel', 'required required manufactureYear'],
  ],
  [
    'a make typed of the car of a stranger who harmed the reporter',
    'vehicleData',
    { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS' },
    { vehicleManufacturer: { name: 'Ducati' }, vehicleModel: undefined, manufactureYear: undefined },
    [],
  ],
  [
    'a machine typed without model and year',
    'vehicleData',
    {},
    {
      ...none,
      vehicleKind: 'MACHINE',
      frameworkNo: 'X1',
      vehicleManufacturer: { name: 'Bobcat' },
      vehicleModel: undefined,
      manufactureYear: undefined,
    },
    ['required required vehicleModel', 'required required manufactureYear'],
  ],
  [
    'a make of a machine may be typed',
    'vehicleData',
    {},
    { vehicleKind: 'MACHINE', frameworkNo: 'X1', vehicleManufacturer: { name: 'Bobcat' } },
    [],
  ],
  [
    'told to be made after the event',
    'vehicleData',
    { incidentDate: '2017-05-05' },
    { manufactureYear: 2018 },
    ['error madeAfterEvent manufactureYear'],
  ],
  [
    'found, and made after the event as the register has it, which nobody can correct',
    'vehicle',
    { vehicleFound: true, manufactureYear: 2018 },
    { incidentDate: '2017-05-05' },
    ['warning dateOld incidentDate'],
  ],
];

const unasked = { reasonToChooseInsurance: undefined };
const contract: SaidRow[] = [
  [
    'known by its number: no reason',
    'otherContract',
    {},
    { ...unasked, contractSearch: { main: '5123456' } },
    [],
  ],
  [
    'not known and told why there should be one',
    'otherContract',
    {},
    { reasonToChooseInsurance: 'Pojistku platím u vás.' },
    [],
  ],
  [
    'not known: why there should be one',
    'otherContract',
    {},
    unasked,
    ['required required reasonToChooseInsurance'],
  ],
];

const isAllowed = { selfInspectionAuthorized: true } satisfies ClaimDetail;
const inShop = { repairHandling: 'VEHICLE_IN_SERVICE' } satisfies ClaimDetail;
const byOwner = { repairHandling: 'VEHICLE_SELF_REPAIRMENT' } satisfies ClaimDetail;
const isFixed = { repairHandling: 'VEHICLE_FIXED' } satisfies ClaimDetail;
const technician = { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'doma na dvoře' };
const alone = { inspectionMethod: 'SELF_INSPECTION', inspectionPlace: undefined };

const repair: SaidRow[] = [
  [
    'in a repair shop, but which',
    'repairShop',
    inShop,
    { repairShop: undefined },
    ['required required repairShop'],
  ],
  [
    'a vehicle of which nobody says how it is repaired',
    'damageExtent',
    {},
    { repairHandling: undefined },
    ['required required repairHandling'],
  ],
  [
    'a vehicle nobody has inspected',
    'inspection',
    { ...isAllowed, ...byOwner },
    { inspectionPlace: undefined },
    ['required required inspectionMethod'],
  ],
  ['a vehicle repaired already', 'inspection', isFixed, {}, []],
  [
    'a total loss that is repaired',
    'inspection',
    isFixed,
    { costBasis: 'TOTAL' },
    ['error suggestion costBasis'],
  ],
  ['a total loss in a repair shop', 'inspection', inShop, { costBasis: 'TOTAL', ...technician }, []],
  [
    'a technician, but where',
    'inspection',
    inShop,
    { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: undefined },
    ['required required inspectionPlace'],
  ],
  ['own photographs where allowed', 'inspection', { ...isAllowed, ...byOwner }, alone, []],
  [
    'own photographs where nobody said so: a technician comes',
    'inspection',
    byOwner,
    alone,
    ['required required inspectionPlace'],
  ],
];

describe.each([
  ['the vehicle', vehicle],
  ['another contract', contract],
  ['the repair', repair],
])('%s:', (_, rows) => {
  test.each(rows)('%s', (_what, code, claim, differing, said) => {
    expect(saidOnCar(code, claim, differing)).toEqual(said);
  });
});
