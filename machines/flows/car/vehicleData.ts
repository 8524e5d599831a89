import { Claim } from '../../claim/claim.ts';
import { manufacturerPicked, vehicleIdentified } from '../../claim/vehicleRules.ts';
import { definePage } from '../../flow/page.ts';

/** The vehicle or machine by hand, where the search found none. Section 5, vehicle. */
export const vehicleData = definePage({
  code: 'vehicleData',
  path: '/udaje-o-vozidle',
  step: 'fillInfo',
  answers: Claim.pick({
    vehicleKind: true,
    registrationNo: true,
    vin: true,
    frameworkNo: true,
    vehicleManufacturer: true,
    vehicleModel: true,
    manufactureYear: true,
  }).partial({ registrationNo: true, vin: true, frameworkNo: true }),
  checks: () => [vehicleIdentified, manufacturerPicked],
  lookups: [{ call: 'findDuplicate' }],
  confirm: [{ dialog: 'duplicateFound', when: { fact: 'duplicateFound', is: true } }],
  canEnter: { fact: 'vehicleFound', is: false },
  next: ['otherContract'],
});
