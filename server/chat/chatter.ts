import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { mayEnter, mayReadReports } from '#server/sessions/roles.ts';
import type { Sessions } from '#server/sessions/sessions.ts';

/** One side of a conversation: who helps with reports answers, whoever else may enter the sales application asks. */
export interface Chatter {
  readonly subject: string;
  readonly name: string;
  readonly isHelper: boolean;
}

/** Who makes a call of a conversation. Throws 403 for nobody of ours. Source: specification section 6. */
export function chatterOf(sessions: Sessions, request: FastifyRequest): Chatter {
  const identity = sessions.findOpen(request)?.identity;
  if (!identity || !mayEnter(identity)) throw new Failure('403');
  const { subject, name = subject } = identity;
  return { subject, name, isHelper: mayReadReports(identity) };
}
