import * as z from 'zod';
import { LaneEvent, LaneKey } from '#machines/claim/codes/lane.ts';
import { knownOfEvent } from '#machines/claim/derived/lane.ts';
import { ClaimType } from '#machines/claim/enums.ts';

const Texts = z.object({ cs: z.string(), sk: z.string(), en: z.string() });

/**
 * An event lane: one event, in one place, at one time, that many report at once. Whoever reports in it is asked for what nobody knows
 * yet; it is open from one moment to another, and what was begun in it is gone on with afterwards.
 */
export interface EventLane {
  /** Part of its address, and of what the core reads. */
  readonly key: string;
  readonly event: LaneEvent;
  /** The lines whose claims are reported in it. */
  readonly lines: readonly ClaimType[];
  /** The days on which it happened, the first and the last. */
  readonly from: string;
  readonly to: string;
  /** Moments. */
  readonly opens: string;
  readonly closes: string;
  /** Where it happened: Brno a okolí. */
  readonly place: Readonly<Record<'cs' | 'sk' | 'en', string>>;
  /** Whom to call; without one the hotline of the configuration. */
  readonly hotline?: string | undefined;
}

export const EventLane: z.ZodType<EventLane> = z.object({
  key: LaneKey,
  event: LaneEvent,
  lines: z.array(ClaimType).min(1),
  from: z.iso.date(),
  to: z.iso.date(),
  opens: z.iso.datetime({ offset: true }),
  closes: z.iso.datetime({ offset: true }),
  place: Texts,
  hotline: z.string().optional(),
});

/** What is wrong with lanes that have the right form: key and reason, one sentence each. */
export const problemsOfLanes = (lanes: readonly EventLane[]): readonly string[] =>
  lanes.flatMap(({ key, event, lines, from, to, opens, closes }, at) => [
    ...(lanes.findIndex((other) => other.key === key) === at ? [] : [`${key}: is there twice`]),
    ...(from > to ? [`${key}.to: is before ${from}`] : []),
    ...(Date.parse(opens) < Date.parse(closes) ? [] : [`${key}.closes: is not after ${opens}`]),
    ...lines
      .filter((line) => knownOfEvent(line, event) === undefined)
      .map((line) => `${key}.lines: ${line} does not insure against ${event}`),
  ]);
