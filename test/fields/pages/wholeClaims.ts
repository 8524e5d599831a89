import type { ClaimDetail } from '#machines/claim/claim.ts';
import { EventKind } from '#machines/claim/enums.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { aReporter } from '#test/given.ts';
import { wayOf } from '#test/flows/car/wayOf.ts';
import { aLifeClaim, answersOfRoutes } from '#test/flows/life/lifeClaims.ts';

const known: ClaimDetail = {
  claimNumber: '2026CAR00000017',
  hasDuplicateClaimFoundByClaimNumber: true,
  reporter: aReporter(),
};
/** What leads to the pages that are rarely seen. */
const seldomOfLife: ClaimDetail = {
  policyNumberValid: false,
  activity: 'FOOTBALL',
  hospitalized: 'YES',
  healthCause: 'INJURY',
  deathCause: 'INJURY',
  bodyAreas: ['ARM_LEFT', 'HEAD'],
  noWorkCause: 'INJURY',
};
const seldomOfCar: ClaimDetail = {
  vehicleFound: false,
  repairHandling: 'VEHICLE_IN_SERVICE',
  inspectionPlace: 'Brno, Servisní 12',
  placeId: '42',
};

const lifeClaims = Object.values(answersOfRoutes)
  .map(aLifeClaim)
  .flatMap((claim) => [claim, { ...claim, ...seldomOfLife }]);
const carClaims = EventKind.options
  .map((kind) => wayOf([kind]).claim)
  .flatMap((claim) => [claim, { ...claim, ...seldomOfCar }]);

/** Claims of a flow that lead over its pages: of vehicles and of life all kinds, of the other lines what is known by number. */
export const wholeClaimsOf = ({ code }: Flow): readonly ClaimDetail[] => {
  if (code === 'car.DRAFT') return carClaims;
  return code === 'life.DRAFT' ? lifeClaims : [known];
};
