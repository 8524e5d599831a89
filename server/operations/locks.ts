import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { liftOrAsk } from '#server/approvals/liftOrAsk.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { listLocked } from '#server/drafts/unlockDrafts.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { operatorBy, type Operating } from './operators.ts';

/**
 * GET /rest/draft/lock and POST /rest/draft/lock/lift: an operator who has signed in sees by their marks which drafts are locked, and
 * lifts a lock, for a reason that stays with their name. Both are on the trail. 403 for anybody else.
 */
export function locks(app: App, { db, now, sessions, fourEyes }: Operating): void {
  app.route({
    ...routeOf(draftLockCalls.lockedDrafts),
    handler: async (request) => {
      const looking = lookingBy(request, operatorBy(sessions, request), now());
      return transact(db, async (trx) => {
        const drafts = await listLocked({ db: trx, now });
        await writeLook(trx, looking, { action: 'OPERATIONS', fields: ['locks'], found: drafts.length });
        return { drafts: [...drafts] };
      });
    },
  });
  app.route({
    ...routeOf(draftLockCalls.liftLock),
    handler: async (request) => {
      const operator = operatorBy(sessions, request);
      const at = now();
      const { mark, reason: words } = request.body;
      const lifted = await transact(db, async (trx) => {
        await writeLook(trx, lookingBy(request, operator, at), {
          action: 'UNLOCK',
          fields: [`report ${mark}`],
          need: { reason: 'OTHER', words },
        });
        return liftOrAsk(trx, { mark, words, by: operator, at, fourEyes });
      });
      if (lifted.isLifted)
        request.log.info({ event: 'draft.unlocked', mark, operator: operator.subject }, 'lock lifted');
      return lifted;
    },
  });
}
