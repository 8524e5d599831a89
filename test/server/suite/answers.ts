import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { noteStatus } from '#server/handover/noteStatus.ts';
import { eventData } from '#server/outgoing/events.ts';
import type { SaidOfClaim } from '#server/reports/saidOfClaim.ts';
import { exportKey } from '#test/server/handover/core.ts';
import { notedOf, send } from '#test/server/handover/sending.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import type { TestService } from '#test/server/service.ts';
import { upload } from './documents.ts';
import { ownDay } from './ownDay.ts';

const due = '2026-12-05';

/** What the core is told when a reporter gives what it asks for, on every database. */
export function describeAnswers(service: () => TestService): void {
  describe('what the core asks for', () => {
    let handing: TestService;
    beforeAll(async () => {
      handing = await service().another({
        handover: { tenant: 'vzorova', isTest: true, exportKey, push: undefined },
      });
    });
    afterAll(async () => {
      // Nobody after this finds events that wait.
      await handing.database.db.deleteFrom('outgoing').execute();
      await handing.app.close();
    });

    const asked = async (asks: NonNullable<SaidOfClaim['asks']>) => {
      const { incidentDate } = ownDay();
      const sent = await send(handing, { incidentDate });
      const said = { statusId: randomUUID(), claimNumber: sent.claimNumber, at: new Date().toISOString() };
      await noteStatus({ db: handing.database.db, now: () => new Date() }, { ...said, asks });
      return { ...sent, incidentDate };
    };
    /** What was told after what is told anyway, as the contract has it. */
    const answers = async (uuid: string) =>
      (await notedOf(handing, uuid))
        .filter(({ type }) => type === 'answer.given')
        .map(({ claim_number: claimNumber, sequence, data }) => ({
          claimNumber,
          sequence,
          data: eventData['answer.given'].parse(data),
        }));

    test('is told as given by a file that the reporter adds to what they sent, and by no other file', async () => {
      const sent = await asked([{ askId: 'inv-1', kind: 'DOCUMENT', documentType: 'INVOICE', due }]);
      await upload(sent, { content: pdf('a photo'), documentType: 'DAMAGE_PHOTO' });
      expect(await answers(sent.uuid)).toEqual([]);
      const { body } = await upload(sent, { content: pdf('the bill'), documentType: 'INVOICE' });
      expect(await answers(sent.uuid)).toEqual([
        {
          claimNumber: sent.claimNumber,
          // After the report, the photo and the bill.
          sequence: 4,
          data: { askId: 'inv-1', kind: 'DOCUMENT', documentIds: [Object(body).documentId] },
        },
      ]);
    });

    test('is told as given by words and by files that are sent to the claim from anywhere', async () => {
      const { claimNumber, incidentDate } = await asked([
        { askId: 'when', kind: 'ANSWER', due },
        { askId: 'any', kind: 'DOCUMENT', due: '2026-12-06' },
      ]);
      const begin = async (name: 'upload' | 'question', more: object = {}) => {
        const reporter = handing.reporter();
        const { activeClaimUuid: claimRequestUuid } = await reporter.call(calls.create, {
          params: { service: name },
          body: { claimType: 'car' },
        });
        const params = { service: name, claimRequestUuid };
        const contact = { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '+420777123456' };
        const body = { claimNumber, incidentDate, reporter: contact, ...more };
        await reporter.call(calls.save, { params: { ...params, version: 0 }, body });
        return { reporter, params, uuid: claimRequestUuid };
      };
      const question = await begin('question', { question: 'Bylo to v úterý.' });
      await question.reporter.call(calls.finalize, { params: question.params });
      const added = await begin('upload');
      const { body } = await added.reporter.send({
        method: 'POST',
        url: pathOf(calls.uploadDocument.path, added.params),
        ...multipart({ name: 'zprava.pdf', content: pdf('anything') }),
      });
      await added.reporter.call(calls.finalize, { params: added.params, query: { saveDocs: 'true' } });
      expect([...(await answers(question.uuid)), ...(await answers(added.uuid))]).toEqual([
        { claimNumber, sequence: 3, data: { askId: 'when', kind: 'ANSWER', value: 'Bylo to v úterý.' } },
        {
          claimNumber,
          sequence: 5,
          data: { askId: 'any', kind: 'DOCUMENT', documentIds: [Object(body).documentId] },
        },
      ]);
    });
  });
}
