import { checksAbout, type Check as CheckOf } from '#machines/subject/issues/findings.ts';
import type { ClaimDetail } from './claim.ts';
import type { Path } from './path.ts';

/** A check over several answers of a claim. */
export type Check = CheckOf<ClaimDetail>;

/** Checks of a claim: one that has one thing to say, even when answers are missing, and one that says it of every row. */
export const { checkOver, checkRows } = checksAbout<ClaimDetail, Path>();
