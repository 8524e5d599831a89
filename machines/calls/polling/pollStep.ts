import type * as z from 'zod';
import { Failure } from '#machines/calls/failures.ts';
import { pollAnswer, PollPending } from './poll.ts';
import { readFailure } from '#machines/calls/readFailure.ts';

/** What came back from a pollable request, as it travelled; the process id is a response header. */
export interface PollReply {
  readonly status: number;
  readonly processId?: string | undefined;
  readonly body: unknown;
}

/** How far a process is. */
export type PollStep<Value> =
  | { readonly state: 'FIN'; readonly payload: Value }
  | {
      readonly state: 'PRO';
      readonly processId: string;
      readonly retryInterval: number;
      readonly retryCount: number;
    }
  | { readonly state: 'ERR'; readonly failure: Failure };

const Pending = PollPending.partial({ state: true });

/**
 * What a reply says: HTTP 202 or PRO is in progress, FIN or a `done` flag is finished, and ERR has failed, as have an unreadable
 * reply and a process without an id. Source: specification section 7, pollable requests.
 */
export const pollStep = <Value>(
  payload: z.ZodType<Value>,
  reply: PollReply,
  knownProcessId = '',
): PollStep<Value> => {
  const answer =
    reply.status === 202 ? Pending.safeParse(reply.body) : pollAnswer(payload).safeParse(reply.body);
  if (!answer.success) return unreadable(answer.error);
  if ('retryInterval' in answer.data) return pending(answer.data, reply.processId ?? knownProcessId);
  if ('failure' in answer.data) return { state: 'ERR', failure: readFailure(answer.data.failure) };
  return { state: 'FIN', payload: answer.data.payload };
};

const pending = (
  { retryInterval, retryCount }: z.output<typeof Pending>,
  processId: string,
): PollStep<never> =>
  processId === ''
    ? unreadable(new Error('The process has no id'))
    : { state: 'PRO', processId, retryInterval, retryCount };

const unreadable = (cause: unknown): PollStep<never> => ({
  state: 'ERR',
  failure: new Failure('internal-server-error', { cause }),
});
