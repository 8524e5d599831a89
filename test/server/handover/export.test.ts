import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readUnfetched } from '#server/handover/deadLetters.ts';
import { countWaiting } from '#server/metrics/countWaiting.ts';
import { configured } from '#server/settings/defaultConfiguration.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { Envelope } from '#server/outgoing/events.ts';
import { upload } from '#test/server/backup/newPlaces.ts';
import { begin } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { patience } from '#test/server/patience.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { smallFlow } from '#test/server/smallFlow.ts';
import { exportKey } from './core.ts';
import { asCore, notedOf, send } from './sending.ts';

const handover = { tenant: 'vzorova', isTest: true, exportKey, push: undefined };
const day = 24 * 60 * 60_000;
const taken = { result: 'ACCEPTED', coreClaimId: 'c-1', coreClaimNumber: 'C1' };

describe('a core that reads', () => {
  let service: TestService;
  let time = Date.parse('2026-11-20T10:00:00Z');
  let days = 0;
  beforeAll(async () => {
    service = await startService({
      handover,
      now: () => new Date(time),
      configuration: configured({ sessionDuration: 48 * 60 * 60_000 }),
      flows: [smallFlow],
      wakeInterval: 20,
    });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    days += 1;
  });

  /** A report of a day of its own. */
  const sent = (...args: Parameters<typeof send> extends [unknown, unknown, ...infer More] ? More : never) =>
    send(
      service,
      { incidentDate: new Date(Date.UTC(2026, 9, 31 - days)).toISOString().slice(0, 10) },
      ...args,
    );
  const read = async (query = '') => {
    const { status, body } = await asCore(service, 'GET', `/export${query}`);
    expect(status).toBe(200);
    return body;
  };
  const last = async (): Promise<string> => (await read('?limit=500')).next;
  const ids = (body: Awaited<ReturnType<typeof read>>) =>
    body.events.map((event: unknown) => {
      const { claimNumber, type, sequence } = Envelope.parse(event);
      return [claimNumber, sequence, type];
    });
  /** Once its PDF was drawn. */
  const drawn = (uuid: string) =>
    vi.waitUntil(async () => (await notedOf(service, uuid)).length > 1, patience);

  test('goes on where it was, gets the same again where it asks again, and everything in order', async () => {
    const before = await last();
    const one = await sent();
    await drawn(one.uuid);
    const first = await read(`?after=${before}&limit=1`);
    expect([ids(first), first.more]).toEqual([[[one.claimNumber, 1, 'claim.registered']], true]);
    days += 100;
    const two = await sent();
    await drawn(two.uuid);
    const rest = await read(`?after=${first.next}`);
    expect([ids(rest), rest.more]).toEqual([
      [
        [one.claimNumber, 2, 'document.checked'],
        [two.claimNumber, 1, 'claim.registered'],
        [two.claimNumber, 2, 'document.checked'],
      ],
      false,
    ]);
    expect(await read(`?after=${first.next}`)).toEqual(rest);
    expect(await read(`?after=${rest.next}`)).toEqual({ events: [], next: rest.next, more: false });
  });

  test('that shows no key, or another, is told nothing', async () => {
    for (const key of ['', 'another key, which is just as long as the one'])
      for (const [method, url] of [
        ['GET', '/export'],
        ['POST', '/export/replay'],
        ['POST', `/export/events/${randomUUID()}/answer`],
        ['GET', `/export/documents/${randomUUID()}?exp=1&kid=1&sig=1`],
        ['POST', `/export/documents/${randomUUID()}/link`],
      ] as const)
        expect(await asCore(service, method, url, undefined, key)).toMatchObject({
          status: 403,
          body: { code: '403' },
        });
  });

  test.each([
    ['GET', '/export?limit=501', undefined],
    ['GET', '/export?limit=0', undefined],
    ['GET', '/export?after=now', undefined],
    ['POST', '/export/replay', { types: ['claim.registered'] }],
    [
      'POST',
      '/export/replay',
      { claimNumber: 'A', from: '2026-11-20T10:00:00Z', to: '2026-11-21T10:00:00Z' },
    ],
    ['POST', '/export/replay', { claimNumber: 'A', types: ['claim.withdrawn'] }],
    ['POST', '/export/events/1/answer', taken],
    ['POST', `/export/events/${randomUUID()}/answer`, { result: 'ACCEPTED' }],
  ] as const)('asks %s %s in vain', async (method, url, body) => {
    expect(await asCore(service, method, url, body)).toMatchObject({
      status: 400,
      body: { code: '245000030' },
    });
  });

  test('says what it took, twice if it likes, and the report is handed over once its files were fetched, too', async () => {
    const { uuid } = await sent((begun) => upload(begun, 'fotka'));
    await drawn(uuid);
    const { db } = service.database;
    const handedOver = async () =>
      (
        await db
          .selectFrom('claim_request')
          .select('handed_over_at')
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow()
      ).handed_over_at;
    const { events } = await read(`?after=0&limit=500`);
    const ofReport = events.filter((event: Envelope) => event.claimRequestUuid === uuid);
    for (const { id } of [...ofReport, ...ofReport])
      expect(await asCore(service, 'POST', `/export/events/${id}/answer`, taken)).toMatchObject({
        status: 204,
      });
    expect((await notedOf(service, uuid)).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    expect(await asCore(service, 'POST', `/export/events/${randomUUID()}/answer`, taken)).toMatchObject({
      status: 404,
    });

    const unfetched = async () =>
      (await readUnfetched(db)).filter(({ claimNumber }) => claimNumber === ofReport[0].claimNumber);
    const counted = async () =>
      (await countWaiting({ db, now: () => new Date(time) })).find(({ what }) => what === 'fetch')?.count;
    const countedBefore = await counted();
    expect(await unfetched()).toEqual([{ claimNumber: ofReport[0].claimNumber, since: new Date(time) }]);

    const [{ data }, { data: report }] = ofReport;
    const [photo] = data.documents;
    expect(await handedOver()).toBeNull();
    const file = await asCore(service, 'GET', photo.url);
    expect(file).toMatchObject({ status: 200, body: pdf('fotka').toString() });
    expect(file.headers['content-digest']).toBe(
      `sha-256=:${createHash('sha256').update(pdf('fotka')).digest('base64')}:`,
    );
    expect(await handedOver()).toBeNull();
    expect(await asCore(service, 'GET', report.url)).toMatchObject({ status: 200 });
    expect(await handedOver()).toEqual(new Date(time));
    expect([await unfetched(), await counted()]).toEqual([[], Number(countedBefore) - 1]);
    const fetched = await db
      .selectFrom('outgoing_fetch')
      .selectAll()
      .where('claim_uuid', '=', uuid)
      .execute();
    expect(fetched.map(({ document_id: id, at }) => [id, at])).toEqual([
      [photo.documentId, new Date(time)],
      [report.documentId, new Date(time)],
    ]);
  });

  test('refuses an event, which is a dead letter then, and may take it after all', async () => {
    const { uuid } = await sent();
    const { id } = await service.database.db
      .selectFrom('outgoing')
      .select('id')
      .where('claim_uuid', '=', uuid)
      .orderBy('number')
      .limit(1)
      .executeTakeFirstOrThrow();
    const answer = (body: object) => asCore(service, 'POST', `/export/events/${id}/answer`, body);
    const states = async () => (await notedOf(service, uuid))[0]?.state;
    await answer({ result: 'REFUSED', code: 'NO_POLICY', text: 'Jan Novák' });
    expect(await states()).toBe('DEAD');
    await answer(taken);
    expect(await states()).toBe('DONE');
    await answer({ result: 'REFUSED', code: 'NO_POLICY' });
    expect(await states()).toBe('DONE');
  });

  test('gets events once more that it asks for, with their ids and in their order, behind all others', async () => {
    const one = await sent();
    await drawn(one.uuid);
    const { events: before } = await read('?limit=500');
    const next = await last();
    const replay = (body: object) => asCore(service, 'POST', '/export/replay', body);
    expect(await replay({ claimNumber: one.claimNumber })).toMatchObject({
      status: 200,
      body: { replayed: 2 },
    });
    const again = await read(`?after=${next}`);
    const known = before.filter(({ claimNumber }: Envelope) => claimNumber === one.claimNumber);
    expect(again.events.map(({ id, sequence }: Envelope) => [id, sequence])).toEqual(
      known.map(({ id, sequence }: Envelope) => [id, sequence]),
    );
    const types = ['document.checked'];
    expect((await replay({ claimNumber: one.claimNumber, types })).body).toEqual({ replayed: 1 });
    const [from, to] = [new Date(time).toISOString(), new Date(time + 1).toISOString()];
    const all = await replay({ from, to });
    expect(all.body.replayed).toBe(before.length);
    expect((await replay({ from: to, to })).body).toEqual({ replayed: 0 });
  });

  describe('opens a file by its address', () => {
    const addressOf = async () => {
      const { uuid } = await sent((begun) => upload(begun, `fotka ${days}`));
      const { events } = await read('?limit=500');
      const { data } = events.find(({ claimRequestUuid }: Envelope) => claimRequestUuid === uuid);
      const [{ documentId, url, expiresAt }] = data.documents;
      return { documentId, expiresAt, url: new URL(url) };
    };
    const open = ({ pathname, search }: URL) => asCore(service, 'GET', pathname + search);

    test('for a week, and then by another one', async () => {
      const { documentId, url, expiresAt } = await addressOf();
      expect(Date.parse(expiresAt)).toBe(time + 7 * day);
      time += 7 * day;
      expect(await open(url)).toMatchObject({ status: 200 });
      time += 1000;
      expect(await open(url)).toMatchObject({ status: 410, body: { code: '404' } });
      const renewed = await asCore(service, 'POST', `/export/documents/${documentId}/link`);
      expect(renewed).toMatchObject({
        status: 200,
        body: { expiresAt: new Date(time + 7 * day).toISOString() },
      });
      expect(await open(new URL(renewed.body.url))).toMatchObject({ status: 200 });
    });

    test('and by none that somebody made of it', async () => {
      const [one, other] = [await addressOf(), ((days += 100), await addressOf())];
      const longer = new URL(one.url);
      longer.searchParams.set('exp', String(Number(longer.searchParams.get('exp')) + 1));
      const wrong = new URL(one.url);
      wrong.searchParams.set('sig', `${wrong.searchParams.get('sig')?.slice(0, -1)}_`);
      const ofOther = new URL(one.url);
      ofOther.pathname = other.url.pathname;
      for (const url of [longer, wrong, ofOther]) expect(await open(url)).toMatchObject({ status: 403 });
      expect(await asCore(service, 'GET', one.url.pathname)).toMatchObject({ status: 400 });
      expect(await open(one.url)).toMatchObject({ status: 200 });
    });

    test('but none of a draft, nor one that is nowhere', async () => {
      const begun = await begin(service);
      const ofDraft = await upload(begun, 'koncept');
      for (const id of [ofDraft, randomUUID()])
        expect(await asCore(service, 'POST', `/export/documents/${id}/link`)).toMatchObject({ status: 404 });
    });
  });

  test('is waited for: a report stays until every event of it was taken; its events go with it, and that it is gone is one', async () => {
    const { uuid, claimNumber } = await sent();
    await drawn(uuid);
    const { db } = service.database;
    const answered = async (at: number, body: object) => {
      const rows = await db
        .selectFrom('outgoing')
        .select('id')
        .where('claim_uuid', '=', uuid)
        .orderBy('number')
        .execute();
      await asCore(service, 'POST', `/export/events/${rows[at]?.id}/answer`, body);
    };
    const { pdfId } = await db
      .selectFrom('evidence')
      .select('id as pdfId')
      .where('claim_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await answered(0, taken);
    await answered(1, { result: 'REFUSED', code: 'NO_SUCH_TYPE' });
    const link = await asCore(service, 'POST', `/export/documents/${pdfId}/link`);
    await asCore(service, 'GET', link.body.url);
    const later = () => new Date(time + 91 * day);
    const sweepLater = () =>
      sweep({ db, documents: service.documents, now: later, retention: defaultRetention });
    const isThere = async () =>
      (await db.selectFrom('claim_request').select('handed_over_at').where('uuid', '=', uuid).execute())
        .length === 1;
    await sweepLater();
    expect(await isThere()).toBe(true);
    await answered(1, taken);
    await sweepLater();
    const erased = {
      type: 'claim.erased',
      claim_number: claimNumber,
      sequence: 3,
      state: 'WAITING',
      language: 'cs',
      data: { stayed: ['NUMBERS', 'SUBJECT'] },
    };
    expect([await isThere(), await notedOf(service, uuid)]).toEqual([false, [erased]]);
    await answered(0, taken);
    time += 91 * day;
    await sweep({ db, documents: service.documents, now: () => new Date(time), retention: defaultRetention });
    expect(await notedOf(service, uuid)).toEqual([]);
  });
});
