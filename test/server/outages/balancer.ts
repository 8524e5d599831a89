import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '#test/server/freePort.ts';

/** What stands in front of several processes: a connection goes to the first that takes it. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a balancer in front of the services at these addresses. It knows of them only whether their port takes a connection. */
export async function openBalancer(addresses: readonly string[]): Promise<Balancer> {
  const ends = new Set<Socket>();
  const reach = async ([first, ...others]: readonly string[]): Promise<Socket> => {
    const { hostname, port } = new URL(first ?? '');
    const far = connect(Number(port), hostname);
    try {
      await once(far, 'connect');
      return far;
    } catch (error) {
      if (others.length === 0) throw error;
      return reach(others);
    }
  };
  const pass = async (near: Socket): Promise<void> => {
    ends.add(near);
    near.on('error', () => {});
    near.once('close', () => ends.delete(near));
    const far = await reach(addresses);
    far.on('error', () => {});
    near.once('close', () => far.destroy());
    far.once('close', () => near.end());
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer({ pauseOnConnect: true }, (near) => void pass(near));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
