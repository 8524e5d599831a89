import type { Queries } from '#server/store/tables.ts';

/** The reports that the core has taken without fetching all of their files, with the event by which it took each. */
export const unfetchedReports = (db: Queries) =>
  db
    .selectFrom('claim_request')
    .innerJoin('outgoing', 'outgoing.report', 'claim_request.uuid')
    .where('claim_request.state', '=', 'FINAL')
    .where('claim_request.handed_over_at', 'is', null)
    .where('outgoing.state', '=', 'DONE')
    .where('outgoing.type', 'like', '%.registered');
