import type { FactPathOf, PathOf } from '#machines/subject/path.ts';
import type { Claim } from './claim.ts';

/** A place in the claim as it is known in advance: `insured.fullName`, or for any row `injuredParties[].injured.email`. */
export type Path = PathOf<Claim>;
/** A place whose answer is one or several of a few values, which makes it a fact by itself. */
export type FactPath = FactPathOf<Claim>;
