import { describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from '#test/server/drafts.ts';
import { patience } from '#test/server/patience.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { nobodyAnswers } from './lookups.ts';
import { ownDay } from './ownDay.ts';
import { async, holdLook, poll, sentTo, slowRegister, watchTakes } from './processRaces.ts';

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
        lease: 600_000,
      });
      const begun = await beginWith(stopped, { ...answered, ...ownDay() });
      const started = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
      const processId = String(started.headers['processid']);
      const leased = () =>
        service()
          .database.db.selectFrom('process')
          .select(['state', 'leased_until'])
          .where('id', '=', processId)
          .executeTakeFirstOrThrow();
      await vi.waitUntil(async () => (await leased()).leased_until !== null, patience);
      const { leased_until } = await leased();
      await stopped.app.close();
      // It is free, or another process has it or has ended it already, long before the lease would have run out.
      await expect.poll(leased, patience).not.toEqual({ state: 'PRO', leased_until });

      const reporter = service().reporter();
      reporter.cookie = begun.reporter.cookie;
      const ended = await poll({ ...begun, reporter }, processId);
      expect(ended).toMatchObject({ status: 200, body: { state: 'FIN' } });
    });

    test('is taken by one loop of a service and run once, however many wait for it', async () => {
      const { database } = service();
      const watched = watchTakes(database.db);
      const register = slowRegister(database.db);
      const busy = await service().another({
        database: { ...database, db: watched.db },
        ...register.options,
      });
      const reports = await Promise.all(
        Array.from({ length: 30 }, () => beginWith(busy, { ...answered, ...ownDay() })),
      );
      const sent = reports.map(({ reporter, params }) => reporter.ask(calls.finalize, { params }));
      await register.asked;
      register.answer();
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      await busy.app.close();
      expect(statuses).toEqual(reports.map(() => 200));
      expect(watched.mostAtOnce()).toBe(1);
    });

    test('of a report that is sent while a service looks after others is not taken for ended', async () => {
      const { database } = service();
      const look = holdLook(database.db);
      const register = slowRegister(database.db);
      const slow = await service().another(register.options);
      const busy = await service().another({ database: { ...database, db: look.db } });
      const { begun: elsewhere } = await sentTo(slow, register.asked);
      const own = await beginWith(busy, { ...answered, ...ownDay() });
      const waiting = busy.reporter();
      waiting.cookie = elsewhere.reporter.cookie;
      const others = waiting.ask(calls.finalize, { params: elsewhere.params });
      await look.asked;
      const sent = own.reporter.ask(calls.finalize, { params: own.params });
      const isSent = () =>
        database.db
          .selectFrom('process')
          .select('id')
          .where('claim_uuid', '=', own.params.claimRequestUuid)
          .executeTakeFirst();
      await vi.waitUntil(isSent, patience);
      // The call goes on to wait before the answer is let.
      await new Promise(setImmediate);
      look.answer();
      register.answer();
      expect([(await sent).status, (await others).status]).toEqual([200, 200]);
      await busy.app.close();
      await slow.app.close();
    });

    test('is held for less than four seconds at a time, and again as long as its service lives', async () => {
      const register = slowRegister(service().database.db);
      const lasting = await service().another(register.options);
      const { begun, processId } = await sentTo(lasting, register.asked);
      const leasedUntil = async (): Promise<number> => {
        const open = service().database.db.selectFrom('process').select('leased_until');
        return (
          (await open.where('id', '=', processId).executeTakeFirstOrThrow()).leased_until?.getTime() ?? 0
        );
      };
      await vi.waitUntil(async () => (await leasedUntil()) > 0, patience);
      const first = await leasedUntil();
      expect(first - Date.now()).toBeLessThan(4000);
      await vi.waitUntil(async () => (await leasedUntil()) > first + 4000, patience);
      register.answer();
      expect(await poll(begun, processId)).toMatchObject({ status: 200, body: { state: 'FIN' } });
      await lasting.app.close();
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
