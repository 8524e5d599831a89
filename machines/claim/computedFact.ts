import { factsAbout } from '#machines/subject/computedFact.ts';
import type { ClaimDetail } from './claim.ts';
import type { Path } from './path.ts';

/** Ways to say a fact of a claim that no single answer tells. */
export const { fact, flag } = factsAbout<ClaimDetail, Path>();
