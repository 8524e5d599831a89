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
});
