import { describe, expect, onTestFinished, test } from 'vitest';
import { readEvents } from '#server/handover/readEvents.ts';
import { notesOutgoing } from '#server/outgoing/noteOutgoing.ts';
import { openDatabase } from '#server/store/database.ts';
import { begin } from '#test/server/drafts.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { startService } from '#test/server/service.ts';

describe('a core that reads while reports are sent', () => {
  test.skipIf(postgresPrograms === undefined)(
    'misses none that was noted first and is there last',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres(postgresPrograms ?? '');
      const database = await openDatabase({ url: postgres.url });
      const service = await startService({ database });
      onTestFinished(async () => {
        await service.close();
        await database.close();
        await postgres.stop();
      });
      const { uuid } = await begin(service);
      const now = () => new Date();
      const note = notesOutgoing({ now, build: 'aaaaaaaa', isTest: true, defaultLanguage: 'cs' });
      const about = (claimNumber: string) => ({ claimNumber, uuid, language: null });
      const data = { question: 'Kdy?', contact: {}, claimVerified: true };
      const question = { type: 'question.registered', data } as const;
      const { db } = database;
      const read = async (after: number) => {
        const { rows, next } = await readEvents({ db, now }, { after, limit: 10 });
        return { next, numbers: rows.map((row) => row.claim_number) };
      };
      const noted = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const slow = db.transaction().execute(async (trx) => {
        await note(trx, about('SLOW'), question);
        noted.resolve();
        await mayEnd.promise;
      });
      await noted.promise;
      await db.transaction().execute((trx) => note(trx, about('FAST'), question));
      const first = await read(0);
      mayEnd.resolve();
      await slow;
      const second = await read(first.next);
      expect([first.numbers, second.numbers]).toEqual([['FAST'], ['SLOW']]);
    },
  );
});
