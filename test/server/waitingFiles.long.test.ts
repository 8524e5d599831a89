import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { checkWaiting } from '#server/documents/checkWaiting.ts';
import { awaited } from '#server/documents/scan.ts';
import type { Inspector } from '#server/documents/inspector.ts';
import { sweep, defaultRetention } from '#server/retention/sweep.ts';
import { testVirus } from './realClamd.ts';
import { startClamd, type Daemon } from './clamdDaemon.ts';
import { begin, beginWith, type Begun } from './drafts.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { startService, type TestService } from './service.ts';
import { answered, smallFlow } from './smallFlow.ts';
import { patience } from '#test/server/patience.ts';

const report = { ...answered, incidentDate: '2026-09-01' };
const day = 24 * 60 * 60_000;

test('a file waits and is given to nobody where a scanner is still to be named, and only the test virus is found where none is meant', async () => {
  const awaiting = await startService({ clamd: awaited, flows: [smallFlow] });
  const begun = await begin(awaiting);
  const url = pathOf(calls.uploadDocument.path, begun.params);
  const send = async (content: string) => {
    const file = multipart({ name: 'smlouva.pdf', content: pdf(content), documentType: 'DAMAGE_PHOTO' });
    return (await begun.reporter.send({ method: 'POST', url, ...file })).body;
  };
  expect(await send('smlouva')).toMatchObject({ state: 'CHECKING' });
  expect(await send(testVirus)).toMatchObject({ code: '245000031' });
  const { documents } = await begun.reporter.call(calls.listDocuments, { params: begun.params });
  expect(documents.map(({ name, state }) => [name, state])).toEqual([['smlouva.pdf', 'CHECKING']]);
  await awaiting.close();
});

