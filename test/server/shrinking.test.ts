import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionInForce } from '#server/retention/shrinking.ts';
import { defaultRetention } from '#server/retention/sweep.ts';
import { startService, type TestService } from './service.ts';

const day = 24 * 60 * 60_000;
const start = new Date('2026-11-20T08:00:00Z').getTime();
let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const after = (days: number) => new Date(start + days * day);
const inForce = (days: number, drafts: number) =>
  retentionInForce(
    { db: service.database.db, now: () => after(days) },
    { ...defaultRetention, drafts: drafts * day },
  );

test('a time of keeping that shrank waits a day, one that grew does not', async () => {
  const waiting = (days: number, to: number, from = 90) => ({
    retention: { ...defaultRetention, drafts: from * day },
    shrinking: [{ kind: 'drafts', from: from * day, to: to * day, at: after(days) }],
  });
  const settled = (days: number) => ({
    retention: { ...defaultRetention, drafts: days * day },
    shrinking: [],
  });
  expect(await inForce(0, 0)).toEqual(waiting(1, 0));
  expect(await inForce(0.9, 0)).toEqual(waiting(1, 0));
  // Another slip waits its own day.
  expect(await inForce(0.95, 30)).toEqual(waiting(1.95, 30));
  expect(await inForce(1.9, 30)).toEqual(waiting(1.95, 30));
  expect(await inForce(1.95, 30)).toEqual(settled(30));
  expect(await inForce(2, 120)).toEqual(settled(120));
  // Taken back in time, nothing is left of it.
  expect(await inForce(3, 1)).toEqual(waiting(4, 1, 120));
  expect(await inForce(3.5, 120)).toEqual(settled(120));
  expect(await inForce(9, 1)).toEqual(waiting(10, 1, 120));
});
