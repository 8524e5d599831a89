import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { limits } from '#machines/claim/limits.ts';
import type { Db } from '#server/store/tables.ts';
import { callIdOf } from '#server/traces/traceContext.ts';
import type { Limits } from './limits.ts';
import { answerBadRequests, handleFailures } from './failureHandler.ts';
import { limitLoad, type LoadLimit } from './load/loadLimit.ts';
import { logging, logRequests, type LogOptions } from './logging.ts';
import { readJson } from './readJson.ts';
import { limitRates, type RateLimit } from './rateLimits.ts';
import type { App } from './route.ts';
import { secure, securityHeaders } from './security.ts';
import { isSocketAddress } from './sockets.ts';
import { letWindDown } from './stopping.ts';
import { traceRequests } from './traceRequests.ts';

/**
 * Proxies that are trusted about who asks: how many of them a request comes through, or their addresses and networks. What
 * stands before them in `x-forwarded-for` anybody may have written.
 */
export type TrustedProxies = number | readonly string[];

interface HttpOptions {
  /** Where calls are counted. */
  readonly db: Db;
  /** Milliseconds that the call waits which has waited longest for a connection of the database. */
  readonly poolWait: () => number;
  readonly isTls: boolean;
  /** Template of the map tiles. */
  readonly mapTiles: string;
  readonly log: LogOptions | undefined;
  /** Milliseconds in which a request must have arrived as a whole. */
  readonly requestTimeout: number | undefined;
  /** Milliseconds in which something must go over a connection: who reads no answer keeps it, and the file it comes from. */
  readonly idleTimeout: number | undefined;
  readonly trustProxy: TrustedProxies | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** Whose addresses are not counted. */
  readonly limits: Limits | undefined;
  readonly loadLimit: LoadLimit | undefined;
}

const bodyLimit = 1024 * 1024;
// Ten megabytes over a slow mobile line.
const patience = 5 * 60_000;
const checkInterval = 10_000;
const headersTimeout = 60_000;
// An upload that waits for its turn is not read; whoever reads no answer is given up as late as whoever sends no body.
const silence = patience;

/**
 * A Fastify app with what holds for every request, whichever area answers it: failures, the log, the headers that protect a browser,
 * limits of load and rates, cookies, uploads and compression.
 */
export async function openHttp(options: HttpOptions): Promise<App> {
  const { db, poolWait, isTls, mapTiles, loadLimit, rateLimit } = options;
  const { requestTimeout = patience, idleTimeout = silence } = options;
  const headersFor = await securityHeaders({ isTls, mapTiles });
  const app: App = fastify({
    ...logging(options.log),
    ...answerBadRequests(headersFor),
    bodyLimit,
    connectionTimeout: idleTimeout,
    // A name that is too long is none that anything has: whoever looks for what it names says so.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout,
    http: {
      connectionsCheckingInterval: Math.min(requestTimeout, checkInterval),
      // Of the two Node takes the longer for the whole request.
      headersTimeout: Math.min(requestTimeout, headersTimeout),
      // Whoever asks for another protocol elsewhere is answered as if they had not.
      shouldUpgradeCallback: ({ url = '' }) => isSocketAddress(url),
    },
    trustProxy: trusted(options.trustProxy),
    forceCloseConnections: true,
    // The page names its calls: what it shows of one, the log, and the trace tell of it by the same id.
    genReqId: ({ headers }) => callIdOf(headers['traceparent']) ?? randomUUID(),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJson(app);
  letWindDown(app);
  handleFailures(app);
  logRequests(app);
  traceRequests(app);
  secure(app, headersFor);
  if (loadLimit) await limitLoad(app, loadLimit, poolWait);
  if (rateLimit) await limitRates(app, { db, rateLimit, limits: options.limits });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: limits.fileBytes, files: 2, fields: 5, fieldSize: 1000 },
  });
  // The built files are compressed when they are built.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    threshold: 1400,
    globalDecompression: false,
  });
  return app;
}

// Counted from ours: what lies beyond the proxies that are there, somebody else wrote.
const trusted = (proxies: TrustedProxies = []): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
