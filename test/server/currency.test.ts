import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { readPdf } from './readPdf.ts';
import { startService, type TestService } from './service.ts';

const { stolenLuggage } = everyKind;
/** Luggage stolen from a vehicle that nobody finds, so that no policy tells the currency. */
const unknown = {
  ...stolenLuggage,
  contactSearch: '9Z98765',
  vehicleKind: 'VEHICLE',
  vehicleManufacturer: { code: 'TOYOTA', name: 'Toyota' },
  registrationNo: '9Z98765',
  contractKnown: 'NO',
  reasonToChooseInsurance: 'Pojistku platím u vás pátým rokem.',
  bankContactType: 'FUTURE_ACCOUNT',
} satisfies ClaimDetail;

describe('the amounts of a claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const sent = async (claim: ClaimDetail) => {
    const { reporter, params, uuid } = await beginWith(service, claim);
    const { claimsData } = await reporter.call(calls.finalize, { params });
    const { decision } = await service.database.db
      .selectFrom('claim_request')
      .select('decision')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const { rawPayload } = await service.app.inject({
      url: `/rest/claim/${uuid}/preview.pdf?language=sk`,
      headers: { cookie: `session=${reporter.cookie ?? ''}` },
    });
    const text = (await readPdf(rawPayload)).text.replaceAll(/\s+/g, ' ');
    return [claimsData[0]?.amounts, decision?.currency, /3 000 (?:Kč|€)/.exec(text)?.[0]];
  };
  const stolen = (currency: 'CZK' | 'EUR') => [{ kind: 'STOLEN_THINGS', value: 3000, currency }];

  test('count in crowns on a Czech policy, whatever the language and whatever was sent', async () => {
    expect(await sent({ ...stolenLuggage, currency: 'EUR', policyCountry: 'SK' })).toEqual([
      stolen('CZK'),
      'CZK',
      '3 000 Kč',
    ]);
  });

  test('count in euros on a Slovak policy', async () => {
    expect(await sent({ ...stolenLuggage, contactSearch: 'BA048DH' })).toEqual([
      stolen('EUR'),
      'EUR',
      '3 000 €',
    ]);
  });

  test.each([
    ['EUR', '3 000 €'],
    ['CZK', '3 000 Kč'],
  ] as const)('count in what the reporter chose where no policy is known: %s', async (currency, price) => {
    expect(await sent({ ...unknown, currency })).toEqual([stolen(currency), currency, price]);
  });

  test('are asked for their currency where no policy is known', async () => {
    const { reporter, params } = await beginWith(service, unknown);
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { page: 'theft', name: 'currency' } },
    });
  });
});
