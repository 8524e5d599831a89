import type { FastifyRequest } from 'fastify';
import { randomFillSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { Failure } from '#machines/calls/failures.ts';
import { speedBounds, speedCalls as calls } from '#machines/service/sales/speedCalls.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { Limits } from '#server/http/limits.ts';
import { routeOf } from '#server/http/route.ts';
import { tooManyCalls } from '#server/http/tooMany.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { createLimit } from '#server/store/counters.ts';
import type { Store } from '#server/store/tables.ts';
import { takeTurn } from './turns.ts';

interface Parameters extends Store {
  readonly sessions: Sessions;
  readonly limits: Limits;
}

const octets = 'application/octet-stream';
const chunk = 64 * 1024;
/** Longer than any compression looks back. */
const random = randomFillSync(Buffer.alloc(16 * chunk));

/**
 * GET /rest/speed/ping, GET and POST /rest/speed/bytes: what the connection of somebody who has signed in is measured by. Each transfer
 * ends by its bytes or by its time; one of a user at a time and so many in a while, 245000000 with 429 beyond. 403 for anybody else.
 */
export const speedCalls: AreaPlugin<Parameters> = async (app, { db, now, sessions, limits }) => {
  const count = createLimit(db, limits.speedTransfersOfUser, tooManyCalls);

  const userOf = (request: FastifyRequest): string => {
    const identity = sessions.findOpen(request)?.identity;
    if (!identity?.isSignedIn) throw new Failure('403');
    return identity.subject;
  };
  /** Begins the only transfer of a user, and gives what ends it. */
  const begin = async (request: FastifyRequest): Promise<() => Promise<void>> => {
    const user = userOf(request);
    const end = await takeTurn({ db, now }, user);
    if (!end) throw tooManyCalls();
    await count(`speed ${user}`).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    return end;
  };

  app.route({
    ...routeOf(calls.speedPing),
    handler: async (request) => {
      userOf(request);
      return {};
    },
  });
  app.route({
    ...routeOf(calls.speedDownload),
    compress: false,
    handler: async (request, reply) => {
      const end = await begin(request);
      reply.headers({ 'content-type': octets, 'cache-control': 'no-store, no-transform' });
      return reply.send(Readable.from(randomBytes(end), { objectMode: false, highWaterMark: chunk }));
    },
  });
  // Of whoever may not, no byte is read.
  app.addContentTypeParser(octets, async (_request: FastifyRequest, bytes: Readable) => bytes);
  app.route({
    ...routeOf(calls.speedUpload),
    handler: async (request) => {
      const end = await begin(request);
      try {
        return { received: request.body instanceof Readable ? await countBytes(request.body) : 0 };
      } finally {
        await end();
      }
    },
  });
};

// The turn is over before the last byte is there: whoever has it may begin the next transfer at once.
async function* randomBytes(end: () => Promise<void>): AsyncGenerator<Buffer> {
  const over = performance.now() + speedBounds.time;
  try {
    for (let sent = 0; sent < speedBounds.down && performance.now() < over; sent += chunk) {
      yield random.subarray(sent % random.length, (sent % random.length) + chunk);
    }
  } finally {
    await end();
  }
}

async function countBytes(bytes: Readable): Promise<number> {
  const end = performance.now() + 2 * speedBounds.time;
  let received = 0;
  for await (const part of bytes) {
    received += Buffer.byteLength(part);
    if (received > speedBounds.up || performance.now() > end) throw new Failure('245000030', { status: 413 });
  }
  return received;
}
