import type { FastifyPluginAsync } from 'fastify';
import { readJson } from '#machines/calls/readJson.ts';
import { Envelope } from '#server/outgoing/events.ts';
import type { CoreAnswer } from '#server/handover/answer.ts';
import { isSignedBy } from '#server/handover/signature.ts';

interface Parameters {
  /** What events are signed by. */
  readonly secret: string;
  /** Hears of each event that was signed, whatever it is answered. */
  readonly received: (event: Envelope) => void;
  /** The code by which it refuses every event, as a core does whose mapping is wrong; it takes them without. */
  readonly refuses?: string | undefined;
}

/**
 * A core system that takes every event, for whoever writes one: POST / checks the signature over the body as it came, and answers that the
 * event is taken, or was before. 401 for what nobody of ours has signed, 422 for what is no event or is refused.
 */
export const exampleCore: FastifyPluginAsync<Parameters> = async (app, { secret, received, refuses }) => {
  const taken = new Set<string>();
  // A body that was parsed and written anew has another signature.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  app.post<{ Body: string }>('/', async ({ headers, body }, reply) => {
    if (!isSignedBy({ headers, body, secret, now: new Date() })) return reply.code(401).send();
    const event = readJson(Envelope, body);
    if (event === undefined)
      return reply.code(422).send({ result: 'REFUSED', code: 'NO_EVENT' } satisfies CoreAnswer);
    received(event);
    if (refuses !== undefined)
      return reply.code(422).send({ result: 'REFUSED', code: refuses } satisfies CoreAnswer);
    const { id, claimNumber } = event;
    const result = taken.has(id) ? 'KNOWN' : 'ACCEPTED';
    taken.add(id);
    return {
      result,
      coreClaimId: `core-${claimNumber}`,
      coreClaimNumber: `C${claimNumber}`,
    } satisfies CoreAnswer;
  });
};
