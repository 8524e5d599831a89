import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { closedUntil } from '#server/http/tooMany.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import { liftLock } from './draftLock.ts';
import { codeHash, keyHash, maxFailures } from './handOver.ts';
import { noteTaken } from './given.ts';
import { listedDraft, type ListedDrafts } from './listedDraft.ts';
import type { Store } from '#server/store/tables.ts';

/**
 * POST /rest/draft/take-over: a draft moves to the browser that has the key of a link and tells its code. ACTIVE_REPORT_NOT_FOUND for
 * a key that is used, too old or unknown, 245000014 for a wrong code, 245000015 for the fifth, with which the key ends, 245000012
 * for too many attempts from one address.
 */
export function takeOver(app: App, service: ListedDrafts & Counted): void {
  const { db, sessions, now, callerOf, limits } = service;
  const count = createCallerLimit(db, { ofAddress: limits.takeOversOfAddress }, closedUntil);
  app.route({
    ...routeOf(calls.takeOver),
    handler: async (request, reply) => {
      await count('take over', callerOf(request));
      const { key, code } = request.body;
      const { uuid, failures } = await tryCode(service, key, code);
      if (uuid === undefined) throw new Failure(failures >= maxFailures ? '245000015' : '245000014');
      const session = await sessions.open(request, reply);
      const row = await db
        .updateTable('claim_request')
        .set({ session_id: session.id, opened_at: now() })
        .where('uuid', '=', uuid)
        .where('state', '=', 'DRAFT')
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
      await noteTaken(service, uuid);
      await liftLock(service, uuid);
      return listedDraft(row, { ...service, authorised: true });
    },
  });
}

// An attempt is taken before the code is looked at: none at the same moment slips past the limit, in whichever process, and one that
// was cut off stays taken. Of two devices with the right code one finds the key.
async function tryCode(
  { db, now }: Store,
  key: string,
  code: string,
): Promise<{ uuid?: string; failures: number }> {
  const taken = await db
    .updateTable('hand_over')
    .set((set) => ({ failures: set('failures', '+', 1) }))
    .where('key_hash', '=', keyHash(key))
    .where('failures', '<', maxFailures)
    .where('expires_at', '>', now())
    .returning(['claim_uuid', 'code_hash', 'failures'])
    .executeTakeFirst();
  if (!taken) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  const { failures } = taken;
  if (taken.code_hash !== codeHash(key, code)) return { failures };
  const won = await db
    .deleteFrom('hand_over')
    .where('key_hash', '=', keyHash(key))
    .returning('claim_uuid')
    .executeTakeFirst();
  if (!won) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  return { uuid: won.claim_uuid, failures };
}
