import type { FastifyRequest } from 'fastify';
import { calls } from '#machines/service/calls.ts';
import { isCall } from '#server/http/isCall.ts';
import { measurePace } from './pace.ts';
import type { App } from '#server/http/route.ts';
import { socketPaths } from '#server/http/sockets.ts';

/** What a process takes on. */
export interface Room {
  /** Calls under way at once. */
  readonly calls: number;
  /** Milliseconds that one of them may have waited for a connection of the database. */
  readonly wait: number;
  /** Milliseconds within which a save is answered: at the pace of late, no more calls are under way than that allows. */
  readonly answer: number;
  /** So many are taken on whatever the pace: a process that has just begun is slow, and alone says nothing of a crowd. */
  readonly least: number;
}

/**
 * The part of the room up to which calls of a kind are let in: whoever begins a report comes again later, whoever is about to send one
 * has all the work behind them.
 */
export const parts = { begins: 0.5, works: 0.75, sends: 1 } as const satisfies Record<string, number>;

type Kind = keyof typeof parts;

const kinds: ReadonlyMap<string, Kind> = new Map([
  ...[calls.create, calls.begin].map(({ path }) => [path, 'begins'] as const),
  ...[calls.finalize, calls.pollable, calls.discard].map(({ path }) => [path, 'sends'] as const),
]);

/** What a call is in overload; all that change or read a report that is there are of one kind. */
const kindOf = ({ routeOptions: { url = '' } }: FastifyRequest): Kind => kinds.get(url) ?? 'works';

/** The files of a report have limits of their own, and wait for their sender. */
const isFile = ({ routeOptions, method }: FastifyRequest): boolean =>
  routeOptions.url === calls.uploadDocument.path && method === calls.uploadDocument.method;

/** A socket is open for hours, and costs little. */
const isSocket = ({ routeOptions }: FastifyRequest): boolean => socketPaths.includes(routeOptions.url ?? '');

const isSave = ({ routeOptions, method }: FastifyRequest): boolean =>
  routeOptions.url === calls.save.path && method === calls.save.method;

/**
 * Tells of a call, before any work for it, whether there is room for its kind, and counts those that are let in until they are
 * answered.
 *
 * @param poolWait milliseconds that the call waits which has waited longest for a connection
 */
export function openAdmission(
  app: App,
  room: Room,
  poolWait: () => number,
): (request: FastifyRequest) => boolean {
  /** How many calls were under way when each of them was let in. */
  const underWay = new Map<FastifyRequest, number>();
  const pace = measurePace();
  app.addHook('onResponse', async (request, { elapsedTime }) => {
    const before = underWay.get(request);
    if (before !== undefined && isSave(request)) pace.ended(elapsedTime, (before + underWay.size) / 2);
    underWay.delete(request);
  });
  app.addHook('onRequestAbort', async (request) => {
    underWay.delete(request);
  });
  return (request) => {
    if (!isCall(request) || isFile(request) || isSocket(request)) return true;
    const most = Math.min(room.calls, Math.max(room.least, pace.within(room.answer)));
    const filled = Math.max(underWay.size / most, poolWait() / room.wait);
    if (filled >= parts[kindOf(request)]) return false;
    underWay.set(request, underWay.size + 1);
    return true;
  };
}
