import { Claim } from '../../claim/claim.ts';
import {
  inspectionPlaceForTechnician,
  repairShopWhenInService,
  selfInspectionAllowed,
} from '../../claim/inspectionRules.ts';
import { definePage } from '../../flow/page.ts';

/** Where the vehicle is, who repairs it, how it is inspected. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  answers: Claim.pick({
    repairHandling: true,
    repairShop: true,
    inspectionMethod: true,
    inspectionPlace: true,
    contactPerson: true,
    costBasis: true,
  }).partial({ repairShop: true, inspectionPlace: true, contactPerson: true, costBasis: true }),
  checks: (claim) => [repairShopWhenInService, inspectionPlaceForTechnician, selfInspectionAllowed(claim)],
  next: ['documents'],
});
