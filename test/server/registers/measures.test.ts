import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { metricList } from '#server/metrics/metricList.ts';
import { registers } from '#server/registers/registers.ts';
import { begin } from '#test/server/drafts.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { serve } from './exampleServer.ts';

const metricsKey = 'a secret that Prometheus shows, long enough';

describe('registers over HTTP', () => {
  let base: TestService;
  let example: FastifyInstance;
  let service: TestService;
  const lines: string[] = [];
  beforeAll(async () => {
    base = await startService();
    const own = registers(base.database.db);
    const { app, place } = await serve({
      ...own,
      findCompany: () => Promise.reject(new Error('The register of companies is broken.')),
    });
    example = app;
    const stream = { write: (line: string) => lines.push(line) };
    service = await base.another({ registers: place, metricsKey, log: { level: 'info', stream } });
  });
  afterAll(async () => {
    await base.close();
    await example.close();
  });

  /** The series of a metric that begin with a register, by what stands after it. */
  const seriesOf = async (name: string, register: string): Promise<Readonly<Record<string, number>>> => {
    const { body } = await service
      .reporter()
      .send({ url: '/metrics', headers: { authorization: `Bearer ${metricsKey}` } });
    const found = String(body).matchAll(
      new RegExp(`^${name}\\{register="${register}",?(.*)\\} (\\S+)$`, 'gm'),
    );
    return Object.fromEntries([...found].map(([, labels = '', value]) => [labels, Number(value)]));
  };

  test('are measured: what they failed by, what was kept, and which of them is given up', async () => {
    const { reporter, params } = await begin(service);
    expect(await seriesOf(metricList.registerBroken.name, '\\w+')).toEqual({ '': 0 });
    for (let at = 0; at < 3; at += 1)
      await reporter.call(calls.searchPolicy, { params, body: { policyNumber: '4400018683' } });
    for (let at = 0; at < 7; at += 1) {
      const body = { identificationNumber: '99000016' };
      expect(await reporter.ask(companyCalls.searchCompany, { params, body })).toMatchObject({ status: 503 });
    }
    expect(await seriesOf(metricList.registerFailures.name, 'findCompany')).toEqual({ 'code="STATUS"': 5 });
    expect(await seriesOf(`${metricList.registerSeconds.name}_count`, 'findCompany')).toEqual({
      'outcome="away"': 7,
    });
    expect(await seriesOf(metricList.registerBroken.name, 'findCompany')).toEqual({ '': 1 });
    expect(await seriesOf(metricList.registerFailures.name, 'findPolicy')).toEqual({});
    expect(await seriesOf(metricList.registerCached.name, 'findPolicy')).toEqual({ '': 2 });
    expect(await seriesOf(metricList.registerBroken.name, 'findPolicy')).toEqual({ '': 0 });
    const givenUp = lines.filter((line) => line.includes('register given up'));
    expect(givenUp.map((line): object => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, register: 'findCompany', msg: 'register given up' }),
    ]);
  });
});
