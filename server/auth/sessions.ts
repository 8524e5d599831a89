import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../store/tables.ts';

/** One browser of a reporter, known by its cookie. */
export interface Session {
  readonly id: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session the cookie names, open or expired; undefined without one. */
    session: Session | undefined;
  }
}

export interface Sessions {
  /** Finds the session of a request and moves the deadline of an open one. */
  read(request: FastifyRequest): Promise<Session | undefined>;
  /** Gives the open session of a request, else opens one and sets its cookie. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  isOpen(session: Session): boolean;
}

interface SessionOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** Milliseconds, of the configuration. */
  readonly duration: number;
  /** Whether the service is reached over TLS, whatever the request itself shows. */
  readonly isTls: boolean;
}

const cookie = 'session';
const remembered = 10_000;
// The deadline is written when a sixtieth of the duration has gone by, and lies that much later:
// a session never ends before the browser reckons, and most requests write nothing.
const slack = 1 / 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Sessions in the database. What was read is remembered: a deadline only ever moves forward, so a session
 * remembered as open is open whatever another process wrote meanwhile.
 */
export function createSessions({ db, now, duration, isTls }: SessionOptions): Sessions {
  const known = new Map<string, Session>();

  const remember = (hash: string, session: Session): Session => {
    known.delete(hash);
    known.set(hash, session);
    const oldest = known.size > remembered ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return session;
  };

  const isOpen = (session: Session): boolean => session.expiresAt > now();
  const deadline = (): Date => new Date(now().getTime() + duration * (1 + slack));

  const find = async (hash: string): Promise<Session | undefined> => {
    const cached = known.get(hash);
    if (cached && isOpen(cached)) return cached;
    const row = await db
      .selectFrom('session')
      .select(['id', 'started_at as startedAt', 'expires_at as expiresAt'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    return row && remember(hash, row);
  };

  const move = async (hash: string, session: Session): Promise<Session> => {
    if (session.expiresAt.getTime() - now().getTime() > duration) return session;
    const expiresAt = deadline();
    await db.updateTable('session').set({ expires_at: expiresAt }).where('id', '=', session.id).execute();
    return remember(hash, { ...session, expiresAt });
  };

  return {
    isOpen,
    read: async (request) => {
      const token = request.cookies[cookie];
      if (token === undefined || token === '') return undefined;
      const hash = hashOf(token);
      const session = await find(hash);
      return session && isOpen(session) ? move(hash, session) : session;
    },
    open: async (request, reply) => {
      if (request.session && isOpen(request.session)) return request.session;
      const token = randomBytes(32).toString('base64url');
      const session = {
        id: request.session?.id ?? randomUUID(),
        startedAt: now(),
        expiresAt: deadline(),
      };
      const row = {
        token_hash: hashOf(token),
        started_at: session.startedAt,
        expires_at: session.expiresAt,
      };
      await db
        .insertInto('session')
        .values({ id: session.id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      const secure = isTls || request.protocol === 'https';
      reply.setCookie(cookie, token, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
      return remember(row.token_hash, session);
    },
  };
}
