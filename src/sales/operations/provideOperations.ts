import { fromPromise } from 'xstate';
import { operationsMachine, type Deciding } from '#machines/sales/operations/operationsMachine.ts';
import type { Operating } from '#machines/sales/operations/wantedAct.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { operationsCalls, type Failures, type Health } from '#machines/service/sales/operationsCalls.ts';
import type { Outcome } from '#machines/service/sales/operatorActs.ts';
import { personExportCalls } from '#machines/service/sales/personExports.ts';
import type { Client } from '#src/service/client.ts';
import { blockOf } from '#src/sales/blockOf.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';

/** The page of operators with its calls. The shell hears of those that fail, for one of them may end the session. */
export const provideOperations = (client: Client, shell: ShellActor) => {
  const heard = heardBy(shell);
  return operationsMachine.provide({
    actors: {
      health: blockOf<Health>(shell, 'health', (signal) =>
        client.call(operationsCalls.readHealth, { signal }),
      ),
      failures: blockOf<Failures>(shell, 'failures', (signal) =>
        client.call(operationsCalls.readFailures, { signal }),
      ),
      operate: fromPromise<Outcome, Operating>(async ({ input, signal }) => {
        if ('person' in input) {
          const asked = { body: input.person, signal };
          return input.asks === 'EXPORT'
            ? heard(client.call(personExportCalls.askExport, asked))
            : heard(client.call(operationsCalls.askErasure, asked));
        }
        if ('owed' in input) {
          const { owed: approval, words } = input;
          return heard(
            client.call(operationsCalls.sayWhyAlone, { params: { approval }, body: { words }, signal }),
          );
        }
        const { act, words } = input;
        if (act.act !== 'UNLOCK')
          return heard(client.call(operationsCalls.operate, { body: { act, words }, signal }));
        const body = { mark: act.mark, reason: words };
        const { isLifted, waits } = await heard(client.call(draftLockCalls.liftLock, { body, signal }));
        if (waits) return { outcome: 'WAITS', count: 0 };
        return isLifted ? { outcome: 'DONE', count: 1 } : { outcome: 'NONE', count: 0 };
      }),
      decide: fromPromise<Outcome, Deciding>(({ input, signal }) => {
        const params = { approval: input.approval };
        if ('isAlone' in input) return heard(client.call(operationsCalls.breakGlass, { params, signal }));
        const body = { isApproved: input.isApproved };
        return heard(client.call(operationsCalls.decideApproval, { params, body, signal }));
      }),
    },
  });
};
