import { createHmac, hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { isSameSecret } from '#server/http/showsKey.ts';
import { EventType, schemaVersion, type Envelope } from '#server/outgoing/events.ts';
import { OutgoingDocument } from '#server/outgoing/shapes.ts';
import type { OutgoingTable } from '#server/store/outgoing/outgoingTables.ts';

/** An event as it is stored. */
export type OutgoingRow = Selectable<OutgoingTable>;

/** What an envelope is made with. */
export interface Enveloping {
  readonly tenant: string;
  readonly exportKey: string;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** How long the address of a file holds. */
const week = 7 * 24 * 60 * 60_000;

/** An event as the core reads it now: addresses of files hold for a week from now. */
export function envelopeOf(service: Enveloping, row: OutgoingRow): Envelope {
  return {
    id: row.id,
    type: EventType.parse(row.type),
    schemaVersion,
    tenant: service.tenant,
    claimNumber: row.claim_number,
    claimRequestUuid: row.claim_uuid,
    sequence: row.sequence,
    occurredAt: row.occurred_at.toISOString(),
    language: row.language,
    build: row.build,
    isTest: row.is_test,
    data: linked(service, row.data),
  };
}

const WithDocuments = z.looseObject({ documents: z.array(OutgoingDocument) });

/** The same data with the addresses of its files that may be fetched. */
function linked(service: Enveloping, data: object): object {
  const several = WithDocuments.safeParse(data);
  if (several.success) {
    const { documents, ...rest } = several.data;
    return { ...rest, documents: documents.map((one) => ({ ...one, ...linkTo(service, one) })) };
  }
  const one = OutgoingDocument.safeParse(data);
  return one.success ? { ...one.data, ...linkTo(service, one.data) } : data;
}

const linkTo = (service: Enveloping, { documentId, state }: OutgoingDocument) =>
  state === 'CHECKED' ? linkOf(service, documentId) : {};

/** Where a file is fetched. */
export const documentPath = (id: string): string => `/export/documents/${id}`;

/** The address of a file, which the key and its signature open for a week. */
export function linkOf(
  { exportKey, publicUrl, now }: Enveloping,
  id: string,
): Required<Pick<OutgoingDocument, 'url' | 'expiresAt'>> {
  const expiresAt = new Date(now().getTime() + week);
  const exp = String(Math.floor(expiresAt.getTime() / 1000));
  const query = new URLSearchParams({ exp, kid: kidOf(exportKey), sig: signatureOf(exportKey, id, exp) });
  return {
    url: `${publicUrl}${documentPath(id)}?${query}`,
    expiresAt: new Date(Number(exp) * 1000).toISOString(),
  };
}

/** Which key signed, without telling it: a link by an earlier one is known as such. */
const kidOf = (key: string): string => hash('sha256', `kid ${key}`).slice(0, 8);

const signatureOf = (key: string, id: string, exp: string): string =>
  createHmac('sha256', key)
    .update(`${documentPath(id)}?exp=${exp}`)
    .digest('base64url');

/** What the address of a file says. */
export const LinkQuery = z.object({ exp: z.string().regex(/^\d{1,12}$/), kid: z.string(), sig: z.string() });

/** Whether an address is one of ours that holds, one that held, or none. */
export function linkState(
  { exportKey, now }: Pick<Enveloping, 'exportKey' | 'now'>,
  id: string,
  { exp, kid, sig }: z.infer<typeof LinkQuery>,
): 'GOOD' | 'EXPIRED' | 'WRONG' {
  if (!isSameSecret(sig, signatureOf(exportKey, id, exp)) || kid !== kidOf(exportKey)) return 'WRONG';
  return now().getTime() <= Number(exp) * 1000 ? 'GOOD' : 'EXPIRED';
}