describe('a file that comes while the virus scanner is away', () => {
  let service: TestService;
  let target: string;
  const daemons: Daemon[] = [];
  beforeEach(async () => {
    const daemon = await startClamd();
    ({ target } = daemon);
    await daemon.stop();
    service = await startService({ clamd: target, wakeInterval: 20, flows: [smallFlow] });
  });
  afterEach(async () => {
    await service.close();
    for (const daemon of daemons.splice(0)) await daemon.stop();
  });

  /** The scanner is back where it was. */
  const comeBack = async () => void daemons.push(await startClamd(undefined, Number(new URL(target).port)));

  const upload = async ({ reporter, params }: Begun, text: string, documentType = 'DAMAGE_PHOTO') => {
    const file = multipart({ name: `${text}.pdf`, content: pdf(text), documentType });
    const url = pathOf(calls.uploadDocument.path, params);
    return reporter.send({ method: 'POST', url, ...file });
  };
  const stay = async (begun: Begun, text: string) =>
    calls.uploadDocument.answer.parse((await upload(begun, text)).body);
  const listed = async ({ reporter, params }: Begun) => {
    const { documents } = await reporter.call(calls.listDocuments, { params });
    return documents.map(({ name, state, refusal }) => [name, state, refusal]);
  };
  const become = (begun: Begun, wanted: unknown[]) =>
    vi.waitFor(async () => expect(await listed(begun)).toEqual(wanted), patience);
  /** Whether the store has the content. */
  const isKept = async (documentId: string) => {
    const content = await service.documents.read(documentId).catch(() => undefined);
    content?.destroy();
    return content !== undefined;
  };
  const sent = async ({ reporter, params }: Begun) => {
    const { result } = await reporter.call(calls.readClaim, { params });
    const [{ uploadedDocCount, uploadedOptionalDocCount } = {}] = result?.claimsData ?? [];
    return [
      result?.documentsUploadResult,
      result?.failedDocCount,
      uploadedDocCount,
      uploadedOptionalDocCount,
    ];
  };

  test('is taken and told as being checked, but given to nobody', async () => {
    const begun = await begin(service);
    const { documentId, ...told } = await stay(begun, 'smlouva');
    expect(told).toEqual({
      name: 'smlouva.pdf',
      size: pdf('smlouva').length,
      type: 'application/pdf',
      documentType: 'DAMAGE_PHOTO',
      uploadedAt: expect.any(String),
      state: 'CHECKING',
    });
    const params = { ...begun.params, documentId };
    expect(await begun.reporter.ask(calls.downloadDocument, { params })).toMatchObject({ status: 404 });
  });

  test('is looked into for everything else at once', async () => {
    const begun = await begin(service);
    const { body } = await begun.reporter.send({
      method: 'POST',
      url: pathOf(calls.uploadDocument.path, begun.params),
      ...multipart({ name: 'fotka.jpg', content: pdf('no picture') }),
    });
    expect(body).toMatchObject({ code: '245000033' });
  });

  test('is an ordinary file as soon as the scanner is back and finds nothing', async () => {
    const begun = await begin(service);
    const { documentId } = await stay(begun, 'smlouva');
    await comeBack();
    await become(begun, [['smlouva.pdf', undefined, undefined]]);
    const params = { ...begun.params, documentId };
    expect(await begun.reporter.ask(calls.downloadDocument, { params })).toMatchObject({
      status: 200,
      body: pdf('smlouva').toString(),
    });
  });

  test('is refused when the scanner finds something, loses its content and makes room', async () => {
    const begun = await begin(service);
    const { documentId } = await stay(begun, 'evil');
    await comeBack();
    await become(begun, [['evil.pdf', 'REFUSED', '245000031']]);
    await vi.waitFor(async () => expect(await isKept(documentId)).toBe(false), patience);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => upload(begun, `foto ${at}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test('counts with a report that is sent meanwhile, until it turns out that it may not be kept', async () => {
    const begun = await beginWith(service, report);
    await stay(begun, 'evil');
    await stay(begun, 'dobra');
    const { params, reporter } = begun;
    const { claimsData } = await reporter.call(calls.finalize, { params, query: { saveDocs: 'true' } });
    // A person decides as long as nobody has seen what came.
    expect(claimsData).toMatchObject([
      { uploadedDocCount: 2, autoRegistration: true, autoLiquidation: false },
    ]);
    expect(await sent(begun)).toEqual(['UPLOADED_ALL', undefined, 2, 0]);
    await comeBack();
    await become(begun, [
      ['evil.pdf', 'REFUSED', '245000031'],
      ['dobra.pdf', undefined, undefined],
    ]);
    expect(await sent(begun)).toEqual(['UPLOADED_SOME', 1, 1, 0]);
    const kept = await service.database.db
      .selectFrom('attachment')
      .select(['name', 'kept'])
      .where('claim_uuid', '=', begun.uuid)
      .orderBy('created_at')
      .execute();
    expect(kept).toEqual([
      { name: 'evil.pdf', kept: false },
      { name: 'dobra.pdf', kept: true },
    ]);
    await stay(begun, 'jina');
    expect(await sent(begun)).toEqual(['UPLOADED_ALL', undefined, 2, 0]);
  });

  test('does not count with a report that is sent after it was refused, whatever the browser says', async () => {
    const begun = await beginWith(service, report);
    await stay(begun, 'evil');
    await comeBack();
    await become(begun, [['evil.pdf', 'REFUSED', '245000031']]);
    const { params, reporter } = begun;
    await reporter.call(calls.finalize, { params, query: { saveDocs: 'true' } });
    expect(await sent(begun)).toEqual(['UPLOADED_NONE', 1, 0, 0]);
  });

  test('can be taken away by its reporter once it was refused, also after sending; nothing else can', async () => {
    const begun = await beginWith(service, report);
    const evil = await stay(begun, 'evil');
    const good = await stay(begun, 'dobra');
    const { params, reporter } = begun;
    await reporter.call(calls.finalize, { params, query: { saveDocs: 'true' } });
    const remove = ({ documentId }: typeof evil) =>
      reporter.ask(calls.deleteDocument, { params: { ...params, documentId } });
    expect(await remove(evil)).toMatchObject({ status: 409, body: { code: 'ACTIVE_REPORT_NOT_FOUND' } });
    await comeBack();
    await vi.waitFor(async () => expect((await remove(evil)).status).toBe(200), patience);
    await become(begun, [['dobra.pdf', undefined, undefined]]);
    expect(await remove(good)).toMatchObject({ status: 409 });
  });

  test('that was refused is refused again while nobody can ask, and taken when the scanner knows better', async () => {
    const begun = await begin(service);
    await stay(begun, 'evil');
    await comeBack();
    await become(begun, [['evil.pdf', 'REFUSED', '245000031']]);
    await daemons.pop()?.stop();
    expect(await upload(begun, 'evil')).toMatchObject({ status: 422, body: { code: '245000031' } });
    daemons.push(await startClamd(() => 'stream: OK', Number(new URL(target).port)));
    expect(await upload(begun, 'evil')).toMatchObject({ status: 200, body: { name: 'evil.pdf' } });
    expect(await listed(begun)).toEqual([['evil.pdf', undefined, undefined]]);
  });

  test('is checked by the next process where the one that had begun to was killed', async () => {
    const slow = await startService({ clamd: target });
    const begun = await begin(slow);
    await stay(begun, 'smlouva');
    const { db } = slow.database;
    const dying: Inspector = { inspect: () => new Promise(() => {}), close: async () => {} };
    const started = new Date();
    const { signal: stopping } = new AbortController();
    void checkWaiting({ db, documents: slow.documents, inspector: dying, now: () => started, stopping });
    const leased = () => db.selectFrom('attachment').select('leased_until').executeTakeFirst();
    const until = new Date(started.getTime() + 3 * 60_000);
    await vi.waitFor(async () => expect(await leased()).toEqual({ leased_until: until }), patience);
    await comeBack();
    await slow.another();
    expect(await listed(begun)).toEqual([['smlouva.pdf', 'CHECKING', undefined]]);
    await slow.another({ now: () => new Date(until.getTime() + 1) });
    await become(begun, [['smlouva.pdf', undefined, undefined]]);
    await slow.close();
  });

  test('whose content the store has lost meanwhile is asked for once more', async () => {
    const slow = await startService({ clamd: target });
    const begun = await begin(slow);
    const { documentId } = await stay(begun, 'smlouva');
    await slow.documents.remove(documentId);
    await comeBack();
    await slow.another();
    await become(begun, [['smlouva.pdf', 'REFUSED', '245000028']]);
    await slow.close();
  });

  test('leaves no content where the process is killed between refusing and removing it', async () => {
    const begun = await begin(service);
    const { documentId } = await stay(begun, 'evil');
    const { db } = service.database;
    await db
      .updateTable('attachment')
      .set({ state: 'REFUSED', refusal: '245000031' })
      .where('id', '=', documentId)
      .execute();
    const swept = await sweep({
      db,
      documents: service.documents,
      now: () => new Date(Date.now() + day),
      retention: defaultRetention,
    });
    expect(swept.files).toBe(1);
    expect(await isKept(documentId)).toBe(false);
  });
});
