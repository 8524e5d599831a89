import { incidentCalls } from '#machines/service/sales/incidents.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { askApproval } from '#server/approvals/approvals.ts';
import type { Drawing } from '#server/dataSubjects/drawOverview.ts';
import { readHandover } from '#server/handover/deadLetters.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { listIncidents } from '#server/incidents/storedIncidents.ts';
import { routeOf } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { isOfClients } from '#machines/service/sales/clientActs.ts';
import { byId, isAgentThere, type Agents } from './clientActs.ts';
import { approvalCalls, type Approving } from './approvalCalls.ts';
import { locks } from './locks.ts';
import { notingBy, operatorBy, watcherBy } from './operators.ts';
import { countOf, doneOf, looksOf, needsSecond, perform } from './perform.ts';
import { personCalls } from './personCalls.ts';
import { readFailures } from './readFailures.ts';
import { readFiles } from './readFiles.ts';
import { readHealth, type Watched } from './readHealth.ts';
import { readMessages } from './readMessages.ts';

type Parameters = Approving & Watched & Drawing & { readonly systems: Agents };

/**
 * The calls of the operators' page, GET and POST below /rest/operations: operators, the helpdesk and auditors read, operators act. What
 * names reports, and each act, is on the trail in the transaction of its answer. 403 for anybody else.
 */
export const operatorCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  const { db, now, sessions, fourEyes, wakeHandover, confirming, systems } = parameters;
  const store = { db, now };
  locks(app, { ...store, sessions, fourEyes });
  personCalls(app, parameters);
  approvalCalls(app, parameters);
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
    ...routeOf(incidentCalls.listIncidents),
    handler: async (request) => {
      const note = noted(request, watcherBy(sessions, request));
      return transact(db, async (trx) => {
        const incidents = await listIncidents(trx, now());
        await note(trx, { action: 'OPERATIONS', fields: ['incidents'], found: incidents.length });
        return { incidents };
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
        const state = await readMessages(trx, now());
        await note(trx, { action: 'OPERATIONS', fields: ['messages'], found: state.messages.length });
        return state;
      });
    },
  });
  app.route({
    ...routeOf(calls.operate),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const note = noted(request, operator);
      const { act: asked, words } = request.body;
      if (isOfClients(asked) && !(await isAgentThere(systems, asked)))
        return { outcome: 'NO_AGENT' as const, count: 0 };
      const answer = await transact(db, async (trx) => {
        const at = now();
        const act = isOfClients(asked) ? await byId(trx, asked) : asked;
        for (const look of looksOf(act, { action: 'OPERATE', need: { reason: 'OTHER', words } }))
          await note(trx, look);
        const count = await countOf(trx, act, at);
        if (act.act === 'MERGE' && count === 0) return { outcome: 'NOT_ALIKE' as const, count };
        if (act.act === 'LIFT' && count === 0) return { outcome: 'NOT_PROTECTED' as const, count };
        if (needsSecond(act, count, fourEyes)) {
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
};
