import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const micka = '4400039423';

const found = async (answers: ClaimDetail, incidentDate: string) => {
  const { reporter, params } = await beginWith(service, answers, 'uniflow');
  return reporter.call(calls.searchPolicy, { params, body: { policyNumber: micka, incidentDate } });
};

test('a policy of an animal tells which one it is, and not its chip', async () => {
  expect(await found({ uniKind: 'PET', uniEvent: 'PET_ILLNESS' }, '2026-11-10')).toEqual({
    policyNumberValid: true,
    dummyPolicy: false,
    policyType: 'PET',
    productBranch: 'NONLIFE',
    policyPet: { petKind: 'CAT', petName: 'Micka' },
    policyCountry: 'CZ',
    hasMax3yearsOldPolicy: false,
    insured: { personKind: 'NATURAL', maskedName: expect.any(String) },
  });
});

test.each<[what: string, answers: ClaimDetail, day: string]>([
  ['before it began', { uniKind: 'PET', uniEvent: 'PET_ILLNESS' }, '2021-01-10'],
  ['of a journey', { uniKind: 'TRAVEL', uniEvent: 'TRAVEL_DELAY' }, '2026-11-10'],
])('of an event %s it tells no animal', async (_, answers, day) => {
  expect(await found(answers, day)).toEqual({
    policyNumberValid: false,
    dummyPolicy: false,
    policyCountry: 'CZ',
    hasMax3yearsOldPolicy: false,
  });
});
