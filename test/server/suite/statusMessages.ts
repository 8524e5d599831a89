import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { planFileMessage } from '#server/documents/planFileMessage.ts';
import { noteStatus } from '#server/handover/noteStatus.ts';
import type { StatusUpdate } from '#server/handover/statusUpdate.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { sendStatusMessages } from '#server/statusMessages/sendStatusMessages.ts';
import { transact } from '#server/store/transact.ts';
import { beginWith } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { send } from '#test/server/handover/sending.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { upload } from './documents.ts';
import { ownDay } from './ownDay.ts';

const minute = 60_000;
const hour = 60 * minute;
const ask = { askId: 'a', kind: 'DOCUMENT', documentType: 'INVOICE', due: '2026-12-05' } as const;
const closed = { ...ask, closed: true } as const;
let reports = 0;

/** What a reporter is told of what the core says of their claim, on every database. */
export function describeStatusMessages(service: () => TestService): void {
  describe('a change of a claim', () => {
    const given = async (reporter: object = {}) => {
      reports += 1;
      let now = Date.parse('2026-11-24T10:00:00Z');
      const [email, tel] = [`told${reports}@example.cz`, `+4207770007${String(reports).padStart(2, '0')}`];
      const { db } = service().database;
      const clock = { db, now: () => new Date(now) };
      const sent = await send(service(), { ...ownDay(), reporter: { email, tel, ...reporter } });
      await db
        .updateTable('claim_request')
        .set({ updated_at: new Date('2026-11-23T10:00:00Z') })
        .where('uuid', '=', sent.uuid)
        .execute();
      const came: (readonly [string, string])[] = [];
      let isAway = false;
      const take =
        (way: string) =>
        async ({ to, subject, text }: { to: string; subject?: string; text: string }) => {
          if (isAway) throw new Error('away');
          if (to === email || to === tel) came.push([way, subject ?? text]);
        };
      const telling = {
        ...clock,
        sendMail: take('mail'),
        sendSms: take('sms'),
        configuration: defaultConfiguration,
        publicUrl: 'https://claims.example',
      };
      return {
        ...sent,
        email,
        came,
        /** Refuses its files later, and plans that it is told. */
        refuse: async () => {
          await db
            .updateTable('attachment')
            .set({ state: 'REFUSED', refusal: '245000031' })
            .where('claim_uuid', '=', sent.uuid)
            .execute();
          await transact(db, (trx) => planFileMessage(trx, sent.uuid, new Date(now)));
        },
        say: (said: Omit<StatusUpdate, 'statusId' | 'claimNumber' | 'at'>) =>
          noteStatus(clock, {
            statusId: randomUUID(),
            claimNumber: sent.claimNumber,
            at: new Date(now).toISOString(),
            ...said,
          }),
        /** Lets time pass and sends what is due by then. */
        pass: async (time: number) => {
          now += time;
          return sendStatusMessages(telling, new AbortController().signal);
        },
        goAway: (away: boolean) => void (isAway = away),
      };
    };

    test('is told half an hour later, with a link, as it stands by then', async () => {
      const { say, pass, came, claimNumber } = await given();
      await say({ step: 'IN_REVIEW' });
      await pass(10 * minute);
      await say({ asks: [ask] });
      await pass(19 * minute);
      expect(came).toEqual([]);
      await pass(minute);
      await pass(11 * minute);
      expect(came).toEqual([
        ['mail', 'Něco od vás potřebujeme do 5. 12.'],
        ['sms', expect.stringMatching(/^Do 5\. 12\. .*https:\/\/claims\.example\/.*\/stav#[\w-]{22}$/)],
      ]);
      expect(JSON.stringify(came)).not.toContain(claimNumber);
      await pass(2 * hour);
      expect(came).toHaveLength(2);
    });

    test('that is undone within half an hour is told as nothing', async () => {
      const { say, pass, came } = await given();
      await say({ step: 'IN_REVIEW' });
      await pass(31 * minute);
      await say({ asks: [ask] });
      await say({ asks: [closed] });
      await pass(31 * minute);
      expect(came).toEqual([['mail', expect.stringMatching(/^Novinka k hlášení/)]]);
    });

    test('is not told where the core tells it otherwise, nor to whoever gave no contact', async () => {
      const one = await given();
      await one.say({ step: 'IN_REVIEW', notify: false });
      await one.pass(hour);
      const other = await given({ email: undefined, tel: undefined });
      await other.say({ step: 'IN_REVIEW', asks: [ask] });
      await other.pass(hour);
      expect([one.came, other.came]).toEqual([[], []]);
      const { db } = service().database;
      expect(
        await db
          .selectFrom('status_message')
          .select('kind')
          .where('claim_uuid', '=', other.uuid)
          .orderBy('kind')
          .execute(),
      ).toEqual([{ kind: 'DUE_SOON' }, { kind: 'DUE_SOON' }, { kind: 'OVERDUE' }]);
    });

    test('is reminded of three days before its day and the day after, unless it came', async () => {
      const { say, pass, came } = await given();
      await say({ asks: [ask] });
      await pass(hour);
      came.splice(0);
      await pass(Date.parse('2026-12-02T08:00:00Z') - Date.parse('2026-11-24T11:00:00Z') - minute);
      expect(came).toEqual([]);
      await pass(minute);
      expect(came).toEqual([
        ['mail', 'Připomínáme: něco od vás potřebujeme do 5. 12.'],
        ['sms', expect.stringMatching(/^Připomínáme, že/)],
      ]);
      await pass(4 * 24 * hour);
      expect(came.slice(2)).toEqual([['mail', expect.stringMatching(/^Ještě na něco od vás čekáme/)]]);
      const second = await given();
      await second.say({ asks: [ask] });
      await second.pass(hour);
      await second.say({ asks: [closed] });
      second.came.splice(0);
      await second.pass(12 * 24 * hour);
      expect(second.came).toEqual([]);
    });

    test('waits with its text message for the morning, and tells the eve of an appointment', async () => {
      const { say, pass, came } = await given();
      await pass(10 * hour);
      const appointment = { from: '2026-11-26T09:00:00.000Z', to: '2026-11-26T11:00:00.000Z' };
      await say({ appointment });
      await pass(31 * minute);
      expect(came).toEqual([['mail', expect.stringMatching(/^Prohlídka je domluvená/)]]);
      await pass(10.5 * hour);
      expect(came.slice(1)).toEqual([
        ['sms', expect.stringMatching(/^Prohlídka 26\. 11\. mezi 10:00 a 12:00/)],
      ]);
      await pass(10 * hour);
      // One text message a day, and the day itself may not wait.
      expect(came).toHaveLength(2);
      await pass(14 * hour);
      expect(came.slice(2)).toEqual([['sms', expect.stringMatching(/^Prohlídka 26\. 11\./)]]);
    });

    test('is told once the way is open again, by one of many who look', async () => {
      const { say, pass, came, goAway } = await given();
      await say({ step: 'IN_REVIEW' });
      goAway(true);
      expect(await pass(31 * minute)).toMatchObject([{ event: 'status.notSent', by: 'EMAIL', attempts: 1 }]);
      goAway(false);
      await pass(30_000);
      expect(came).toEqual([]);
      await pass(31_000);
      await Promise.all([pass(0), pass(0), pass(0)]);
      expect(came).toHaveLength(1);
      await say({ step: 'CLOSED' });
      await pass(31 * minute);
      goAway(true);
      await Promise.all([pass(0), pass(0)]);
      expect(came).toHaveLength(2);
    });

    test('is given up after a day that nobody takes it, and never said to be sent', async () => {
      const { say, pass, goAway, uuid } = await given();
      await say({ step: 'IN_REVIEW' });
      goAway(true);
      for (let tries = 0; tries < 28; tries += 1) await pass(hour);
      const { db } = service().database;
      expect(
        await db
          .selectFrom('status_message')
          .select(['due_at', 'sent_at'])
          .where('claim_uuid', '=', uuid)
          .execute(),
      ).toEqual([{ due_at: null, sent_at: null }]);
    });

    test('is told beside files that were refused later, once for all of them, by e-mail and text message', async () => {
      const { say, pass, came, refuse, ...sent } = await given();
      await say({ step: 'IN_REVIEW' });
      await pass(31 * minute);
      expect(came.splice(0)).toEqual([['mail', expect.stringMatching(/^Novinka/)]]);
      for (const content of ['onkologie', 'another']) await upload(sent, { content: pdf(content) });
      await refuse();
      await pass(20 * minute);
      await refuse();
      await say({ clerk: 'Eva Malá' });
      await pass(9 * minute);
      expect(came).toEqual([]);
      await pass(minute);
      expect(came.splice(0)).toEqual([
        ['mail', 'Některé soubory prosím pošlete znovu'],
        [
          'sms',
          expect.stringMatching(
            /^Některé soubory prosím pošlete znovu: https:\/\/claims\.example\/.*\/stav#[\w-]{22}$/,
          ),
        ],
      ]);
      await pass(24 * hour);
      await say({ asks: [ask] });
      await say({ asks: [closed] });
      await pass(hour);
      // What was told of the claim before the files is no news after them.
      expect(came).toEqual([]);
    });

    test('is not told of files that their reporter took away, nor of those of a report that is not sent', async () => {
      const { pass, came, refuse, ...sent } = await given();
      await upload(sent, { content: pdf('taken away') });
      await refuse();
      const { db } = service().database;
      await db.deleteFrom('attachment').where('claim_uuid', '=', sent.uuid).execute();
      await pass(hour);
      expect(came).toEqual([]);
      const draft = await beginWith(service(), { ...answered, ...ownDay() });
      await transact(db, (trx) => planFileMessage(trx, draft.uuid, new Date()));
      expect(
        await db.selectFrom('status_message').select('id').where('claim_uuid', '=', draft.uuid).execute(),
      ).toEqual([]);
    });

    test('goes by text message at night where people were hurt', async () => {
      const { say, pass, came, uuid } = await given();
      const { db } = service().database;
      await db
        .updateTable('claim_request')
        .set({ detail: sql`detail || '{"peopleHurt":"YES"}'` })
        .where('uuid', '=', uuid)
        .execute();
      await pass(10 * hour);
      await say({ asks: [ask] });
      await pass(31 * minute);
      expect(came).toEqual([
        ['mail', 'Něco od vás potřebujeme do 5. 12.'],
        ['sms', expect.stringMatching(/^Do 5\. 12\. /)],
      ]);
    });

    test('goes with its report', async () => {
      const { say, uuid } = await given();
      await say({ step: 'IN_REVIEW' });
      const { db } = service().database;
      await db.deleteFrom('claim_request').where('uuid', '=', uuid).execute();
      expect(
        await db.selectFrom('status_message').select('id').where('claim_uuid', '=', uuid).execute(),
      ).toEqual([]);
    });
  });
}
