import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { begin } from './drafts.ts';
import { startService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('a policy of a home that has ended is judged on the day of the event', async () => {
  const { reporter, params } = await begin(service, 'property');
  const found = (incidentDate: string) =>
    reporter.call(calls.searchPolicy, { params, body: { policyNumber: '4400056015', incidentDate } });
  expect([await found('2025-06-01'), await found('2026-06-01')]).toMatchObject([
    { policyNumberValid: true, policyType: 'PROPERTY' },
    { policyNumberValid: false },
  ]);
});
