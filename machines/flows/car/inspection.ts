import { Claim } from '../../claim/claim.ts';
import {
  costBasisOffered,
  inspectionMethodWhenInspected,
  inspectionPlaceForTechnician,
  selfInspectionAllowed,
} from '../../claim/inspectionRules.ts';
import { definePage } from '../../flow/page.ts';

/** Where the vehicle is, how it is mended, paid and inspected. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  answers: Claim.pick({
    repairHandling: true,
    costBasis: true,
    inspectionMethod: true,
    inspectionPlace: true,
    placeId: true,
    contactPerson: true,
  }).partial({
    costBasis: true,
    inspectionMethod: true,
    inspectionPlace: true,
    placeId: true,
    contactPerson: true,
  }),
  checks: (claim) => [
    inspectionMethodWhenInspected,
    inspectionPlaceForTechnician,
    selfInspectionAllowed(claim),
    costBasisOffered,
  ],
  confirm: [
    { dialog: 'costingRiskInfo', when: { fact: 'costBasis', is: 'COSTING' } },
    { dialog: 'waitForContact', when: { fact: 'repairHandling', is: 'VEHICLE_NOT_DECIDED' } },
  ],
  canEnter: {
    any: [
      { fact: 'eventKind', in: ['HAVNEHODA', 'HAVSKLA', 'HAVZVIRE', 'HAVVANDALISMUS', 'HAVZIVEL'] },
      { fact: 'theftKind', in: ['PART', 'ATTEMPT'] },
      { fact: 'vehicleHarmed', is: true },
      { fact: 'glassHarmed', is: true },
    ],
  },
  next: ['repairShop', 'documents'],
});
