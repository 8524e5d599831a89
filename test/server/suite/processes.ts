import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import type { Received } from '#test/server/reporter.ts';
import { answered } from '#test/server/smallFlow.ts';
import type { TestService } from '#test/server/service.ts';
import { nobodyAnswers } from './lookups.ts';
import { ownDay } from './ownDay.ts';
import { patience } from '#test/server/patience.ts';

const async = { async: 'true' };
/** Milliseconds between two polls: without them they would be too many calls for one session. */
const pause = 50;

const poll = async ({ reporter, params }: Begun, processId: string): Promise<Received> => {
  for (;;) {
    const answer = await reporter.ask(calls.finalize, { params, headers: { ...async, processId } });
    if (answer.status !== 202) return answer;
    await wait(pause);
  }
};

/** What the process behind finalise promises on every database. */
export function describeProcesses(service: () => TestService): void {
  describe('the process of finalise', () => {
    test('goes on by itself and is polled at the same address or at the pollable one', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const started = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
      expect(started).toMatchObject({
        status: 202,
        body: { state: 'PRO', retryInterval: 500, retryCount: 240 },
      });
      const processId = String(started.headers['processid']);
      const ended = await poll(begun, processId);
      const result = await begun.reporter.call(calls.finalize, { params: begun.params });
      expect(ended).toMatchObject({ status: 200, body: { state: 'FIN', payload: result } });
      expect(await begun.reporter.call(calls.pollable, { params: { processId } })).toEqual({
        state: 'FIN',
        payload: result,
      });
      const again = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
      expect(again).toMatchObject({ status: 200, body: { state: 'FIN', payload: result } });
    });

    test('ends with the failure and gives the report back', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay(), damageSize: undefined });
      const started = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
      const processId = String(started.headers['processid']);
      const ended = await poll(begun, processId);
      expect(ended).toMatchObject({
        status: 200,
        body: {
          state: 'ERR',
          failure: {
            code: '245000030',
            status: 400,
            params: { page: 'damage', name: 'damageSize', key: 'required' },
            requestId: expect.any(String),
          },
        },
      });
      const save = { params: { ...begun.params, version: 1 }, body: { ...answered, ...ownDay() } };
      expect(await begun.reporter.call(calls.save, save)).toEqual({ version: 2 });
      expect(await begun.reporter.call(calls.finalize, { params: begun.params })).toMatchObject({
        type: 'car',
      });
    });

    test('goes on after the process of the service that began it is gone', async () => {
      const dying = await service().another({
        systems: { ...nobodyAnswers, findVehicle: () => new Promise(() => {}) },
        systemTimeout: 600_000,
        lease: 0,
      });
      const begun = await beginWith(dying, { ...answered, ...ownDay() });
      const started = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
      const processId = String(started.headers['processid']);
      expect(
        await begun.reporter.ask(calls.finalize, { params: begun.params, headers: { ...async, processId } }),
      ).toMatchObject({ status: 202 });
      await dying.app.close();

      const restarted = await service().another();
      const after = { ...begun, reporter: restarted.reporter() };
      after.reporter.cookie = begun.reporter.cookie;
      expect(await poll(after, processId)).toMatchObject({ status: 200, body: { state: 'FIN' } });
      expect(await after.reporter.call(calls.readClaim, { params: begun.params })).toMatchObject({
        state: 'FINAL',
      });
    });

    test('is handed over at once by a service that is stopped, however long it had it for itself', async () => {
      const stopped = await service().another({
        systems: { ...nobodyAnswers, findVehicle: () => new Promise(() => {}) },
        systemTimeout: 600_000,
      });
      const begun = await beginWith(stopped, { ...answered, ...ownDay() });
      const started = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
      const processId = String(started.headers['processid']);
      const leased = () =>
        service()
          .database.db.selectFrom('process')
          .select('leased_until')
          .where('id', '=', processId)
          .executeTakeFirstOrThrow();
      await vi.waitUntil(async () => (await leased()).leased_until !== null, patience);
      const held = await leased();
      await stopped.app.close();
      // It is free, or another process has it already.
      expect(await leased()).not.toEqual(held);

      const reporter = service().reporter();
      reporter.cookie = begun.reporter.cookie;
      const ended = await poll({ ...begun, reporter }, processId);
      expect(ended).toMatchObject({ status: 200, body: { state: 'FIN' } });
    });

    test('of another report, or of none, is not found', async () => {
      const begun = await beginWith(service(), { ...answered, ...ownDay() });
      const other = await beginWith(service(), { ...answered, ...ownDay() });
      const started = await other.reporter.ask(calls.finalize, { params: other.params, headers: async });
      const processId = String(started.headers['processid']);
      const unknown = { status: 404, body: { code: '245000001' } };
      for (const id of [processId, '00000000-0000-4000-8000-000000000000', 'no uuid']) {
        const headers = { ...async, processId: id };
        expect(await begun.reporter.ask(calls.finalize, { params: begun.params, headers })).toMatchObject(
          unknown,
        );
      }
      expect(await begun.reporter.ask(calls.pollable, { params: { processId } })).toMatchObject({
        status: 403,
      });
      expect(await begun.reporter.ask(calls.pollable, { params: { processId: 'no uuid' } })).toMatchObject(
        unknown,
      );
    });
  });
}
