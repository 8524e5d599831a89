import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { incomingPrefix } from '#server/documents/receiveFile.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { beginWith } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import { startService, type TestService } from '#test/server/service.ts';

const day = 24 * 60 * 60_000;
const lost = '5b0d7f0e-1111-4222-8333-444455556666';

let service: TestService;
const begun = new Date('2026-01-01T10:00:00Z');
beforeAll(async () => {
  service = await startService({ now: () => begun });
});
afterAll(() => service.close());

const sweepOn = async (after: number, folder?: string) =>
  sweep({
    db: service.database.db,
    documents: await openFolderStore(folder ?? (await mkdtemp(join(tmpdir(), 'documents-')))),
    now: () => new Date(begun.getTime() + after),
    retention: defaultRetention,
  });

test('drafts, discarded reports and their sessions end after their times', async () => {
  await beginWith(service, {});
  const other = await beginWith(service, {});
  await other.reporter.call(calls.discard, { params: other.params });
  expect(await sweepOn(day / 2)).toMatchObject({ drafts: 0, discarded: 0, sessions: 0 });
  expect(await sweepOn(2 * day)).toMatchObject({ drafts: 0, discarded: 1, sessions: 1 });
  expect(await sweepOn(91 * day)).toMatchObject({ drafts: 1, sessions: 1 });
});

test('a key for another device that nobody used ends with its time', async () => {
  const { reporter, uuid } = await beginWith(service, {});
  await reporter.call(calls.handOver, { params: { claimRequestUuid: uuid } });
  const left = async () => (await service.database.db.selectFrom('hand_over').selectAll().execute()).length;
  await sweepOn(0);
  expect(await left()).toBe(1);
  await sweepOn(day / 24);
  expect(await left()).toBe(0);
});

test('the files of a draft that ends, and of one that was given up, go with it', async () => {
  const begunAll = await Promise.all([beginWith(service, {}), beginWith(service, {})]);
  const ids: string[] = [];
  for (const { reporter, params } of begunAll) {
    const file = multipart({ name: 'a.pdf', content: pdf('mine') });
    const url = pathOf(calls.uploadDocument.path, params);
    const { body } = await reporter.send({ method: 'POST', url, ...file });
    ids.push(calls.uploadDocument.answer.parse(body).documentId);
  }
  const kept = async () => {
    const contents = await Promise.all(ids.map((id) => service.documents.read(id).catch(() => undefined)));
    for (const content of contents) content?.destroy();
    return contents.map((content) => content !== undefined);
  };
  expect(await kept()).toEqual([true, true]);
  const [given] = begunAll;
  await given.reporter.call(calls.discard, { params: given.params });
  expect(await kept()).toEqual([false, true]);
  const late = { ...service, db: service.database.db, retention: defaultRetention };
  const swept = await sweep({ ...late, now: () => new Date(begun.getTime() + 91 * day) });
  expect([swept.drafts > 0, swept.files]).toEqual([true, 2]);
  expect(await kept()).toEqual([false, false]);
});

test('files without a record and folders of killed uploads are swept, not those of the moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await mkdir(join(folder, lost.slice(0, 2)));
  await writeFile(join(folder, lost.slice(0, 2), lost), 'x');
  await service.database.db.insertInto('stored_file').values({ id: lost, created_at: begun }).execute();
  const left = await mkdtemp(join(tmpdir(), incomingPrefix));
  await utimes(left, begun, begun);
  expect(await sweepOn(day / 48, folder)).toMatchObject({ files: 0, folders: 0 });
  expect(await sweepOn(day, folder)).toMatchObject({ files: 1, folders: 1 });
  expect(await readdir(join(folder, lost.slice(0, 2)))).toEqual([]);
});
