import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { Call } from '#machines/service/call.ts';
import { FailureBody } from '#machines/calls/failures.ts';
import { PollAnswer, PollPending } from '#machines/calls/polling/poll.ts';

/** The Fastify app whose routes know their shapes from zod. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type SchemaOf<C, K extends string> = C extends { readonly [P in K]: infer S extends z.core.$ZodType }
  ? S
  : undefined;

interface Route<C extends Call> {
  readonly method: C['method'];
  readonly url: string;
  readonly schema: {
    readonly summary: string;
    readonly params: SchemaOf<C, 'params'>;
    readonly querystring: SchemaOf<C, 'query'>;
    readonly body: SchemaOf<C, 'body'>;
    readonly response: {
      readonly 200: C extends { readonly pollable: true }
        ? z.core.$ZodType<z.output<C['answer']> | PollAnswer>
        : C['answer'];
      readonly 202: typeof PollPending;
      readonly default: typeof FailureBody;
    };
  };
}

/** The Fastify route of a call, with method, address and shapes of the contract: `app.route({ ...routeOf(call), handler })`. */
export function routeOf<C extends Call>(call: C): Route<C>;
export function routeOf(call: Call): { method: Call['method']; url: string; schema: object } {
  const { method, path, summary, params, query, body, answer, pollable, multipart, octets } = call;
  return {
    method,
    url: path,
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(multipart && { consumes: ['multipart/form-data'] }),
      ...(octets && { consumes: ['application/octet-stream'] }),
      response: {
        200: pollable ? z.union([answer, PollAnswer]) : answer,
        ...(pollable && { 202: PollPending }),
        default: FailureBody,
      },
    },
  };
}
