import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { assistLinePath } from '#machines/service/assist/assistCalls.ts';
import { livePath } from '#machines/service/sales/live.ts';
import type { App } from './route.ts';

/** The paths of all sockets. */
export const socketPaths: readonly string[] = [livePath, assistLinePath];
const addresses = socketPaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}$`));

/** True for the address of a socket. */
export const isSocketAddress = (url: string): boolean => addresses.some((address) => address.test(url));

/** Bytes of the longest message of a browser. */
const maxPayload = 8192;
/** Milliseconds that a browser may take to say goodbye. */
const goodbye = 1000;
const counted = { window: 10_000, most: 60 };

/** Lets areas open sockets. What a line that breaks says is no failure of ours. */
export async function openSockets(app: App): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload },
    errorHandler: (_error, socket) => socket.terminate(),
  });
}

/** True where a page of ours asks. Browsers say which site opens a socket, and let any site open one. */
export function isOwnOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Says something in a socket that is open. */
export function sayIn(socket: WebSocket, said: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(said));
}

/** Closes a socket by a code, and breaks it where nobody answers to that. */
export function closeSocket(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), goodbye).unref();
}

/** Asks whoever has a socket whether they are there, and breaks the sockets of those who have not answered since they were last asked. */
export function askWhoIsThere(open: Iterable<{ readonly socket: WebSocket; isThere: boolean }>): void {
  for (const one of open) {
    if (!one.isThere) one.socket.terminate();
    one.isThere = false;
    one.socket.ping();
  }
}

/** Counts what a socket says; true once that is too much. */
export function countMessages(): () => boolean {
  let count = 0;
  let since = Date.now();
  return () => {
    if (Date.now() - since > counted.window) {
      since = Date.now();
      count = 0;
    }
    count += 1;
    return count > counted.most;
  };
}

/** Does each work after the one before; what fails is left, and the next one begins. */
export function inTurn(): (work: () => Promise<void> | void) => void {
  let turn = Promise.resolve();
  return (work) => {
    turn = turn.then(work).catch(() => {});
  };
}
