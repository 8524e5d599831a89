import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { aLifeClaim, claimant, minor, answersOfRoutes, type LifeRoute } from '#test/flows/life/lifeClaims.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

describe('a life claim told in full becomes a claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const send = async (claim: ClaimDetail) => {
    const { reporter, params } = await beginWith(service, aLifeClaim(claim), 'life');
    const answer = await reporter.ask(calls.finalize, { params });
    const { detail } = await reporter.call(calls.readClaim, { params });
    return { answer, detail };
  };

  const registered = (requiredDocCount: number, autoRegistration = true) => ({
    status: 200,
    body: {
      type: 'life',
      claimsData: [
        {
          type: 'life',
          claimNumber: expect.stringMatching(/^\d{4}LIF\d{8}$/),
          requiredDocCount,
          autoRegistration,
        },
      ],
    },
  });

  test('a refusal names the page and keeps what our lookups found, so that it can be mended there', async () => {
    const seats = aLifeClaim({
      ...answersOfRoutes.SED,
      searchBy: 'REGISTRATION_NO',
      registrationNo: '9ZZ9999',
    });
    const { policyNumber: _, policyNumberValid: __, ...changed } = seats;
    const { reporter, params } = await beginWith(service, changed, 'life');
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({
      status: 400,
      body: {
        code: '245000030',
        params: { page: 'policyNotFound', name: 'continueWithoutPolicy', key: 'required' },
      },
    });
    const { detail, state, version } = await reporter.call(calls.readClaim, { params });
    expect([state, version, detail]).toMatchObject([
      'DRAFT',
      1,
      { policyNumberValid: false, dummyPolicy: true },
    ]);
    const mended = { ...detail, continueWithoutPolicy: true };
    await reporter.call(calls.save, { params: { ...params, version: 1 }, body: mended });
    expect(await reporter.ask(calls.finalize, { params })).toMatchObject({ status: 200 });
  });

  test.each<[LifeRoute, string, string]>([
    [
      'DNL',
      'FIRST_TREATMENT_REPORT',
      'LAST_TREATMENT_REPORT DISCHARGE_REPORT OPERATION_PROTOCOL POLICE_REPORT',
    ],
    ['DNSB', 'CARE_DECISION', 'HEALTH_RECORD DISABILITY_ASSESSMENT'],
    ['INV', 'DISABILITY_ASSESSMENT', 'DISABILITY_DECISION HEALTH_RECORD CARE_DECISION'],
    ['NEM', 'DISCHARGE_REPORT', 'OPERATION_PROTOCOL REHAB_REPORT'],
    ['PN', 'SICK_NOTE', 'SICK_NOTE_END OSSZ_CONFIRMATION INCOME_PROOF HEALTH_RECORD'],
    ['OCR', 'CHILD_CARE_DECISION', 'CHILD_CARE_END HEALTH_RECORD BIRTH_CERTIFICATE'],
    ['TN', 'HEALTH_RECORD', 'SCAR_PHOTO DISCHARGE_REPORT OPERATION_PROTOCOL POLICE_REPORT REHAB_REPORT'],
    [
      'UMR',
      'DEATH_CERTIFICATE DEATH_CAUSE',
      'POLICE_REPORT IDENTITY_DOCUMENT BIRTH_CERTIFICATE BANK_CONSENT',
    ],
    ['ZO', 'HEALTH_RECORD', 'HISTOLOGY OPERATION_PROTOCOL DISCHARGE_REPORT'],
    ['SED', 'HEALTH_RECORD', 'DISCHARGE_REPORT ACCIDENT_REPORT OPERATION_PROTOCOL'],
    ['PAR', 'IVF_CONFIRMATION', 'IVF_INVOICE HEALTH_RECORD'],
    ['OTHER', '', 'HEALTH_RECORD OTHER'],
    ['BAN_NO_WORK', 'SICK_NOTE', 'SICK_NOTE_END OSSZ_CONFIRMATION INCOME_PROOF'],
    ['BAN_JOB_LOSS', 'JOB_CONTRACT JOB_END LABOUR_OFFICE', 'LOAN_CONTRACT INCOME_PROOF OTHER'],
    ['BAN_DISABILITY', 'DISABILITY_ASSESSMENT', 'DISABILITY_DECISION HEALTH_RECORD'],
    ['BAN_DEATH', 'DEATH_CERTIFICATE DEATH_CAUSE', 'POLICE_REPORT'],
    ['BAN_ILLNESS', 'HEALTH_RECORD', 'HISTOLOGY OPERATION_PROTOCOL DISCHARGE_REPORT'],
    ['CPZ_INJURY', 'HEALTH_RECORD', 'MEDICAL_BILL POLICE_REPORT TRAVEL_TICKET TRAVEL_CONTRACT'],
    ['CPZ_PERMANENT', 'HEALTH_RECORD', 'POLICE_REPORT TRAVEL_TICKET TRAVEL_CONTRACT'],
    ['CPZ_HOSPITAL', 'HEALTH_RECORD', 'MEDICAL_BILL TRAVEL_TICKET TRAVEL_CONTRACT'],
    ['CPZ_DEATH', 'DEATH_CERTIFICATE DEATH_CAUSE', 'POLICE_REPORT TRAVEL_CONTRACT'],
    ['CPZ_OTHER', 'HEALTH_RECORD', 'MEDICAL_BILL POLICE_REPORT TRAVEL_TICKET TRAVEL_CONTRACT'],
  ])('%s, wanting %s', async (route, required, optional) => {
    const wanted = required.split(' ').filter((code) => code !== '');
    const { answer, detail } = await send({
      ...answersOfRoutes[route],
      incidentDate: days[route] ?? '2026-11-09',
    });
    expect(answer).toMatchObject(registered(wanted.length));
    expect([detail['requiredDocuments'], detail['optionalDocuments']]).toEqual([wanted, optional.split(' ')]);
  });

  test.each<LifeRoute>(['ZO', 'INV', 'UMR'])(
    '%s on a policy of at most three years is looked at by an underwriter, with the health record',
    async (route) => {
      const policyNumber = '4400003128';
      const { answer, detail } = await send({
        ...answersOfRoutes[route],
        policyNumber,
        incidentDate: '2026-11-03',
      });
      const required = detail['requiredDocuments'];
      expect(answer).toMatchObject(registered(Array.isArray(required) ? required.length : 0, false));
      expect(required).toContain('HEALTH_RECORD');
    },
  );

  test.each<[string, ClaimDetail, boolean]>([
    ['both are insured', {}, true],
    ['only the child, told by its birth date', stranger, true],
    ['only who gave it', { caredPersonBirthNumber: '1810140101' }, true],
    ['neither', { ...stranger, caredPersonName: 'Jan Malý' }, false],
  ])(
    'care on a policy is registered at once where it insures one of the two: %s',
    async (what, claim, isAtOnce) => {
      const days = ['both', 'only the child', 'only who', 'neither'];
      const incidentDate = `2026-09-0${days.findIndex((day) => what.startsWith(day)) + 1}`;
      const { answer } = await send({ ...answersOfRoutes.OCR, ...claim, incidentDate });
      expect(answer).toMatchObject(registered(1, isAtOnce));
    },
  );

  test('a child among those who claim may need the consent of a court', async () => {
    const { detail } = await send({
      ...answersOfRoutes.UMR,
      claimants: [claimant, minor],
      incidentDate: '2026-09-10',
    });
    expect(detail['requiredDocuments']).toEqual(['DEATH_CERTIFICATE', 'DEATH_CAUSE']);
    expect(detail['optionalDocuments']).toContain('COURT_CONSENT');
  });

  test('an injury on such a policy is not', async () => {
    const policyNumber = '4400003128';
    const { answer } = await send({ ...answersOfRoutes.TN, policyNumber, incidentDate: '2026-11-02' });
    expect(answer).toMatchObject(registered(1));
  });

  test('without a policy it is told by the reporter that there is none', async () => {
    const { answer, detail } = await send({
      ...answersOfRoutes.PN,
      policyNumber: '4400099999',
      continueWithoutPolicy: true,
    });
    expect(answer).toMatchObject(registered(1, false));
    expect(detail).toMatchObject({ policyNumberValid: false, dummyPolicy: true });
  });

  test('a day that was sent under another name than its own is that of the event', async () => {
    const { answer, detail } = await send({ ...answersOfRoutes.ZO, incidentDate: '2026-10-29' });
    expect(answer).toMatchObject(registered(1));
    const forged = await beginWith(
      service,
      {
        ...aLifeClaim({ ...answersOfRoutes.ZO, incidentDate: '2026-10-28' }),
        diagnosisDate: '2020-01-01',
        cycleDate: '2020-01-01',
      },
      'life',
    );
    const { params } = forged;
    expect(await forged.reporter.ask(calls.finalize, { params })).toMatchObject(registered(1));
    const kept = await forged.reporter.call(calls.readClaim, { params });
    expect([detail['diagnosisDate'], kept.detail['diagnosisDate'], kept.detail['cycleDate']]).toEqual([
      '2026-10-29',
      '2026-10-28',
      undefined,
    ]);
  });

  test.each<[string, ClaimDetail, object]>([
    [
      'an event before the insured was born',
      { ...answersOfRoutes.ZO, insured: { ...aLifeClaim({}).insured, birthDate: '2026-11-10' } },
      { page: 'policy', name: 'incidentDate', key: 'dateBeforeBirth' },
    ],
    [
      'care that the policy does not cover, whatever was sent',
      { ...answersOfRoutes.OCR, policyNumber: '4400005202', continueWithoutPolicy: true },
      { page: 'cannotContinue' },
    ],
    [
      'a policy that is not ours, whatever was sent',
      { ...answersOfRoutes.ZO, policyNumber: '4400099999' },
      { page: 'policyNotFound', name: 'continueWithoutPolicy' },
    ],
    [
      'an illness without a diagnosis',
      { ...answersOfRoutes.ZO, diagnosis: undefined },
      { name: 'diagnosis' },
    ],
  ])('is given back for %s', async (_, claim, params) => {
    const { answer } = await send(claim);
    expect(answer).toMatchObject({ status: 400, body: { code: '245000030', params } });
  });
});

