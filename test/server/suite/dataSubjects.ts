import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { erasePerson } from '#server/dataSubjects/erasePerson.ts';
import { exportPerson } from '#server/dataSubjects/exportPerson.ts';
import { listPersonActs } from '#server/dataSubjects/personActs.ts';
import { readSubjectKey } from '#server/dataSubjects/subjectKey.ts';
import { noteHandedOver } from '#server/retention/noteHandedOver.ts';
import { beginWith } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import type { TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { upload } from './documents.ts';
import { ownDay } from './ownDay.ts';

const at = new Date('2026-12-01T10:00:00Z');
const acting = { operator: 'Jana Nováková', approver: 'Petr Dvořák', reason: 'Žádost ze dne 1. 12.' };

/** What is done at the request of the people that reports tell of, on every database. */
export function describeDataSubjects(service: () => TestService): void {
  describe('a person who asks what is kept of them', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'export-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    const store = () => ({
      db: service().database.db,
      documents: service().documents,
      now: () => at,
      flows: [smallFlow],
      codelists: readCodelists(),
      defaultLanguage: 'cs' as const,
    });
    const of = (email: string) => ({ reporter: { fullName: 'Eva Malá', email } });
    const begin = (detail: object) => beginWith(service(), { ...answered, ...ownDay(), ...detail });
    const send = async (detail: object) => {
      const { reporter, params, uuid } = await begin(detail);
      const { claimsData } = await reporter.call(calls.finalize, { params });
      return { uuid, claimNumber: claimsData[0]?.claimNumber ?? '' };
    };
    const left = async (...uuids: readonly string[]) => {
      const rows = await store()
        .db.selectFrom('claim_request')
        .select('uuid')
        .where('uuid', 'in', uuids)
        .execute();
      return uuids.filter((uuid) => rows.some((row) => row.uuid === uuid));
    };

    test('is given every report of theirs with its files, and none of others', async () => {
      const email = 'eva.mala@example.cz';
      const draft = await begin(of('Eva.Mala@example.cz'));
      const file = await upload(draft, { name: 'účet.pdf', content: pdf('one') });
      const sent = await send(of(email));
      const other = await begin({ ...of('jan@example.cz'), moreInfo: email });

      const to = join(folder, 'one');
      const outcomes = await exportPerson(store(), readSubjectKey('email', ` ${email}\n`), {
        acting,
        folder: to,
      });
      expect(outcomes).toEqual([
        { report: draft.uuid },
        { report: sent.uuid, claimNumber: sent.claimNumber },
        { report: other.uuid, stays: 'OF_ANOTHER_REPORTER' },
      ]);
      const told = JSON.parse(await readFile(join(to, 'export.json'), 'utf8'));
      const documentId = String(Object(file.body).documentId);
      expect(told).toMatchObject({
        exportVersion: 1,
        madeAt: at.toISOString(),
        foundBy: 'email',
        reports: [
          {
            claimRequestUuid: draft.uuid,
            claimNumber: null,
            state: 'DRAFT',
            answers: { contactSearch: '4UI5655', reporter: { fullName: 'Eva Malá' } },
            documents: [{ documentId, name: 'účet.pdf', path: `documents/${documentId}.pdf` }],
          },
          { claimRequestUuid: sent.uuid, claimNumber: sent.claimNumber, state: 'FINAL', documents: [] },
        ],
      });
      expect(told.reports).toHaveLength(2);
      expect(await readdir(join(to, 'documents'))).toEqual([`${documentId}.pdf`]);
      expect(await readFile(join(to, 'documents', `${documentId}.pdf`))).toEqual(pdf('one'));
      await expect(
        exportPerson(store(), readSubjectKey('email', email), { acting, folder: to }),
      ).rejects.toThrow('EEXIST');
    });

    test('reads in their language what is kept of each report, with links to their files and nothing that runs', async () => {
      const email = 'prehled.eva@example.cz';
      const draft = await begin({ ...of(email), moreInfo: '<b>Tom & Jerry</b>' });
      const file = await upload(draft, { name: 'účet & co.pdf', content: pdf('three') });
      const { reporter, params } = await begin(of(email));
      const { body } = await reporter.ask(calls.finalize, {
        params,
        headers: { 'accept-language': 'en' },
      });
      const { db } = store();
      await db
        .insertInto('look')
        .values({
          at,
          actor: 'U300',
          acts_for: null,
          role: 'helpdesk',
          action: 'OPEN',
          client_id: null,
          fields: JSON.stringify([`report ${draft.uuid.slice(0, 8)}`]),
          reason: 'CALL',
          found: null,
          query_key: null,
          request_id: 'one',
        })
        .execute();
      const to = join(folder, 'overview');
      await exportPerson(store(), readSubjectKey('email', email), { acting, folder: to });
      const page = await readFile(join(to, 'prehled.html'), 'utf8');
      const all = (tag: string) =>
        [...page.matchAll(new RegExp(`<(?:${tag})(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text);
      const parts = [
        'Documents',
        'Confirmations and consents',
        'Messages we sent you',
        'What we passed on',
        'Who looked',
      ];
      expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(all('h1|h2|h3')).toEqual([
        'What we keep about you',
        'Vehicle: report',
        'What you answered',
        ...parts,
        `Vehicle: report ${calls.finalize.answer.parse(body).claimsData[0]?.claimNumber}`,
        'What you answered',
        ...parts,
        'What is not here and why',
      ]);
      const documentId = String(Object(file.body).documentId);
      expect([...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual([
        '#part-1',
        '#part-2',
        '#part-3',
        `documents/${documentId}.pdf`,
      ]);
      expect(all('a')).toContainEqual(expect.stringMatching(/^účet &amp; co\.pdf, /));
      expect(all('li')).toContain('1 December 2026 at 11:00, helpdesk, opened');
      expect(page).toContain('&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;');
      expect(page).not.toMatch(/<script|<img|U300|https?:|src=/);
    });

    test('is told what they agreed to and refused, in the words they read, also of reports of an older release', async () => {
      const email = 'souhlas.petr@example.cz';
      const sent = await send(of(email));
      const { db } = store();
      const noted = { version: 1, language: 'cs', words: 'Smíme si zprávy vyžádat u lékařů?' } as const;
      const consents = [
        {
          name: 'truthfulness',
          value: 'true',
          version: 1,
          language: 'sk',
          words: 'Áno.',
          sha256: 'as noted',
        },
        { name: 'recordsConsent', value: 'YES', ...noted },
        { name: 'keepContact', value: 'NO', ...noted },
      ];
      const { build, sent_at: sentAt } = await db
        .updateTable('evidence')
        .set({ consents: JSON.stringify(consents) })
        .where('claim_uuid', '=', sent.uuid)
        .returningAll()
        .executeTakeFirstOrThrow();
      const to = join(folder, 'consents');
      await exportPerson(store(), readSubjectKey('email', email), { acting, folder: to });
      const given = JSON.parse(await readFile(join(to, 'export.json'), 'utf8'));
      const ofEach = { at: sentAt.toISOString(), build };
      const older = { ...noted, sha256: hash('sha256', noted.words), ...ofEach };
      expect(given.reports[0].consents).toEqual([
        {
          key: 'truthfulness',
          version: 1,
          language: 'sk',
          words: 'Áno.',
          sha256: 'as noted',
          value: true,
          ...ofEach,
        },
        { key: 'recordsConsent', value: true, ...older },
        { key: 'keepContact', value: false, ...older },
      ]);
    });

    test('has what may go erased with its files, and is told what stays and why', async () => {
      const email = 'karel.vesely@example.cz';
      const draft = await begin(of(email));
      const file = await upload(draft, { name: 'foto.pdf', content: pdf('two') });
      const handed = await send(of(email));
      const waiting = await send(of(email));
      const other = await begin({ ...of('jan@example.cz'), moreInfo: email });
      await noteHandedOver(store().db, [handed.claimNumber], at);

      expect(await erasePerson(store(), readSubjectKey('email', email), acting)).toEqual([
        { report: draft.uuid },
        { report: handed.uuid, claimNumber: handed.claimNumber },
        { report: waiting.uuid, claimNumber: waiting.claimNumber, stays: 'NOT_HANDED_OVER' },
        { report: other.uuid, stays: 'OF_ANOTHER_REPORTER' },
      ]);
      expect(await left(draft.uuid, handed.uuid, waiting.uuid, other.uuid)).toEqual([
        waiting.uuid,
        other.uuid,
      ]);
      const documentId = String(Object(file.body).documentId);
      expect(await service().documents.has(documentId)).toBe(false);
      expect(
        await store()
          .db.selectFrom('registered_claim')
          .selectAll()
          .where('claim_number', '=', handed.claimNumber)
          .execute(),
      ).toEqual([
        {
          claim_number: handed.claimNumber,
          claim_type: 'car',
          policy_number: null,
          registration_no: null,
          vin: null,
          incident_date: null,
          claim_uuid: null,
        },
      ]);
      expect((await draft.reporter.ask(calls.readClaim, { params: draft.params })).status).toBe(404);
    });

    test('leaves on record who did it, who approved it and why, and nothing of the person', async () => {
      const email = 'ivana.ticha@example.cz';
      const draft = await begin(of(email));
      await erasePerson(store(), readSubjectKey('email', email), acting);
      const acts = await listPersonActs(store().db);
      expect(acts.at(-1)).toEqual({
        act: 'ERASE',
        at,
        foundBy: 'email',
        ...acting,
        outcomes: [{ report: draft.uuid }],
      });
      expect(JSON.stringify(acts)).not.toContain(email);
      expect(await erasePerson(store(), readSubjectKey('email', email), acting)).toEqual([]);
    });

    test.each([
      [{ approver: '' }, 'Who does it, who has approved it and why is kept with it.'],
      [{ approver: 'jana nováková' }, 'Nobody approves their own act.'],
      [{ reason: 'Volal 790314/9034.' }, 'A reason tells no number of a person.'],
    ])('is neither given nor erased anything where %j', async (differing, says) => {
      const key = readSubjectKey('tel', '777 123 456');
      const wrong = { ...acting, ...differing };
      await expect(erasePerson(store(), key, wrong)).rejects.toThrow(says);
      await expect(
        exportPerson(store(), key, { acting: wrong, folder: join(folder, 'two') }),
      ).rejects.toThrow(says);
    });

    test('is found by their telephone, their birth number, a claim or a report, however it is written', async () => {
      const byTel = await begin({ reporter: { tel: '777888999' } });
      const byNumber = await begin({});
      await store()
        .db.updateTable('claim_request')
        .set({ detail: JSON.stringify({ ...answered, insured: { birthNumber: '7903149034' } }) })
        .where('uuid', '=', byNumber.uuid)
        .execute();
      const byClaim = await send({});
      const found = async (kind: string, text: string, name: string) =>
        exportPerson(store(), readSubjectKey(kind, text), { acting, folder: join(folder, name) });
      expect(await found('tel', '+420 777 888 999', 'tel')).toEqual([{ report: byTel.uuid }]);
      expect(await found('birthNumber', '790314/9034', 'birth')).toEqual([{ report: byNumber.uuid }]);
      const one = { report: byClaim.uuid, claimNumber: byClaim.claimNumber };
      expect(await found('claim', byClaim.claimNumber.toLowerCase(), 'claim')).toEqual([one]);
      expect(await found('report', byClaim.uuid, 'report')).toEqual([one]);
    });
  });
}
