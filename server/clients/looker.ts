import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import type { Identity, Role } from '#machines/service/identity/identity.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

/** Those who work with clients, the one with most rights first. */
const lookerRoles = ['operator', 'agent', 'assistant'] as const satisfies readonly Role[];
export type LookerRole = (typeof lookerRoles)[number];

/** The role by which somebody works with clients; undefined for who does not, or has not signed in. */
export const lookerRoleOf = (identity: Identity | null | undefined): LookerRole | undefined =>
  identity?.isSignedIn ? lookerRoles.find((one) => identity.roles.includes(one)) : undefined;

/** A user of ours who works with clients. */
export interface Looker {
  readonly subject: string;
  /** The subject of whom they act for. */
  readonly actsFor?: string;
  readonly role: LookerRole;
}

/** Whose clients somebody works with: those of whom they act for, else their own. */
export const careOf = ({ subject, actsFor }: Looker): string => actsFor ?? subject;

/**
 * Who makes a call about clients. Throws 403 for anybody but an agent, assistant or operator who has signed in. Source: specification
 * section 6.
 */
export function lookerOf(sessions: Sessions, request: FastifyRequest): Looker {
  const identity = sessions.findOpen(request)?.identity;
  const role = lookerRoleOf(identity);
  if (!identity || role === undefined) throw new Failure('403');
  const { subject, actsFor } = identity;
  return { subject, role, ...(actsFor && { actsFor: actsFor.id }) };
}
