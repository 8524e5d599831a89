import type { ClaimDetail } from '#machines/claim/claim.ts';

/** What the photos of a claim are to show: a fence is photographed differently from a car. */
export const photoSubject = ({ eventKinds = [], vehicleRouting, theftKind }: ClaimDetail) => {
  if (theftKind === 'LUGGAGE') return 'THING';
  if (eventKinds.some((kind) => kind?.startsWith('POVPOJ'))) return 'CAUSED';
  if (vehicleRouting === 'GLASS') return 'GLASS';
  return vehicleRouting === undefined && eventKinds.length > 0 ? 'THING' : 'VEHICLE';
};

/** True where a whole car is photographed, of which some views say most. */
export const showsCar = (claim: ClaimDetail): boolean =>
  claim.vehicleRouting !== undefined && photoSubject(claim) === 'VEHICLE';
