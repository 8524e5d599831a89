import { computed, factsIn } from '#machines/claim/facts.ts';
import { checkOver, type Check } from '#machines/claim/checkOver.ts';
import { forUnderwriter } from '#machines/subject/issues/findings.ts';
import type { Path } from '#machines/claim/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

const review = (place: Path) => forUnderwriter(place, 'underwritingReview');

/** A stolen vehicle with fewer than two keys left is for an underwriter to look at. */
export const bothKeys = checkOver(
  ['theftKind', 'keysCount'],
  review('keysCount'),
  ({ theftKind, keysCount = 2 }) => theftKind === 'WHOLE_VEHICLE' && keysCount < 2,
);

/**
 * A theft on a policy at most three years old: we ask how the thing was acquired. Source: specification section 9, policy age
 * guard.
 */
export const maturePolicy = checkOver(
  ['theftKind', 'hasMax3yearsOldPolicy'],
  forUnderwriter('theftKind', 'underwritingPolicyAge'),
  ({ theftKind, hasMax3yearsOldPolicy }) => theftKind !== undefined && hasMax3yearsOldPolicy === true,
);

/**
 * An illness, a disability, a death or a loss of self-sufficiency on a young policy flags the claim, with a note at the answer
 * given; the reporter goes on.
 */
export const matureLifePolicy = (place: Path): Check =>
  checkOver(
    [place, ...computed.onYoungPolicy.reads],
    forUnderwriter(place, 'underwritingLifePolicyAge'),
    (claim) => valueAt(claim, place) !== undefined && factsIn(claim)('onYoungPolicy') === true,
  );
