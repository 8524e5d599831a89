import type { BegunReport } from '#machines/service/sales/telephoneCalls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { begunFor } from '#server/clients/begunFor.ts';
import { seenClient, type Opened } from '#server/clients/getClient.ts';
import type { Looker } from '#server/clients/looker.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import type { Queries } from '#server/store/tables.ts';

/** A report that somebody, or another one for them, has begun for a client, and the right to that client. */
interface Begun extends Opened {
  readonly claim: StoredClaimRow;
}

/** Throws 245000017 for a client of another agent's, and ACTIVE_REPORT_NOT_FOUND for a report that the user has not begun for them. */
export async function getBegunReport(
  trx: Queries,
  looker: Looker,
  { client, report }: BegunReport,
): Promise<Begun> {
  const opened = await seenClient(trx, looker, client);
  if (opened.right === 'FOREIGN') throw new Failure('245000017');
  const claim = await trx
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', report)
    .where(begunFor(looker, opened.client))
    .executeTakeFirst();
  if (!claim) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  return { ...opened, claim };
}

/**
 * True where the values of a report are for whom began it: of their own client, whose numbers they see, and nothing about health. Source:
 * specification section 6.
 */
export const mayRead = (looker: Looker, { right, claim }: Begun): boolean =>
  right === 'OWN' && looker.role === 'agent' && claim.claim_type !== 'life';
