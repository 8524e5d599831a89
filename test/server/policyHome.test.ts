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

const found = async (policyNumber: string, incidentDate: string) => {
  const answers: ClaimDetail = { propertyEvent: 'WATER' };
  const { reporter, params } = await beginWith(service, answers, 'property');
  return reporter.call(calls.searchPolicy, { params, body: { policyNumber, incidentDate } });
};

test('a policy of a home tells which one it is, and of its address only what its insured recognises', async () => {
  const { policyHome } = await found('4400033201', '2026-11-10');
  expect(policyHome).toEqual({ propertyKind: 'FLAT', occupancy: 'TENANT', maskedAddress: 'D•••, Zlín' });
});

test.each([
  ['before it began', '4400033201', '2010-01-10'],
  ['of whose home the register tells nothing', '4400064160', '2026-11-10'],
])('a policy %s tells no home', async (_, policyNumber, day) => {
  expect(await found(policyNumber, day)).not.toHaveProperty('policyHome');
});
