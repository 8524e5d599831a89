import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Feature, FeatureShare } from '#machines/service/switches/feature.ts';
import type { ClaimRequestTable } from '#server/store/tables.ts';

/** What of a report decides which features it has. */
export type Featured = Pick<Selectable<ClaimRequestTable>, 'uuid' | 'claim_type' | 'referer' | 'created_at'>;

/** Whether a feature is for a report. */
export type HasFeature = (feature: Feature, report: Featured) => boolean;

/** A share of a feature, and since when it is set where an operator has set it. */
export interface SetShare {
  readonly of: FeatureShare;
  readonly at?: Date | undefined;
}

/** What reporters are told on their way: a report that was begun before it was switched keeps it. */
const isToldOnTheWay = (feature: Feature): boolean => feature === 'SELF_INSPECTION';

/**
 * Whether a feature is for a report where these shares are set; one without a share is for all. Which reports are among so many of a
 * hundred, their numbers tell: each feature has others, and a larger share holds a smaller one.
 */
export const featureOf = (shares: readonly SetShare[], feature: Feature, report: Featured): boolean => {
  const set = shares.find(({ of }) => of.feature === feature);
  if (set === undefined) return true;
  if (isToldOnTheWay(feature) && set.at !== undefined && report.created_at < set.at) return true;
  const { lines, origins, share } = set.of;
  if (!lines.includes(report.claim_type)) return false;
  if (origins.length > 0 && !origins.some((origin) => origin === report.referer)) return false;
  return hundredthOf(`${feature} ${report.uuid}`) < share;
};

const hundredthOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() % 100;
