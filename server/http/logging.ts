import { LogController, type FastifyServerOptions } from 'fastify';
import { pollHeaders } from '#machines/calls/polling/poll.ts';
import type { App } from './route.ts';

export interface LogOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  /** Where the lines go; by default to standard output. */
  readonly stream?: { write(line: string): void };
}

/**
 * Fastify's logging options. Only names, codes and numbers are logged: the framework's own lines, which contain addresses and
 * messages, are off.
 */
export const logging = (options: LogOptions | undefined): FastifyServerOptions => ({
  logger: options
    ? { ...options, base: { process: process.pid }, serializers: { err: describeError } }
    : false,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
});

/** A line of the log for what is said before there is a service, or after it. */
export const logLine = (level: 'info' | 'warn' | 'fatal', msg: string, more: object = {}): string =>
  JSON.stringify({ level: levels[level], time: Date.now(), process: process.pid, ...more, msg });

const levels = { info: 30, warn: 40, fatal: 60 };

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the failure that it was answered with. */
    failureCode: string | undefined;
  }
}

/** One line per request: which call, how it ended and by which failure, about which long work, how long it took. */
export function logRequests(app: App): void {
  app.decorateRequest('failureCode', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const { failureCode: code, method } = request;
    const processId = reply.getHeader(pollHeaders.processId);
    const call = { method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    request.log.info({ ...call, ...(code && { code }), ...(processId && { processId }), ms }, 'request');
  });
}

/** An error as the log shows it: its kind, its code, where it was thrown and what caused it. */
export interface DescribedError {
  readonly [part: string]: unknown;
  readonly type: string;
  /** The code, because a message would quote values, as those of databases and parsers do. */
  readonly message: string;
  readonly stack: string;
}

/** What may be logged about anything thrown. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: error.name,
    message: 'code' in error && typeof error.code === 'string' ? error.code : '',
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ');
