import { written } from './written.ts';
import { defineFlow } from '#machines/report/kit.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Confirmation } from '#machines/report/kit.ts';
import { smallCar } from './lines.ts';
import { ask } from '#test/ask.ts';

/** Two lookups, the second only for what the first found, and a dialog for each answer. */
const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'fillInfo',
  questions: [ask('contactSearch')],
  lookups: [{ call: 'searchDamaged' }, { call: 'findDuplicate', when: { fact: 'vehicleFound', is: true } }],
  confirm: [
    { dialog: 'confirmVehicleIdentification', when: { fact: 'vehicleFound', is: true } },
    { dialog: 'vehicleNotFound', when: { fact: 'vehicleFound', is: false } },
  ],
  next: ['vehicleData', 'event'],
});

const vehicleData = definePage({
  code: 'vehicleData',
  path: '/udaje-o-vozidle',
  step: 'fillInfo',
  questions: [ask('vehicleManufacturer'), ask('vehicleModel')],
  canEnter: { fact: 'vehicleFound', is: false },
  next: ['event'],
});

const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  questions: [ask('incidentDescription')],
  next: ['finalised'],
});

const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  next: [],
});

/** A car claim as small as possible: what the search answers decides the way. */
export const searchFlow = defineFlow({
  line: smallCar,
  flowType: 'DRAFT',
  start: 'vehicle',
  pages: [vehicle, vehicleData, event, finalised],
});

/** The same, with its dialog about the vehicle found answered differently. */
export const searchFlowWith = (differing: Pick<Confirmation, 'yes' | 'other'>) => {
  const [ofFound, ...others] = vehicle.confirm;
  return {
    ...searchFlow,
    ...written([
      {
        ...vehicle,
        confirm: [{ dialog: 'confirmVehicleIdentification', ...ofFound, ...differing }, ...others],
      },
      vehicleData,
      event,
      finalised,
    ]),
  } as const;
};
