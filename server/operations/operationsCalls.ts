import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { askApproval, decide, listAsked } from '#server/approvals/approvals.ts';
import { removeErased } from '#server/dataSubjects/erasePerson.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { readHandover } from '#server/handover/deadLetters.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { Confirming } from '#server/messages/confirmation.ts';
import { routeOf } from '#server/http/route.ts';
import type { Wake } from '#server/outgoing/wake.ts';
import { transact } from '#server/store/transact.ts';
import { locks } from './locks.ts';
import { notingBy, operatorBy, watcherBy, type Operating } from './operators.ts';
import { countOf, fieldsOf, needsSecond, perform } from './perform.ts';
import { personCalls } from './personCalls.ts';
import { eraseAsked, exportAsked } from './personRequests.ts';
import { readFailures } from './readFailures.ts';
import { readFiles } from './readFiles.ts';
import { readHealth, type Watched } from './readHealth.ts';
import { readMessages } from './readMessages.ts';

interface Parameters extends Operating, Watched {
  /** How confirmations are sent again. */
  readonly confirming: Confirming;
  readonly documents: Pick<DocumentStore, 'check' | 'read' | 'remove'>;
  readonly wakeHandover: Wake;
}

/**
 * The calls of the operators' page, GET and POST below /rest/operations: operators, the helpdesk and auditors read, operators act. What
 * names reports, and each act, is on the trail in the transaction of its answer. 403 for anybody else.
 */
export const operatorCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  const { db, now, sessions, fourEyes, wakeHandover, confirming } = parameters;
  const store = { db, now };
  locks(app, { ...store, sessions, fourEyes });
  personCalls(app, parameters);
  const noted = notingBy(store);
  app.route({
    ...routeOf(calls.readHealth),
    handler: async (request) => {
      watcherBy(sessions, request);
      return readHealth(parameters);
    },
  });
  app.route({
    ...routeOf(calls.readFailures),
    handler: async (request) => {
      watcherBy(sessions, request);
      return readFailures(store);
    },
  });
  app.route({
    ...routeOf(calls.readHandover),
    handler: async (request) => {
      const note = noted(request, watcherBy(sessions, request));
      return transact(db, async (trx) => {
        const { paused, waiting, dead } = await readHandover({ db: trx });
        await note(trx, { action: 'OPERATIONS', fields: ['handover'], found: dead.length });
        return {
          isOn: parameters.handsOver,
          waiting,
          ...(paused && { paused: { ...paused, since: paused.since.toISOString() } }),
          undelivered: dead.map(({ since, ...letter }) => ({ ...letter, since: since.toISOString() })),
        };
      });
    },
  });
  app.route({
    ...routeOf(calls.readFiles),
    handler: async (request) => {
      const note = noted(request, watcherBy(sessions, request));
      return transact(db, async (trx) => {
        const files = await readFiles(trx, now());
        await note(trx, { action: 'OPERATIONS', fields: ['files'], found: files.checking.count });
        return files;
      });
    },
  });
  app.route({
    ...routeOf(calls.readMessages),
    handler: async (request) => {
      const note = noted(request, watcherBy(sessions, request));
      return transact(db, async (trx) => {
        const state = await readMessages(trx);
        await note(trx, { action: 'OPERATIONS', fields: ['messages'], found: state.messages.length });
        return state;
      });
    },
  });
  app.route({
    ...routeOf(calls.listApprovals),
    handler: async (request) => {
      const watcher = watcherBy(sessions, request);
      const note = noted(request, watcher);
      return transact(db, async (trx) => {
        const asked = await listAsked(trx, now());
        await note(trx, { action: 'OPERATIONS', fields: ['approvals'], found: asked.length });
        const approvals = [];
        for (const { id, act, words, asked_by, asked_name: by, asked_at, expires_at } of asked)
          approvals.push({
            id,
            act,
            words,
            by,
            at: asked_at.toISOString(),
            until: expires_at.toISOString(),
            isOwn: asked_by === watcher.subject,
            count: await countOf(trx, act, now()),
          });
        return { approvals };
      });
    },
  });
  app.route({
    ...routeOf(calls.operate),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      const { act, words } = request.body;
      const answer = await transact(db, async (trx) => {
        const at = now();
        await note(trx, { action: 'OPERATE', fields: fieldsOf(act), need: { reason: 'OTHER', words } });
        if (needsSecond(act, await countOf(trx, act, at), fourEyes)) {
          await askApproval(trx, { act, words, by: operator, at });
          return { outcome: 'WAITS' as const, count: 0 };
        }
        const { subject, name } = operator;
        return doneOf(await perform(trx, act, { at, by: { subject, name, reason: words }, confirming }));
      });
      if (answer.count > 0) wakeHandover.ring();
      return answer;
    },
  });
  app.route({
    ...routeOf(calls.decideApproval),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      const { isApproved } = request.body;
      const { outcome: answer, files } = await transact(db, async (trx) => {
        const at = now();
        const asked = await decide(trx, request.params.approval, { by: operator, at, isApproved });
        if (asked === undefined) return { outcome: doneOf(0), files: [] };
        const { act, words, asked_by: subject, asked_name: name } = asked;
        await note(trx, { action: isApproved ? 'APPROVE' : 'DECLINE', fields: fieldsOf(act) });
        if (!isApproved) return { outcome: { outcome: 'DECLINED' as const, count: 0 }, files: [] };
        const approving = { asked, by: operator, at };
        if ('reports' in act)
          return act.act === 'ERASE'
            ? eraseAsked(trx, act, approving)
            : { outcome: await exportAsked(trx, act, approving), files: [] };
        // Both stand with what is done.
        const by = { subject, name: `${name}, ${operator.name}`, reason: words };
        return { outcome: doneOf(await perform(trx, act, { at, by, confirming })), files: [] };
      });
      await removeErased({ db, documents: parameters.documents }, files);
      if (answer.count > 0) wakeHandover.ring();
      return answer;
    },
  });
};

const doneOf = (count: number) => ({ outcome: count > 0 ? ('DONE' as const) : ('NONE' as const), count });
