import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { alerts } from '#server/metrics/alerts.ts';
import { alertRules, dashboard, metricsTables } from '#server/metrics/describeMetrics.ts';
import { metricList } from '#server/metrics/metricList.ts';
import { withTables } from '#server/settings/describeSettings.ts';
import { accident } from './accident.ts';
import { begin, beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

const metricsKey = 'a secret that Prometheus shows, long enough';

describe('the measures', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ metricsKey });
  });
  afterAll(() => service.close());

  const read = (key?: string) =>
    service.reporter().send({
      url: '/metrics',
      ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    });
  /** The series of a metric, by their labels. */
  const seriesOf = async (name: string): Promise<Readonly<Record<string, number>>> => {
    const { body } = await read(metricsKey);
    return Object.fromEntries(
      [...String(body).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(
        ([, labels = '', value]) => [labels, Number(value)],
      ),
    );
  };

  test('are told to nobody without the key, and are nowhere where none is set', async () => {
    expect(await read()).toMatchObject({ status: 403 });
    expect(await read('another key, which is just as long as that')).toMatchObject({ status: 403 });
    expect(await read(metricsKey)).toMatchObject({ status: 200 });
    const silent = await service.another({ metricsKey: undefined });
    expect(await silent.reporter().send({ url: '/metrics' })).toMatchObject({ status: 404 });
  });

  test('move with a report that is refused, corrected and sent, and hold nothing of it', async () => {
    const { reporter, params, uuid } = await begin(service);
    await reporter.ask(calls.searchPolicy, { params, body: { policyNumber: '4400018683' } });
    await reporter.ask(calls.finalize, { params });
    await reporter.ask(calls.save, { params: { ...params, version: 7 }, body: accident });
    await reporter.call(calls.save, { params: { ...params, version: 0 }, body: accident });
    await reporter.call(calls.finalize, { params });
    expect(await seriesOf(`${metricList.finalizeSeconds.name}_count`)).toEqual({ 'outcome="registered"': 1 });
    const save = `route="${calls.save.path}"`;
    expect(await seriesOf(metricList.failures.name)).toMatchObject({
      [`${save},code="245000022"`]: 1,
      [`route="${calls.finalize.path}",code="245000003"`]: 1,
    });
    expect(await seriesOf(metricList.calls.name)).toMatchObject({
      [`method="POST",${save},status="200"`]: 1,
    });
    const asked = await seriesOf(`${metricList.registerSeconds.name}_count`);
    expect(asked).toMatchObject({ 'register="findPolicy",outcome="answered"': expect.any(Number) });
    const { body } = await read(metricsKey);
    // Those of registers over HTTP move in test/server/registers/measures.test.ts.
    const overHttp: readonly object[] = [
      metricList.registerFailures,
      metricList.registerCached,
      metricList.registerBroken,
    ];
    for (const metric of Object.values(metricList).filter((one) => !overHttp.includes(one)))
      expect(String(body)).toContain(`\n${metric.name}`);
    for (const secret of [uuid, '4400018683', reporter.cookie ?? 'session', accident.contactSearch])
      expect(String(body)).not.toContain(secret);
  });

  test('say how many wait and for how long', async () => {
    const { uuid } = await beginWith(service, accident);
    const { db } = service.database;
    const waits = { claim_uuid: uuid, recipient: 'nobody', text: '' };
    const since = new Date(Date.now() - 60_000);
    await db
      .insertInto('notice')
      .values({ ...waits, since, due_at: since })
      .execute();
    expect(await seriesOf(metricList.waiting.name)).toEqual({
      'what="report"': 0,
      'what="file"': 0,
      'what="message"': 1,
      'what="verification"': 0,
      'what="event"': 0,
      'what="deadLetter"': 0,
      'what="fetch"': 0,
    });
    const { 'what="message"': seconds = 0 } = await seriesOf(metricList.waitingSeconds.name);
    expect(Math.floor(seconds / 60)).toBe(1);
  });
});

describe('the pages about measures', () => {
  const written = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

  test('are written from what is measured', () => {
    expect(written('metrics.md')).toBe(withTables(written('metrics.md'), metricsTables()));
    expect(written('metrics/alerts.json')).toBe(alertRules());
    expect(written('metrics/dashboard.json')).toBe(dashboard());
  });

  test('alert by nothing that is not measured', () => {
    const known = Object.values(metricList).map(({ name }) => name);
    for (const { when } of alerts)
      for (const [name] of when.matchAll(/hlaska_\w+/g))
        expect(known).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
  });
});

test('while the database is away whoever watches is told so, and what the process knows by itself', async () => {
  const own = await startService({ metricsKey });
  const read = async () =>
    String(
      (await own.reporter().send({ url: '/metrics', headers: { authorization: `Bearer ${metricsKey}` } }))
        .body,
    );
  expect(await read()).toMatch(/^hlaska_database_up 1$/m);
  await own.database.close();
  const told = await read();
  expect(told).toMatch(/^hlaska_database_up 0$/m);
  expect(told).toMatch(/^hlaska_calls_total\{/m);
  expect(told).not.toMatch(/^hlaska_waiting\{/m);
  await own.app.close();
});
