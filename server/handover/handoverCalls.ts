import { Failure } from '#machines/calls/failures.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import type { App } from '#server/http/route.ts';
import { showsKey } from '#server/http/showsKey.ts';
import type { Wake } from '#server/outgoing/wake.ts';
import type { Store } from '#server/store/tables.ts';
import { fetchFile, findFile } from './documents.ts';
import { envelopeOf, linkOf, linkState, type Enveloping } from './envelopes.ts';
import { exportCalls, noSuch } from './exportCalls.ts';
import { noteStatus } from './noteStatus.ts';
import type { Handover } from './place.ts';
import { handOverDue, type Attempted } from './handOverDue.ts';
import { answerEvent, readEvents, replay } from './readEvents.ts';

interface Parameters extends Store {
  readonly handover: Handover;
  readonly publicUrl: string;
  readonly documents: DocumentStore;
  readonly wake: Wake;
  /** Milliseconds between two looks for events that are due. */
  readonly wakeInterval: number | undefined;
  /** Between 0 and 1: by how much a pause between attempts differs. */
  readonly random: (() => number) | undefined;
  readonly noteAttempt: (outcome: string) => void;
}

const everyFiveSeconds = 5000;
/** Milliseconds that a service that closes gives what is under way. */
const patience = 500;

/** Hands over what leaves the service where it is pushed, and the calls by which the core reads it, answers and fetches files. */
export const handoverCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  const { db, now, handover, publicUrl } = parameters;
  const enveloping = { tenant: handover.tenant, exportKey: handover.exportKey, publicUrl, now };
  push(app, parameters, enveloping);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!showsKey(request, handover.exportKey)) throw new Failure('403');
  });
  const {
    listEvents,
    answerEvent: answering,
    replayEvents,
    fetchDocument,
    renewLink,
    sayStatus,
  } = exportCalls;
  app.route({
    ...at(listEvents),
    schema: { hide: true, querystring: listEvents.query },
    handler: async ({ query: { after = '0', limit } }) => {
      const { rows, next, more } = await readEvents({ db, now }, { after: Number(after), limit });
      return { events: rows.map((row) => envelopeOf(enveloping, row)), next: String(next), more };
    },
  });
  app.route({
    ...at(answering),
    schema: { hide: true, params: answering.params, body: answering.body },
    handler: async ({ params, body }, reply) => {
      if (!(await answerEvent({ db, now }, params.id, body))) throw noSuch();
      return reply.code(204).send();
    },
  });
  app.route({
    ...at(replayEvents),
    schema: { hide: true, body: replayEvents.body },
    handler: async ({ body }) => {
      const replayed = await replay({ db, now }, body, handover.push !== undefined);
      parameters.wake.ring();
      return { replayed };
    },
  });
  app.route({
    ...at(fetchDocument),
    schema: { hide: true, params: fetchDocument.params, querystring: fetchDocument.query },
    handler: async ({ params: { id }, query, id: requestId }, reply) => {
      const state = linkState(enveloping, id, query);
      if (state === 'WRONG') throw new Failure('403');
      if (state === 'EXPIRED') throw new Failure('404', { status: 410 });
      const file = await findFile({ db }, id);
      if (file === undefined) throw noSuch();
      const content = await fetchFile(parameters, { id, uuid: file.uuid }, requestId);
      const digest = Buffer.from(file.sha256, 'hex').toString('base64');
      reply.headers({ 'content-type': file.type, 'content-digest': `sha-256=:${digest}:` });
      return reply.send(content);
    },
  });
  app.route({
    ...at(sayStatus),
    schema: { hide: true, body: sayStatus.body },
    handler: ({ body }) => noteStatus({ db, now }, body),
  });
  app.route({
    ...at(renewLink),
    schema: { hide: true, params: renewLink.params },
    handler: async ({ params: { id } }) => {
      if ((await findFile({ db }, id)) === undefined) throw noSuch();
      return linkOf(enveloping, id);
    },
  });
};

const at = <M extends string>({ method, path: url }: { readonly method: M; readonly path: string }) => ({
  method,
  url,
});

/** Hands over what is due, at the start, again and again, and as soon as something is noted; each attempt is an event of the log. */
function push(app: App, parameters: Parameters, enveloping: Enveloping): void {
  const {
    db,
    handover,
    random = Math.random,
    wake,
    wakeInterval = everyFiveSeconds,
    noteAttempt,
  } = parameters;
  const { push: place } = handover;
  if (place === undefined) return;
  const attempted = (attempt: Attempted): void => {
    noteAttempt(attempt.outcome);
    const isTaken = takenBy.has(attempt.outcome);
    if (isTaken) app.log.info(attempt, 'event handed over');
    else app.log.warn(attempt, 'event not handed over');
  };
  const service = { ...enveloping, db, place, random, attempted, stopping: app.stopping };
  const run = () => handOverDue(service);
  const look = regularly(app, { run, interval: wakeInterval, failed: 'events not handed over', patience });
  wake.hear(look);
  look();
}

const takenBy: ReadonlySet<string> = new Set(['ACCEPTED', 'KNOWN', 'DUPLICATE_OF', 'QUEUED']);
