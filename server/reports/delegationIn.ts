import type { Delegation } from '#server/store/assessment.ts';
import type { StoredClaimRow } from './getOwnClaim.ts';

/** Who began a report for whom; undefined for a report that was begun for nobody but oneself. */
export const delegationIn = ({ identity }: Pick<StoredClaimRow, 'identity'>): Delegation | undefined => {
  if (!identity?.actsFor) return undefined;
  const { subject: id, name = id, actsFor: principal } = identity;
  return { delegate: { id, name: name.slice(0, 100) }, principal };
};
