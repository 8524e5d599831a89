import * as z from 'zod';
import { LaneEvent, LaneKey } from '#machines/claim/codes/lane.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import type { EventLane } from '#machines/service/lanes/eventLane.ts';
import { FeatureShare } from './feature.ts';
import { Words } from './words.ts';

/** An event lane as an operator opens it: open from now on, for as long as the switch is on. */
export type OpenedLane = Omit<EventLane, 'opens' | 'closes'>;

const OpenedLane: z.ZodType<OpenedLane> = z.object({
  key: LaneKey,
  event: LaneEvent,
  lines: z.array(ClaimType).min(1),
  from: z.iso.date(),
  to: z.iso.date(),
  place: Words,
  hotline: z.string().trim().max(30).optional(),
});

/**
 * What an operator changes of the configuration without a new start: a line is not offered, an event lane is open or is not, a sentence
 * stands on every first page, a feature is for fewer.
 */
export type Switch =
  | { readonly kind: 'LINE'; readonly line: ClaimType }
  | { readonly kind: 'LANE'; readonly lane: OpenedLane }
  | { readonly kind: 'NO_LANE'; readonly lane: string }
  | { readonly kind: 'BANNER'; readonly text: Words }
  | { readonly kind: 'FEATURE'; readonly of: FeatureShare };

export const Switch: z.ZodType<Switch> = z.union([
  z.object({ kind: z.literal('LINE'), line: ClaimType }),
  z.object({ kind: z.literal('LANE'), lane: OpenedLane }),
  z.object({ kind: z.literal('NO_LANE'), lane: LaneKey }),
  z.object({ kind: z.literal('BANNER'), text: Words }),
  z.object({ kind: z.literal('FEATURE'), of: FeatureShare }),
]);

/** What the keys of features begin with. */
export const featureKey = 'feature ';

/** The key of the switch of an event lane. */
export const laneSwitch = (lane: string): string => `lane ${lane}`;

/** What a switch is about: of one thing there is one at most. */
export const keyOf = (one: Switch): string => {
  switch (one.kind) {
    case 'LINE':
      return `line ${one.line}`;
    case 'LANE':
      return laneSwitch(one.lane.key);
    case 'NO_LANE':
      return laneSwitch(one.lane);
    case 'FEATURE':
      return `${featureKey}${one.of.feature}`;
    default:
      return 'banner';
  }
};

/** Hours that a switch may be set for: an event lane needs some, and lasts sixty days at most. */
export const longestHours = 60 * 24;
