import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { because, currentCause } from './cause.ts';
import { readTraceparent, writeTraceparent } from './traceContext.ts';

/** What is measured: names, codes and numbers only, no value of anybody. */
export interface Measured {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Where it began before now. */
  readonly startTime?: Date;
}

/** Begins a span at the place of a trace; one that nobody records where traces are not written. */
export function beginSpan(measured: Measured, traceparent: string): Span {
  const { name, ...options } = measured;
  const parent = readTraceparent(traceparent);
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  return trace.getTracer('hlaska').startSpan(name, options, context);
}

/** Does something as a span of the trace that it belongs to. What nobody asked for belongs to none. */
export async function inSpan<Done>(measured: Measured, work: () => Promise<Done>): Promise<Done> {
  const cause = currentCause();
  if (cause === undefined) return work();
  const span = beginSpan(measured, cause.traceparent);
  try {
    return await because({ ...cause, traceparent: writeTraceparent(span.spanContext()) }, work);
  } catch (error) {
    // Its message may quote a value.
    span.setStatus({ code: SpanStatusCode.ERROR, ...(error instanceof Error && { message: error.name }) });
    throw error;
  } finally {
    span.end();
  }
}

/** What waits for an answer of somebody else. */
export const asking = (name: string, attributes: Attributes = {}): Measured => ({
  name,
  kind: SpanKind.CLIENT,
  attributes,
});
