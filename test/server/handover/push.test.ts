import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import words from '#machines/texts/cs/fields.json' with { type: 'json' };
import { eventData, type Envelope } from '#server/outgoing/events.ts';
import { accident } from '#test/server/accident.ts';
import { beginWith } from '#test/server/drafts.ts';
import { patience } from '#test/server/patience.ts';
import { upload } from '#test/server/backup/newPlaces.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { pdf } from '#test/server/files.ts';
import { startCore, type Core } from './core.ts';
import { asCore, notedOf } from './sending.ts';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** What a core has no use for: `decision` tells it better, or it is about the pages. */
const ofTheBrowser = [
  'formSteps',
  'claimPreviewUrl',
  'maskedAccount',
  'maskedPlate',
  'maskedInsured',
  'vehicleFound',
  'policyNumberValid',
  'selfInspectionAuthorized',
  'policyAccount',
  'incidentDateDoesntMatch',
];

describe('a claim that was registered', () => {
  let core: Core;
  let service: TestService;
  beforeAll(async () => {
    core = await startCore();
    service = await startService({
      handover: core.handover,
      build: { hash: 'aaaaaaaa', branch: 'main' },
      wakeInterval: 50,
    });
  });
  afterAll(async () => {
    await service.close();
    await core.close();
  });

  const eventsOf = (uuid: string): Envelope[] => core.received.filter((one) => one.claimRequestUuid === uuid);

  test('reaches the core with all that a clerk needs, and its PDF follows', async () => {
    const begun = await beginWith(service, accident);
    const { reporter, params, uuid } = begun;
    const documentId = await upload(begun, 'foto');
    const { claimsData } = await reporter.call(calls.finalize, { params, query: { saveDocs: 'true' } });
    const claimNumber = claimsData[0]?.claimNumber ?? '';
    await vi.waitUntil(() => eventsOf(uuid).length === 2, patience);
    const [registered, checked] = eventsOf(uuid);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const content = pdf('foto');
    const ofEach = {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      schemaVersion: '1.0',
      tenant: 'vzorova',
      claimNumber,
      claimRequestUuid: uuid,
      occurredAt: at,
      language: 'cs',
      build: 'aaaaaaaa',
      isTest: true,
    };
    const pdfId: unknown = Object(registered?.data).evidence.pdfDocumentId;
    const decision = {
      policyNumber: '4400019720',
      policyValid: true,
      vehicleId: 'V002',
      registrationNo: '5AR6475',
      vin: expect.any(String),
      selfInspectionAuthorized: true,
      ocrAllowed: false,
      bankContact: expect.objectContaining({ bankCode: expect.any(String) }),
      currency: 'CZK',
      duplicates: [],
      unverified: [],
      tasks: ['witnesses'],
      flags: [],
      priority: 4,
    };
    const { detail } = await service.database.db
      .selectFrom('claim_request')
      .select('detail')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({
      vehicleFound: true,
      policyNumberValid: true,
      incidentPlace: accident.incidentPlace,
    });
    const answers = Object.entries(detail).filter(([name]) => !ofTheBrowser.includes(name));
    expect(registered).toEqual({
      ...ofEach,
      type: 'claim.registered',
      sequence: 1,
      data: {
        summary: {
          claimType: 'car',
          riskFlow: 'HAV',
          eventKinds: ['HAVNEHODA'],
          incidentDate: '2026-11-10',
          incidentPlace: 'Brno, Masarykova 1',
          damageCause: '110',
          damageSize: 'SMALL',
          drivable: 'YES',
          amounts: [],
          reporterRole: 'INSURED',
          reporter: { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '+420777123456' },
          policyNumber: '4400019720',
          policyValid: true,
          duplicates: [],
          urgent: false,
          missing: [],
          inspection: 'SELF_INSPECTION',
          injuredPartiesCount: 0,
          hasInjury: false,
          isDeath: false,
          flags: [],
        },
        claim: Object.fromEntries(answers),
        claimsData: claimsData[0],
        decision,
        documents: [
          {
            documentId,
            documentType: 'DAMAGE_PHOTO',
            name: 'foto.pdf',
            type: 'application/pdf',
            size: content.length,
            sha256: sha256(content),
            state: 'CHECKED',
            required: true,
            uploadedAt: at,
            url: expect.stringContaining(`/export/documents/${documentId}?exp=`),
            expiresAt: at,
          },
          {
            documentId: pdfId,
            documentType: 'REPORT_PDF',
            name: 'hlaseni.pdf',
            type: 'application/pdf',
            state: 'CHECKING',
            required: false,
            uploadedAt: at,
          },
        ],
        consents: [
          {
            key: 'truthfulness',
            version: 1,
            language: 'cs',
            sha256: sha256(words.truthfulness.label),
            value: true,
            at,
          },
          expect.objectContaining({ key: 'dataProcessingConsent', value: true }),
        ],
        evidence: {
          pdfDocumentId: pdfId,
          pdfLanguage: 'cs',
          detailSha256: expect.stringMatching(/^[\da-f]{64}$/),
          build: 'aaaaaaaa',
          sentAt: at,
        },
        channel: {},
        priority: 4,
      },
    });
    expect(checked).toEqual({
      ...ofEach,
      type: 'document.checked',
      sequence: 2,
      data: {
        documentId: pdfId,
        documentType: 'REPORT_PDF',
        name: 'hlaseni.pdf',
        type: 'application/pdf',
        size: expect.any(Number),
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
        state: 'CHECKED',
        required: false,
        uploadedAt: at,
        url: expect.stringContaining(`/export/documents/${String(pdfId)}?exp=`),
        expiresAt: at,
      },
    });
    for (const { type, data } of eventsOf(uuid)) expect(eventData[type].parse(data)).toEqual(data);
  });

  test('reaches it once, although two processes hand over, and is handed over once its files were fetched', async () => {
    const other = await service.another({ wakeInterval: 20 });
    const reports = await Promise.all(
      [service, other, service, other].map(async (one, at) => {
        const begun = await beginWith(one, { ...accident, incidentDate: `2026-10-0${at + 1}` });
        await begun.reporter.call(calls.finalize, { params: begun.params });
        return begun.uuid;
      }),
    );
    const told = () => core.received.filter((one) => reports.includes(one.claimRequestUuid));
    await vi.waitUntil(() => told().length === 8, patience);
    const types = (uuid: string) => eventsOf(uuid).map(({ type, sequence }) => [type, sequence]);
    for (const uuid of reports)
      expect(types(uuid)).toEqual([
        ['claim.registered', 1],
        ['document.checked', 2],
      ]);
    const [uuid = ''] = reports;
    const handedOver = async () => {
      const { handed_over_at: at } = await service.database.db
        .selectFrom('claim_request')
        .select('handed_over_at')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      return at !== null;
    };
    await vi.waitUntil(
      async () => (await notedOf(service, uuid)).every(({ state }) => state === 'DONE'),
      patience,
    );
    expect(await handedOver()).toBe(false);
    const { pathname, search } = new URL(Object(eventsOf(uuid)[1]?.data).url);
    expect(await asCore(service, 'GET', pathname + search)).toMatchObject({ status: 200 });
    expect(await handedOver()).toBe(true);
  });
});

