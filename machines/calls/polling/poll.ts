import * as z from 'zod';
import { FailureBody } from '#machines/calls/failures.ts';

/** Names of the headers of pollable requests; a server sees them in lower case. */
export const pollHeaders = { async: 'async', processId: 'processId' } as const;

/** HTTP 202: the process goes on. Ask again after `retryInterval` ms, at most `retryCount` times. */
export const PollPending = z.object({
  state: z.literal('PRO'),
  retryInterval: z.number().int(),
  retryCount: z.number().int(),
});

/** HTTP 200: the process has ended. */
const PollFailed = z.object({ state: z.literal('ERR'), failure: FailureBody });

/**
 * What a pollable request answers when asked with the header `async`. The process id is in the response header `processId`. Some
 * services say `done` with a payload instead of a state.
 */
export const pollAnswer = <P extends z.core.$ZodType>(payload: P) =>
  z.union([
    PollPending,
    z.object({ state: z.literal('FIN'), payload }),
    PollFailed,
    z.object({ done: z.literal(true), payload }),
  ]);

/** A poll answer whose payload has not been checked yet. */
export const PollAnswer = pollAnswer(z.unknown());
export type PollAnswer = z.infer<typeof PollAnswer>;
