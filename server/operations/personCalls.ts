import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { operationsCalls } from '#machines/service/sales/operationsCalls.ts';
import type { Outcome, PersonRequest } from '#machines/service/sales/operatorActs.ts';
import type { PersonAsked } from '#machines/service/sales/personAsked.ts';
import { personExportCalls as calls } from '#machines/service/sales/personExports.ts';
import { listApproved } from '#server/approvals/approvals.ts';
import type { Drawing } from '#server/dataSubjects/drawOverview.ts';
import { describeReports } from '#server/dataSubjects/exportPerson.ts';
import { readReports } from '#server/dataSubjects/findReports.ts';
import { zipExport } from '#server/dataSubjects/zipExport.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { notingBy, operatorBy, type Operating, type Watcher } from './operators.ts';
import { fieldsOf } from './perform.ts';
import { askPersonRequest, countReports } from './personRequests.ts';

interface Exporting extends Operating, Drawing {
  readonly documents: Pick<DocumentStore, 'read'>;
}

/** Milliseconds for which the two who gave it out may download it. */
const lasting = 7 * 24 * 3_600_000;

/**
 * The calls by which operators give a person what is kept of them, or erase it, below /rest/operations: one asks for it, another one
 * approves, and those two download what is given out. Each is on the trail in the transaction of its answer. 403 for anybody but operators.
 */
export function personCalls(app: App, parameters: Exporting): void {
  const { db, now, sessions, documents, flows, codelists, defaultLanguage } = parameters;
  const drawing = { flows, codelists, defaultLanguage };
  const noted = notingBy({ now });
  const ask = (request: FastifyRequest, act: PersonRequest['act'], body: PersonAsked): Promise<Outcome> => {
    const operator = operatorBy(sessions, request);
    const note = noted(request, operator);
    return transact(db, async (trx) => {
      const { act: asked, outcome } = await askPersonRequest(trx, act, body, { by: operator, at: now() });
      const need = { reason: 'OTHER' as const, words: body.eraseWords };
      await note(trx, { action: 'OPERATE', fields: fieldsOf(asked), need, found: outcome.count });
      return outcome;
    });
  };
  app.route({
    ...routeOf(operationsCalls.askErasure),
    handler: async (request) => ask(request, 'ERASE', request.body),
  });
  app.route({
    ...routeOf(calls.askExport),
    handler: async (request) => ask(request, 'EXPORT', request.body),
  });
  app.route({
    ...routeOf(calls.listExports),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      return transact(db, async (trx) => {
        const exports = [];
        for (const { id, act, words, at } of await givenOut(trx, operator, now()))
          exports.push({
            id,
            words,
            at: at.toISOString(),
            until: new Date(at.getTime() + lasting).toISOString(),
            count: await countReports(trx, act),
          });
        await note(trx, { action: 'OPERATIONS', fields: ['exports'], found: exports.length });
        return { exports };
      });
    },
  });
  app.route({
    ...routeOf(calls.downloadExport),
    handler: async (request, reply) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      const at = now();
      const given = await transact(db, async (trx) => {
        const approved = await givenOut(trx, operator, at);
        const act = approved.find(({ id }) => id === request.params.approval)?.act;
        if (act === undefined) throw new Failure('404');
        const reports = await readReports(trx, act.reports);
        await note(trx, { action: 'OPERATE', fields: fieldsOf(act), found: reports.length });
        return describeReports(trx, reports, { ...drawing, foundBy: act.foundBy, at });
      });
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="export-${at.toISOString().slice(0, 10)}.zip"`,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      return reply.send(zipExport(given, { documents, at }));
    },
  });
}

/** What was given out of persons by an operator, who asked for it or approved it, and can still be downloaded. */
const givenOut = async (trx: Queries, { subject }: Watcher, now: Date) => {
  const approved = await listApproved(trx, { by: subject, since: new Date(now.getTime() - lasting) });
  return approved.flatMap(({ id, act, words, decided_at: at }) =>
    act.act === 'EXPORT' && at !== null ? [{ id, act, words, at }] : [],
  );
};
