import type { ClaimDetail } from '#machines/claim/claim.ts';

/** True when the insured has died, so that they report nothing and nobody asks for their phone. */
export const isAboutDeath = ({ appliedRiskId, claimEventType }: ClaimDetail): boolean =>
  appliedRiskId === 'UMR' ||
  ((appliedRiskId === 'BAN' || appliedRiskId === 'CPZ') && claimEventType === 'DEATH');

/** True when somebody died of what is reported: the words around it are then quiet, whatever line it is. */
export const tellsOfDeath = (claim: ClaimDetail): boolean =>
  isAboutDeath(claim) || severitiesIn(claim).includes('4');

const severitiesIn = ({ injurySeverity, injuredParties = [] }: ClaimDetail) => [
  injurySeverity?.code,
  ...injuredParties.flatMap((party) => party?.damagedLifes?.map((life) => life?.injurySeverity?.code) ?? []),
];
