import { randomUUID } from 'node:crypto';
import { origins } from '#machines/origins/origins.ts';
import type { CaseClient, Identity } from '#machines/service/identity/identity.ts';
import type { Session } from './sessions.ts';
import type { Queries, Store } from '#server/store/tables.ts';

/** For how long a user may begin reports for a client they were sent with, in milliseconds. */
const lasting = 24 * 60 * 60_000;

/** Who a session reports as: its user, and the client of the case where it has that one. */
export interface Reporter {
  readonly identity: Identity | null;
  readonly clientCase?: string;
}

/**
 * True where a landing names the user of ours who has signed in here already: they stay signed in, and what the landing tells of a
 * client belongs to the reports that follow. Anybody else begins a session of their own.
 */
export const staysSignedIn = (user: Identity | null | undefined, landed: Identity): boolean =>
  user?.isSignedIn === true &&
  user.roles.some((role) => role !== 'reporter') &&
  landed.origin !== undefined &&
  origins[landed.origin].header === 'STAFF' &&
  landed.subject === `${landed.origin}:${user.subject}`;

/** What a landing tells of a client. */
export function clientOf(landed: Identity): CaseClient {
  const { origin, identification, client: called, birthNumber, identificationNumber, policies } = landed;
  return {
    ...(origin && { origin }),
    identification,
    ...(called && { client: called }),
    ...(birthNumber && { birthNumber }),
    ...(identificationNumber && { identificationNumber }),
    policies,
  };
}

/** Keeps a client for a user of ours who reports for them, and gives the case by which their calls name the client. */
export async function openCase(
  { db, now }: { readonly db: Queries; readonly now: () => Date },
  user: Pick<Identity, 'subject'>,
  client: CaseClient,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('client_case')
    .values({
      id,
      subject: user.subject,
      client: JSON.stringify(client),
      expires_at: new Date(now().getTime() + lasting),
    })
    .execute();
  return id;
}

/** Who an open session reports as. A case that is over, or another user's, tells of no client. */
export async function reportingAs(
  { db, now }: Store,
  session: Session | undefined,
  clientCase: string | undefined,
): Promise<Reporter> {
  const identity = session?.identity ?? null;
  if (!identity?.isSignedIn || clientCase === undefined) return { identity };
  const found = await db
    .selectFrom('client_case')
    .select('client')
    .where('id', '=', clientCase)
    .where('subject', '=', identity.subject)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return found ? { identity: { ...identity, ...found.client }, clientCase } : { identity };
}
