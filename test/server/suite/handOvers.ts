import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import { answered } from '#test/server/smallFlow.ts';
import type { TestService } from '#test/server/service.ts';

const minute = 60_000;

/** What taking a draft to another device promises on every database. */
export function describeHandOvers(service: () => TestService): void {
  describe('a draft on its way to another device', () => {
    const given = async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const begun = await beginWith(later, answered);
      const handOver = () =>
        begun.reporter.call(calls.handOver, { params: { claimRequestUuid: begun.uuid } });
      const other = later.reporter();
      const take = (key: string, code: string) => other.ask(calls.takeOver, { body: { key, code } });
      return { ...begun, later, other, handOver, take, wait: (time: number) => void (now += time) };
    };
    const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const gone = { status: 404, body: { code: 'ACTIVE_REPORT_NOT_FOUND' } };

    test('opens there once by its key and its code, and moves there', async () => {
      const { reporter, other, params, uuid, handOver, take } = await given();
      const { key, code, expiresAt } = await handOver();
      expect(expiresAt).toBe('2026-11-20T10:30:00.000Z');
      expect(await take(key, code)).toMatchObject({
        status: 200,
        body: { claimRequestUuid: uuid, authorised: true, version: 1 },
      });
      expect((await other.call(calls.readClaim, { params })).detail).toEqual(answered);
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({
        status: 403,
        body: { code: '245000011' },
      });
      expect(await take(key, code)).toMatchObject(gone);
    });

    test('stays where it is for half an hour after a wrong code, and ends with the fifth', async () => {
      const { handOver, take } = await given();
      const { key, code } = await handOver();
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) codes.push((await take(key, wrong(code))).body);
      expect(codes).toMatchObject([
        ...Array.from({ length: 4 }, () => ({ code: '245000014' })),
        { code: '245000015' },
      ]);
      expect(await take(key, code)).toMatchObject(gone);
    });

    test('allows no more attempts where they come at the same moment', async () => {
      const { handOver, take } = await given();
      const { key, code } = await handOver();
      const answers = await Promise.all(Array.from({ length: 9 }, () => take(key, wrong(code))));
      const told = answers.map(({ status }) => status).toSorted((one, two) => one - two);
      expect(told).toEqual([400, 400, 400, 400, 404, 404, 404, 404, 429]);
    });

    test('opens to one of many who tell its code at the same moment, and to none after five wrong ones', async () => {
      const { handOver, take } = await given();
      const first = await handOver();
      const all = await Promise.all(Array.from({ length: 20 }, () => take(first.key, first.code)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      const { reporter, uuid, handOver: another, take: taking } = await given();
      const { key, code } = await another();
      const guesses = Array.from({ length: 19 }, () => taking(key, wrong(code)));
      const answers = await Promise.all([...guesses, taking(key, code)]);
      expect(answers.filter(({ status }) => status === 200)).toEqual([]);
      const { drafts } = await reporter.call(calls.listDrafts, {});
      expect(drafts.map(({ claimRequestUuid }) => claimRequestUuid)).toEqual([uuid]);
    });

    test('opens neither too late nor by what was given before', async () => {
      const { handOver, take, wait } = await given();
      const first = await handOver();
      const second = await handOver();
      expect(await take(first.key, first.code)).toMatchObject(gone);
      wait(30 * minute);
      expect(await take(second.key, second.code)).toMatchObject(gone);
    });

    test('is given by its own browser only', async () => {
      const { uuid: claimRequestUuid, later } = await given();
      const { reporter: stranger } = await begin(later);
      expect(await stranger.ask(calls.handOver, { params: { claimRequestUuid } })).toMatchObject({
        status: 403,
        body: { code: '245000011' },
      });
    });
  });
}
