import * as z from 'zod';
import { finiteFacts } from '#machines/analysis/finiteFacts.ts';
import { isLeaf } from '#machines/analysis/isLeaf.ts';
import { claimSubject } from '#machines/report/kit.ts';
import type { Leaf } from '#machines/subject/rule.ts';
import { Step } from '#src/inspect/trace/readTrace.ts';

/** The channel on which the sessions of this browser announce themselves. */
export const liveChannel = 'hlaska.live';

const Considered = z.object({
  to: z.string(),
  ok: z.boolean(),
  because: z
    .array(z.object({ leaf: z.custom<Leaf>((value) => isLeaf(claimSubject, value)), ok: z.boolean() }))
    .readonly(),
});

/**
 * A running session as it may be shown: names of states and events, facts with their finite values, verdicts. It holds nobody's
 * answers.
 */
export const LiveSession = z.object({
  /** Short and random: it tells two tabs apart and nothing else. */
  session: z.string(),
  flow: z.string(),
  steps: z.array(Step).min(1).readonly(),
  facts: z.record(z.string(), z.unknown()).transform((facts) => finiteFacts(claimSubject, facts)),
  /** The last page turn. */
  advance: z
    .object({ from: z.string(), to: z.string(), considered: z.array(Considered).readonly() })
    .optional(),
});
export type LiveSession = z.infer<typeof LiveSession>;

/** What is said on the channel: who is there, here I am and this is my state, I am gone. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('WHO') }),
  z.object({ kind: z.literal('HERE'), state: LiveSession }),
  z.object({ kind: z.literal('GONE'), session: z.string() }),
]);
export type LiveMessage = z.infer<typeof LiveMessage>;
