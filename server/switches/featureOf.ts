import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  decidedBy,
  type Feature,
  type FeatureShare,
  type IsOffered,
} from '#machines/service/switches/feature.ts';
import type { ClaimRequestTable } from '#server/store/tables.ts';

/** What of a report decides which features it has. */
export type Featured = Pick<Selectable<ClaimRequestTable>, 'uuid' | 'claim_type' | 'referer' | 'created_at'>;

/** What of a report the service decides by itself. */
export type OfferedTo = (report: Featured) => IsOffered;

/** A share of a feature, and from when to when it is set where an operator has set it. */
export interface SetShare {
  readonly of: FeatureShare;
  readonly from?: Date | undefined;
  readonly until?: Date | null | undefined;
}

interface Setting {
  /** The last one first, and what the file says after them. */
  readonly shares: readonly SetShare[];
  readonly secret: string;
  readonly now: Date;
}

/** What reporters are told on their way: a report has what was set when it was begun, whatever is switched since. */
const isToldOnTheWay = (feature: Feature): boolean => Object.values(decidedBy).includes(feature);

/**
 * Whether a feature is for a report where these shares are set; one without a share is for all, as it is for the lines and origins that
 * a share says nothing of. Which reports are among so many of a hundred, a secret draws from their numbers: each feature has others, and
 * a larger share holds a smaller one.
 */
export const featureOf = ({ shares, secret, now }: Setting, feature: Feature, report: Featured): boolean => {
  const at = isToldOnTheWay(feature) ? report.created_at : now;
  const set = shares.find(
    ({ of, from, until }) =>
      of.feature === feature && (from === undefined || from <= at) && (!until || until > at),
  );
  if (set === undefined) return true;
  const { lines, origins, share } = set.of;
  const isMeant =
    lines.includes(report.claim_type) &&
    (origins.length === 0 || origins.some((origin) => origin === report.referer));
  return !isMeant || hundredthOf(secret, `${feature} ${report.uuid}`) < share;
};

const hundredthOf = (secret: string, text: string): number =>
  createHmac('sha256', secret).update(text).digest().readUInt32BE() % 100;
