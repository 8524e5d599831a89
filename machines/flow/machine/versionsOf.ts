import type { ClaimDetail } from '../../claim/claim.ts';
import type { Versions } from '../merge.ts';
import type { Conflict } from './context.ts';

/** The report before it was changed, as it would be here and as another one has saved it, over what was known at first. */
export const versionsOf = (prefill: ClaimDetail, { base, mine, theirs }: Conflict): Versions => ({
  base,
  mine: mine.claim,
  theirs: { ...prefill, ...theirs.detail },
});
