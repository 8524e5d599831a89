import { hash, randomUUID } from 'node:crypto';
import type { Tokens } from '#machines/actors/signIn/token.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import type { Db } from '#server/store/tables.ts';
import { seal } from './sealedTokens.ts';
import { transact } from '#server/store/transact.ts';

/** What a provider gave, and when it was last shown there who it is; undefined where it does not tell. */
interface SignedIn {
  readonly tokens: Tokens;
  readonly confirmedUntil: Date;
  readonly at: Date | undefined;
}

/** What somebody has proved, and what the provider gave them for it. */
export interface Proof {
  readonly identity: Identity;
  readonly signedIn?: SignedIn | undefined;
}

/** What the database knows the token of a cookie by. */
export const keyOf = (token: string): string => hash('sha256', token);

/** What is left of a session that is over: no cookie opens it, and nobody is known by it. */
export const closedSession = () => ({ token_hash: keyOf(randomUUID()), identity: null, tokens: null });

interface Renewed {
  readonly session: { readonly id: string; readonly startedAt: Date; readonly expiresAt: Date };
  readonly token: string;
  readonly proof: Proof;
  /** The session before, which ends. */
  readonly ends: string | undefined;
  /** The same where its open reports come along. */
  readonly takes: { readonly id: string; readonly startedAt: Date } | undefined;
}

/** How long after its end a session may be opened again without a number, in milliseconds. */
const reopening = 24 * 60 * 60_000;

interface Begun {
  readonly id: string;
  readonly key: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** Stores a session of nobody in particular, in the place of the one with its id, which has expired. */
export async function storeBegun(db: Db, { id, key, startedAt, expiresAt }: Begun): Promise<void> {
  const row = {
    token_hash: key,
    started_at: startedAt,
    expires_at: expiresAt,
    identity: null,
    tokens: null,
  };
  await db
    .insertInto('session')
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        ...row,
        asks_before: set
          .case()
          .when('session.expires_at', '<', new Date(startedAt.getTime() - reopening))
          .then(startedAt)
          .else(set.ref('session.asks_before'))
          .end(),
      })),
    )
    .execute();
}

/** Stores a session that takes the place of another, which ends with all that does not come along. */
export const storeRenewed = (
  db: Db,
  { session: { id, startedAt, expiresAt }, token, proof: { identity, signedIn }, ends, takes }: Renewed,
): Promise<void> =>
  transact(db, async (trx) => {
    await trx
      .insertInto('session')
      .values({
        id,
        token_hash: keyOf(token),
        started_at: startedAt,
        expires_at: expiresAt,
        identity: JSON.stringify(identity),
        ...(signedIn && {
          tokens: seal(signedIn.tokens, token),
          confirmed_until: signedIn.confirmedUntil,
          signed_in_at: signedIn.at ?? null,
        }),
      })
      .execute();
    if (ends === undefined) return;
    // Another process may still remember the old one as open: nothing is left in it.
    const reports = trx.updateTable('claim_request');
    if (takes) {
      await reports
        .set({ session_id: id, opened_at: startedAt })
        .where('session_id', '=', takes.id)
        .where('opened_at', '>=', takes.startedAt)
        .execute();
    }
    await reports
      .set({ opened_at: new Date(0) })
      .where('session_id', '=', ends)
      .execute();
    await trx
      .updateTable('session')
      .set({ ...closedSession(), expires_at: startedAt, asks_before: startedAt })
      .where('id', '=', ends)
      .execute();
  });
