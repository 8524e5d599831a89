import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { Failure } from '#machines/calls/failures.ts';
import { flows } from '#machines/flows/index.ts';
import { verifyDue } from '#server/finalize/verifyLater.ts';
import { eventData } from '#server/outgoing/events.ts';
import { notesOutgoing } from '#server/outgoing/noteOutgoing.ts';
import { askedBy } from '#server/registers/asking.ts';
import { registers } from '#server/registers/registers.ts';
import { configured } from '#server/settings/defaultConfiguration.ts';
import { accident } from '#test/server/accident.ts';
import { upload } from '#test/server/backup/newPlaces.ts';
import { startClamd } from '#test/server/clamdDaemon.ts';
import { beginWith } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import { patience } from '#test/server/patience.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { aReporter } from '#test/given.ts';
import { exportKey } from './core.ts';
import { notedOf, send } from './sending.ts';

const handover = { tenant: 'vzorova', isTest: true, exportKey, push: undefined };

describe('of a report', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ handover, flows: [smallFlow] });
  });
  afterAll(() => service.close());

  test('one event is noted, however often and however many at once send it', async () => {
    const { reporter, params, uuid } = await beginWith(service, { ...answered, incidentDate: '2026-11-14' });
    const other = (await service.another()).reporter();
    other.cookie = reporter.cookie;
    await Promise.all([reporter, other, reporter].map((one) => one.call(calls.finalize, { params })));
    const { claimsData } = await reporter.call(calls.finalize, { params });
    expect(await notedOf(service, uuid)).toEqual([
      {
        type: 'claim.registered',
        claim_number: claimsData[0]?.claimNumber,
        sequence: 1,
        state: 'WAITING',
        language: 'cs',
        data: expect.objectContaining({ claimsData: claimsData[0] }),
      },
    ]);
  });

  test('none is noted where it is not registered in the end, and it is back at its reporter', async () => {
    const { db } = service.database;
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      db,
    );
    await sql`create constraint trigger refuse_at_the_end after insert on outgoing
      deferrable initially deferred for each row execute function refuse()`.execute(db);
    const { reporter, params, uuid } = await beginWith(service, { ...answered, incidentDate: '2026-11-13' });
    const { status } = await reporter.ask(calls.finalize, { params });
    await sql`drop trigger refuse_at_the_end on outgoing`.execute(db);
    expect(status).toBe(500);
    expect(await notedOf(service, uuid)).toEqual([]);
    expect(await reporter.call(calls.readClaim, { params })).toMatchObject({ state: 'DRAFT' });
    await reporter.call(calls.finalize, { params });
    expect((await notedOf(service, uuid)).map(({ sequence }) => sequence)).toEqual([1]);
  });

  test('none is noted where nothing leaves the service', async () => {
    const silent = await startService({ flows: [smallFlow] });
    const { uuid } = await send(silent, { incidentDate: '2026-11-12' });
    expect(await notedOf(silent, uuid)).toEqual([]);
    const { status } = await silent.reporter().send({ url: '/export' });
    expect(status).toBe(404);
    await silent.close();
  });

  test('that is sent in Slovak the event says so', async () => {
    const { reporter, params, uuid } = await beginWith(service, { ...answered, incidentDate: '2026-11-11' });
    await reporter.ask(calls.finalize, { params, headers: { 'accept-language': 'sk' } });
    expect((await notedOf(service, uuid)).map(({ language }) => language)).toEqual(['sk']);
  });
});

describe('what is added to a claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ handover });
  });
  afterAll(() => service.close());

  const claimNumber = '2026LIF00000001';
  const known = { claimNumber, incidentDate: '2026-11-08', reporter: aReporter() };
  const contact = { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '+420777123456' };

  test('leaves after what was added before, each with who may be asked about it', async () => {
    const begin = async (name: 'upload' | 'question', detail: ClaimDetail) => {
      const reporter = service.reporter();
      const { activeClaimUuid: claimRequestUuid } = await reporter.call(calls.create, {
        params: { service: name },
        body: { claimType: 'life' },
      });
      const params = { service: name, claimRequestUuid };
      await reporter.call(calls.save, { params: { ...params, version: 0 }, body: detail });
      return { reporter, params };
    };
    const added = await begin('upload', known);
    const url = pathOf(calls.uploadDocument.path, added.params);
    await added.reporter.send({
      method: 'POST',
      url,
      ...multipart({ name: 'zprava.pdf', content: pdf('zprava') }),
    });
    await added.reporter.call(calls.finalize, { params: added.params, query: { saveDocs: 'true' } });
    const asked = await begin('question', { ...known, question: 'Kdy dostanu odpověď?' });
    await asked.reporter.call(calls.finalize, { params: asked.params });

    const [addition] = await notedOf(service, added.params.claimRequestUuid);
    const [question] = await notedOf(service, asked.params.claimRequestUuid);
    expect([addition, question]).toEqual([
      {
        type: 'addition.registered',
        claim_number: claimNumber,
        sequence: 1,
        state: 'WAITING',
        language: 'cs',
        data: {
          documents: [
            {
              documentId: expect.any(String),
              name: 'zprava.pdf',
              type: 'application/pdf',
              size: pdf('zprava').length,
              sha256: expect.stringMatching(/^[\da-f]{64}$/),
              state: 'CHECKED',
              required: false,
              uploadedAt: expect.any(String),
            },
          ],
          contact,
          claimVerified: true,
        },
      },
      {
        type: 'question.registered',
        claim_number: claimNumber,
        sequence: 2,
        state: 'WAITING',
        language: 'cs',
        data: { question: 'Kdy dostanu odpověď?', contact, claimVerified: true },
      },
    ]);
    expect(eventData['addition.registered'].parse(addition?.data)).toEqual(addition?.data);
    expect(eventData['question.registered'].parse(question?.data)).toEqual(question?.data);
  });
});

