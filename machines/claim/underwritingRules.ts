import type { ClaimDetail } from './claim.ts';
import { forUnderwriter, rule } from './findings.ts';

const review = (place: string) => [forUnderwriter(place, 'underwritingReview')];

/** A driver under the influence: the claim is looked at by an underwriter, the reporter goes on. */
export const soberDriver = rule<Pick<ClaimDetail, 'alcohol'>>(({ alcohol }) =>
  alcohol === 'YES' ? review('alcohol') : [],
);

/** A stolen vehicle with fewer than two keys left. */
export const bothKeys = rule<Pick<ClaimDetail, 'theftKind' | 'keysCount'>>(({ theftKind, keysCount = 2 }) =>
  theftKind === 'WHOLE_VEHICLE' && keysCount < 2 ? review('keysCount') : [],
);

/** A serious or fatal injury. */
export const lightInjury = rule<Pick<ClaimDetail, 'injurySeverity'>>(({ injurySeverity }) =>
  injurySeverity?.code === '1' || injurySeverity?.code === '4' ? review('injurySeverity.code') : [],
);

/**
 * A theft on a policy of at most three years (section 9, policy age guard): we ask how the thing was come by.
 *
 * @param claim the claim so far, with what the search told about its policy
 * @returns a rule for the page of the theft
 */
export const maturePolicy = ({ hasMax3yearsOldPolicy }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'theftKind'>>(({ theftKind }) =>
    theftKind && hasMax3yearsOldPolicy === true ? [forUnderwriter('theftKind', 'underwritingPolicyAge')] : [],
  );
