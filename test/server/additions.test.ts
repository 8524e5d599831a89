import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { aReporter } from '#test/given.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { startService, type TestService } from './service.ts';

const known: ClaimDetail = {
  claimNumber: '2026LIF00000001',
  incidentDate: '2026-11-08',
  reporter: aReporter(),
};

describe('what is added to a claim that exists', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const begin = async (name: 'upload' | 'question', detail: ClaimDetail, claimType: ClaimType = 'life') => {
    const reporter = service.reporter();
    const { activeClaimUuid: claimRequestUuid } = await reporter.call(calls.create, {
      params: { service: name },
      body: { claimType },
    });
    const params = { service: name, claimRequestUuid };
    await reporter.call(calls.save, { params: { ...params, version: 0 }, body: detail });
    return { reporter, params };
  };

  test.each<[ClaimType, string, string]>([
    ['life', '2026LIF00000001', '2026-11-08'],
    ['car', '2026CAR00000017', '2026-11-15'],
  ])('documents are kept with the %s claim and told under its number', async (type, claimNumber, day) => {
    const detail = { ...known, claimNumber, incidentDate: day };
    const { reporter, params } = await begin('upload', detail, type);
    const url = pathOf(calls.uploadDocument.path, params);
    const file = multipart({ name: 'zprava.pdf', content: pdf('A report of a doctor.') });
    await reporter.send({ method: 'POST', url, ...file });
    const query = { saveDocs: 'true' } as const;
    const { claimsData, claimList, documentsUploadResult } = await reporter.call(calls.finalize, {
      params,
      query,
    });
    expect(claimsData).toMatchObject([{ claimNumber, type, uploadedDocCount: 1, requiredDocCount: 0 }]);
    expect(claimList).toMatchObject([{ claimNumber, status: 'COMPLETED', rejected: false }]);
    expect(documentsUploadResult).toBe('UPLOADED_ALL');
    const added = await service.database.db
      .selectFrom('claim_addition')
      .innerJoin('attachment', 'attachment.claim_uuid', 'claim_addition.claim_uuid')
      .select(['claim_number', 'kept'])
      .where('claim_number', '=', claimNumber)
      .execute();
    expect(added).toEqual([{ claim_number: claimNumber, kept: true }]);
  });

  test('an upload without a file is given back', async () => {
    const { reporter, params } = await begin('upload', known);
    expect(await reporter.ask(calls.finalize, { params, query: { saveDocs: 'true' } })).toMatchObject({
      status: 400,
      body: { code: '245000005' },
    });
    expect(await reporter.call(calls.readClaim, { params })).toMatchObject({ state: 'DRAFT' });
  });

  test('a question is stored with its claim, and sent twice it is there once', async () => {
    const { reporter, params } = await begin('question', { ...known, question: 'Kdy dostanu odpověď?' });
    const first = await reporter.call(calls.finalize, { params });
    expect(first.claimsData).toMatchObject([{ claimNumber: known.claimNumber, type: 'life' }]);
    expect(await reporter.call(calls.finalize, { params })).toEqual(first);
    const stored = await service.database.db
      .selectFrom('claim_addition')
      .innerJoin('claim_request', 'claim_request.uuid', 'claim_addition.claim_uuid')
      .select(['claim_addition.claim_number', 'detail'])
      .where('flow_type', '=', 'QUESTION')
      .execute();
    expect(stored).toMatchObject([
      { claim_number: known.claimNumber, detail: { question: 'Kdy dostanu odpověď?' } },
    ]);
  });

  test.each<[string, ClaimDetail, object]>([
    ['a claim nobody knows', { claimNumber: '2026LIF99999999' }, { page: 'cannotContinue' }],
    [
      'a claim of another line',
      { claimNumber: '2026CAR00000017', incidentDate: '2026-11-15' },
      { page: 'claimIdentification', name: 'claimNumber', key: 'numberOfCar' },
    ],
    ['an empty question', { question: undefined }, { page: 'question', name: 'question' }],
    ['a reporter nobody can reach', { reporter: undefined }, { page: 'reporter', name: 'reporter.fullName' }],
  ])('a question is given back for %s', async (_, differing, params) => {
    const { reporter, params: at } = await begin('question', { ...known, question: 'Kdy?', ...differing });
    expect(await reporter.ask(calls.finalize, { params: at })).toMatchObject({
      status: 400,
      body: { code: '245000030', params },
    });
  });

  test.each([
    ['life', '2026CAR00000017', '2026-11-15'],
    ['car', '2026LIF00000001', '2026-11-08'],
  ] as const)(
    'a %s report does not know a claim of another line',
    async (type, claimNumber, incidentDate) => {
      const { reporter, params } = await begin('upload', {}, type);
      expect(
        await reporter.call(calls.findDuplicate, { params, body: { claimNumber, incidentDate } }),
      ).toEqual({
        incidentDateDoesntMatch: false,
      });
    },
  );

  test('a claim number may be tried ten times in one report', async () => {
    const { reporter, params } = await begin('question', { claimNumber: '2026LIF99999950' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { claimNumber: `2026LIF9999990${attempt}`, incidentDate: '2026-11-08' };
      statuses.push((await reporter.ask(calls.findDuplicate, { params, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_NUMBERS' },
    });
  });
});
