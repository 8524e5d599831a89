import { Claim } from '../../claim/claim.ts';
import { manufacturerPicked, vehicleIdentified } from '../../claim/vehicleRules.ts';
import { definePage } from '../../flow/page.ts';

/** The vehicle by hand, where the search found none. Section 5, vehicle. */
export const vehicleData = definePage({
  code: 'vehicleData',
  path: '/udaje-o-vozidle',
  step: 'fillInfo',
  answers: Claim.pick({
    registrationNo: true,
    vin: true,
    vehicleManufacturer: true,
    vehicleModel: true,
    manufactureYear: true,
  }).partial({ registrationNo: true, vin: true }),
  checks: () => [vehicleIdentified, manufacturerPicked],
  canEnter: { fact: 'vehicleFound', is: false },
  next: ['person'],
});
