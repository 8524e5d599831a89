import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClientIdentificationState } from '#machines/claim/enums.ts';
import { calls } from '#machines/service/calls.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import { identifiedAs } from '#server/reports/identifiedAs.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { startService, type TestService } from '#test/server/service.ts';

const jan: Pick<Identity, 'identification' | 'birthNumber' | 'identificationNumber' | 'policies'> = {
  identification: 'KZ',
  birthNumber: '8411049031',
  policies: ['4400018683'],
};
const other = '9405269060';

describe('the client of a report', () => {
  test.each<[string, typeof jan | null, ClaimDetail, ClientIdentificationState | undefined]>([
    ['whom nobody identified is nobody', null, {}, undefined],
    ['whom only the browser says to know is not', null, { clientIdentificationState: 'KZ' }, 'UNIDENTIFIED'],
    ['is who was proved', jan, {}, 'KZ'],
    ['is who was proved, whatever the browser says', jan, { clientIdentificationState: 'BANK_ID' }, 'KZ'],
    ['who gave it up is not', jan, { clientIdentificationState: 'UNIDENTIFIED' }, 'UNIDENTIFIED'],
    [
      'is told by their own numbers',
      jan,
      { insured: { birthNumber: '8411049031' }, policyNumber: '4400018683' },
      'KZ',
    ],
    ['is not the one of another birth number', jan, { insured: { birthNumber: other } }, 'UNIDENTIFIED'],
    ['is not the one of another policy', jan, { policyNumber: '4400000017' }, 'UNIDENTIFIED'],
    [
      'who was harmed is told by their own number, on the policy of who did it',
      jan,
      { reporterRole: 'INJURED', injured: { birthNumber: '8411049031' }, policyNumber: '4400000017' },
      'KZ',
    ],
    [
      'who was harmed is not the one of another birth number',
      jan,
      { reporterRole: 'INJURED', injured: { birthNumber: other } },
      'UNIDENTIFIED',
    ],
    [
      'whom an agent reports for and somebody else harmed is told by their own number, on the policy of who did it',
      jan,
      {
        reporterRole: 'BROKER',
        riskFlow: 'POVPOS',
        injured: { birthNumber: '8411049031' },
        insured: { birthNumber: other },
        policyNumber: '4400000017',
      },
      'KZ',
    ],
    [
      'that is a company is not the one of another number',
      { ...jan, identificationNumber: '99000016' },
      { insured: { identificationNumber: '99000024' } },
      'UNIDENTIFIED',
    ],
    [
      'may have any policy where none was named',
      { ...jan, policies: [] },
      { policyNumber: '4400000017' },
      'KZ',
    ],
  ])('%s', (_, identity, claim, state) => {
    expect(identifiedAs(identity, claim)).toBe(state);
  });
});

describe('the account on the policy', () => {
  const landingKey = 'a secret shared with the client zone, long enough';
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ landingKey });
  });
  afterAll(() => service.close());

  const accountOf = async (at: TestService, landing: object, detail: ClaimDetail) => {
    const reporter = at.reporter();
    await reporter.call(calls.land, { body: { token: await mintLanding(landingKey, landing) } });
    const { activeClaimUuid: claimRequestUuid } = await reporter.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', detail },
    });
    const params = { service: 'claim', claimRequestUuid } as const;
    return (await reporter.call(calls.bankAccount, { params })).maskedAccount;
  };
  const owner = { origin: 'CLIENT_ZONE', subject: 'P001', birthNumber: '8411049031' };
  const detail = { contactSearch: '4UI5655' };

  test('is shown to its owner whom the client zone let in, and to nobody else', async () => {
    expect([
      await accountOf(service, owner, detail),
      await accountOf(service, { ...owner, birthNumber: other }, detail),
      await accountOf(service, { ...owner, origin: 'SALES_APP' }, detail),
      await accountOf(service, owner, { ...detail, insured: { birthNumber: other } }),
    ]).toEqual(['••••••5357/2700', undefined, undefined, undefined]);
  });

  test('is shown where the operator opens the page to clients', async () => {
    const closed = await service.another({
      configuration: { ...defaultConfiguration, kzAccessPageCodes: [] },
    });
    expect(await accountOf(closed, owner, detail)).toBeUndefined();
  });
});
