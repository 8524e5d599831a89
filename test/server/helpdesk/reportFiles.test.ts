import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { reportCalls } from '#machines/service/sales/reportCalls.ts';
import { accident } from '#test/server/accident.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

let service: TestService;
let hana: Reporter;
let petra: Reporter;
let begun: Begun;
const ids: Record<string, string> = {};
beforeAll(async () => {
  service = await startService();
  hana = await signedIn(service, 'U600');
  petra = await signedIn(service, 'U400');
  begun = await beginWith(service, accident);
  for (const name of ['protokol.pdf', 'čeká (1).pdf', 'vadný.pdf']) ids[name] = await upload(name);
  const { db } = service.database;
  const of = (name: string) => db.updateTable('attachment').where('id', '=', ids[name] ?? '');
  await of('čeká (1).pdf').set({ state: 'CHECKING' }).execute();
  await of('vadný.pdf').set({ state: 'REFUSED', refusal: '245000031' }).execute();
});
afterAll(() => service.close());

const upload = async (name: string) => {
  const file = multipart({ name, content: pdf(name), documentType: 'DAMAGE_PHOTO' });
  const url = pathOf(calls.uploadDocument.path, begun.params);
  const { body } = await begun.reporter.send({ method: 'POST', url, ...file });
  return calls.uploadDocument.answer.parse(body).documentId;
};
const open = (who: Reporter) =>
  who.call(reportCalls.openReport, { params: { report: begun.uuid }, body: { reason: 'COMPLAINT' } });
const read = (who: Reporter, name: string, report = begun.uuid) =>
  who.ask(reportCalls.readReportFile, {
    params: { report, document: ids[name] ?? crypto.randomUUID() },
    body: { reason: 'COMPLAINT' },
  });
const markOf = (id = '') => id.slice(0, 8);

test('the helpdesk and operators see the files of a report by name, kind, size and state, and the look says so', async () => {
  const common = { type: 'application/pdf', documentType: 'DAMAGE_PHOTO', uploadedAt: expect.any(String) };
  const size = (name: string) => pdf(name).length;
  for (const who of [hana, petra]) {
    const { documents, files } = await open(who);
    expect(documents).toBe(2);
    expect(files.toSorted((one, other) => one.name.localeCompare(other.name, 'cs'))).toEqual([
      {
        documentId: ids['čeká (1).pdf'],
        name: 'čeká (1).pdf',
        size: size('čeká (1).pdf'),
        state: 'CHECKING',
        ...common,
      },
      { documentId: ids['protokol.pdf'], name: 'protokol.pdf', size: size('protokol.pdf'), ...common },
      {
        documentId: ids['vadný.pdf'],
        name: 'vadný.pdf',
        size: size('vadný.pdf'),
        state: 'REFUSED',
        refusal: '245000031',
        ...common,
      },
    ]);
    expect((await looks(service)).at(-1)).toMatchObject({
      action: 'OPEN',
      fields: [`report ${markOf(begun.uuid)}`, 'documents'],
      reason: 'COMPLAINT',
    });
  }
});

test('an operator reads a file that was checked, to be kept and never to be run, and the look is one row of the trail', async () => {
  const before = await looks(service);
  const { status, body, headers } = await read(petra, 'protokol.pdf');
  expect([status, body]).toEqual([200, pdf('protokol.pdf').toString()]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="protokol.pdf"; filename*=UTF-8''protokol.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const [look, ...others] = (await looks(service)).slice(before.length);
  expect(others).toEqual([]);
  expect(look).toMatchObject({
    actor: 'U400',
    role: 'operator',
    action: 'OPEN',
    fields: [`report ${markOf(begun.uuid)}`, `document ${markOf(ids['protokol.pdf'])}`],
    reason: 'COMPLAINT',
  });
  expect(JSON.stringify(look)).not.toContain('protokol');
});

test.each<[string, () => Promise<{ readonly status: number }>, number]>([
  ['one that waits for its check', () => read(petra, 'čeká (1).pdf'), 404],
  ['one that was refused', () => read(petra, 'vadný.pdf'), 404],
  ['one that there is not', () => read(petra, 'žádný.pdf'), 404],
  ['one of another report', () => read(petra, 'protokol.pdf', crypto.randomUUID()), 404],
  ['any for the helpdesk', () => read(hana, 'protokol.pdf'), 403],
  ['any for its own reporter by this way', () => read(begun.reporter, 'protokol.pdf'), 403],
])('a file is not read, and no look is written: %s', async (_, ask, expected) => {
  const before = await looks(service);
  expect((await ask()).status).toBe(expected);
  expect(await looks(service)).toEqual(before);
});
