import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import words from '#machines/texts/cs/fields.json' with { type: 'json' };
import { sweep, defaultRetention } from '#server/retention/sweep.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { readPdf } from './readPdf.ts';
import { startService, type TestService } from './service.ts';

const day = 24 * 60 * 60_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('what a reporter agreed to', () => {
  let service: TestService;
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    service = await startService({
      now: () => now,
      build: { hash: 'aaaaaaaa', branch: 'main' },
      wakeInterval: 50,
    });
  });
  afterAll(() => service.close());

  const send = async (answers = accident, headers: Record<string, string> = {}) => {
    const begun = await beginWith(service, answers);
    const { status } = await begun.reporter.ask(calls.finalize, { params: begun.params, headers });
    expect(status).toBe(200);
    const open = async (query = '', from = service) => {
      const { rawPayload, statusCode } = await from.app.inject({
        url: `/rest/claim/${begun.uuid}/preview.pdf${query}`,
        headers: { cookie: `session=${begun.reporter.cookie ?? ''}` },
      });
      expect(statusCode).toBe(200);
      return rawPayload;
    };
    return { ...begun, open };
  };
  const evidenceOf = (uuid: string) =>
    service.database.db
      .selectFrom('evidence')
      .selectAll()
      .where('claim_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
  const isKept = async (uuid: string) => (await evidenceOf(uuid)).pdf_sha256 !== null;

  test('is drawn once, in the language it was sent in, and the same bytes come each time and from every service', async () => {
    const { open, uuid } = await send(accident, { 'accept-language': 'sk' });
    const pdf = await open('?language=en');
    const other = await service.another({ build: { hash: 'bbbbbbbb', branch: 'main' } });
    for (const from of [service, other]) expect((await open('', from)).equals(pdf)).toBe(true);
    const { id, pdf_sha256: hash, language, build, sent_at: sentAt } = await evidenceOf(uuid);
    expect({ hash, language, build, sentAt }).toEqual({
      hash: createHash('sha256').update(pdf).digest('hex'),
      language: 'sk',
      build: 'aaaaaaaa',
      sentAt: now,
    });
    expect((await buffer(await service.documents.read(id))).equals(pdf)).toBe(true);
    expect((await readPdf(pdf)).language).toBe('sk');
  });

  test('is left to the next service, but for the one under way, where a service is stopped that draws many', async () => {
    const quiet = await startService({ wakeInterval: day });
    for (let count = 0; count < 3; count += 1) {
      const { reporter, params } = await beginWith(quiet, accident);
      await reporter.call(calls.finalize, { params });
    }
    const drawn: string[] = [];
    const asked = Promise.withResolvers<void>();
    const drawing = await quiet.another({
      wakeInterval: 20,
      documents: {
        ...quiet.documents,
        keep: async (id, path) => {
          drawn.push(id);
          asked.resolve();
          await closing;
          return quiet.documents.keep(id, path);
        },
      },
    });
    const closing = once(drawing.app.stopping, 'abort');
    await asked.promise;
    await drawing.app.close();
    await quiet.close();
    expect(drawn).toHaveLength(1);
  });

  test('is drawn although nobody asks for it, and once although many ask at the same time', async () => {
    const { uuid, open } = await send();
    await vi.waitUntil(() => isKept(uuid), { timeout: 30_000 });
    await service.database.db
      .updateTable('evidence')
      .set({ pdf_sha256: null })
      .where('claim_uuid', '=', uuid)
      .execute();
    const pdfs = await Promise.all(Array.from({ length: 6 }, () => open()));
    expect(new Set(pdfs.map((pdf) => createHash('sha256').update(pdf).digest('hex'))).size).toBe(1);
  });

  test('is told with the words of each consent, their version and language', async () => {
    const { uuid } = await send({ ...everyKind.animal, truthfulness: true, dataProcessingConsent: true });
    const { consents } = await evidenceOf(uuid);
    const readBefore = `${words.dataProcessingConsent.label} ${words.dataProcessingConsent.hint}`;
    expect(consents).toEqual([
      {
        name: 'truthfulness',
        value: 'true',
        version: 1,
        language: 'cs',
        words: words.truthfulness.label,
        sha256: sha256(words.truthfulness.label),
      },
      {
        name: 'dataProcessingConsent',
        value: 'true',
        version: 1,
        language: 'cs',
        words: readBefore,
        sha256: sha256(readBefore),
      },
    ]);
  });

  test('goes with the report, whoever removes it', async () => {
    const { uuid, open } = await send();
    await open();
    const { id } = await evidenceOf(uuid);
    const { db } = service.database;
    await db.updateTable('claim_request').set({ handed_over_at: now }).where('uuid', '=', uuid).execute();
    now = new Date(now.getTime() + 91 * day);
    await sweep({ db, documents: service.documents, now: () => now, retention: defaultRetention });
    expect(await service.documents.has(id)).toBe(false);
    expect(await db.selectFrom('evidence').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
