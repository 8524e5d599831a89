import type { Flow } from '#machines/flow/flow.ts';
import type { Page } from '#machines/flow/page.ts';
import { inGroup } from '#machines/flow/question.ts';
import { salesHome } from '#machines/sales/paths.ts';
import { vehicleChecks } from './vehicleChecks.ts';
import { engineless, unmanned } from './vehicleKinds.ts';
import { ask, definePage, flowOf, onlyWhen, type VehicleNames } from './vehicleKit.ts';

const isPassenger = { fact: 'car.type', in: ['A', 'M'] } as const;
const isUnregistered = { fact: 'car.unregistered', is: true } as const;
const isCompulsory = { fact: 'car.compulsoryInsurance', is: true } as const;
const isCasco = { fact: 'car.crashInsurance', is: true } as const;
const hasEngine = { not: { fact: 'car.type', in: engineless } } as const;
const isElectric = { fact: 'car.fuel', is: 'ELECTRIC' } as const;

const what = inGroup('vehicle', [
  ask('car.vin', {
    optional: {
      any: [
        { fact: 'car.type', in: ['P', 'Q'] },
        { fact: 'isBeforeVin', is: true },
      ],
    },
  }),
  ask('car.registrationNumber', { when: { not: isUnregistered } }),
  ask('car.technicalCertificate', { optional: { any: [isUnregistered, { not: isCompulsory }] } }),
  ask('car.unregistered', { optional: true }),
  ask('car.type'),
  ask('car.usage', { begins: { value: 'PRIVATE' } }),
  ask('car.manufacturer'),
  ask('car.model'),
  ask('car.startDate'),
]);

const technical = inGroup('technical', [
  ...onlyWhen(isPassenger, [ask('car.body'), ask('car.door')]),
  ask('car.seatCount', { when: { not: { fact: 'car.type', in: unmanned } } }),
  ...onlyWhen(hasEngine, [
    ask('car.fuel'),
    ask('car.engineCapacity', { optional: isElectric }),
    ask('car.transmission', { optional: { not: isCasco } }),
  ]),
  ask('car.weight'),
]);

const insured = inGroup('insured', [
  ask('car.compulsoryInsurance', { or: 'car.crashInsurance', missing: 'insuranceMissing' }),
  ask('car.limit', { when: isCompulsory, begins: { value: '50', when: isCompulsory } }),
  ask('car.crashInsurance', { or: 'car.compulsoryInsurance', missing: 'insuranceMissing' }),
  ...onlyWhen(isCasco, [
    ask('car.sumInsured'),
    ask('car.deductible'),
    ask('car.perils'),
    ask('car.extras', {
      optional: true,
      rows: [ask('car.extras[].name'), ask('car.extras[].price')],
    }),
  ]),
]);

const drivers = inGroup('drivers', [
  ask('drivers', {
    when: { any: [isCasco, { fact: 'car.usage', is: 'TAXI' }] },
    rows: [
      ask('drivers[].firstName'),
      ask('drivers[].surname'),
      ask('drivers[].birthDate'),
      ask('drivers[].licensedSince'),
    ],
  }),
]);

/** The form of a vehicle, created or changed. */
const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'clients',
  questions: [...what, ...technical, ...insured, ...drivers],
  checks: vehicleChecks,
  next: [],
});

/** The form of a vehicle, a flow of one page. */
export const vehicleFlow = flowOf(
  { known: {}, home: salesHome, steps: ['clients'], code: 'sales.VEHICLE', start: 'vehicle' },
  [vehicle],
);

export type VehicleFlow = Flow<VehicleNames>;
export type VehiclePage = Page<VehicleNames>;

/** Its one page. */
export const vehicleForm: VehiclePage = vehicleFlow.pages[0];
