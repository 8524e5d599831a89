import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { calls } from '#machines/service/calls.ts';
import { aLifeClaim, answersOfRoutes } from '#test/flows/life/lifeClaims.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

describe('an injury in a vehicle that is reported by its plate', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ flows: [lifeDraft] });
  });
  afterAll(() => service.close());

  const octavia = {
    vehicleFound: true,
    registrationNo: '4UI5655',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
    vehicleModel: 'Octavia',
  };

  test('shows the vehicle, and keeps what our register says of it with the claim', async () => {
    const seats = aLifeClaim({ ...answersOfRoutes.SED });
    const { reporter, params } = await beginWith(service, seats, 'life');
    const { claimRequestUuid } = params;
    const found = await reporter.call(calls.searchDamaged, {
      params: { claimRequestUuid },
      body: { registrationNo: '4UI5655', incidentDate: '2026-11-10' },
    });
    expect(found).toMatchObject(octavia);
    await reporter.call(calls.finalize, { params });
    const { detail } = await reporter.call(calls.readClaim, { params });
    expect(detail).toMatchObject(octavia);
  });
});