describe('a file of a report that was sent', () => {
  test('is told when it joins, and when it was checked or refused after the scanner was away', async () => {
    const daemon = await startClamd();
    await daemon.stop();
    const service = await startService({
      handover,
      clamd: daemon.target,
      wakeInterval: 20,
      flows: [smallFlow],
    });
    const { uuid, ...begun } = await send(service, { incidentDate: '2026-11-10' }, (draft) =>
      upload(draft, 'fotka'),
    );
    const evil = await upload({ uuid, ...begun }, 'evil');
    const back = await startClamd(undefined, Number(new URL(daemon.target).port));
    const noted = async () =>
      (await notedOf(service, uuid)).filter(({ data }) => Object(data).documentType !== 'REPORT_PDF');
    await vi.waitUntil(async () => (await noted()).length === 4, patience);
    const events = await noted();
    const planned = await service.database.db
      .selectFrom('status_message')
      .select(['channel', 'kind'])
      .where('claim_uuid', '=', uuid)
      .orderBy('channel')
      .execute();
    await back.stop();
    await service.close();

    const ofFile = {
      documentId: expect.any(String),
      documentType: 'DAMAGE_PHOTO',
      name: 'fotka.pdf',
      type: 'application/pdf',
      size: pdf('fotka').length,
      sha256: expect.any(String),
      required: true,
      uploadedAt: expect.any(String),
    };
    const of = (type: string) => events.filter((one) => one.type === type).map(({ data }) => data);
    expect(of('claim.registered')).toMatchObject([
      {
        documents: [
          { ...ofFile, state: 'CHECKING' },
          { documentType: 'REPORT_PDF', state: 'CHECKING' },
        ],
      },
    ]);
    expect(of('document.added')).toEqual([
      { ...ofFile, documentId: evil, name: 'evil.pdf', size: pdf('evil').length, state: 'CHECKING' },
    ]);
    expect(of('document.checked')).toEqual([{ ...ofFile, state: 'CHECKED' }]);
    expect(of('document.refused')).toEqual([{ documentId: evil, refusal: '245000031' }]);
    expect(planned).toEqual([
      { channel: 'EMAIL', kind: 'FILE' },
      { channel: 'PHONE', kind: 'FILE' },
    ]);
    for (const { type, data } of events)
      if (type === 'document.added' || type === 'document.checked' || type === 'document.refused')
        expect(eventData[type].parse(data)).toEqual(data);
  });

  test('is told to nobody who never heard of its report', async () => {
    const silent = await startService({ flows: [smallFlow] });
    const sent = await send(silent, { incidentDate: '2026-11-09' });
    const later = await silent.another({ handover });
    await upload(
      { ...sent, reporter: Object.assign(later.reporter(), { cookie: sent.reporter.cookie }) },
      'fotka',
    );
    expect(await notedOf(later, sent.uuid)).toEqual([]);
    await silent.close();
  });
});

describe('a claim whose registers were away when it was sent', () => {
  test('is told once more as soon as they have answered, with what is another now', async () => {
    let isAway = true;
    let time = Date.parse('2026-11-20T10:00:00Z');
    const now = () => new Date(time);
    const configuration = configured({ sessionDuration: 48 * 60 * 60_000 });
    const base = await startService();
    const { db } = base.database;
    const systems = askedBy(registers(db), async (_port, _key, question) => {
      if (isAway) throw new Failure('245000000', { status: 503 });
      return question();
    });
    const service = await base.another({ systems, now, configuration, handover });
    const found = {
      ...accident,
      vehicleFound: true,
      policyNumberValid: true,
      policyAccount: true,
      selfInspectionAuthorized: true,
    };
    const { reporter, params, uuid } = await beginWith(service, found);
    await reporter.call(calls.finalize, { params });
    isAway = false;
    time += 60_000;
    const noteOutgoing = notesOutgoing({ now, build: 'aaaaaaaa', isTest: true, defaultLanguage: 'cs' });
    const offeredTo = () => () => true;
    const asked = { db, now, systems, flows, configuration, offeredTo, registersTimeout: 12_000 };
    await verifyDue({ ...asked, noteOutgoing }, new AbortController().signal);
    const events = (await notedOf(service, uuid)).filter(({ type }) => type.startsWith('claim.'));
    await base.close();
    expect(events.map(({ type, data }) => [type, Object(data).decision])).toMatchObject([
      ['claim.registered', { policyValid: false, unverified: expect.arrayContaining(['findVehicle']) }],
      [
        'claim.verified',
        { policyValid: true, policyNumber: '4400019720', vehicleId: 'V002', unverified: [] },
      ],
    ]);
    const [, verified] = events;
    expect(Object(verified?.data).changed).toEqual(expect.arrayContaining(['policyNumber', 'policyValid']));
    expect(eventData['claim.verified'].parse(verified?.data)).toEqual(verified?.data);
  });
});
