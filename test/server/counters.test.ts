import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCounters } from '#server/store/counters.ts';
import { startService, type TestService } from './service.ts';

const limit = { max: 300, window: 15 * 60_000 };
/** More than a process remembers. */
const others = 10_000;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('what a caller has asked is counted on although ten thousand others asked meanwhile', async () => {
  const count = createCounters(service.database.db, limit);
  for (let call = 0; call < 14; call += 1) await count('somebody');
  for (let other = 0; other < others; other += 1) await count(`other ${other}`);
  expect((await count('somebody')).current).toBe(15);
});
