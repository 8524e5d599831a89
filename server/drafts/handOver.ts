import { hash, randomBytes, randomInt } from 'node:crypto';
import { calls } from '#machines/service/calls.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';

/** Milliseconds for which a key and its code are worth something. */
const lasting = 30 * 60_000;

/** What is stored of a code; alone it opens nothing, and its key makes it another one in every report. */
export const codeHash = (key: string, code: string): string => hash('sha256', `${key} ${code}`);
/** What is stored of a key. */
export const keyHash = (key: string): string => hash('sha256', key);

/**
 * POST /rest/draft/:claimRequestUuid/hand-over: a key and a code that open the draft once on another device, for half an hour. Those
 * given before are worth nothing any more.
 */
export function handOver(app: App, ownership: Ownership): void {
  const { db, now } = ownership;
  app.route({
    ...routeOf(calls.handOver),
    handler: async (request) => {
      const claim = await getOwnDraft(ownership, request.session, request.params.claimRequestUuid);
      const key = randomBytes(16).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = new Date(now().getTime() + lasting);
      const given = {
        key_hash: keyHash(key),
        code_hash: codeHash(key, code),
        failures: 0,
        expires_at: expiresAt,
      };
      await db
        .insertInto('hand_over')
        .values({ claim_uuid: claim.uuid, ...given })
        .onConflict((conflict) => conflict.column('claim_uuid').doUpdateSet(given))
        .execute();
      return { key, code, expiresAt: expiresAt.toISOString() };
    },
  });
}
