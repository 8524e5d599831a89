import * as z from 'zod';
import { isFailureCode } from '#machines/calls/failures.ts';
import { call } from '#machines/service/call.ts';
import { Name } from '#machines/service/traceStep.ts';

/**
 * What is counted of a flow: a visit that opens on a page (`OPENED`), a page left for another (`MOVED`), an answer that Continue refused, by
 * field and message (`ERROR`), a page whose rule refused its address (`CLOSED`), a failure there (`FAILED`), a file refused (`FILE`), and the
 * time that somebody was there (`STAYED`).
 */
export const TrafficKind = z.enum(['OPENED', 'MOVED', 'ERROR', 'CLOSED', 'FAILED', 'FILE', 'STAYED']);
export type TrafficKind = z.infer<typeof TrafficKind>;

/** Seconds up to which a time on a page is one of the same; whoever was there for longer is counted with the last. */
export const stays = ['10', '30', '60', '120', '300', '600', '3600'] as const;

const isWord = (word: string): boolean =>
  word === '' ||
  isFailureCode(word) ||
  stays.some((stay) => stay === word) ||
  word.split(':').every((part) => Name.safeParse(part).success);

/** How often something happened on a page: names and codes, never what was answered. */
export const TrafficCount = z.object({
  kind: TrafficKind,
  page: Name,
  /** The page it was left for, the field and the message with a colon between them, a code, or seconds; empty where there is no more to say. */
  what: z.string().max(200).refine(isWord),
  count: z.number().int().min(1).max(1_000_000),
});
export type TrafficCount = z.infer<typeof TrafficCount>;

/** The state of a flow that its counts are of: it changes with the rules. */
const FlowVersion = z.string().regex(/^[\da-f]{8}$/);

const day = z.iso.date();

/** A version of a flow that something was counted of, with the first and the last day. */
export const CountedVersion = z.object({
  version: FlowVersion,
  /** True where robots made the visits. */
  isMade: z.boolean(),
  from: day,
  to: day,
});
export type CountedVersion = z.infer<typeof CountedVersion>;

export const Traffic = z.object({
  /** The newest first. */
  versions: z.array(CountedVersion),
  /** Which of them was counted; undefined where none was. */
  shown: CountedVersion.optional(),
  counts: z.array(TrafficCount),
});
export type Traffic = z.infer<typeof Traffic>;

/** The largest number of counts that one call may carry. */
export const mostCounts = 200;

/** What is counted of the flows. Our addition. */
export const trafficCalls = {
  addTraffic: call({
    method: 'POST',
    path: '/rest/traffic',
    failing: 'SILENT',
    summary:
      'Our addition: what happened on the pages of a flow, counted by a browser; nobody is named and nothing answered.',
    body: z.object({
      flow: Name,
      version: FlowVersion,
      isMade: z.boolean().default(false),
      counts: z.array(TrafficCount).min(1).max(mostCounts),
    }),
    answer: z.object({ counted: z.number().int() }),
  }),
  readTraffic: call({
    method: 'GET',
    path: '/rest/traffic/:flow',
    failing: 'SILENT',
    summary:
      'Our addition: what was counted of a version of a flow, the newest unless another is named; for analysts.',
    params: z.object({ flow: Name }),
    query: z.object({ version: FlowVersion.optional(), isMade: z.enum(['true', 'false']).optional() }),
    answer: Traffic,
  }),
};
