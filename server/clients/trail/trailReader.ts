import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { lookerRoleOf } from '../looker.ts';
import type { Onlooker } from '../looks.ts';

/** What somebody may see of who looked: everybody's looks, or their own. */
export type TrailReach = 'ALL' | 'OWN';

/** Undefined for who sees none of it. Source: specification section 6. */
export const trailReachOf = (identity: Identity | null | undefined): TrailReach | undefined => {
  if (!identity?.isSignedIn) return undefined;
  if (identity.roles.includes('auditor')) return 'ALL';
  return lookerRoleOf(identity) && 'OWN';
};

/** Who reads the trail, and how much of it. */
export interface TrailReader extends Onlooker {
  readonly reach: TrailReach;
}

/** Who makes a call about the trail. Throws 403 for anybody who sees none of it. */
export function trailReaderOf(sessions: Sessions, request: FastifyRequest): TrailReader {
  const identity = sessions.findOpen(request)?.identity;
  const reach = trailReachOf(identity);
  if (!identity || reach === undefined) throw new Failure('403');
  const { subject, actsFor } = identity;
  const role = reach === 'ALL' ? 'auditor' : (lookerRoleOf(identity) ?? 'agent');
  return { subject, role, reach, ...(actsFor && { actsFor: actsFor.id }) };
}
