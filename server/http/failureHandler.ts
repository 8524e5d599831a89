import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Failure, type FailureBody } from '#machines/calls/failures.ts';
import { calls } from '#machines/service/calls.ts';
import { unknownOf } from './contract/failuresOf.ts';
import { describeError } from './logging.ts';
import { isDatabaseAway } from '#server/store/databaseAway.ts';
import { isDiskFull } from '#server/store/room.ts';
import type { HeadersFor } from './security.ts';
import type { App } from './route.ts';

/** Answers every failure with the documented body; anything not foreseen is logged and answered as 245000000. */
export function handleFailures(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request);
    if (failure.status >= 500 && !isRefusal(failure) && !hasLeft(request))
      request.log.error({ code: failure.code, ...describeError(error) }, 'call failed');
    return sendFailure(request, reply, failure);
  });
}

/** True for a call that was not begun for the present: nothing failed, and to write a page about each would be most of the work. */
const isRefusal = ({ status, cause }: Failure): boolean => status === 503 && cause === undefined;

/** True when the sender closed the connection before the request was whole: nothing of ours went wrong. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Seconds after which what cannot be done at present may be asked again. */
const comeAgain = 2;

/** Sends a failure as the answer of a request; one for the present only says when to come again. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  request.failureCode = failure.code;
  if (failure.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', comeAgain);
  return reply
    .code(failure.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(bodyOf(failure, request.id));
}

/**
 * Fastify options for failures before there is a request: an address or HTTP that cannot be read, or that does not come to an
 * end.
 */
export const answerBadRequests = (
  headersFor: HeadersFor,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> => ({
  frameworkErrors: (_error, request, reply) => {
    reply.headers(headersFor());
    sendFailure(request, reply, new Failure('400'));
  },
  clientErrorHandler: (error, socket) => {
    if (!socket.writable) return;
    const status = statusOfHttp[error.code ?? ''] ?? 400;
    const requestId = randomUUID();
    const body = JSON.stringify(bodyOf(new Failure('400', { status }), requestId));
    const headers = {
      ...headersFor(),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'content-type': 'application/json',
      'content-length': body.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  },
});

const statusOfHttp: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The documented body of a failure. */
export const bodyOf = (failure: Failure, requestId: string): FailureBody => ({
  code: failure.code,
  message: failure.message,
  status: failure.status,
  ...(failure.params && { params: failure.params }),
  requestId,
});

/** The calls that store what a reporter has answered: who makes one is told that it was not stored. */
const storing: readonly string[] = [calls.create, calls.begin, calls.save].map(({ path }) => path);

/** True for a request whose refusal means that something was not stored. */
export const isStoring = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => storing.includes(url);

/** The failure that anything thrown while a request was handled stands for: an error of the framework, of zod or of our own. */
function failureOf(error: unknown, request: FastifyRequest): Failure {
  const { params } = request;
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error))
    return new Failure(isStoring(request) ? '245000004' : '245000000', { status: 503, cause: error });
  if (isDiskFull(error)) return new Failure('245000000', { status: 503, cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const found = error.validation.map((one) => one.instancePath);
    const unknown = found.map((path) => unknownOf[path.slice(1)]).find((code) => code !== undefined);
    if (error.validationContext === 'params' && unknown)
      return new Failure(isUuidEmpty(params) && !found.includes('/service') ? '245000006' : unknown, {
        cause: error,
      });
    const name = found[0]?.slice(1).replaceAll('/', '.') ?? '';
    return new Failure('245000030', { params: name === '' ? undefined : { name }, cause: error });
  }
  const status = statusOf(error);
  if (status === undefined || status >= 500) return new Failure('245000000', { cause: error });
  if (status === 429) return new Failure('245000000', { status, cause: error });
  return new Failure('245000030', { status, cause: error });
}

/** True for an address that has nothing where the report is named: who made it knows of no report. */
const isUuidEmpty = (params: unknown): boolean =>
  typeof params === 'object' &&
  params !== null &&
  'claimRequestUuid' in params &&
  params.claimRequestUuid === '';

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
