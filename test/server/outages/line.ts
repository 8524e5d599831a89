import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '#test/server/freePort.ts';

/** A line between the service and its database, which can be cut, and can fall silent. */
export interface Line {
  readonly url: string;
  /** How many connections go over it. */
  count(): number;
  /** Ends every connection. */
  cut(): void;
  /** From now on it takes what is sent and lets nothing through, or lets everything through again. */
  silence(silent: boolean): void;
  close(): Promise<void>;
}

/** Opens a line to the database at this address. */
export async function openLine(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    ends.add(near);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => !isSilent && to.write(data));
      from.on('error', () => {});
      from.once('close', () => {
        ends.delete(near);
        to.destroy();
      });
    }
  });
  const own = await freePort();
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.port = String(own);
  const cut = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    count: () => ends.size,
    cut,
    silence: (silent) => {
      isSilent = silent;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
