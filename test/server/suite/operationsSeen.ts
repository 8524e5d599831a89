import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as claimCalls } from '#machines/service/calls.ts';
import type { ListedMessage } from '#machines/service/sales/filesAndMessages.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { hourOf } from '#server/metrics/countFailures.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { ownDay } from './ownDay.ts';

const hour = 60 * 60_000;

/** What operators see of files and messages, on every database. */
export function describeOperationsSeen(service: () => TestService): void {
  describe('files and messages on the page of operators', () => {
    let sending: TestService;
    let operator: Reporter;
    beforeAll(async () => {
      sending = await service().another({
        smsGateway: 'http://127.0.0.1:1/sms',
        hasOutbox: true,
        wakeInterval: 60_000,
      });
      operator = await signedIn(sending, 'U400');
    });
    afterAll(() => sending.app.close());

    test('count files that are checked, refused as they came or later, and stored', async () => {
      const { db } = service().database;
      const before = await operator.call(calls.readFiles, {});
      const { uuid } = await begin(service());
      const file = { claim_uuid: uuid, name: 'a.pdf', type: 'pdf', document_type: null };
      const at = (ago: number) => new Date(Date.now() - ago);
      const rows = [
        { ...file, size: 1000, state: 'STORED', refusal: null, created_at: at(0) },
        { ...file, size: 500, state: 'CHECKING', refusal: null, created_at: at(1000 * 24 * hour) },
        { ...file, size: 700, state: 'REFUSED', refusal: '245000036', created_at: at(2 * 24 * hour) },
        { ...file, size: 700, state: 'REFUSED', refusal: '245000036', created_at: at(9 * 24 * hour) },
      ] as const;
      for (const row of rows)
        await db
          .insertInto('attachment')
          .values({ ...row, id: randomUUID(), sha256: randomUUID(), leased_until: at(-hour) })
          .execute();
      const count = (ago: number, code: string) =>
        db
          .insertInto('failure_count')
          .values({ hour: hourOf(at(ago)), code, count: 3 })
          .onConflict((row) => row.columns(['hour', 'code']).doUpdateSet({ count: 3 }))
          .execute();
      await count(3 * hour, '245000036');
      await count(3 * hour, '245000012');
      const files = await operator.call(calls.readFiles, {});
      const refusedOf = (code: string, { refused }: typeof files) => refused.find((one) => one.code === code);
      expect({
        checking: files.checking.count - before.checking.count,
        oldest: files.checking.oldest,
        stored: files.stored.count - before.stored.count,
        bytes: files.stored.bytes - before.stored.bytes,
        refused: refusedOf('245000036', files),
        noFile: refusedOf('245000012', files),
      }).toEqual({
        checking: 1,
        oldest: rows[1].created_at.toISOString(),
        stored: 2,
        bytes: 1500,
        refused: { code: '245000036', day: 3, week: 4 },
        noFile: undefined,
      });
      expect((await looks(sending)).at(-1)).toMatchObject({
        actor: 'U400',
        action: 'OPERATIONS',
        fields: ['files'],
      });
      await db.deleteFrom('attachment').where('claim_uuid', '=', uuid).execute();
    });

    /** A sent report whose messages stand somehow. */
    const sentReport = async () => {
      const detail = { ...answered, ...ownDay(), reporter: { fullName: 'Eva Malá', tel: '+420777123456' } };
      const { reporter, params, uuid } = await beginWith(service(), detail);
      await reporter.call(claimCalls.finalize, { params });
      const { claim_number: claimNumber } = await service()
        .database.db.selectFrom('claim_request')
        .select('claim_number')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      return { uuid, claimNumber: claimNumber ?? '' };
    };
    const listed = async (which: Pick<ListedMessage, 'message'>) =>
      (await operator.call(calls.readMessages, {})).messages.filter(
        ({ message }) => message === which.message,
      );

    test('list a text message by the end of its number, and send one that failed again for a reason', async () => {
      const { db } = service().database;
      const { uuid, claimNumber } = await sentReport();
      const since = new Date();
      const due = { recipient: '+420777123456', text: 'Přijali jsme', attempts: 1, due_at: new Date(2e12) };
      await db
        .insertInto('notice')
        .values({ claim_uuid: uuid, since, ...due, sent_at: null })
        .execute();
      const message = {
        kind: 'CONFIRMATION',
        channel: 'PHONE',
        message: uuid,
        claimNumber,
        tries: 1,
        since: since.toISOString(),
      } as const;
      expect(await listed(message)).toEqual([{ ...message, end: '456', state: 'TRIED' }]);
      const act = { act: 'RESEND_MESSAGE', kind: 'CONFIRMATION', channel: 'PHONE', message: uuid } as const;
      const body = { act, words: 'Brána zase jede.' };
      expect(await operator.call(calls.operate, { body })).toEqual({ outcome: 'NONE', count: 0 });
      await db
        .updateTable('notice')
        .set({ recipient: '', text: '', due_at: null })
        .where('claim_uuid', '=', uuid)
        .execute();
      expect(await listed(message)).toEqual([{ ...message, state: 'FAILED' }]);
      expect(await operator.call(calls.operate, { body })).toEqual({ outcome: 'DONE', count: 1 });
      const again = await db
        .selectFrom('notice')
        .select(['recipient', 'attempts', 'text'])
        .where('claim_uuid', '=', uuid)
        .executeTakeFirst();
      expect(again).toEqual({
        recipient: '+420777123456',
        attempts: 0,
        text: expect.stringContaining(claimNumber),
      });
      const acts = (await looks(sending)).filter(({ action }) => action === 'OPERATE');
      expect(acts.at(-1)).toMatchObject({
        actor: 'U400',
        fields: ['RESEND_MESSAGE', `CONFIRMATION PHONE report ${uuid.slice(0, 8)}`],
        reason: 'OTHER: Brána zase jede.',
      });
    });

    test('tell that nobody takes messages from the first that failed until another is sent', async () => {
      const { db } = service().database;
      const smsHealth = async () =>
        (await operator.call(calls.readHealth, {})).parts.find(({ part }) => part === 'SMS');
      const first = await sentReport();
      const second = await sentReport();
      // Others are sent messages by clocks of their own.
      const since = new Date(3e12);
      const waiting = { recipient: '+420777123456', text: 'Přijali jsme', since, due_at: new Date(2e12) };
      const note = { claim_uuid: first.uuid, ...waiting, sent_at: null };
      await db
        .insertInto('notice')
        .values({ ...note, attempts: 0 })
        .execute();
      expect(await smsHealth()).toMatchObject({ state: 'WELL' });
      await db.updateTable('notice').set({ attempts: 1 }).where('claim_uuid', '=', first.uuid).execute();
      expect(await smsHealth()).toEqual({ part: 'SMS', state: 'AWAY', since: since.toISOString() });
      const sent = { channel: 'PHONE', kind: 'EVE', about: '', claim_number: second.claimNumber } as const;
      await db
        .insertInto('status_message')
        .values({
          ...sent,
          id: randomUUID(),
          claim_uuid: second.uuid,
          since,
          sent_at: new Date(since.getTime() + 1),
        })
        .execute();
      expect(await smsHealth()).toMatchObject({ state: 'WELL' });
      await db.deleteFrom('status_message').where('claim_uuid', '=', second.uuid).execute();
      await db.deleteFrom('notice').where('claim_uuid', '=', first.uuid).execute();
    });

    test('list what failed first, and send what is told of a claim again by the message alone', async () => {
      const { db } = service().database;
      const { uuid, claimNumber } = await sentReport();
      const row = { claim_uuid: uuid, claim_number: claimNumber, channel: 'EMAIL', about: '' } as const;
      const [failed, sent] = [randomUUID(), randomUUID()];
      const since = new Date('2026-11-20T08:00:00Z');
      await db
        .insertInto('status_message')
        .values([
          { ...row, id: failed, kind: 'CHANGE', attempts: 29, since, due_at: null },
          {
            ...row,
            id: sent,
            kind: 'EVE',
            attempts: 1,
            since: new Date(),
            due_at: null,
            sent_at: new Date(),
          },
        ])
        .execute();
      const { messages } = await operator.call(calls.readMessages, {});
      const states = messages.map(({ state }) => state);
      expect(states.lastIndexOf('FAILED')).toBeLessThan(states.indexOf('SENT'));
      expect(messages.find(({ message }) => message === failed)).toEqual({
        kind: 'CHANGE',
        channel: 'EMAIL',
        message: failed,
        claimNumber,
        state: 'FAILED',
        tries: 29,
        since: since.toISOString(),
      });
      const resend = (message: string, kind: 'CHANGE' | 'EVE') =>
        operator.call(calls.operate, {
          body: { act: { act: 'RESEND_MESSAGE', kind, channel: 'EMAIL', message }, words: 'Pošta jede.' },
        });
      expect(await resend(sent, 'EVE')).toEqual({ outcome: 'NONE', count: 0 });
      expect(await resend(failed, 'CHANGE')).toEqual({ outcome: 'DONE', count: 1 });
      expect(await listed({ message: failed })).toMatchObject([{ state: 'WAITING', tries: 0 }]);
      await db.deleteFrom('status_message').where('claim_uuid', '=', uuid).execute();
    });
  });
}
