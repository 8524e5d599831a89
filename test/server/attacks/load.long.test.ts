import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aBuild } from '#test/server/pages/build.ts';
import { calls } from '#machines/service/calls.ts';
import { registers } from '#server/registers/registers.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { ownDay } from '#test/server/suite/ownDay.ts';
import { patience } from '#test/server/patience.ts';

describe('a service that is behind', () => {
  let folder: string;
  let service: TestService;
  beforeAll(async () => {
    folder = await aBuild();
    // However idle, no process is in time to the millionth of a millisecond.
    service = await startService({ assets: folder, loadLimit: { delay: 0.000_001, interval: 10 } });
    await vi.waitUntil(async () => (await configuration()).statusCode === 503, patience);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  const configuration = () => service.app.inject({ url: '/rest/application/configuration' });

  test('refuses a call at once, and says when to come again', async () => {
    const { statusCode, headers, body } = await configuration();
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toMatchObject([
      503,
      expect.stringMatching(/^[2-6]$/),
      { code: '245000000', status: 503 },
    ]);
  });

  test('still sends the page, which tells the reporter, and its files', async () => {
    const page = await service.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const file = await service.app.inject({ url: '/static/early.js' });
    expect([page.statusCode, file.statusCode]).toEqual([200, 200]);
  });

  test('still says that it lives and is ready', async () => {
    expect((await service.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });
});

const aLongTime = 600_000;

/** What a new report, a save, a report being sent and a question about health are answered. */
const letIn = { report: 200, save: 200, sending: 202, health: 200 };

describe('a service that has no room left', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow] });
  });
  afterAll(() => service.close());
  const report = () => ({ ...answered, ...ownDay() });

  /** What each kind of call is answered now. */
  const askAll = async (at: TestService, own: Begun) => {
    const { reporter, params } = own;
    const created = await at
      .reporter()
      .ask(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    const { version } = await service.database.db
      .selectFrom('claim_request')
      .select('version')
      .where('uuid', '=', params.claimRequestUuid)
      .executeTakeFirstOrThrow();
    const saved = await reporter.ask(calls.save, { params: { ...params, version }, body: report() });
    const processId = '00000000-0000-4000-8000-000000000000';
    const sending = await reporter.ask(calls.pollable, { params: { processId } });
    const health = await at.reporter().ask(calls.ready);
    const refusals = [created, saved, sending].filter(({ status }) => status === 503);
    for (const { headers } of refusals) expect(headers['retry-after']).toMatch(/^[2-6]$/);
    return {
      report: created.status,
      save: saved.status,
      // The process is unknown, which only a call that was let in finds out.
      sending: sending.status === 404 ? 202 : sending.status,
      health: health.status,
    };
  };

  test.each([
    [499, letIn],
    [500, { ...letIn, report: 503 }],
    [749, { ...letIn, report: 503 }],
    [750, { ...letIn, report: 503, save: 503 }],
    [999, { ...letIn, report: 503, save: 503 }],
    [1000, { ...letIn, report: 503, save: 503, sending: 503 }],
  ])('refuses by kind where a call has waited %i ms for the database', async (wait, answers) => {
    const { database } = service;
    let waited = 0;
    const full = await service.another({
      database: { ...database, poolWait: () => waited },
      loadLimit: { room: { calls: 1000, wait: 1000, answer: aLongTime, least: 1 } },
    });
    const own = await beginWith(full, report());
    waited = wait;
    expect(await askAll(full, own)).toEqual(answers);
    await full.app.close();
  });

  test.each([
    [
      'so many calls are under way as a process may have',
      { calls: 4, wait: 1000, answer: aLongTime, least: 1 },
    ],
    // However idle, no process saves within the millionth of a millisecond: it takes on the fewest.
    ['so many are that a save takes too long', { calls: 1000, wait: 1000, answer: 0.000_001, least: 4 }],
  ])('refuses by kind where %s, and takes them again when those have ended', async (_reason, room) => {
    const { database } = service;
    const systems = registers(database.db);
    const answer = Promise.withResolvers<void>();
    const findVehicle: typeof systems.findVehicle = async (vehicle) => {
      await answer.promise;
      return systems.findVehicle(vehicle);
    };
    const full = await service.another({
      systems: { ...systems, findVehicle },
      systemTimeout: aLongTime,
      loadLimit: { room },
    });
    const own = await beginWith(full, report());
    const reports: Begun[] = [];
    for (let count = 0; count < 4; count += 1) reports.push(await beginWith(full, report()));
    const sent: Promise<number>[] = [];
    const answers = [];
    for (const { reporter, params } of reports) {
      answers.push(await askAll(full, own));
      sent.push(reporter.ask(calls.finalize, { params }).then(({ status }) => status));
      // It is let in before the next is asked.
      await new Promise(setImmediate);
    }
    answers.push(await askAll(full, own));
    answer.resolve();
    const ends = await Promise.all(sent);
    answers.push(await askAll(full, own));
    expect([answers, ends]).toEqual([
      [
        letIn,
        letIn,
        { ...letIn, report: 503 },
        { ...letIn, report: 503, save: 503 },
        { ...letIn, report: 503, save: 503, sending: 503 },
        letIn,
      ],
      [200, 200, 200, 200],
    ]);
    await full.app.close();
  });
});
