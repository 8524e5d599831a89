import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { accident } from './accident.ts';
import { begin, beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

describe('the log', () => {
  const lines: string[] = [];
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ log: { level: 'debug', stream: { write: (line) => lines.push(line) } } });
  });
  afterAll(() => service.close());

  test('names the request and the call, never what was sent', async () => {
    const { reporter, params, uuid } = await begin(service);
    const save = {
      params: { ...params, version: 0 },
      body: { moreInfo: 'A secret of Jan Novotný', vin: 12 },
    };
    await reporter.ask(calls.save, save);
    await reporter.ask(calls.searchPolicy, { params, body: { policyNumber: '4400018683' } });
    const { headers } = await reporter.send({
      url: '/rest/codelist/country?parent=jan.novotny%40example.com',
    });
    const request = lines
      .map((line) => JSON.parse(line))
      .find((line) => line.requestId === headers['x-request-id']);
    expect(request).toEqual({
      level: 30,
      time: expect.any(Number),
      process: process.pid,
      requestId: headers['x-request-id'],
      method: 'GET',
      route: '/rest/codelist/:name',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
    for (const secret of ['Novotný', 'novotny', '4400018683', uuid, reporter.cookie ?? 'session']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  test('says why a report went back to its reporter, by the id of the call that sent it', async () => {
    const { damageSize: _, ...incomplete } = accident;
    const { reporter, params } = await beginWith(service, incomplete);
    lines.length = 0;
    const { status, headers } = await reporter.ask(calls.finalize, { params });
    expect(status).toBe(400);
    const refused = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.startsWith('report refused'));
    expect(refused).toMatchObject({
      level: 30,
      processId: expect.any(String),
      requestId: headers['x-request-id'],
      code: '245000030',
      name: 'damageSize',
      key: 'required',
    });
  });

  test('says of an unforeseen failure where it was thrown, not what it quoted', async () => {
    const broken = await service.another({
      systems: {
        findVehicle: () => Promise.reject(new Error('no vehicle for Jan Novotný')),
        findPolicy: () => Promise.resolve(undefined),
        listPoliciesOfVehicle: () => Promise.resolve([]),
        listPoliciesOfInsured: () => Promise.resolve([]),
        listPoliciesOfCompany: () => Promise.resolve([]),
        findPerson: () => Promise.resolve(undefined),
        findCompany: () => Promise.resolve(undefined),
        findAgent: () => Promise.resolve(undefined),
        lossHistory: () => Promise.resolve(undefined),
        credits: () => Promise.resolve(undefined),
        completeAddress: () => Promise.resolve([]),
        listRepairShops: () => Promise.resolve([]),
        listClaims: () => Promise.resolve([]),
        listStatuses: () => Promise.resolve([]),
      },
    });
    lines.length = 0;
    const { reporter, uuid } = await begin(broken);
    await reporter.ask(calls.searchDamaged, {
      params: { claimRequestUuid: uuid },
      body: { vin: 'TMBZZZ3VZN4000001' },
    });
    const [failed] = lines.map((line) => JSON.parse(line)).filter((line) => line.level === 50);
    expect(failed).toMatchObject({
      code: '245000000',
      type: 'Failure',
      msg: 'call failed',
      cause: { type: 'Error', message: '' },
    });
    expect(lines.join('')).not.toContain('Novotný');
  });

  test('says of a refused call by which failure, and of long work which', async () => {
    lines.length = 0;
    const { reporter, params } = await beginWith(service, accident);
    await reporter.ask(calls.save, { params: { ...params, version: 7 }, body: {} });
    const { headers } = await reporter.ask(calls.finalize, { params, headers: { async: 'true' } });
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(told.slice(-2)).toMatchObject([
      { process: process.pid, route: calls.save.path, status: 409, code: '245000022' },
      { route: calls.finalize.path, status: 202, processId: headers['processid'] },
    ]);
  });

  test('takes entries of the browser as they are: names and codes', async () => {
    lines.length = 0;
    const entry = {
      level: 'error',
      time: '2026-11-20T08:00:00Z',
      event: 'page.failed',
      page: 'accident',
    } as const;
    await service.reporter().call(calls.log, { body: { entries: [entry] } });
    const client = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'client');
    expect(client).toMatchObject({
      level: 50,
      client: { time: '2026-11-20T08:00:00Z', event: 'page.failed', page: 'accident' },
    });
  });
});
