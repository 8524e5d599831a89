import * as z from 'zod';
import { Claim } from '../../../machines/claim/claim.ts';
import { defineFlow } from '../../../machines/flow/defineFlow.ts';
import { definePage } from '../../../machines/flow/page.ts';

/** Two lookups, the second only for what the first found; a dialog for each answer. */
const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'fillInfo',
  answers: Claim.pick({ contactSearch: true }),
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
  answers: Claim.pick({ vehicleManufacturer: true, vehicleModel: true }),
  canEnter: { fact: 'vehicleFound', is: false },
  next: ['event'],
});

const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  answers: Claim.pick({ incidentDescription: true }),
  next: ['finalised'],
});

const finalised = definePage({
  code: 'finalised',
  path: '/dokonceno',
  step: 'documents',
  saves: false,
  answers: z.object({}),
  next: [],
});

/** A car claim as small as can be: what the search answers decides the way. */
export const searchFlow = defineFlow({
  code: 'car.DRAFT',
  claimType: 'car',
  flowType: 'DRAFT',
  home: '/nonlife/car',
  start: 'vehicle',
  pages: [vehicle, vehicleData, event, finalised],
});
