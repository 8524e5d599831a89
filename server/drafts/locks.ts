import type { FastifyRequest } from 'fastify';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import { Failure } from '#machines/calls/failures.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { listLocked, unlockDrafts } from './unlockDrafts.ts';
import type { Store } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

interface Operating extends Store {
  readonly sessions: Sessions;
}

/**
 * GET /rest/draft/lock and POST /rest/draft/lock/lift: an operator who has signed in sees by their marks which drafts are locked, and
 * lifts a lock, for a reason that stays with their name. 403 for anybody else.
 */
export function locks(app: App, { db, now, sessions }: Operating): void {
  const store = { db, now };
  const operatorOf = (request: FastifyRequest): Identity => {
    const identity = sessions.findOpen(request)?.identity;
    if (!identity?.isSignedIn || !identity.roles.includes('operator')) throw new Failure('403');
    return identity;
  };
  app.route({
    ...routeOf(draftLockCalls.lockedDrafts),
    handler: async (request) => {
      operatorOf(request);
      return { drafts: [...(await listLocked(store))] };
    },
  });
  app.route({
    ...routeOf(draftLockCalls.liftLock),
    handler: async (request) => {
      const { subject: id, name = id } = operatorOf(request);
      const { mark, reason } = request.body;
      const unknown = await unlockDrafts(store, [mark], { id, name, reason });
      request.log.info({ event: 'draft.unlocked', mark, operator: id }, 'lock lifted');
      return { isLifted: unknown.length === 0 };
    },
  });
}
