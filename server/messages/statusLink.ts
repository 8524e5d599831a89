import { hash, randomBytes } from 'node:crypto';
import type { ClaimType } from '#machines/claim/enums.ts';
import { statusPath } from '#machines/service/sent/sentPaths.ts';
import { lineAddress, type PublicPlace } from './lineAddress.ts';
import type { Queries } from '#server/store/tables.ts';

/** Milliseconds for which a link leads to its report after the last message about it. */
const lasting = 30 * 24 * 60 * 60_000;

/** What is stored of the key of a link. */
export const linkHash = (key: string): string => hash('sha256', key);

interface Linked {
  readonly uuid: string;
  readonly claimType: ClaimType;
  readonly now: Date;
}

/**
 * A link that leads back to a sent report: it names the report and opens nothing by itself. Those that were sent before last as long as
 * the new one.
 */
export async function giveStatusLink(
  trx: Queries,
  { uuid, claimType, now }: Linked,
  place: PublicPlace,
): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + lasting);
  await trx
    .updateTable('status_link')
    .set({ expires_at: expiresAt })
    .where('claim_uuid', '=', uuid)
    .where('expires_at', '>', now)
    .execute();
  await trx
    .insertInto('status_link')
    .values({ key_hash: linkHash(key), claim_uuid: uuid, expires_at: expiresAt })
    .execute();
  return `${lineAddress(place, claimType)}${statusPath}#${key}`;
}
