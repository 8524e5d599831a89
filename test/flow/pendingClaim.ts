import type { Found as FoundOf, PendingRecord as PendingRecordOf } from '#machines/flow/pending.ts';
import type { ClaimNames } from '#machines/report/claimFlow.ts';

/** What each lookup of a page about a claim would answer. */
export type Found = FoundOf<ClaimNames>;
/** What answers that are not saved yet make of a claim. */
export type PendingRecord = PendingRecordOf<ClaimNames>;
