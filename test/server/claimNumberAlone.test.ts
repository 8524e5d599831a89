import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

describe('a claim number alone', () => {
  let service: TestService;
  let claim: { readonly uuid: string; readonly number: string };
  beforeAll(async () => {
    service = await startService();
    const { reporter, params, uuid } = await beginWith(service, accident);
    const { claimsData } = await reporter.call(calls.finalize, { params });
    claim = { uuid, number: claimsData[0]?.claimNumber ?? '' };
  });
  afterAll(() => service.close());

  test('opens no report, even for somebody who has learnt the id of the report, too', async () => {
    const stranger = service.reporter();
    const params = { service: 'claim', claimRequestUuid: claim.uuid } as const;
    const number = { field: 'CLAIM_NUMBER', value: claim.number } as const;
    const authorised = await stranger.ask(calls.authoriseDraft, {
      params: { claimRequestUuid: claim.uuid },
      body: number,
    });
    expect(authorised.body).toMatchObject({ code: '245000014' });
    const read = await Promise.all(
      [calls.readClaim, calls.claimPreview, calls.listDocuments, calls.finalize].map((call) =>
        stranger.ask(call, { params }),
      ),
    );
    expect(read.map(({ status, body }) => [status, codeIn(body)])).toEqual(
      Array.from({ length: 4 }, () => [403, '245000007']),
    );
  });

  test('tells of the claim that it is there, and on which day it was not', async () => {
    const { reporter, params } = await beginWith(service, {});
    const ask = (incidentDate: string) =>
      reporter.call(calls.findDuplicate, { params, body: { claimNumber: claim.number, incidentDate } });
    expect([await ask('2026-11-10'), await ask('2026-01-01')]).toEqual([
      { claimId: claim.number, incidentDateDoesntMatch: false },
      { claimId: claim.number, incidentDateDoesntMatch: true },
    ]);
  });

  test('is no part of an address: no call is asked by it', () => {
    const named = Object.values(calls).filter(({ path }) => /:claimNumber/i.test(path));
    expect(named).toEqual([]);
  });
});

const codeIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
