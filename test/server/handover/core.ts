import Fastify, { type FastifyInstance } from 'fastify';
import type { Handover } from '#server/handover/place.ts';
import { exampleCore } from '#server/handover/example/exampleCore.ts';
import type { Envelope } from '#server/outgoing/events.ts';

export const secret = 'hlaska-example-secret-0000000001';
export const exportKey = 'what the core shows to fetch what is in the export';

/** What a core says instead of taking an event. */
export interface Said {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

type Saying = (event: Envelope) => Said | undefined | Promise<Said | undefined>;

/** The example core on a port of its own. */
export interface Core {
  readonly handover: Handover;
  /** The events that it took or had before, as they came. */
  readonly received: Envelope[];
  /** Everything that came, by the headers it came with. */
  readonly requests: Readonly<Record<string, unknown>>[];
  /** Says something else to what comes from now on, until it is told to take events again. */
  says(said: Saying | undefined): void;
  close(): Promise<void>;
}

export async function startCore(more: Partial<Handover> = {}): Promise<Core> {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  const received: Envelope[] = [];
  const requests: Readonly<Record<string, unknown>>[] = [];
  let saying: Saying | undefined;
  app.addHook('onRequest', async ({ headers }) => {
    requests.push(headers);
  });
  app.addHook<{ Body: string }>('preHandler', async ({ body }, reply) => {
    const said = await saying?.(JSON.parse(body));
    return (
      said &&
      reply
        .code(said.status)
        .headers({ ...said.headers })
        .send(said.body)
    );
  });
  await app.register(exampleCore, { secret, received: (event) => received.push(event), prefix: '/handover' });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/handover`;
  return {
    handover: { tenant: 'vzorova', isTest: true, exportKey, push: { url, secrets: [secret] }, ...more },
    received,
    requests,
    says: (said) => {
      saying = said;
    },
    close: () => app.close(),
  };
}