/** Somebody who cares and is not insured, for a child whose birth number is not told. */
const stranger: ClaimDetail = {
  insured: { ...aLifeClaim({}).insured, birthNumber: '8852199884', birthDate: '1988-02-19' },
  caredPersonBirthNumber: undefined,
  caredPersonBirthDate: '2014-02-22',
};

/** Every route has a day of its own, because another claim of the same policy on that day would count as a duplicate. */
const days: Partial<Record<LifeRoute, string>> = {
  DNL: '2026-11-01',
  INV: '2026-11-02',
  NEM: '2026-11-03',
  PN: '2026-11-04',
  OCR: '2026-11-05',
  TN: '2026-11-06',
  UMR: '2026-11-07',
  ZO: '2026-10-31',
  OTHER: '2026-10-30',
  BAN_NO_WORK: '2026-11-01',
  BAN_JOB_LOSS: '2026-11-02',
  BAN_DISABILITY: '2026-11-03',
  BAN_DEATH: '2026-11-04',
  BAN_ILLNESS: '2026-11-05',
  CPZ_INJURY: '2026-07-24',
  CPZ_PERMANENT: '2026-07-25',
  CPZ_HOSPITAL: '2026-07-26',
  CPZ_DEATH: '2026-07-22',
  CPZ_OTHER: '2026-07-21',
};
