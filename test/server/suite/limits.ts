import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { TestService } from '#test/server/service.ts';

/** What the limit of calls promises on every database. */
export function describeLimits(service: () => TestService): void {
  describe('the limit of calls', () => {
    test('holds over every process, and says when to come again', async () => {
      const rateLimit = { max: 4, window: 60_000 };
      const one = (await service().another({ rateLimit })).reporter();
      const other = (await service().another({ rateLimit })).reporter();
      const statuses: number[] = [];
      for (const reporter of [one, other, one, other, one]) {
        statuses.push((await reporter.ask(calls.listDrafts)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      const refused = await other.ask(calls.listDrafts);
      expect(refused).toMatchObject({ status: 429, body: { code: '245000000', status: 429 } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await other.ask(calls.live)).toMatchObject({ status: 200 });
    });
  });
}
