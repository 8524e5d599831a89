import * as z from 'zod';
import { ClaimType, Origin } from '#machines/claim/enums.ts';
import type { LookupName } from '#machines/claim/lookups.ts';

/**
 * What the service decides by itself about a report, and an operator may keep from some: that damage is seen on the reporter's own
 * photographs, that a claim is registered without a clerk, that it is settled without one.
 */
export const Feature = z.enum(['SELF_INSPECTION', 'AUTO_REGISTRATION', 'AUTO_LIQUIDATION']);
export type Feature = z.infer<typeof Feature>;

/** Whether something of it is for a report. */
export type IsOffered = (feature: Feature) => boolean;

/** The lookups that a feature decides about, with what the registers say. */
export const decidedBy: Readonly<Record<string, Feature | undefined>> = {
  selfInspection: 'SELF_INSPECTION',
} satisfies Partial<Record<LookupName, Feature>>;

/** Which reports a feature is kept from, and how many of those have it still. */
export interface FeatureShare {
  readonly feature: Feature;
  /** The lines whose reports are meant. */
  readonly lines: readonly ClaimType[];
  /** Where they come from; from anywhere where none is named. */
  readonly origins: readonly Origin[];
  /** How many of a hundred of them have it; which they are, is drawn from their numbers, so that one keeps what it has. */
  readonly share: number;
}

export const FeatureShare: z.ZodType<FeatureShare> = z.object({
  feature: Feature,
  lines: z.array(ClaimType),
  origins: z.array(Origin),
  share: z.int().min(0).max(100),
});
