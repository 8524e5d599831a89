import { TraceFlags, type SpanContext } from '@opentelemetry/api';
import * as z from 'zod';

/** A trace and a place in it. Source: W3C Trace Context, `traceparent` of version 00. */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
const uuidForm = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/** The place in a trace that a header names; undefined for one that is none. */
export function readTraceparent(text: unknown): SpanContext | undefined {
  if (typeof text !== 'string') return undefined;
  const [, traceId, spanId, flags] = form.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

/** The header that names a place in a trace. */
export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The id of a call whose trace is named by one, as pages of this service do; undefined for any other trace. */
export function callIdOf(traceparent: unknown): string | undefined {
  const id = readTraceparent(traceparent)?.traceId.replace(uuidForm, '$1-$2-$3-$4-$5');
  return z.safeParse(z.uuid(), id).data;
}
