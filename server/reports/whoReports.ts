import type { Origin } from '#machines/claim/enums.ts';
import { originNamed } from '#machines/origins/origins.ts';
import type { Identity } from '#machines/service/identity/identity.ts';

/** Who a report is created by, and from where. */
export interface Reporting {
  readonly origin: Origin | undefined;
  readonly identity: Identity | null;
}

/**
 * Who reports, to be stored with the report when it is created, and the only place that decides it: what a landing token or the
 * sign-in of an open session proved; of what the address says, only an origin that takes no proof.
 */
export const whoReports = (identity: Identity | null, referer?: string): Reporting => ({
  origin: identity?.origin ?? originNamed(referer),
  identity,
});
