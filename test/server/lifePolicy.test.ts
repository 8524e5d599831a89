import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from './drafts.ts';
import { anInsured } from '#test/given.ts';
import { startService, type TestService } from './service.ts';

describe('the policy of a life claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const search = async (draft: ClaimDetail, body: Readonly<Record<string, string>>) => {
    const { reporter, params } = await beginWith(service, draft, 'life');
    return reporter.ask(calls.searchPolicy, { params, body });
  };

  const ofLife = {
    policyNumberValid: true,
    dummyPolicy: false,
    policyType: 'LIFE',
    productBranch: 'LIFE',
    policyCountry: 'CZ',
    hasMax3yearsOldPolicy: false,
  };
  const day = { incidentDate: '2026-11-08' };

  test('is found by its number, valid where it covers the risk on the day', async () => {
    const body = { policyNumber: '4400000017', ...day };
    expect(await search({ appliedRiskId: 'PN' }, body)).toMatchObject({ status: 200, body: ofLife });
  });

  test('is found by the birth number of the insured, whoever holds it', async () => {
    const body = { birthNumber: '1402229279', ...day };
    expect(await search({ appliedRiskId: 'TN' }, body)).toMatchObject({ status: 200, body: ofLife });
  });

  test('of car seats is found by the plate, by the policy number and by the birth number of the driver', async () => {
    const ofSeats = { policyNumberValid: true, policyType: 'CAR_HAV' };
    for (const key of [
      { registrationNo: '4UI5655' },
      { policyNumber: '4400018683' },
      { birthNumber: '841104/9031' },
    ]) {
      expect(await search({ appliedRiskId: 'SED' }, { ...key, ...day })).toMatchObject({ body: ofSeats });
    }
  });

  test.each<[string, ClaimDetail, Readonly<Record<string, string>>]>([
    [
      'does not cover the risk',
      { appliedRiskId: 'OCR' },
      { policyNumber: '4400001054', incidentDate: '2026-10-21' },
    ],
    [
      'had not begun on the day',
      { appliedRiskId: 'PN' },
      { policyNumber: '4400000017', incidentDate: '2023-01-31' },
    ],
    [
      'had ended before the day',
      { appliedRiskId: 'CPZ' },
      { policyNumber: '4400015572', claimEventType: 'INJURY', incidentDate: '2026-08-01' },
    ],
    [
      'has no such event',
      { appliedRiskId: 'BAN' },
      { policyNumber: '4400012461', claimEventType: 'PERMANENT', ...day },
    ],
  ])('is not valid when it %s', async (_, draft, body) => {
    expect(await search(draft, body)).toMatchObject({ status: 200, body: { policyNumberValid: false } });
  });

  test.each<[string, ClaimDetail, Readonly<Record<string, string>>]>([
    [
      'a loan, with the loss of a job',
      { appliedRiskId: 'BAN' },
      { policyNumber: '4400012461', claimEventType: 'JOB_LOSS', ...day },
    ],
    [
      'a journey, with an injury',
      { appliedRiskId: 'CPZ' },
      { policyNumber: '4400015572', claimEventType: 'INJURY', incidentDate: '2026-07-23' },
    ],
    [
      'the saved draft, by the event alone',
      { appliedRiskId: 'BAN', policyNumber: '4400012461' },
      { claimEventType: 'JOB_LOSS', ...day },
    ],
  ])('is valid for %s', async (_, draft, body) => {
    expect(await search(draft, body)).toMatchObject({ status: 200, body: { policyNumberValid: true } });
  });

  test('of at most three years says so', async () => {
    const body = { policyNumber: '4400003128', incidentDate: '2026-09-26' };
    expect(await search({ appliedRiskId: 'ZO' }, body)).toMatchObject({
      body: { policyNumberValid: true, hasMax3yearsOldPolicy: true },
    });
  });

  test('tells of a person no more than of nobody where the event is not insured', async () => {
    const known = { appliedRiskId: 'PAR', ...day } as const;
    const [insured, nobody] = [
      await search(known, { birthNumber: '8411049031', ...day }),
      await search(known, { birthNumber: '8005170000', ...day }),
    ];
    const told = ({ status, body }: typeof insured) => ({ status, body: { ...Object(body), requestId: '' } });
    expect(told(insured)).toEqual(told(nobody));
    const { reporter, params } = await beginWith(
      service,
      { ...known, searchBy: 'BIRTH_NUMBER', birthNumber: '8411049031' },
      'life',
    );
    expect(await reporter.call(calls.bankAccount, { params })).toEqual({ bankContact: { type: 'NONE' } });
  });

  test('of a policy that does not insure the event only says so', async () => {
    const body = { policyNumber: '4400000017', incidentDate: '2023-01-31' };
    expect((await search({ appliedRiskId: 'PN' }, body)).body).toEqual({
      policyNumberValid: false,
      dummyPolicy: false,
      policyCountry: 'CZ',
      hasMax3yearsOldPolicy: false,
    });
  });

  test.each([
    ['a number nobody has', { policyNumber: '4400099999' }],
    ['a person without a policy', { birthNumber: '8005170000' }],
    ['a plate nobody knows', { registrationNo: '9Z99999' }],
  ])('answers 245000018 for %s', async (_, key) => {
    expect(await search({ appliedRiskId: 'SED' }, { ...key, ...day })).toMatchObject({
      status: 404,
      body: { code: '245000018' },
    });
  });

  test.each<[string, ClaimDetail, boolean]>([
    ['a policy that has it', { policyNumber: '4400000017' }, true],
    ['a policy without it', { policyNumber: '4400001054' }, false],
    ['the policy of the insured', { searchBy: 'BIRTH_NUMBER', birthNumber: '8411049031' }, true],
    ['no policy at all', { policyNumber: '4400099999' }, false],
  ])('says whether caring may be reported: %s', async (_, draft, ocrAllowed) => {
    const detail: ClaimDetail = { appliedRiskId: 'OCR', ...day, ...draft };
    const { reporter, params } = await beginWith(service, detail, 'life');
    expect(await reporter.call(calls.ocrAllowed, { params })).toEqual({ ocrAllowed });
  });

  test('tells of its account the bank and the last digits to whom it belongs', async () => {
    const insured = anInsured({ birthNumber: '8411049031' });
    const { reporter, params } = await beginWith(service, { policyNumber: '4400000017', insured }, 'life');
    expect(await reporter.call(calls.bankAccount, { params })).toEqual({
      bankContact: { type: 'POLICY' },
      maskedAccount: '••••••5357/2700',
    });
  });
});
