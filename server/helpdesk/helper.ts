import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import type { Identity, Role } from '#machines/service/identity/identity.ts';
import type { Onlooker } from '#server/clients/looks.ts';
import { mayReadReports } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

/** Somebody of ours who helps with reports. */
export interface Helper extends Onlooker {
  readonly role: Extract<Role, 'helpdesk' | 'operator'>;
  readonly name: string;
}

const helperOf = ({ subject, name = subject, roles }: Identity): Helper => ({
  subject,
  name,
  role: roles.includes('operator') ? 'operator' : 'helpdesk',
});

/** Who makes a call about reports. Throws 403 for anybody but the helpdesk and operators. Source: specification section 6. */
export function helperBy(sessions: Sessions, request: FastifyRequest): Helper {
  const identity = sessions.findOpen(request)?.identity;
  if (!identity || !mayReadReports(identity)) throw new Failure('403');
  return helperOf(identity);
}
