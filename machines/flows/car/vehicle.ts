import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/**
 * The insured vehicle by plate, VIN or policy number, and the day it happened. What the search finds is confirmed: the vehicle,
 * that no contract covers it, that the same is reported already.
 */
export const vehicle = definePage({
  code: 'vehicle',
  path: '/vozidlo',
  step: 'fillInfo',
  answers: Claim.pick({ contactSearch: true, incidentDate: true }),
  lookups: [
    { call: 'searchDamaged' },
    { call: 'searchPolicy', when: { fact: 'vehicleFound', is: true } },
    { call: 'findDuplicate', when: { fact: 'vehicleFound', is: true } },
  ],
  confirm: [
    { dialog: 'confirmVehicleIdentification', when: { fact: 'vehicleFound', is: true } },
    { dialog: 'vehicleNotFound', when: { fact: 'vehicleFound', is: false } },
    {
      dialog: 'contractNotFound',
      when: {
        all: [
          { fact: 'vehicleFound', is: true },
          { fact: 'policyNumberValid', is: false },
        ],
      },
    },
    { dialog: 'duplicateFound', when: { fact: 'duplicateFound', is: true } },
  ],
  next: ['vehicleData', 'otherContract', 'person'],
});
