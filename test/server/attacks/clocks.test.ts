import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { createCounters } from '#server/store/counters.ts';
import { beginWith } from '#test/server/drafts.ts';
import { patience } from '#test/server/patience.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';

const minute = 60_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;

describe('a clock that is set a week ahead and back again', () => {
  let service: TestService;
  let now = Date.parse('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    service = await startService({ flows: [smallFlow], now: () => new Date(now), clockInterval: 20 });
  });
  afterAll(() => service.close());

  const guess = async (claimRequestUuid: string) => {
    const { body } = await service.reporter().ask(calls.authoriseDraft, {
      params: { claimRequestUuid },
      body: { field: 'POLICY_NUMBER', value: '4400019720' },
    });
    const { code, params } = Object(body);
    return [code, params?.until ?? params?.attempts];
  };

  test('locks a draft as long as it would have been locked, and no week longer', async () => {
    const { uuid } = await beginWith(service, answered);
    now += week;
    for (let attempt = 0; attempt < 4; attempt += 1) await guess(uuid);
    const ahead = new Date(now + 15 * minute).toISOString();
    expect([await guess(uuid), await guess(uuid)]).toEqual([
      ['245000015', ahead],
      ['245000012', ahead],
    ]);
    now -= week;
    const inTime = new Date(now + 15 * minute).toISOString();
    await vi.waitFor(async () => expect(await guess(uuid)).toEqual(['245000012', inTime]), patience);
    now += 16 * minute;
    expect(await guess(uuid)).toEqual(['245000014', 4]);
  });

  test('leaves the lock of a draft that was locked before it as it was', async () => {
    const { uuid } = await beginWith(service, answered);
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(uuid);
    const until = new Date(now + 15 * minute).toISOString();
    now += week;
    now -= week;
    expect(await guess(uuid)).toEqual(['245000012', until]);
  });

  test('makes nobody wait a week for another device', async () => {
    now += week;
    const { reporter, uuid } = await beginWith(service, answered);
    await reporter.call(calls.handOver, { params: { claimRequestUuid: uuid } });
    now -= week;
    const left = () =>
      service.database.db.selectFrom('hand_over').selectAll().where('claim_uuid', '=', uuid).execute();
    await vi.waitFor(async () => expect(await left()).toEqual([]), patience);
  });

  test('counts what one caller asks from the beginning, in this process and in the next', async () => {
    const { db } = service.database;
    const limit = { max: 20, window: hour };
    let wall = Date.parse('2026-11-20T10:00:00Z');
    const count = createCounters(db, limit, () => wall);
    wall += week;
    for (let call = 0; call < 30; call += 1) await count('somebody');
    wall -= week;
    expect(await createCounters(db, limit, () => wall)('somebody')).toEqual({ current: 1, ttl: hour });
    expect(await count('somebody')).toEqual({ current: 2, ttl: hour });
  });
});
