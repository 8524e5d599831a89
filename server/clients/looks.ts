import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sayReason } from '#machines/sales/saidReason.ts';
import type { LookReason } from '#machines/service/clients.ts';
import type { Role } from '#machines/service/identity/identity.ts';
import type { ReportReason } from '#machines/service/sales/reportCalls.ts';
import type { LookAction } from '#server/store/clients/clientTables.ts';
import type { Queries } from '#server/store/tables.ts';
import type { Looker } from './looker.ts';

/** Anybody of ours whose looks are written. */
export interface Onlooker extends Pick<Looker, 'subject' | 'actsFor'> {
  readonly role: Role;
}

/** Who looks, when, and by which call. */
export interface Looking<Who extends Onlooker = Looker> {
  readonly looker: Who;
  readonly at: Date;
  readonly requestId: string;
}

/** Why somebody looks: a reason of clients or of reports, in words where it is another one. */
interface LookNeed {
  readonly reason: LookReason | ReportReason;
  readonly words?: string | undefined;
}

/** A look as it is written beside its answer. */
export interface Looked {
  readonly action: LookAction;
  readonly client?: string | undefined;
  /** The fields or blocks that were shown. */
  readonly fields?: readonly string[];
  readonly need?: LookNeed | undefined;
  /** How many were found. */
  readonly found?: number;
  readonly queryKey?: string;
}

/** Writes a look in the transaction that reads what is answered: without its row there is no answer. */
export async function writeLook(
  trx: Queries,
  { looker, at, requestId }: Looking<Onlooker>,
  { action, client, fields = [], need, found, queryKey }: Looked,
): Promise<void> {
  await trx
    .insertInto('look')
    .values({
      at,
      actor: looker.subject,
      acts_for: looker.actsFor ?? null,
      role: looker.role,
      action,
      client_id: client ?? null,
      fields: JSON.stringify(fields),
      reason: need ? sayReason(need) : null,
      found: found ?? null,
      query_key: queryKey ?? null,
      request_id: requestId,
    })
    .execute();
}

/** Makes keys of what is searched by: equal texts have equal keys, and nobody reads a text from its key without the secret. */
export function queryKeys(secret: string | undefined): (text: string) => string {
  const key = secret === undefined ? randomBytes(32) : createHmac('sha256', secret).update('looks').digest();
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Who looks by a request. */
export const lookingBy = <Who extends Onlooker>(
  request: FastifyRequest,
  looker: Who,
  at: Date,
): Looking<Who> => ({
  looker,
  at,
  requestId: request.id,
});
