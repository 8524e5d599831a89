import { describe, expect, test } from 'vitest';
import { handOverDue } from '#server/handover/handOverDue.ts';
import { secret } from '#test/server/handover/core.ts';
import { openStand } from '#test/server/handover/stand.ts';
import type { TestService } from '#test/server/service.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What becomes of an event by the answer of the core, and when it comes again, on every database. */
export function describeOutgoingAnswers(service: () => TestService): void {
  describe('an event before a core', () => {
    const { pass, happens, process, handOver, says, takes, taken, requests, rows, states, endpoint } =
      openStand(service);

    const said = (result: string, more: object = {}) => ({ result, coreClaimId: 'c-1', ...more });
    test.each([
      ['ACCEPTED', { status: 200, body: said('ACCEPTED') }, ['DONE', 1, null, null], [undefined, 0]],
      ['KNOWN', { status: 200, body: said('KNOWN') }, ['DONE', 1, null, null], [undefined, 0]],
      ['KNOWN with 409', { status: 409, body: said('KNOWN') }, ['DONE', 1, null, null], [undefined, 0]],
      [
        'DUPLICATE_OF',
        { status: 200, body: said('DUPLICATE_OF', { claimNumber: 'B' }) },
        ['DONE', 1, null, null],
        [undefined, 0],
      ],
      [
        'REFUSED',
        { status: 422, body: said('REFUSED', { code: 'NO_POLICY' }) },
        ['DEAD', 1, 'NO_POLICY', null],
        [undefined, 0],
      ],
      ['202, queued', { status: 202 }, ['QUEUED', 1, null, 24 * 3600], [undefined, 1]],
      [
        '425 for a later one than it is',
        { status: 425, body: { expected: 7 } },
        ['WAITING', 1, 'GAP', 5],
        [undefined, 1],
      ],
      ['401', { status: 401 }, ['WAITING', 0, 'KEY', 0], ['KEY', 1]],
      ['403', { status: 403 }, ['WAITING', 0, 'KEY', 0], ['KEY', 1]],
      ['404', { status: 404 }, ['WAITING', 0, 'ADDRESS', 0], ['ADDRESS', 1]],
      ['410', { status: 410 }, ['WAITING', 0, 'ADDRESS', 0], ['ADDRESS', 1]],
      ['503', { status: 503 }, ['WAITING', 1, 'HTTP_503', 5], [undefined, 1]],
      [
        '503 until later',
        { status: 503, headers: { 'retry-after': '90' } },
        ['WAITING', 1, 'HTTP_503', 90],
        [undefined, 1],
      ],
      [
        '429 until a time',
        { status: 429, headers: { 'retry-after': 'Fri, 20 Nov 2026 10:03:00 GMT' } },
        ['WAITING', 1, 'HTTP_429', 180],
        [undefined, 1],
      ],
      [
        '503 until at once',
        { status: 503, headers: { 'retry-after': '0' } },
        ['WAITING', 1, 'HTTP_503', 5],
        [undefined, 1],
      ],
      [
        '503 until next week',
        { status: 503, headers: { 'retry-after': '604800' } },
        ['WAITING', 1, 'HTTP_503', 12 * 3600],
        [undefined, 1],
      ],
      [
        '500 until later',
        { status: 500, headers: { 'retry-after': '90' } },
        ['WAITING', 1, 'HTTP_500', 5],
        [undefined, 1],
      ],
      [
        'a redirect',
        { status: 302, headers: { location: '/elsewhere' } },
        ['WAITING', 1, 'HTTP_302', 5],
        [undefined, 1],
      ],
      ['200 without a word', { status: 200 }, ['WAITING', 1, 'CONTRACT', 5], [undefined, 1]],
      ['422 without a word', { status: 422 }, ['WAITING', 1, 'CONTRACT', 5], [undefined, 1]],
      [
        'ACCEPTED with 422',
        { status: 422, body: said('ACCEPTED') },
        ['WAITING', 1, 'CONTRACT', 5],
        [undefined, 1],
      ],
    ])('that is answered with %s', async (_what, answer, state, paused) => {
      says(() => answer);
      await happens('A');
      await handOver();
      expect(await states()).toEqual([['A 1', ...state]]);
      expect(await endpoint()).toEqual(paused);
      expect(requests().length).toBe(1);
    });

    test('tells what the core calls the claim, and with which it was joined', async () => {
      says(({ sequence }) => ({
        status: 200,
        body:
          sequence === 1
            ? { result: 'ACCEPTED', coreClaimId: 'c-1', coreClaimNumber: 'C1' }
            : { result: 'DUPLICATE_OF', claimNumber: 'B' },
      }));
      await happens('A', 'A');
      await handOver();
      expect(await service().database.db.selectFrom('outgoing_claim').selectAll().execute()).toEqual([
        { claim_number: 'A', sequence: 2, core_claim_id: 'c-1', core_claim_number: 'C1', joined_to: 'B' },
      ]);
    });

    test('that nobody takes comes again by the schedule, and is dead after 72 hours', async () => {
      says(() => ({ status: 500 }));
      await happens('A');
      const pauses: unknown[] = [];
      for (let attempt = 1; attempt <= 13; attempt += 1) {
        await handOver();
        const [[, state, made, , due] = []] = await states();
        expect([state, made]).toEqual([attempt === 13 ? 'DEAD' : 'WAITING', attempt]);
        pauses.push(due);
        pass(Number(due) * second);
      }
      const hours = (many: number) => many * 3600;
      expect(pauses).toEqual([
        5,
        30,
        120,
        600,
        1800,
        hours(2),
        hours(6),
        ...Array.from({ length: 5 }, () => hours(12)),
        null,
      ]);
      expect(pauses.reduce<number>((sum, one) => sum + Number(one), 0)).toBeLessThan(hours(72));
      expect(await states()).toEqual([['A 1', 'DEAD', 13, 'GIVEN_UP', null]]);
      await handOver();
      expect(requests().length).toBe(13);
    });

    test('waits before its time, and pauses differ by a fifth', async () => {
      says(() => ({ status: 500 }));
      await happens('A', 'B');
      await handOverDue(process({ random: () => 0 }));
      expect((await states()).map((row) => row.at(-1))).toEqual([4, 4]);
      pass(4 * second - 1);
      await handOver();
      expect(requests().length).toBe(2);
      pass(1);
      await handOverDue(process({ random: () => 1 }));
      expect((await states()).map((row) => row.at(-1))).toEqual([36, 36]);
    });

    test('that the core misses is sent again, and the later ones after it', async () => {
      takes();
      await happens('A', 'A', 'A');
      await handOver();
      const seen: unknown[] = [];
      let isLost = true;
      says(({ sequence }) => {
        seen.push(sequence);
        if (sequence === 4 && isLost) {
          isLost = false;
          return { status: 425, body: { expected: 2 } };
        }
        return { status: 200, body: { result: 'KNOWN', coreClaimId: 'c-1' } };
      });
      await happens('A');
      await handOver();
      pass(5 * second);
      await handOver();
      expect(seen).toEqual([4, 2, 3, 4]);
    });

    test('is not sent while hand-over is paused, but one a minute tries, and all leave once it is back', async () => {
      // Each would come again in ten hours only.
      says(() => ({ status: 503, headers: { 'retry-after': '36000' } }));
      await happens(...Array.from({ length: 20 }, (_, at) => `A${at}`));
      await handOver();
      expect([requests().length, await endpoint()]).toEqual([20, ['HTTP_503', 20]]);
      await happens('B');
      pass(minute - 1);
      await handOver();
      expect(requests().length).toBe(20);
      pass(1);
      await handOver();
      expect([requests().length, (await rows()).map((row) => row.attempts)]).toEqual([
        21,
        [...Array.from({ length: 20 }, () => 1), 0],
      ]);
      takes();
      await handOver();
      expect(taken).toEqual([]);
      pass(minute);
      await handOver();
      expect([taken.length, await endpoint()]).toEqual([21, [undefined, 0]]);
    });

    test('of a core whose key we do not know costs no attempt, however long it takes', async () => {
      says(() => ({ status: 401 }));
      await happens('A');
      for (let at = 0; at < 20; at += 1) {
        await handOver();
        pass(5 * hour);
      }
      expect(await endpoint()).toEqual(['KEY', 1]);
      expect((await rows()).map(({ state, attempts: made }) => [state, made])).toEqual([['WAITING', 0]]);
      takes();
      await handOver();
      expect(taken).toEqual(['A 1']);
    });

    test('too long for any core is not sent', async () => {
      takes();
      await happens('A');
      const { db } = service().database;
      await db
        .updateTable('outgoing')
        .set({ data: JSON.stringify({ question: 'a'.repeat(512 * 1024) }) })
        .execute();
      await handOver();
      expect([requests().length, await states()]).toEqual([0, [['A 1', 'DEAD', 1, 'TOO_LARGE', null]]]);
    });

    test('is unreachable where nobody listens', async () => {
      await happens('A');
      await handOverDue(process({ place: { url: 'http://127.0.0.1:1/', secrets: [secret] } }));
      expect(await states()).toEqual([['A 1', 'WAITING', 1, 'UNREACHABLE', 5]]);
    });
  });
}
