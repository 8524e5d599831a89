import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#machines/service/calls.ts';
import { Failure, isFailureCode, type FailureBody } from '#machines/calls/failures.ts';
import { pollHeaders, type PollAnswer } from '#machines/calls/polling/poll.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { answerProcess, type Polling } from '#server/process/processAnswer.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { spokenLanguage, type Spoken } from '#server/http/spokenLanguage.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { registersFor, countSubject, type CountedRegisters } from '#server/lookups/registersFor.ts';
import { startFinalize } from './startFinalize.ts';
import type { Runner } from '#server/process/runner.ts';

interface Finalizing extends Ownership, CountedRegisters {
  readonly runner: Runner;
  readonly polling: Polling;
  readonly configuration: Spoken;
}

/**
 * POST /rest/:service/:claimRequestUuid/finalize: registers the claim. With the header `async` it answers at once that the
 * process goes on and, when asked again with `processId`, how far it is; without, it answers when all is done. 245000003 for a
 * report that was begun and never saved.
 */
export function finalize(app: App, service: Finalizing): void {
  app.route({
    ...routeOf(calls.finalize),
    handler: async (request, reply): Promise<FinalizeAnswer | PollAnswer> => {
      const { claimRequestUuid: uuid } = request.params;
      const claim = await getOwnClaim(service, request.session, uuid);
      const asked = headerOf(request, pollHeaders.processId);
      if (asked !== undefined) return poll(service, reply, { uuid, processId: asked });
      // Nothing was ever stored in it.
      if (claim.state === 'DRAFT' && claim.version === 0) throw new Failure('245000003');
      // Sending looks up what the draft names, as asking for it does.
      if (claim.state === 'DRAFT') {
        await countSubject(registersFor(service, request, uuid).count.number, detailOf(claim));
      }
      const { saveDocs, failedDocs = '0' } = request.query;
      const started = await startFinalize(service, {
        uuid,
        saveDocs: saveDocs === 'true',
        failedDocs: Number(failedDocs),
        language: spokenLanguage(request, service.configuration),
      });
      if (headerOf(request, pollHeaders.async) === undefined) {
        return started.result ?? finishNow(service, uuid, started.processId);
      }
      if (started.result) return { state: 'FIN', payload: started.result };
      // Told before it begins: how fast it ends must not decide what the first answer looks like.
      const { processId } = started;
      const answer = await answerProcess(service.db, reply, { processId, polling: service.polling });
      service.runner.kick();
      return answer;
    },
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

interface Asked {
  readonly uuid: string;
  readonly processId: string;
}

async function poll({ db, polling }: Finalizing, reply: FastifyReply, { uuid, processId }: Asked) {
  const process = /^[\da-f-]{36}$/i.test(processId)
    ? await db.selectFrom('process').select('claim_uuid').where('id', '=', processId).executeTakeFirst()
    : undefined;
  if (process?.claim_uuid !== uuid) throw new Failure('245000001');
  return answerProcess(db, reply, { processId, polling });
}

async function finishNow(
  { db, runner }: Finalizing,
  uuid: string,
  processId: string,
): Promise<FinalizeAnswer> {
  await runner.finish(processId);
  const claim = await db
    .selectFrom('claim_request')
    .select('result')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  if (claim.result) return claim.result;
  const process = await db
    .selectFrom('process')
    .select('failure')
    .where('id', '=', processId)
    .executeTakeFirstOrThrow();
  throw restored(process.failure);
}

function restored(failure: Omit<FailureBody, 'requestId'> | null): Failure {
  const code = failure && isFailureCode(failure.code) ? failure.code : '245000000';
  return new Failure(code, { status: failure?.status, params: failure?.params });
}
