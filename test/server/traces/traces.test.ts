import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { traceparentOf } from '#machines/calls/traceparent.ts';
import { calls } from '#machines/service/calls.ts';
import { registers } from '#server/registers/registers.ts';
import { because, ofJob } from '#server/traces/cause.ts';
import { inSpan } from '#server/traces/inSpan.ts';
import { writeTraces, writeTracesTo } from '#server/traces/writeTraces.ts';
import { accident } from '#test/server/accident.ts';
import { beginWith } from '#test/server/drafts.ts';
import { startCore, type Core } from '#test/server/handover/core.ts';
import { patience } from '#test/server/patience.ts';
import { serve } from '#test/server/registers/exampleServer.ts';
import { startService, type TestService } from '#test/server/service.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const traceparent = traceparentOf(id);
const trace = id.replaceAll('-', '');

test('a collector that is away keeps no service from ending', async () => {
  const end = await writeTraces({ url: 'http://127.0.0.1:9', build: 'aaaaaaaa' });
  await because(ofJob('LATER', null), () => inSpan({ name: 'nothing' }, async () => {}));
  await expect(end()).resolves.toBeUndefined();
});

describe('a report that is sent', () => {
  const written: ReadableSpan[] = [];
  const asked: Record<string, unknown>[] = [];
  let endTraces: () => Promise<void>;
  let core: Core;
  let base: TestService;
  let example: FastifyInstance;
  let requestId: unknown;
  let told: string[];
  let spans: ReadableSpan[];
  beforeAll(async () => {
    const exporter: SpanExporter = {
      export: (some, done) => {
        written.push(...some);
        done({ code: 0 });
      },
      shutdown: async () => {},
    };
    endTraces = await writeTracesTo(exporter, 'aaaaaaaa');
    core = await startCore();
    base = await startService();
    const { app, place } = await serve(registers(base.database.db));
    example = app;
    app.server.on('request', ({ headers }) => asked.push(headers));
    const service = await base.another({ handover: core.handover, registers: place, wakeInterval: 50 });
    const { reporter, params } = await beginWith(service, accident);
    asked.length = 0;
    const sent = await reporter.ask(calls.finalize, {
      params,
      query: { saveDocs: 'true' },
      headers: { traceparent },
    });
    requestId = sent.headers['x-request-id'];
    await vi.waitUntil(() => core.received.length === 2, patience);
    told = core.requests.map((headers) => String(headers['traceparent']));
    await endTraces();
    spans = written.filter((span) => span.spanContext().traceId === trace);
  });
  afterAll(async () => {
    await base.close();
    await example.close();
    await core.close();
  });

  test('is one trace from the page through registers, long work and database to the core', () => {
    const names = new Set(spans.map(({ name }) => name));
    expect(
      [...names].filter((name) => !/^(?:select|insert|update|delete|with|statement)\b/.test(name)).toSorted(),
    ).toEqual([
      'POST /rest/:service/:claimRequestUuid/finalize',
      'finalise',
      'hand over claim.registered',
      'register findPerson',
      'register findVehicle',
      'register listClaims',
      'register listPoliciesOfVehicle',
      'register listStatuses',
    ]);
    expect([...names]).toContain('insert process');
    // The PDF is drawn and told by itself, later.
    expect(told[0]?.slice(3, 35)).toBe(trace);
  });
  test('is known by the same id to the page and to the log', () => {
    expect(requestId).toBe(id);
  });
  test('tells the registers that they are asked because it is sent, and in which trace', () => {
    const why = asked.map((headers) => [
      headers['hlaska-purpose'],
      headers['hlaska-asker'],
      String(headers['traceparent']).slice(3, 35),
    ]);
    expect(new Set(why.map((one) => one.join(' ')))).toEqual(new Set([`SEND SERVICE ${trace}`]));
  });
  test('leaves no answer of the reporter in a trace', () => {
    const all = JSON.stringify(
      written.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
    );
    expect(written.length).toBeGreaterThan(20);
    const { reporter } = accident;
    for (const value of [
      reporter?.fullName,
      reporter?.email,
      reporter?.tel,
      accident.policyNumber,
      accident.incidentDescription,
    ])
      if (value !== undefined) expect(all).not.toContain(value);
  });
});
