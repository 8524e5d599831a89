import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { addressOf } from '../addressOf.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { createLimit } from '../store/counters.ts';
import { liftLock } from './draftLock.ts';
import { codeHash, keyHash } from './handOver.ts';
import { listedDraft } from './listedDraft.ts';

const maxFailures = 5;
const ofAddress = { max: 60, window: 15 * 60_000 };

/**
 * POST /rest/draft/take-over: a draft moves to the browser that has the key of a link and tells its code. ACTIVE_REPORT_NOT_FOUND for
 * a key that is used, too old or unknown, 245000014 for a wrong code, 245000015 for the fifth, with which the key ends, 245000012
 * for the sixty-first attempt from one address in a quarter of an hour.
 */
export function takeOver(app: App, service: Service): void {
  const { db, sessions, now } = service;
  const count = createLimit(db, ofAddress, () => new Failure('245000012'));
  app.route({
    ...routeOf(calls.takeOver),
    handler: async (request, reply) => {
      await count(`take over ${addressOf(request.ip)}`);
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
      await liftLock(db, uuid);
      return listedDraft(row, { ...service, authorised: true });
    },
  });
}

// With the row locked: no two devices take the same key, and no attempts at the same moment slip past the limit.
const tryCode = ({ db, now }: Service, key: string, code: string) =>
  db.transaction().execute(async (trx): Promise<{ uuid?: string; failures: number }> => {
    const given = await trx
      .selectFrom('hand_over')
      .selectAll()
      .where('key_hash', '=', keyHash(key))
      .forUpdate()
      .executeTakeFirst();
    if (!given || given.expires_at <= now()) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
    const failures = given.failures + 1;
    const isRight = given.code_hash === codeHash(key, code);
    const own = trx.deleteFrom('hand_over').where('claim_uuid', '=', given.claim_uuid);
    if (isRight || failures >= maxFailures) await own.execute();
    else
      await trx
        .updateTable('hand_over')
        .set({ failures })
        .where('claim_uuid', '=', given.claim_uuid)
        .execute();
    return isRight ? { uuid: given.claim_uuid, failures } : { failures };
  });
