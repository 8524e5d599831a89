import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import type { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import type { Identity, Role } from '#machines/service/identity/identity.ts';
import type { Operator } from '#server/approvals/approvals.ts';
import { lookingBy, writeLook, type Looked, type Onlooker } from '#server/clients/looks.ts';
import { mayOperate, mayWatch } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Queries, Store } from '#server/store/tables.ts';

/** What the calls of operators work with. */
export interface Operating extends Store {
  readonly sessions: Sessions;
  /** What waits for a second one of them. */
  readonly fourEyes: readonly FourEyesAct[];
}

/** Somebody of ours who sees how the service is. */
export interface Watcher extends Onlooker, Operator {
  readonly role: Extract<Role, 'operator' | 'helpdesk' | 'auditor'>;
}

const roles = ['operator', 'helpdesk', 'auditor'] as const;

function whoBy(
  sessions: Sessions,
  request: FastifyRequest,
  may: (identity: Identity | null | undefined) => boolean,
): Watcher {
  const identity = sessions.findOpen(request)?.identity;
  const role = roles.find((one) => identity?.roles.includes(one));
  if (!identity || role === undefined || !may(identity)) throw new Failure('403');
  const { subject, name = subject } = identity;
  return { subject, name, role };
}

/** Who reads how the service is. Throws 403 for anybody but operators, the helpdesk and auditors. */
export const watcherBy = (sessions: Sessions, request: FastifyRequest): Watcher =>
  whoBy(sessions, request, mayWatch);

/** Who acts on the service. Throws 403 for anybody but operators. */
export const operatorBy = (sessions: Sessions, request: FastifyRequest): Watcher =>
  whoBy(sessions, request, mayOperate);

/** Writes looks and acts of somebody by a request, each in the transaction of its answer. */
export const notingBy =
  ({ now }: Pick<Store, 'now'>) =>
  (request: FastifyRequest, who: Watcher) =>
  (trx: Queries, look: Looked): Promise<void> =>
    writeLook(trx, lookingBy(request, who, now()), look);
