import { hash, randomBytes, randomInt } from 'node:crypto';
import { calls } from '#machines/service/calls.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Queries } from '#server/store/tables.ts';

/** Milliseconds for which a key and its code are worth something. */
const lasting = 30 * 60_000;
/** So many wrong codes a key stands. */
export const maxFailures = 5;

/** What is stored of a code; alone it opens nothing, and its key makes it another one in every report. */
export const codeHash = (key: string, code: string): string => hash('sha256', `${key} ${code}`);
/** What is stored of a key. */
export const keyHash = (key: string): string => hash('sha256', key);

/** What opens a draft once on another device. */
interface HandedOver {
  readonly key: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Makes a key and a code for a draft. Those given before are worth nothing any more. */
export async function giveKey(db: Queries, uuid: string, now: Date): Promise<HandedOver> {
  const key = randomBytes(16).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + lasting);
  const given = {
    key_hash: keyHash(key),
    code_hash: codeHash(key, code),
    failures: 0,
    expires_at: expiresAt,
  };
  await db
    .insertInto('hand_over')
    .values({ claim_uuid: uuid, ...given })
    .onConflict((conflict) => conflict.column('claim_uuid').doUpdateSet(given))
    .execute();
  return { key, code, expiresAt };
}

/** POST /rest/draft/:claimRequestUuid/hand-over: a key and a code that open the draft once on another device, for half an hour. */
export function handOver(app: App, ownership: Ownership): void {
  const { db, now } = ownership;
  app.route({
    ...routeOf(calls.handOver),
    handler: async (request) => {
      const claim = await getOwnDraft(ownership, request.session, request.params.claimRequestUuid);
      const { key, code, expiresAt } = await giveKey(db, claim.uuid, now());
      return { key, code, expiresAt: expiresAt.toISOString() };
    },
  });
}
