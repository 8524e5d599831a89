import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { livePath, LiveNews } from '#machines/service/sales/live.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

/** The socket of a tab, and what it has heard. */
export interface OpenTab {
  readonly socket: WebSocket;
  readonly heard: readonly LiveNews[];
  /** Resolves with the code by which it is closed. */
  readonly closed: Promise<number>;
}

/** Opens the socket of a tab at the port of a service, or at an address. Rejects with the status where it is refused. */
export async function openTab(
  at: TestService | string,
  { cookie = '' }: Pick<Reporter, 'cookie'>,
  origin?: string | null,
): Promise<OpenTab> {
  const host = typeof at === 'string' ? at : await hostOf(at);
  const socket = new WebSocket(`ws://${host}${livePath}`, {
    headers: { cookie: `session=${cookie}`, ...(origin !== null && { origin: origin ?? `http://${host}` }) },
  });
  const heard: LiveNews[] = [];
  socket.on('message', (data) => heard.push(LiveNews.parse(JSON.parse(String(data)))));
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))));
    socket.on('error', reject);
  });
  return { socket, heard, closed };
}

/** Where a service is reached, at a port of its own. */
export async function hostOf({ app }: TestService): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address: string | AddressInfo | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return `127.0.0.1:${address.port}`;
}
