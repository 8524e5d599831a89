import type { FastifyReply } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { pollHeaders, type PollAnswer } from '#machines/calls/polling/poll.ts';
import type { Queries } from '#server/store/tables.ts';

/** How often the client asks, and how many times, before it gives up. */
export interface Polling {
  readonly retryInterval: number;
  readonly retryCount: number;
}

/**
 * Answers how far a process is: 202 and PRO with its id in the header, FIN with the payload, ERR with the failure.
 *
 * @throws Failure 245000001 for a process that does not exist
 */
export async function answerProcess(
  db: Queries,
  reply: FastifyReply,
  { processId, polling }: { readonly processId: string; readonly polling: Polling },
): Promise<PollAnswer> {
  const process = await db
    .selectFrom('process')
    .innerJoin('claim_request', 'claim_request.uuid', 'process.claim_uuid')
    .select(['process.state', 'process.failure', 'claim_request.result'])
    .where('process.id', '=', processId)
    .executeTakeFirst();
  if (process === undefined) throw new Failure('245000001');
  reply.header(pollHeaders.processId, processId);
  if (process.state === 'FIN') return { state: 'FIN', payload: process.result };
  if (process.state === 'ERR') {
    const failure = process.failure ?? { code: '245000000', message: '', status: 500 };
    return { state: 'ERR', failure: { ...failure, requestId: reply.request.id } };
  }
  reply.code(202);
  return { state: 'PRO', ...polling };
}
