import type { FastifyRequest } from 'fastify';
import { draftLockCalls } from '../../machines/service/draftLocks.ts';
import { Failure } from '../../machines/service/failures.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { listLocked, unlockDrafts } from './unlockDrafts.ts';

/**
 * GET /rest/draft/lock and POST /rest/draft/lock/lift: an operator who has signed in sees by their marks which drafts are locked, and
 * lifts a lock. 403 for anybody else.
 */
export function locks(app: App, { db, now, sessions }: Service): void {
  const refuseOthers = async (request: FastifyRequest): Promise<void> => {
    const identity = sessions.findOpen(request)?.identity;
    if (!identity?.isSignedIn || !identity.roles.includes('operator')) throw new Failure('403');
  };
  app.route({
    ...routeOf(draftLockCalls.lockedDrafts),
    preHandler: refuseOthers,
    handler: async () => ({ drafts: [...(await listLocked(db, now()))] }),
  });
  app.route({
    ...routeOf(draftLockCalls.liftLock),
    preHandler: refuseOthers,
    handler: async (request) => {
      const { mark } = request.body;
      const unknown = await unlockDrafts(db, [mark]);
      request.log.info({ event: 'draft.unlocked', mark }, 'lock lifted');
      return { isLifted: unknown.length === 0 };
    },
  });
}
