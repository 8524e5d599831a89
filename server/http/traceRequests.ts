import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { traceparentOf } from '#machines/calls/traceparent.ts';
import { because, type Cause, type Purpose } from '#server/traces/cause.ts';
import { beginSpan } from '#server/traces/inSpan.ts';
import { readTraceparent, writeTraceparent } from '#server/traces/traceContext.ts';
import { isCall } from './isCall.ts';
import type { App } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the service does what it does for it; undefined for what is no call. */
    cause: Cause | undefined;
    span: Span | undefined;
  }
}

/**
 * What a call does belongs to the trace that its caller names, else to one of its own, and is done because of it. The span of a call has
 * the pattern of its route: addresses of drafts are secrets.
 */
export function traceRequests(app: App): void {
  app.decorateRequest('cause', undefined);
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCall(request)) return done();
    const { id, method, headers } = request;
    const route = request.routeOptions.url ?? '';
    const { traceparent: given } = headers;
    const parent = readTraceparent(given);
    const attributes = { 'http.request.method': method, 'http.route': route, 'hlaska.request_id': id };
    const measured = { name: `${method} ${route}`, kind: SpanKind.SERVER, attributes };
    const span = beginSpan(measured, parent ? writeTraceparent(parent) : traceparentOf(id));
    const traceparent = writeTraceparent(span.spanContext());
    request.span = span;
    request.cause = { traceparent, purpose: purposeOf(method, route), asker: 'REPORTER' };
    return because(request.cause, done);
  });
  app.addHook('onResponse', async ({ span, failureCode }, { statusCode }) => {
    span?.setAttributes({
      'http.response.status_code': statusCode,
      ...(failureCode !== undefined && { 'hlaska.failure': failureCode }),
    });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** What registers are asked for by a call. */
function purposeOf(method: string, route: string): Purpose {
  if (/^\/rest\/(?:client|sales|session)\b/.test(route)) return 'SALES';
  if (route.endsWith('/finalize')) return 'SEND';
  const isRead = method === 'GET' && route === '/rest/:service/:claimRequestUuid';
  return isRead || route.startsWith('/rest/sent/') ? 'STATUS' : 'FILL';
}
