import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { randomBytes, randomUUID } from 'node:crypto';
import { identifiedCookie } from '#machines/service/identity/identifiedCookie.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import { announce } from '#server/store/bus/news.ts';
import type { Db } from '#server/store/tables.ts';
import { storeConfirmed, type Confirmed } from './confirmedSession.ts';
import { closedSession, keyOf, storeBegun, storeRenewed, type Proof } from './renewedSession.ts';
import { transact } from '#server/store/transact.ts';
import { apart } from '#server/store/clocks.ts';

/** One browser of a reporter, known by its cookie. */
export interface Session {
  readonly id: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  /** Who it is, as a landing token or a sign-in said; null for nobody in particular. */
  readonly identity: Identity | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the cookie names, open or expired; undefined without one. */
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** Made without anybody's doing: it moves no deadline of a session. */
    isBackground?: true;
  }
}

export interface Sessions {
  /** The session of a request, open or expired; the deadline of an open one is moved. */
  read(request: FastifyRequest): Promise<Session | undefined>;
  /** The open session of a request, else a new one, whose cookie is set. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  isOpen(session: Session): boolean;
  /** Gives the open session of a request another token: the old one opens nothing. */
  changeToken(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The session of a request where it is open. */
  findOpen(request: FastifyRequest): Session | undefined;
  /**
   * A new session for somebody who has proved who they are: whoever knew the cookie before knows nothing of it. The reports opened
   * in the one before come along, unless that was somebody else's.
   */
  renew(request: FastifyRequest, reply: FastifyReply, proof: Proof): Promise<Session>;
  /** Notes that the sign-in of a request stands, and who it is by now, which this request and all after it go by. */
  confirm(request: FastifyRequest, confirmed: Confirmed): Promise<void>;
  /** Takes over who the session of a request is, as another process has found out. */
  adopt(request: FastifyRequest, identity: Identity | null): void;
  /** Ends a session for ever: its cookie is worth nothing, and its reports open by a number only. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface SessionOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** Milliseconds, from the configuration. */
  readonly duration: number;
  /** Whether the service is reached over TLS, whatever the request itself shows. */
  readonly isTls: boolean;
}

/** A session with the hash of its token. */
type KnownSession = Session & { readonly key: string };

interface Context extends SessionOptions {
  /** Sessions read a moment ago, by the hash of their token. */
  readonly known: LRUCache<string, Session>;
}

/** The cookie of a session. */
export const sessionCookie = 'session';
/** Seconds that a browser keeps the cookie, closed or not, as long as drafts are kept. When it opens what, the database says. */
const maxAge = 90 * 24 * 60 * 60;
const remembered = 10_000;
/** Milliseconds that what was read is believed: another process may end a session, or find out that somebody is called otherwise. */
const believed = 5000;
// The deadline is written when a sixtieth of the duration has gone by, and lies that much later:
// a session never ends before the browser reckons, and most requests write nothing.
const slack = 1 / 60;

/** Sessions in the database. What was read is remembered for a moment, so that the calls of one page read it once. */
export function createSessions(options: SessionOptions): Sessions {
  const perf = { now: () => options.now().getTime() };
  const known = new LRUCache<string, Session>({ max: remembered, ttl: believed, ttlResolution: 0, perf });
  const context: Context = { ...options, known };
  const cookieOf = ({ protocol }: FastifyRequest) =>
    ({ sameSite: 'lax', secure: options.isTls || protocol === 'https', path: '/' }) as const;
  const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.setCookie(sessionCookie, token, { ...cookieOf(request), httpOnly: true, maxAge });
  return {
    isOpen: (session) => isOpen(context, session),
    findOpen: ({ session }) => (session && isOpen(context, session) ? session : undefined),
    read: async (request) => {
      const token = request.cookies[sessionCookie];
      if (token === undefined || token === '') return undefined;
      const key = keyOf(token);
      const session = await find(context, key);
      const isMoved = request.routeOptions.config.isBackground !== true;
      return session && isMoved && isOpen(context, session) ? move(context, key, session) : session;
    },
    open: async (request, reply) => {
      if (request.session && isOpen(context, request.session)) return request.session;
      const { token, session } = await begin(context, request.session?.id ?? randomUUID());
      setCookie(request, reply, token);
      return session;
    },
    renew: async (request, reply, proof) => {
      const known = request.session && {
        ...request.session,
        key: keyOf(request.cookies[sessionCookie] ?? ''),
      };
      const { token, session } = await renew(context, known, proof);
      setCookie(request, reply, token);
      reply.setCookie(identifiedCookie, '1', { ...cookieOf(request), httpOnly: false });
      return session;
    },
    changeToken: async (request, reply) => {
      if (request.session === undefined) return;
      setCookie(
        request,
        reply,
        await changeToken(context, request.session, request.cookies[sessionCookie] ?? ''),
      );
    },
    confirm: async (request, confirmed) => {
      if (request.session === undefined) return;
      const key = keyOf(request.cookies[sessionCookie] ?? '');
      await storeConfirmed(options.db, { ...confirmed, key, session: request.session, at: options.now() });
      adopt(context, request, confirmed.identity);
    },
    adopt: (request, identity) => adopt(context, request, identity),
    end: async (request, reply) => {
      reply.clearCookie(sessionCookie, { path: '/' });
      reply.clearCookie(identifiedCookie, { path: '/' });
      if (request.session) await end(context, request.session, keyOf(request.cookies[sessionCookie] ?? ''));
    },
  };
}

const isOpen = ({ now }: Context, session: Session): boolean => session.expiresAt > now();
const deadline = ({ now, duration }: Context): Date => new Date(now().getTime() + duration * (1 + slack));

function adopt({ known }: Context, request: FastifyRequest, identity: Identity | null): void {
  if (request.session === undefined) return;
  request.session = { ...request.session, identity };
  known.set(keyOf(request.cookies[sessionCookie] ?? ''), request.session);
}

async function find(context: Context, key: string): Promise<Session | undefined> {
  const cached = context.known.get(key);
  if (cached && isOpen(context, cached)) return cached;
  const row = await context.db
    .selectFrom('session')
    .select(['id', 'started_at as startedAt', 'expires_at as expiresAt', 'identity'])
    .where('token_hash', '=', key)
    .executeTakeFirst();
  if (row) context.known.set(key, row);
  return row;
}

async function move(context: Context, key: string, session: Session): Promise<Session | undefined> {
  const { db, now, duration, known } = context;
  const expiresAt = deadline(context);
  const left = session.expiresAt.getTime() - now().getTime();
  // One that ends later than it can was written while a clock was ahead.
  if (left > duration && session.expiresAt.getTime() <= expiresAt.getTime() + apart) return session;
  const moves = db.updateTable('session').set({ expires_at: expiresAt }).where('token_hash', '=', key);
  const { numUpdatedRows } = await moves.executeTakeFirst();
  // Another process has ended it.
  if (numUpdatedRows === 0n) {
    known.delete(key);
    return undefined;
  }
  const moved = { ...session, expiresAt };
  known.set(key, moved);
  return moved;
}

async function changeToken({ db, known }: Context, session: Session, token: string): Promise<string> {
  const another = randomBytes(32).toString('base64url');
  known.delete(keyOf(token));
  await db
    .updateTable('session')
    .set({ token_hash: keyOf(another) })
    .where('id', '=', session.id)
    .where('token_hash', '=', keyOf(token))
    .execute();
  return another;
}

// Reports are closed in the database: another process may still remember the session as open.
async function end({ db, known, now }: Context, { id }: Session, key: string): Promise<void> {
  known.delete(key);
  await transact(db, async (trx) => {
    await trx
      .updateTable('session')
      .set({ ...closedSession(), expires_at: now(), asks_before: now() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('session_identity').where('session_id', '=', id).execute();
    await trx
      .updateTable('claim_request')
      .set({ opened_at: new Date(0) })
      .where('session_id', '=', id)
      .execute();
    await announce(trx, { kind: 'session', session: id });
  });
}

async function renew(
  context: Context,
  before: KnownSession | undefined,
  proof: Proof,
): Promise<{ token: string; session: Session }> {
  const token = randomBytes(32).toString('base64url');
  const { identity } = proof;
  const at = context.now();
  const session = { id: randomUUID(), startedAt: at, expiresAt: deadline(context), identity };
  const isSame =
    before !== undefined &&
    isOpen(context, before) &&
    (before.identity === null || before.identity.subject === identity.subject);
  const takes = isSame ? before : undefined;
  await storeRenewed(context.db, { session, token, proof, ends: before?.id, takes });
  if (before) context.known.delete(before.key);
  context.known.set(keyOf(token), session);
  return { token, session };
}

// An expired session begins anew under another token: whoever has the old one has nothing.
async function begin(context: Context, id: string): Promise<{ token: string; session: Session }> {
  const token = randomBytes(32).toString('base64url');
  const key = keyOf(token);
  const session = { id, startedAt: context.now(), expiresAt: deadline(context), identity: null };
  await storeBegun(context.db, { ...session, key });
  context.known.set(key, session);
  return { token, session };
}
