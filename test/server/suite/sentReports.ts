import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { noteStatus } from '#server/handover/noteStatus.ts';
import type { StatusUpdate } from '#server/handover/statusUpdate.ts';
import { send, type SentReport } from '#test/server/handover/sending.ts';
import { identifiedBy } from '#test/server/identified.ts';
import { patience } from '#test/server/patience.ts';
import { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';
import { ownDay } from './ownDay.ts';

const minute = 60_000;

/** What whoever has sent a report finds again, on every database. */
export function describeSentReports(service: () => TestService): void {
  describe('a report that was sent', () => {
    const given = async (email: string) => {
      let now = Date.parse('2026-11-24T10:00:00Z');
      const later = await service().another({ hasOutbox: true, now: () => new Date(now) });
      const { incidentDate } = ownDay();
      const sent = await send(later, { incidentDate, reporter: { email } });
      const say = (said: Omit<StatusUpdate, 'statusId' | 'claimNumber'>) =>
        noteStatus(
          { db: later.database.db, now: () => new Date(now) },
          { statusId: randomUUID(), claimNumber: sent.claimNumber, ...said },
        );
      const listedFor = async (reporter: Reporter) => {
        const { sent: all = [] } = await reporter.call(calls.listDrafts, {});
        return all.filter(({ claimRequestUuid }) => claimRequestUuid === sent.uuid);
      };
      const open = (reporter: Reporter) =>
        reporter.ask(calls.openDraft, { params: { claimRequestUuid: sent.uuid } });
      const read = (reporter: Reporter) => reporter.ask(calls.readClaim, { params: sent.params });
      return {
        ...sent,
        later,
        incidentDate,
        say,
        listedFor,
        open,
        read,
        wait: (time: number) => void (now += time),
      };
    };
    const refused = { status: 403, body: { code: '245000011' } };

    test('is found in another browser by a code to its contact, with where it is and the day of the next word', async () => {
      const { later, uuid, claimNumber, incidentDate, say, listedFor, open, read } =
        await given('found@example.cz');
      const other = await identifiedBy(later, 'found@example.cz');
      expect(await listedFor(other)).toEqual([
        {
          claimRequestUuid: uuid,
          claimType: 'car',
          name: { events: ['HAVNEHODA'], vehicle: 'Octavia', day: incidentDate },
          // Whichever process went on with it says when.
          sentAt: expect.any(String),
          claims: [
            { claimRequestUuid: uuid, claimNumber, type: 'car', status: 'COMPLETED', rejected: false },
          ],
          by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ]);
      await say({ at: '2026-11-24T11:00:00.000Z', step: 'IN_REVIEW', nextBy: '2026-12-04' });
      expect(await listedFor(other)).toMatchObject([
        { by: '2026-12-04', claims: [{ progress: { headline: 'IN_REVIEW' } }] },
      ]);
      expect((await open(other)).status).toBe(200);
      expect(await read(other)).toMatchObject({
        status: 200,
        body: { state: 'FINAL', result: { claimList: [{ progress: { headline: 'IN_REVIEW' } }] } },
      });
    });

    test('stays open in the browser that sent it, and is changed by nobody', async () => {
      const { later, reporter, params, listedFor, open, read } = await given('stays@example.cz');
      const other = await identifiedBy(later, 'stays@example.cz');
      await open(other);
      expect([(await read(reporter)).status, (await listedFor(reporter)).length]).toEqual([200, 1]);
      expect(await other.ask(calls.save, { params: { ...params, version: 1 }, body: {} })).toMatchObject({
        status: 409,
      });
      expect(await other.ask(calls.discard, { params })).toMatchObject({ status: 409 });
    });

    test('is neither listed nor opened for whoever has shown another contact, or none', async () => {
      const { later, listedFor, open, read } = await given('hers@example.cz');
      const others = [await identifiedBy(later, 'his@example.cz'), later.reporter()];
      await others[1]?.call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
      for (const other of others) {
        expect(await listedFor(other)).toEqual([]);
        expect([await open(other), await read(other)]).toMatchObject([refused, refused]);
      }
    });

    test('says nothing of itself once the session of its browser has expired, and opens there by one press', async () => {
      const { reporter, listedFor, open, read, wait } = await given('again@example.cz');
      wait(31 * minute);
      const [closed] = await listedFor(reporter);
      expect([closed?.claims, closed?.by, (await read(reporter)).status]).toEqual([
        undefined,
        undefined,
        401,
      ]);
      expect((await open(reporter)).status).toBe(200);
      expect([(await read(reporter)).status, (await listedFor(reporter))[0]?.claims?.length]).toEqual([
        200, 1,
      ]);
    });

    test('asks for a code where its reporter has left the computer', async () => {
      const { later, reporter, open, read } = await given('left@example.cz');
      const { cookie } = reporter;
      await reporter.call(calls.logout, {});
      const next = new Reporter(later.app, cookie);
      expect([(await open(next)).status, (await read(next)).status]).not.toContain(200);
      await identifiedBy(later, 'left@example.cz', next);
      expect((await read(next)).status).toBe(200);
    });
  });

  describe('a link to a report that was sent', () => {
    const given = async (email: string) => {
      let now = Date.parse('2026-11-24T10:00:00Z');
      const later = await service().another({ hasOutbox: true, now: () => new Date(now), wakeInterval: 20 });
      const { db } = later.database;
      const isLinked = async ({ uuid }: SentReport) =>
        (await db.selectFrom('status_link').select('claim_uuid').where('claim_uuid', '=', uuid).execute())
          .length > 0;
      const sendOnce = () => send(later, { ...ownDay(), reporter: { email } });
      let sent = await sendOnce();
      // The process of the suite, which sends no e-mail, may have taken the report from this one.
      for (let attempt = 0; attempt < 5 && !(await isLinked(sent)); attempt += 1) sent = await sendOnce();
      const mail = () =>
        db
          .selectFrom('outbox')
          .select('text')
          .where('text', 'like', `%${sent.claimNumber}%`)
          .executeTakeFirstOrThrow();
      const text = await vi.waitFor(mail, patience);
      const [, address = '', key = ''] = /(http\S+\/stav)#([\w-]{22})(?!\S)/.exec(text.text) ?? [];
      const follow = (reporter: Reporter) => reporter.ask(calls.openLinked, { body: { key } });
      return { ...sent, later, address, key, follow, wait: (time: number) => void (now += time) };
    };
    const day = 24 * 60 * minute;
    const code = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      return status === 200 ? status : Object(body).code;
    };

    test('comes with its confirmation, is stored as a hash, and names nothing of it but its line', async () => {
      const { later, address, key, uuid } = await given('linked@example.cz');
      expect(address).toBe('http://localhost:3000/hlaseni/nonlife/car/stav');
      const links = await later.database.db
        .selectFrom('status_link')
        .selectAll()
        .where('claim_uuid', '=', uuid)
        .execute();
      expect(links).toMatchObject([{ failures: 0, locked_until: null }]);
      expect(JSON.stringify(links)).not.toContain(key);
    });

    test('opens in the browser that sent the report, after its session, too, and elsewhere by a code only', async () => {
      const { later, reporter, uuid, follow, wait, params } = await given('both@example.cz');
      const other = later.reporter();
      expect([await code(follow(reporter)), await code(follow(other))]).toEqual([200, '245000013']);
      await identifiedBy(later, 'both@example.cz', other);
      expect(await follow(other)).toMatchObject({ body: { claimRequestUuid: uuid, claimType: 'car' } });
      expect((await other.ask(calls.readClaim, { params })).status).toBe(200);
      wait(40 * minute);
      expect([await code(follow(reporter)), await code(follow(other))]).toEqual([200, '245000013']);
    });

    test('is closed for an hour by five contacts that are not the report’s, to its owner, too', async () => {
      const { later, follow, wait } = await given('owner@example.cz');
      const stranger = await identifiedBy(later, 'stranger@example.cz');
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) codes.push(await code(follow(stranger)));
      const wrong = Array.from({ length: 4 }, () => '245000014');
      expect(codes).toEqual([...wrong, '245000015', '245000012']);
      const owner = await identifiedBy(later, 'owner@example.cz');
      expect(await code(follow(owner))).toBe('245000012');
      wait(61 * minute);
      expect(await code(follow(await identifiedBy(later, 'owner@example.cz')))).toBe(200);
    });

    test('ends after a month, and with its report', async () => {
      const late = await given('late@example.cz');
      late.wait(31 * day);
      expect(await code(late.follow(late.reporter))).toBe('ACTIVE_REPORT_NOT_FOUND');
      const { later, uuid, follow, reporter } = await given('erased@example.cz');
      await later.database.db.deleteFrom('claim_request').where('uuid', '=', uuid).execute();
      expect(await code(follow(reporter))).toBe('ACTIVE_REPORT_NOT_FOUND');
    });
  });
}
