import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { defaultRetention } from '#server/retention/sweep.ts';
import { leaptAt } from '#server/retention/steadyClock.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

const day = 24 * 60 * 60_000;
const start = new Date('2026-11-20T08:00:00Z').getTime();
let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const after = (days: number) => new Date(start + days * day);
const look = (days: number) => leaptAt({ db: service.database.db, now: () => after(days) });

test('a clock is relied on once it has gone on for a day, and a day after it leapt ahead or back', async () => {
  // Nobody has looked at it before.
  expect([await look(0), await look(0.5), await look(1)]).toEqual([after(0), after(0), undefined]);
  // A service that rested for a night.
  expect(await look(2.5)).toBe(undefined);
  expect([await look(402), await look(402.5)]).toEqual([after(402), after(402)]);
  expect([await look(3), await look(3.9), await look(4)]).toEqual([after(3), after(3), undefined]);
  // Two processes whose clocks differ by some seconds.
  expect([await look(4.0004), await look(4)]).toEqual([undefined, undefined]);
});

test('a clock that is set ten years ahead sweeps no draft, and is right again', async () => {
  const { reporter, params } = await beginWith(service, { contactSearch: '4UI5655' });
  for (const days of [3650, 0]) {
    const now = () => new Date(Date.now() + days * day);
    const started = await service.another({ now, retention: defaultRetention });
    // It ends once it has swept.
    await started.app.close();
  }
  expect(await reporter.call(calls.readClaim, { params })).toMatchObject({ state: 'DRAFT', version: 1 });
});
