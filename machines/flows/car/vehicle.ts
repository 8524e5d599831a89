import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** The vehicle by plate, VIN or policy number, and the day it happened; what the search finds is confirmed. */
export const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'fillInfo',
  answers: Claim.pick({ contactSearch: true, incidentDate: true }),
  lookups: [{ call: 'searchDamaged' }],
  confirm: [
    { dialog: 'confirmVehicleIdentification', when: { fact: 'vehicleFound', is: true } },
    { dialog: 'vehicleNotFound', when: { fact: 'vehicleFound', is: false } },
  ],
  next: ['vehicleData', 'person'],
});
