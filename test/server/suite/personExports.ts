import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { pathOf } from '#machines/service/pathOf.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { personExportCalls } from '#machines/service/sales/personExports.ts';
import { listPersonActs } from '#server/dataSubjects/personActs.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { beginWith } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { upload } from './documents.ts';
import { ownDay } from './ownDay.ts';

/** What is in the ZIP that an operator downloads, by its paths. */
const downloaded = async ({ app }: TestService, { cookie }: Reporter, approval: string) => {
  const { rawPayload } = await app.inject({
    url: pathOf(personExportCalls.downloadExport.path, { approval }),
    headers: { cookie: `session=${cookie}` },
  });
  const zip = await fromBufferPromise(rawPayload);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
};

/** What two operators give out of a person, on every database. */
export function describePersonExports(service: () => TestService): void {
  describe('what is kept of a person', () => {
    let petra: Reporter;
    let ondrej: Reporter;
    beforeAll(async () => {
      petra = await signedIn(service(), 'U400');
      ondrej = await signedIn(service(), 'U410');
    });

    test('is given out by two operators, who alone download it for seven days', async () => {
      const email = 'zadam.vydej@example.cz';
      const detail = { ...answered, ...ownDay(), reporter: { fullName: 'Eva Malá', email } };
      const draft = await beginWith(service(), detail);
      const file = await upload(draft, { name: 'účet.pdf', content: pdf('given') });
      const documentId = String(Object(file.body).documentId);
      const words = 'Žádost ze dne 2. 12.';
      const body = { foundBy: 'email', personValue: email, eraseWords: words } as const;
      expect(await petra.call(personExportCalls.askExport, { body })).toEqual({
        outcome: 'WAITS',
        count: 1,
        stays: [],
      });
      expect(await petra.call(personExportCalls.listExports, {})).toEqual({ exports: [] });
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const asked = approvals.find(({ act }) => act.act === 'EXPORT');
      const params = { approval: asked?.id ?? '' };
      expect((await petra.ask(personExportCalls.downloadExport, { params })).status).toBe(404);
      const decision = { params, body: { isApproved: true } };
      expect((await petra.ask(calls.decideApproval, decision)).status).toBe(403);
      expect(await ondrej.call(calls.decideApproval, decision)).toEqual({ outcome: 'READY', count: 1 });

      for (const one of [petra, ondrej])
        expect(await one.call(personExportCalls.listExports, {})).toEqual({
          exports: [
            { id: params.approval, words, at: expect.any(String), until: expect.any(String), count: 1 },
          ],
        });
      const zip = await downloaded(service(), petra, params.approval);
      expect(Object.keys(zip)).toEqual(['export.json', 'prehled.html', `documents/${documentId}.pdf`]);
      expect(String(zip['prehled.html'])).toContain(`<a href="documents/${documentId}.pdf">účet.pdf, `);
      expect(zip[`documents/${documentId}.pdf`]).toEqual(pdf('given'));
      expect(JSON.parse(String(zip['export.json']))).toMatchObject({
        exportVersion: 1,
        foundBy: 'email',
        reports: [{ claimRequestUuid: draft.uuid, state: 'DRAFT', answers: { reporter: { email } } }],
      });
      expect((await looks(service())).at(-1)).toMatchObject({
        actor: 'U400',
        action: 'OPERATE',
        fields: ['EXPORT', `report ${draft.uuid.slice(0, 8)}`],
      });
      const { db } = service().database;
      const [act] = (await listPersonActs(db)).slice(-1);
      expect(act).toMatchObject({
        act: 'EXPORT',
        operator: 'Petra Provozní (U400)',
        approver: 'Ondřej Noční (U410)',
        outcomes: [{ report: draft.uuid }],
      });

      const setTo = (values: { asked_by?: string; decided_by?: string; decided_at?: Date }) =>
        db.updateTable('approval').set(values).where('id', '=', params.approval).execute();
      await setTo({ decided_at: new Date(Date.now() - 7 * 24 * 3_600_000 - 1000) });
      expect((await petra.ask(personExportCalls.downloadExport, { params })).status).toBe(404);
      await setTo({ decided_at: new Date(), asked_by: 'U998', decided_by: 'U999' });
      expect(await petra.call(personExportCalls.listExports, {})).toEqual({ exports: [] });
      expect((await petra.ask(personExportCalls.downloadExport, { params })).status).toBe(404);
    });

    test('is no whole download where a file of it cannot be read', async () => {
      const email = 'ztraceny.soubor@example.cz';
      const detail = { ...answered, ...ownDay(), reporter: { fullName: 'Eva Malá', email } };
      const draft = await beginWith(service(), detail);
      const file = await upload(draft, { name: 'účet.pdf', content: pdf('lost') });
      const body = { foundBy: 'email', personValue: email, eraseWords: 'Žádost.' } as const;
      await petra.call(personExportCalls.askExport, { body });
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const approval = approvals.find(({ act }) => act.act === 'EXPORT')?.id ?? '';
      await ondrej.call(calls.decideApproval, { params: { approval }, body: { isApproved: true } });
      await service().documents.remove(String(Object(file.body).documentId));
      await expect(downloaded(service(), petra, approval)).rejects.toThrow();
      expect((await petra.ask(calls.readHealth, {})).status).toBe(200);
    });
  });
}
