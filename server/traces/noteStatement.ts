import { SpanStatusCode } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { currentCause } from './cause.ts';
import { asking, beginSpan } from './inSpan.ts';

/** Tells the trace of a statement: its text without a parameter, and how long it took. */
export function noteStatement({ level, query, queryDurationMillis: ms }: LogEvent): void {
  const cause = currentCause();
  if (cause === undefined) return;
  const { sql } = query;
  const span = beginSpan(
    {
      ...asking(nameOf(sql), { 'db.system.name': 'postgresql', 'db.query.text': sql }),
      startTime: new Date(Date.now() - ms),
    },
    cause.traceparent,
  );
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** What it does and with which table, such as `insert process`. */
function nameOf(sql: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return [verb.toLowerCase(), table].filter((part) => part !== undefined).join(' ');
}
