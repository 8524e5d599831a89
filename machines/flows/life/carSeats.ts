import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { lightInjury } from '../../claim/underwritingRules.ts';
import { vehicleIdentified } from '../../claim/vehicleRules.ts';
import { definePage } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';

/** An injury of somebody who sat in a vehicle. */
export const carSeats = definePage({
  code: 'carSeats',
  path: '/sedadla-ve-voze',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    trafficRole: true,
    seatBelt: true,
    injurySeverity: true,
    policeInvestigation: true,
    registrationNo: true,
    vin: true,
    incidentTime: true,
    ...policeReport,
  }).partial({
    registrationNo: true,
    vin: true,
    incidentTime: true,
    ...policeReport,
  }),
  checks: () => [vehicleIdentified, policeStationWhenInvestigated, lightInjury],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  next: ['death', 'carSeatsMore'],
});
