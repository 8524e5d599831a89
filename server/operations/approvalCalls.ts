import { Failure } from '#machines/calls/failures.ts';
import { isAtNight, type NightHours } from '#machines/service/sales/nightHours.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { decideAlone, listOwed, mayAlone, sayWhyAlone } from '#server/approvals/alone.ts';
import { decide, listAsked } from '#server/approvals/approvals.ts';
import { removeErased } from '#server/dataSubjects/erasePerson.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Confirming } from '#server/messages/confirmation.ts';
import type { Wake } from '#server/outgoing/wake.ts';
import { requireFresh } from '#server/sessions/freshSignIn.ts';
import { transact } from '#server/store/transact.ts';
import { notingBy, operatorBy, watcherBy, type Operating } from './operators.ts';
import { countOf, doneOf, fieldsOf, looksOf, perform } from './perform.ts';
import { eraseAsked, exportAsked } from './personRequests.ts';

/** What is done where two have decided. */
export interface Approving extends Operating {
  readonly documents: Pick<DocumentStore, 'check' | 'read' | 'remove'>;
  readonly wakeHandover: Wake;
  /** How confirmations are sent again. */
  readonly confirming: Confirming;
  /** When one may do alone what two are to do; never without. */
  readonly breakGlass: NightHours | undefined;
}

/**
 * The calls below /rest/operations/approval: what waits for a second operator and what was done without one; a second one decides, or
 * whoever asked does it alone at night and says why within a day. Who approves, and who does it alone, has signed in within five minutes:
 * 245000013 otherwise. 403 for anybody but operators, for what is one's own, and by day.
 */
export function approvalCalls(app: App, parameters: Approving): void {
  const { db, now, sessions, documents, wakeHandover, confirming, breakGlass } = parameters;
  const noted = notingBy({ now });
  app.route({
    ...routeOf(calls.listApprovals),
    handler: async (request) => {
      const watcher = watcherBy(sessions, request);
      const note = noted(request, watcher);
      return transact(db, async (trx) => {
        const at = now();
        const asked = await listAsked(trx, at);
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
            count: await countOf(trx, act, at),
            mayAlone: asked_by === watcher.subject && mayAlone(act) && isAtNight(breakGlass, at),
          });
        const owed = (await listOwed(trx, at)).map((one) => ({
          id: one.id,
          act: one.act,
          words: one.words,
          by: one.asked_name,
          at: one.at.toISOString(),
          due: one.due.toISOString(),
          isLate: one.alone_words === null && one.due < at,
          ...(one.alone_words !== null && { why: one.alone_words }),
          isOwn: one.asked_by === watcher.subject,
        }));
        return { approvals, owed };
      });
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
        for (const look of looksOf(act, { action: isApproved ? 'APPROVE' : 'DECLINE' }))
          await note(trx, look);
        if (!isApproved) return { outcome: { outcome: 'DECLINED' as const, count: 0 }, files: [] };
        await requireFresh(trx, sessions.findOpen(request)?.id, at);
        const approving = { asked, by: operator, at };
        if ('reports' in act)
          return act.act === 'ERASE'
            ? eraseAsked(trx, act, approving)
            : { outcome: await exportAsked(trx, act, approving), files: [] };
        // Both stand with what is done.
        const by = { subject, name: `${name}, ${operator.name}`, reason: words };
        return { outcome: doneOf(await perform(trx, act, { at, by, confirming })), files: [] };
      });
      await removeErased({ db, documents }, files);
      if (answer.count > 0) wakeHandover.ring();
      return answer;
    },
  });
  app.route({
    ...routeOf(calls.breakGlass),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      const at = now();
      if (!isAtNight(breakGlass, at)) throw new Failure('403');
      const answer = await transact(db, async (trx) => {
        const asked = await decideAlone(trx, request.params.approval, { by: operator, at });
        if (asked === undefined || 'reports' in asked.act) return doneOf(0);
        await requireFresh(trx, sessions.findOpen(request)?.id, at);
        const { act, words: reason } = asked;
        await note(trx, {
          action: 'BREAK_GLASS',
          fields: [...fieldsOf(act), `approval ${asked.id}`],
          need: { reason: 'OTHER', words: reason },
        });
        const { subject, name } = operator;
        return doneOf(await perform(trx, act, { at, by: { subject, name, reason }, confirming }));
      });
      if (answer.count > 0) wakeHandover.ring();
      return answer;
    },
  });
  app.route({
    ...routeOf(calls.sayWhyAlone),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      const { words } = request.body;
      return transact(db, async (trx) => {
        const said = { by: operator, at: now(), words };
        const isSaid = await sayWhyAlone(trx, request.params.approval, said);
        if (!isSaid) return doneOf(0);
        await note(trx, {
          action: 'BREAK_GLASS',
          fields: ['why', `approval ${request.params.approval}`],
          need: { reason: 'OTHER', words },
        });
        return doneOf(1);
      });
    },
  });
}
