import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { transact } from '#server/store/transact.ts';
import { listLocked, unlockDraft } from '#server/drafts/unlockDrafts.ts';
import { anInsured } from '#test/given.ts';
import { beginWith } from '#test/server/drafts.ts';
import { answered } from '#test/server/smallFlow.ts';
import type { Received } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

const detail = { ...answered, insured: anInsured({ birthNumber: '8411049031' }) };
const minutes = 60_000;

/** An answer without what names the request. */
const told = ({ status, body }: Received) => ({ status, body: { ...Object(body), requestId: '' } });

/** What opening a draft again promises on every database. */
export function describeAuthorisations(service: () => TestService): void {
  describe('a draft whose session has expired', () => {
    /** A draft, an hour later; `wait` lets more time pass. */
    const anHourLater = async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const begun = await beginWith(later, detail);
      now += defaultConfiguration.sessionDuration * 2;
      const { uuid: claimRequestUuid } = begun;
      const wait = (time: number) => {
        now += time;
      };
      const authorise = (field: string, value: string) =>
        begun.reporter.ask(calls.authoriseDraft, { params: { claimRequestUuid }, body: { field, value } });
      return { ...begun, later, wait, authorise };
    };

    test.each([
      ['its policy number', 'POLICY_NUMBER', '44000 18683'],
      ['its birth number', 'BIRTH_NUMBER', '841104/9031'],
    ])('opens again to who knows %s, with all that was typed', async (_, field, value) => {
      const { reporter, params, uuid, authorise } = await anHourLater();
      expect(await authorise(field, value)).toMatchObject({
        status: 200,
        body: { claimRequestUuid: uuid, authorised: true, version: 1 },
      });
      const stored = await reporter.call(calls.readClaim, { params });
      expect(stored.detail).toEqual(detail);
      const save = { params: { ...params, version: 1 }, body: detail };
      expect(await reporter.call(calls.save, save)).toEqual({ version: 2 });
    });

    test('has no claim number of its own that would open it', async () => {
      const claimNumber = '2026CAR00000017';
      const { reporter, uuid: claimRequestUuid } = await beginWith(service(), { ...detail, claimNumber });
      const asked = { params: { claimRequestUuid }, body: { field: 'CLAIM_NUMBER', value: claimNumber } };
      expect(await reporter.ask(calls.authoriseDraft, asked)).toMatchObject({
        status: 400,
        body: { code: '245000014' },
      });
    });

    test('stays closed to who does not', async () => {
      const { reporter, params, authorise } = await anHourLater();
      const refused = { status: 400, body: { code: '245000014' } };
      expect(await authorise('POLICY_NUMBER', '4400019720')).toMatchObject(refused);
      expect(await authorise('CLAIM_NUMBER', '2026CAR00000017')).toMatchObject(refused);
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 401 });
    });

    test('tells how many attempts are left, and is locked with the fifth, to right numbers too', async () => {
      const { authorise, wait } = await anHourLater();
      const wrong = () => authorise('POLICY_NUMBER', '4400019720');
      const bodies: unknown[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) bodies.push((await wrong()).body);
      expect(bodies).toMatchObject([
        ...[4, 3, 2, 1].map((attempts) => ({ code: '245000014', params: { attempts } })),
        { code: '245000015', params: { until: '2026-11-20T11:15:00.000Z' } },
      ]);
      expect(await authorise('POLICY_NUMBER', '4400018683')).toMatchObject({
        status: 429,
        body: { code: '245000012', params: { until: '2026-11-20T11:15:00.000Z' } },
      });
      wait(16 * minutes);
      expect(await authorise('POLICY_NUMBER', '4400018683')).toMatchObject({ status: 200 });
    });

    test('is locked longer each time, and after the fourth until an operator lifts it', async () => {
      const { authorise, wait, uuid, later, reporter, params } = await anHourLater();
      const locks: unknown[] = [];
      for (const time of [15, 60, 24 * 60, 365 * 24 * 60]) {
        let last: unknown;
        for (let attempt = 0; attempt < 5; attempt += 1) {
          last = (await authorise('BIRTH_NUMBER', '9405269060')).body;
        }
        locks.push(last);
        wait(time < 365 * 24 * 60 ? time * minutes : 0);
      }
      expect(locks).toMatchObject([
        { code: '245000015', params: { until: '2026-11-20T11:15:00.000Z' } },
        { code: '245000015', params: { until: '2026-11-20T12:15:00.000Z' } },
        { code: '245000015', params: { until: '2026-11-21T12:15:00.000Z' } },
        { code: 'DRAFT_AUTH_FORBIDDEN' },
      ]);
      wait(30 * 24 * 60 * minutes);
      const right = () => authorise('BIRTH_NUMBER', '8411049031');
      expect(await right()).toMatchObject({ status: 403, body: { code: 'DRAFT_AUTH_FORBIDDEN' } });
      const store = { db: later.database.db, now: () => new Date() };
      const mark = uuid.slice(0, 8);
      const by = { id: null, name: 'Jana Nováková', reason: 'Klient volal.' };
      expect(await listLocked(store)).toContainEqual({ mark, locks: 4, lifted: [] });
      const unlock = (one: string) =>
        transact(store.db, (trx) => unlockDraft(trx, one, { at: store.now(), by }));
      expect([await unlock(mark), await unlock('00000000')]).toEqual([true, false]);
      expect(await right()).toMatchObject({ status: 200 });
      expect((await reporter.call(calls.readClaim, { params })).detail).toEqual(detail);
    });

    test('that is kept no longer is answered like one that never was', async () => {
      const { authorise, wait, later } = await anHourLater();
      wait(91 * 24 * 60 * minutes);
      const never = await later.reporter().ask(calls.authoriseDraft, {
        params: { claimRequestUuid: randomUUID() },
        body: { field: 'BIRTH_NUMBER', value: '8411049031' },
      });
      expect(told(await authorise('BIRTH_NUMBER', '8411049031'))).toEqual(told(never));
    });

    test('tells in the list which kinds of number open it, and until when it is kept', async () => {
      const { reporter } = await anHourLater();
      const { drafts } = await reporter.call(calls.listDrafts, {});
      expect(drafts).toMatchObject([
        { opensBy: ['POLICY_NUMBER', 'BIRTH_NUMBER'], expiresAt: '2027-02-18T10:00:00.000Z' },
      ]);
    });

    test('of another browser belongs to whoever opened it last', async () => {
      const { reporter, params, uuid, later } = await anHourLater();
      const other = later.reporter();
      await other.call(calls.authoriseDraft, {
        params: { claimRequestUuid: uuid },
        body: { field: 'BIRTH_NUMBER', value: '8411049031' },
      });
      expect(await other.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 401 });
    });
  });
}
