import type { FastifyRequest } from 'fastify';
import type { Failure } from '#machines/calls/failures.ts';
import { addressOf } from '#server/http/addressOf.ts';
import { trustedAddresses, type Limits } from '#server/http/limits.ts';
import { createLimit, type Limit } from '#server/store/counters.ts';
import type { Db } from '#server/store/tables.ts';

/** Who a call is counted for. */
export interface Caller {
  readonly session: string | undefined;
  /** Who has signed in, by what the provider knows them by. */
  readonly user: string | undefined;
  /** Undefined where it is not counted: a trusted network, or somebody who has signed in. */
  readonly address: string | undefined;
}

/** One name for a caller: what is counted last, and so is hardest to have many of. */
export const nameOf = ({ session = '', user, address }: Caller): string => address ?? user ?? session;

/** Finds who a call is counted for. */
export type CallerOf = (request: Pick<FastifyRequest, 'ip' | 'session'>) => Caller;

/** Tells callers by the limits; an operator may want no addresses counted at all. */
export function callersBy(limits: Limits, countsAddresses = true): CallerOf {
  const isTrusted = trustedAddresses(limits);
  return ({ ip, session }) => {
    const identity = session?.identity;
    const user = identity?.isSignedIn && limits.trustsSignedIn ? identity.subject : undefined;
    const isCounted = countsAddresses && user === undefined && !isTrusted(ip);
    return { session: session?.id, user, address: isCounted ? addressOf(ip) : undefined };
  };
}

/** What it takes to count the calls of callers. */
export interface Counted {
  readonly callerOf: CallerOf;
  readonly limits: Limits;
}

interface CallerLimits {
  readonly ofSession?: Limit | undefined;
  readonly ofUser?: Limit | undefined;
  readonly ofAddress?: Limit | undefined;
}

/**
 * Counts for a caller: first the session, then who has signed in, and the address last.
 *
 * The promise rejects with the failure beyond one of them.
 */
export function createCallerLimit(db: Db, limits: CallerLimits, failure: (until: Date) => Failure) {
  const one = (limit: Limit | undefined) => limit && createLimit(db, limit, failure);
  const [ofSession, ofUser, ofAddress] = [limits.ofSession, limits.ofUser, limits.ofAddress].map(one);
  return async (name: string, { session, user, address }: Caller, amount = 1): Promise<void> => {
    if (session !== undefined) await ofSession?.(`${name} session ${session}`, amount);
    // Who is known by name has no address, but not no limit.
    if (user !== undefined) await (ofUser ?? ofAddress)?.(`${name} user ${user}`, amount);
    if (address !== undefined) await ofAddress?.(`${name} ${address}`, amount);
  };
}
