import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

describe('a car accident', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test('told in full becomes a claim', async () => {
    const { reporter, params } = await beginWith(service, accident);
    const { claimsData } = await reporter.call(calls.finalize, { params });
    expect(claimsData).toMatchObject([
      { claimNumber: '2026CAR00000107', type: 'car', autoRegistration: true },
    ]);
    const { detail } = await reporter.call(calls.readClaim, { params });
    expect(detail).toMatchObject({ vehicleModel: 'Fabia', vehicleFound: true, riskFlow: 'HAV' });
  });

  test.each([
    ['its place', 'incidentPlace', 'event'],
    ['its day', 'incidentDate', 'vehicle'],
    ['the consent', 'dataProcessingConsent', 'summary'],
  ])('without %s is given back with the page that asks for it', async (_, name, page) => {
    const { reporter, params } = await beginWith(service, { ...accident, [name]: undefined });
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { page, name } },
    });
  });
});
