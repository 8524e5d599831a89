import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { noteDone, readHandover, resend } from '#server/handover/deadLetters.ts';
import { erasePerson } from '#server/dataSubjects/erasePerson.ts';
import { readSubjectKey } from '#server/dataSubjects/subjectKey.ts';
import { handOverDue } from '#server/handover/handOverDue.ts';
import { takeNext } from '#server/handover/take.ts';
import { redate } from '#server/retention/redate.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { openStand } from '#test/server/handover/stand.ts';
import type { TestService } from '#test/server/service.ts';

const second = 1000;
const week = 7 * 24 * 60 * 60 * second;
const by = { name: 'Jana Nováková', reason: 'The mapping was mended.' };

/** In which order events leave, by however many processes, and who decides about dead letters, on every database. */
export function describeOutgoing(service: () => TestService): void {
  describe('an event', () => {
    const {
      uuid,
      now,
      pass,
      happens,
      process,
      handOver,
      attempts,
      says,
      takes,
      taken,
      requests,
      rows,
      states,
    } = openStand(service);
    const decision = () => ({ at: now(), by });
    const inOne = <T>(work: (trx: Queries) => Promise<T>) => transact(service().database.db, work);

    test('leaves after the one before of its claim number, and beside those of others', async () => {
      takes();
      await happens('A', 'A', 'B', 'A');
      await handOver();
      expect(taken.filter((one) => one.startsWith('A'))).toEqual(['A 1', 'A 2', 'A 3']);
      expect(taken.toSorted()).toEqual(['A 1', 'A 2', 'A 3', 'B 1']);
      expect((await rows()).map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    });

    test('that is refused holds the later ones of its claim number until somebody decides, and no others', async () => {
      says(({ claimNumber }) =>
        claimNumber === 'A'
          ? { status: 422, body: { result: 'REFUSED', code: 'NO_POLICY', text: 'Jan Novák has no policy.' } }
          : { status: 200, body: { result: 'ACCEPTED', coreClaimId: 'c-1', coreClaimNumber: 'C1' } },
      );
      await happens('A', 'A', 'B');
      await handOver();
      expect(await states()).toEqual([
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
      takes();
      expect(await inOne((trx) => resend(trx, { reason: 'ANOTHER' }, decision()))).toBe(0);
      expect(await inOne((trx) => resend(trx, { reason: 'NO_POLICY' }, decision()))).toBe(1);
      await handOver();
      expect(taken).toEqual(['A 1', 'A 2']);
      expect(requests().map((headers) => headers['hlaska-replay'])).toEqual([
        undefined,
        undefined,
        '1',
        undefined,
      ]);
    });

    test('that somebody entered by hand is handed over no more, and its report is handed over', async () => {
      says(() => ({ status: 422, body: { result: 'REFUSED', code: 'lower case is no code' } }));
      await happens('A', 'A');
      await handOver();
      const [letter] = (await readHandover(service().database)).dead;
      expect(letter?.reason).toBe('OTHER');
      takes();
      const byHand = { id: letter?.id ?? '', coreNumber: 'C77' };
      expect(await inOne((trx) => noteDone(trx, byHand, decision()))).toBe(true);
      expect(await inOne((trx) => noteDone(trx, byHand, decision()))).toBe(false);
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
        .where('uuid', '=', uuid())
        .executeTakeFirst();
      expect(report).toEqual({ handed_over_at: now() });
    });

    test('is sent once, however many processes hand over', async () => {
      takes();
      await happens(...Array.from({ length: 30 }, (_, at) => `A${at % 15}`));
      await Promise.all([handOver(), handOver(), handOver()]);
      await handOver();
      expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
      expect(taken.length).toBe(30);
    });

    test('is sent beside those of seven other claims at most, over all processes', async () => {
      let underWay = 0;
      let most = 0;
      says(async () => {
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
      takes();
      await happens('A', 'A');
      expect(await takeNext(process())).toMatchObject({ row: { sequence: 1 }, isProbe: false });
      pass(15 * second - 1);
      await handOver();
      expect(taken).toEqual([]);
      pass(1);
      await handOver();
      expect(taken).toEqual(['A 1', 'A 2']);
    });

    test('that is under way when the service stops is no failure, and is sent again', async () => {
      const stopping = new AbortController();
      const reached = Promise.withResolvers<void>();
      says(async () => {
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
      takes();
      pass(15 * second);
      await handOver();
      expect(taken).toEqual(['A 1']);
    });

    test('is told in the log by names and codes alone', async () => {
      says(() => ({ status: 422, body: { result: 'REFUSED', code: 'NO_POLICY', text: 'Jan Novák' } }));
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

    test('that was taken while a clock was a week ahead is free as soon as that is noticed', async () => {
      takes();
      await happens('A');
      pass(week);
      await takeNext(process());
      pass(-week);
      await handOver();
      expect(taken).toEqual([]);
      expect(await redate({ db: service().database.db, now })).toBeGreaterThan(0);
      await handOver();
      expect(taken).toEqual(['A 1']);
    });

    test('keeps what somebody wants erased until the core has it, and then tells that it is gone', async () => {
      const { documents, database } = service();
      const erase = () =>
        erasePerson({ db: database.db, now, documents }, readSubjectKey('report', uuid()), {
          operator: by.name,
          approver: 'Petr Dvořák',
          reason: 'Asked on 1 December.',
        });
      await happens('A');
      expect(await erase()).toEqual([{ report: uuid(), stays: 'NOT_HANDED_OVER' }]);
      takes();
      await handOver();
      expect(await erase()).toEqual([{ report: uuid() }]);
      expect((await rows()).map(({ type, sequence, data }) => [type, sequence, data])).toEqual([
        ['claim.erased', 2, { stayed: ['NUMBERS'] }],
      ]);
      await handOver();
      expect(taken).toEqual(['A 1', 'A 2']);
    });
  });
}
