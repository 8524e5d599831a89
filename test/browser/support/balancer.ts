import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { freePort } from './freePort.ts';

/** One address with several services behind it, each of which answers in its turn. */
export interface Balancer {
  readonly url: string;
  /** From now on these answer, by their addresses. */
  readonly lead: (...to: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/** Opens a balancer that knows nothing of sessions: whoever asks twice asks two services. */
export const openBalancer = async (): Promise<Balancer> => {
  let services: readonly string[] = [];
  let asked = 0;
  const server = createServer((near, answer) => {
    const to = services[(asked += 1) % services.length] ?? '';
    const far = request(to + (near.url ?? '/'), { method: near.method, headers: near.headers });
    far.once('response', (said) => {
      answer.writeHead(said.statusCode ?? 502, said.rawHeaders);
      pipeline(said, answer).catch(() => answer.destroy());
    });
    pipeline(near, far).catch(() => answer.destroy());
  });
  const port = await freePort();
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    lead: (...to) => (services = to),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
