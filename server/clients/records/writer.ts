import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { SavedBy } from '#server/store/clients/clientTables.ts';
import { careOf, lookerOf, type Looker } from '#server/clients/looker.ts';

/** Who fills in and saves the record of a client. */
export interface Writer {
  readonly looker: Looker;
  readonly savedBy: SavedBy;
  /** Their own e-mail, which is never the client's. */
  readonly email: string | undefined;
}

/** Who makes a call that fills in or saves the record of a client. Throws 403 like `lookerOf`, and for an operator, who only reads them. */
export function writerOf(sessions: Sessions, request: FastifyRequest): Writer {
  const writer = signerOf(sessions, request);
  if (writer.looker.role === 'operator') throw new Failure('403');
  return writer;
}

/** Who makes a call that is kept with their name. Throws 403 like `lookerOf`. */
export function signerOf(sessions: Sessions, request: FastifyRequest): Writer {
  const looker = lookerOf(sessions, request);
  const identity = sessions.findOpen(request)?.identity;
  const { name = looker.subject, actsFor, contact } = identity ?? {};
  const savedBy = { subject: looker.subject, name, ...(actsFor && { actsFor: actsFor.name }) };
  return { looker, savedBy, email: contact?.email };
}

/** Who cares for a client whom somebody creates: the agent, or the one they act for. Throws 403 for an assistant who acts for nobody. */
export function carerOf(looker: Looker): string {
  if (looker.role === 'assistant' && looker.actsFor === undefined) throw new Failure('403');
  return careOf(looker);
}
