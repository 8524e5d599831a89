import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { noteHandedOver } from '#server/retention/noteHandedOver.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { beginWith } from '#test/server/drafts.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { ownDay } from './ownDay.ts';

const handedOver = new Date('2026-12-01T10:00:00Z');
const daysLater = (days: number) => new Date(handedOver.getTime() + days * 24 * 60 * 60_000);

/** How long sent reports are kept, on every database. */
export function describeRetention(service: () => TestService): void {
  describe('a sent report', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'documents-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    const send = async () => {
      const { reporter, params, uuid } = await beginWith(service(), { ...answered, ...ownDay() });
      const { claimsData } = await reporter.call(calls.finalize, { params });
      return { uuid, number: claimsData[0]?.claimNumber ?? '' };
    };
    const kept = async (uuids: readonly string[]) =>
      service()
        .database.db.selectFrom('claim_request')
        .select(['uuid', 'handed_over_at'])
        .where('uuid', 'in', uuids)
        .orderBy('opened_at')
        .execute();
    const sweepAt = async (now: Date) => {
      const { sent } = await sweep({
        db: service().database.db,
        documents: await openFolderStore(folder),
        now: () => now,
        retention: defaultRetention,
      });
      return sent;
    };

    test('is kept until it was handed over and ninety days from the first day that is noted', async () => {
      const [first, second] = [await send(), await send()];
      const uuids = [first.uuid, second.uuid];
      const { db } = service().database;
      const waiting = { uuid: second.uuid, handed_over_at: null };
      expect(await kept(uuids)).toEqual([{ uuid: first.uuid, handed_over_at: null }, waiting]);
      expect(await noteHandedOver(db, [], handedOver)).toEqual([]);
      expect(await noteHandedOver(db, [first.number, '2026CAR99999999'], handedOver)).toEqual([
        '2026CAR99999999',
      ]);
      expect(await noteHandedOver(db, [first.number], daysLater(30))).toEqual([]);
      expect(await kept(uuids)).toEqual([{ uuid: first.uuid, handed_over_at: handedOver }, waiting]);

      expect([await sweepAt(daysLater(90)), await sweepAt(daysLater(91))]).toEqual([0, 1]);
      expect(await kept(uuids)).toEqual([waiting]);
    });
  });
}