test('a claim that the core refuses is told in the log and the measures without a value of it', async () => {
  const refusing = await startCore();
  refusing.says(() => ({ status: 422, body: { result: 'REFUSED', code: 'NO_POLICY', text: 'Jan Novák' } }));
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => lines.push(line) } } as const;
  const metricsKey = 'a secret that Prometheus shows, long enough';
  const service = await startService({ handover: refusing.handover, metricsKey, log, wakeInterval: 20 });
  const { reporter, params, uuid } = await beginWith(service, { ...accident, incidentDate: '2026-09-01' });
  await reporter.call(calls.finalize, { params });
  await vi.waitUntil(() => lines.some((line) => line.includes('NO_POLICY')), patience);
  const [line] = lines.filter((one) => one.includes('NO_POLICY')).map((one): object => JSON.parse(one));
  expect(line).toMatchObject({
    level: 40,
    msg: 'event not handed over',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    type: 'claim.registered',
    sequence: 1,
    attempts: 1,
    outcome: 'REFUSED',
    reason: 'NO_POLICY',
  });
  const { body } = await service
    .reporter()
    .send({ url: '/metrics', headers: { authorization: `Bearer ${metricsKey}` } });
  for (const series of [
    'hlaska_handover_total{outcome="REFUSED"} 1',
    'hlaska_handover_total{outcome="ACCEPTED"} 0',
    'hlaska_handover_paused 0',
    'hlaska_waiting{what="deadLetter"} 1',
  ])
    expect(String(body)).toContain(series);
  for (const value of [uuid, 'Jan Novák', 'jana.novakova', '4400019720', '5AR6475'])
    expect([lines.join(''), String(body)].map((text) => text.includes(value))).toEqual([false, false]);
  await service.close();
  await refusing.close();
});
