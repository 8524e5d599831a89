import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteDone, readHandover, resend } from '#server/handover/deadLetters.ts';
import { handOverDue, type Attempted, type HandingOver } from '#server/handover/handOverDue.ts';
import { takeNext } from '#server/handover/take.ts';
import { notesOutgoing } from '#server/outgoing/noteOutgoing.ts';
import { begin } from '#test/server/drafts.ts';
import { exportKey, secret, startCore, type Core } from '#test/server/handover/core.ts';
import type { TestService } from '#test/server/service.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const by = { name: 'Jana Nováková', reason: 'The mapping was mended.' };

/** How events are handed over to a core, on every database. */
export function describeOutgoing(service: () => TestService): void {
  describe('an event', () => {
    let core: Core;
    let uuid: string;
    let time: number;
    const now = () => new Date(time);
    const attempts: Attempted[] = [];
    beforeAll(async () => {
      core = await startCore();
      ({ uuid } = await begin(service()));
    });
    afterAll(() => core.close());
    beforeEach(async () => {
      const { db } = service().database;
      await db.deleteFrom('outgoing').execute();
      await db.deleteFrom('outgoing_claim').execute();
      await db.deleteFrom('outgoing_endpoint').execute();
      core.says(undefined);
      core.received.splice(0);
      core.requests.splice(0);
      attempts.splice(0);
      time = Date.parse('2026-11-20T10:00:00Z');
    });

    /** Questions about claims, noted one after the other. */
    const happens = async (...claimNumbers: readonly string[]) => {
      const note = notesOutgoing({ now, build: 'aaaaaaaa', isTest: true, defaultLanguage: 'cs' });
      for (const claimNumber of claimNumbers)
        await service()
          .database.db.transaction()
          .execute((trx) =>
            note(
              trx,
              { claimNumber, uuid, language: 'cs' },
              { type: 'question.registered', data: { question: 'Kdy?', contact: {}, claimVerified: true } },
            ),
          );
    };
    const process = (differing: Partial<HandingOver> = {}): HandingOver => ({
      db: service().database.db,
      now,
      tenant: 'vzorova',
      exportKey,
      publicUrl: 'https://claims.example',
      place: core.handover.push ?? { url: '', secrets: [] },
      random: () => 0.5,
      stopping: new AbortController().signal,
      attempted: (attempt) => attempts.push(attempt),
      ...differing,
    });
    /** What is handed over now, as the core is signed it by the clock of the test; its own clock is not asked. */
    const handOver = () => handOverDue(process());
    const came = () => core.requests.length;
    const rows = async () =>
      service()
        .database.db.selectFrom('outgoing')
        .select(['claim_number', 'sequence', 'state', 'attempts', 'reason', 'due_at'])
        .orderBy('number')
        .execute();
    const stateOf = async () =>
      (await rows()).map(({ claim_number, sequence, state, attempts: made, reason, due_at: due }) => [
        `${claim_number} ${sequence}`,
        state,
        made,
        reason,
        due && (due.getTime() - time) / second,
      ]);
    const endpoint = async () => {
      const { paused, waiting } = await readHandover(service().database);
      return [paused?.reason, waiting];
    };

    /** Everything is taken, whatever day it is for the core. */
    const takes = () =>
      core.says(({ claimNumber }) => ({
        status: 200,
        body: { result: 'ACCEPTED', coreClaimId: claimNumber },
      }));
    const taken: string[] = [];
    const takesAndNotes = () => {
      taken.splice(0);
      core.says(({ claimNumber, sequence }) => {
        taken.push(`${claimNumber} ${sequence}`);
        return { status: 200, body: { result: 'ACCEPTED', coreClaimId: claimNumber } };
      });
    };

    test('leaves after the one before of its claim number, and beside those of others', async () => {
      takesAndNotes();
      await happens('A', 'A', 'B', 'A');
      await handOver();
      expect(taken.filter((one) => one.startsWith('A'))).toEqual(['A 1', 'A 2', 'A 3']);
      expect(taken.toSorted()).toEqual(['A 1', 'A 2', 'A 3', 'B 1']);
      expect((await rows()).map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    });

    test('that is refused holds the later ones of its claim number until somebody decides, and no others', async () => {
      core.says(({ claimNumber }) =>
        claimNumber === 'A'
          ? { status: 422, body: { result: 'REFUSED', code: 'NO_POLICY', text: 'Jan Novák has no policy.' } }
          : { status: 200, body: { result: 'ACCEPTED', coreClaimId: 'c-1', coreClaimNumber: 'C1' } },
      );
      await happens('A', 'A', 'B');
      await handOver();
      const states = await stateOf();
      expect(states).toEqual([
        ['A 1', 'DEAD', 1, 'NO_POLICY', null],
        ['A 2', 'WAITING', 0, null, 0],
        ['B 1', 'DONE', 1, null, null],
      ]);
      const { dead } = await readHandover(service().database);
      expect(dead).toEqual([
        {
          id: expect.any(String),
          type: 'question.registered',
          claimNumber: 'A',
          reason: 'NO_POLICY',
          attempts: 1,
          since: now(),
          behind: 1,
        },
      ]);
      takesAndNotes();
      const store = { db: service().database.db, now };
      expect(await resend(store, { reason: 'ANOTHER' }, by)).toBe(0);
      expect(await resend(store, { reason: 'NO_POLICY' }, by)).toBe(1);
      await handOver();
      expect(taken).toEqual(['A 1', 'A 2']);
      expect(core.requests.map((headers) => headers['hlaska-replay'])).toEqual([
        undefined,
        undefined,
        '1',
        undefined,
      ]);
    });

    test('that somebody entered by hand is handed over no more, and its report is handed over', async () => {
      core.says(() => ({ status: 422, body: { result: 'REFUSED', code: 'lower case is no code' } }));
      await happens('A', 'A');
      await handOver();
      const [letter] = (await readHandover(service().database)).dead;
      expect(letter?.reason).toBe('OTHER');
      takesAndNotes();
      const store = { db: service().database.db, now };
      expect(await noteDone(store, letter?.id ?? '', 'C77', by)).toBe(true);
      expect(await noteDone(store, letter?.id ?? '', 'C77', by)).toBe(false);
      await handOver();
      expect(taken).toEqual(['A 2']);
      const { db } = service().database;
      const acts = await db
        .selectFrom('outgoing_act')
        .selectAll()
        .where('event_id', '=', letter?.id ?? '')
        .execute();
      expect(acts).toEqual([
        {
          id: expect.any(Number),
          at: now(),
          event_id: letter?.id,
          claim_number: 'A',
          act: 'DONE',
          operator_name: by.name,
          reason: by.reason,
          core_claim_number: 'C77',
        },
      ]);
      const report = await db
        .selectFrom('claim_request')
        .select('handed_over_at')
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      expect(report).toEqual({ handed_over_at: now() });
    });

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
      core.says(() => answer);
      await happens('A');
      await handOver();
      expect(await stateOf()).toEqual([['A 1', ...state]]);
      expect(await endpoint()).toEqual(paused);
      expect(came()).toBe(1);
    });

    test('tells what the core calls the claim, and with which it was joined', async () => {
      core.says(({ sequence }) => ({
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
      core.says(() => ({ status: 500 }));
      await happens('A');
      const pauses: unknown[] = [];
      for (let attempt = 1; attempt <= 13; attempt += 1) {
        await handOver();
        const [[, state, made, , due] = []] = await stateOf();
        expect([state, made]).toEqual([attempt === 13 ? 'DEAD' : 'WAITING', attempt]);
        pauses.push(due);
        time += Number(due) * second;
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
      expect(await stateOf()).toEqual([['A 1', 'DEAD', 13, 'GIVEN_UP', null]]);
      await handOver();
      expect(came()).toBe(13);
    });

    test('waits before its time, and pauses differ by a fifth', async () => {
      core.says(() => ({ status: 500 }));
      await happens('A', 'B');
      await handOverDue(process({ random: () => 0 }));
      expect((await stateOf()).map((row) => row.at(-1))).toEqual([4, 4]);
      time += 4 * second - 1;
      await handOver();
      expect(came()).toBe(2);
      time += 1;
      await handOverDue(process({ random: () => 1 }));
      expect((await stateOf()).map((row) => row.at(-1))).toEqual([36, 36]);
    });

    test('that the core misses is sent again, and the later ones after it', async () => {
      takes();
      await happens('A', 'A', 'A');
      await handOver();
      const seen: unknown[] = [];
      let isLost = true;
      core.says(({ sequence }) => {
        seen.push(sequence);
        if (sequence === 4 && isLost) {
          isLost = false;
          return { status: 425, body: { expected: 2 } };
        }
        return { status: 200, body: { result: 'KNOWN', coreClaimId: 'c-1' } };
      });
      await happens('A');
      await handOver();
      time += 5 * second;
      await handOver();
      expect(seen).toEqual([4, 2, 3, 4]);
    });

    test('is not sent while hand-over is paused, but one a minute tries, and all leave once it is back', async () => {
      core.says(() => ({ status: 500 }));
      await happens(...Array.from({ length: 20 }, (_, at) => `A${at}`));
      await handOver();
      expect([came(), await endpoint()]).toEqual([20, ['HTTP_500', 20]]);
      await happens('B');
      time += minute - 1;
      await handOver();
      expect(came()).toBe(20);
      time += 1;
      await handOver();
      expect([came(), (await rows()).map((row) => row.attempts)]).toEqual([
        21,
        [...Array.from({ length: 20 }, () => 1), 0],
      ]);
      takesAndNotes();
      await handOver();
      expect(taken).toEqual([]);
      time += minute;
      await handOver();
      expect([taken.length, await endpoint()]).toEqual([21, [undefined, 0]]);
    });

    test('of a core whose key we do not know costs no attempt, however long it takes', async () => {
      core.says(() => ({ status: 401 }));
      await happens('A');
      for (let at = 0; at < 20; at += 1) {
        await handOver();
        time += 5 * hour;
      }
      expect(await endpoint()).toEqual(['KEY', 1]);
      expect((await rows()).map(({ state, attempts: made }) => [state, made])).toEqual([['WAITING', 0]]);
      takesAndNotes();
      await handOver();
      expect(taken).toEqual(['A 1']);
    });

    test('is sent once, however many processes hand over', async () => {
      takesAndNotes();
      await happens(...Array.from({ length: 30 }, (_, at) => `A${at % 15}`));
      await Promise.all([handOver(), handOver(), handOver()]);
      await handOver();
      expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
      expect(taken.length).toBe(30);
    });

    test('is sent beside those of seven other claims at most, over all processes', async () => {
      let underWay = 0;
      let most = 0;
      core.says(async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await wait(20);
        underWay -= 1;
        return { status: 200, body: { result: 'KNOWN', coreClaimId: 'c-1' } };
      });
      await happens(...Array.from({ length: 24 }, (_, at) => `A${at}`));
      await Promise.all([handOver(), handOver()]);
      await handOver();
      expect(most).toBeLessThanOrEqual(8);
      expect((await rows()).filter(({ state }) => state === 'DONE').length).toBe(24);
    });

    test('that a killed process had taken is sent by another after a while', async () => {
      takesAndNotes();
      await happens('A', 'A');
      expect(await takeNext(process())).toMatchObject({ row: { sequence: 1 }, isProbe: false });
      time += 15 * second - 1;
      await handOver();
      expect(taken).toEqual([]);
      time += 1;
      await handOver();
      expect(taken).toEqual(['A 1', 'A 2']);
    });

    test('that is under way when the service stops is no failure, and is sent again', async () => {
      const stopping = new AbortController();
      const reached = Promise.withResolvers<void>();
      core.says(async () => {
        reached.resolve();
        await wait(200);
        return { status: 500 };
      });
      await happens('A');
      const under = handOverDue(process({ stopping: stopping.signal }));
      await reached.promise;
      stopping.abort();
      await under;
      expect(attempts).toEqual([]);
      takesAndNotes();
      time += 15 * second;
      await handOver();
      expect(taken).toEqual(['A 1']);
    });

    test('too long for any core is not sent', async () => {
      takesAndNotes();
      await happens('A');
      const { db } = service().database;
      await db
        .updateTable('outgoing')
        .set({ data: JSON.stringify({ question: 'a'.repeat(512 * 1024) }) })
        .execute();
      await handOver();
      expect([came(), await stateOf()]).toEqual([0, [['A 1', 'DEAD', 1, 'TOO_LARGE', null]]]);
    });

    test('is told in the log by names and codes alone', async () => {
      core.says(() => ({ status: 422, body: { result: 'REFUSED', code: 'NO_POLICY', text: 'Jan Novák' } }));
      await happens('A');
      await handOver();
      expect(attempts).toEqual([
        {
          id: expect.any(String),
          type: 'question.registered',
          sequence: 1,
          attempts: 1,
          outcome: 'REFUSED',
          reason: 'NO_POLICY',
        },
      ]);
    });

    test('is unreachable where nobody listens', async () => {
      await happens('A');
      await handOverDue(process({ place: { url: 'http://127.0.0.1:1/', secrets: [secret] } }));
      expect(await stateOf()).toEqual([['A 1', 'WAITING', 1, 'UNREACHABLE', 5]]);
    });
  });
}
