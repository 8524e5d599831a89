import type { PathOf } from '#machines/subject/path.ts';
import type { Claim } from './claim.ts';

/** A place in the claim as it is known in advance: `insured.fullName`, or for any row `injuredParties[].injured.email`. */
export type Path = PathOf<Claim>;
