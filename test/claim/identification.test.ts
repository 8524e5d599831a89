import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import type { DependentsConfiguration } from '#machines/subject/subject.ts';

const none: DependentsConfiguration = { dependentFields: {}, changedPrimeFields: [] };
const person = { fullName: 'Eva Malá', birthNumber: '7562319105' };

describe('the configuration adds', () => {
  test('dependents, and theirs fall too', () => {
    const configuration = { ...none, dependentFields: { moreInfo: ['contactSearch'] } };
    const before: ClaimDetail = { moreInfo: 'Jedna', contactSearch: '1AB2345', vin: 'TMBZZZ1Z0C2123456' };
    expect(applyDependents(before, { ...before, moreInfo: 'Dvě' }, configuration)).toEqual({
      claim: { moreInfo: 'Dvě' },
      dropped: ['contactSearch', 'vin'],
    });
  });

  test('identifying answers', () => {
    const configuration = { ...none, changedPrimeFields: ['moreInfo'] };
    const before: ClaimDetail = { moreInfo: 'Jedna', clientIdentificationState: 'KZ' };
    expect(applyDependents(before, { ...before, moreInfo: 'Dvě' }, configuration).claim).toEqual({
      moreInfo: 'Dvě',
      clientIdentificationState: 'UNIDENTIFIED',
    });
  });
});

describe('the identification of the client', () => {
  const identified: ClaimDetail = {
    clientIdentificationState: 'BANK_ID',
    policyNumber: '4400018683',
    insured: person,
  };

  test.each<[string, ClaimDetail, string]>([
    ['falls with another policy number', { policyNumber: '4400018684' }, 'UNIDENTIFIED'],
    ['falls with another birth number', { insured: { ...person, birthNumber: '530101123' } }, 'UNIDENTIFIED'],
    ['falls when an identifying answer is taken back', { policyNumber: undefined }, 'UNIDENTIFIED'],
    ['stays with the same answers', { policyNumber: '4400018683', insured: { ...person } }, 'BANK_ID'],
    ['stays with an identifying answer given for the first time', { vin: 'TMBZZZ1Z0C2123456' }, 'BANK_ID'],
    ['stays with any other answer', { moreInfo: 'Text' }, 'BANK_ID'],
  ])('%s', (_what, answers, state) => {
    const { claim } = applyDependents(identified, { ...identified, ...answers }, none);
    expect(claim.clientIdentificationState).toBe(state);
  });

  test.each<[ClaimDetail['clientIdentificationState'], ClaimDetail['reporter'], string]>([
    ['EMAIL', { email: 'ivana@example.cz', tel: '777123456' }, 'UNIDENTIFIED'],
    ['EMAIL', { email: 'eva@example.cz', tel: '777999999' }, 'EMAIL'],
    ['SMS', { email: 'eva@example.cz', tel: '777999999' }, 'UNIDENTIFIED'],
    ['SMS', { email: 'ivana@example.cz', tel: '777123456' }, 'SMS'],
    ['KZ', { email: 'ivana@example.cz', tel: '777999999' }, 'KZ'],
  ])('by a code (%s) falls with its contact: %o', (state, reporter, then) => {
    const before: ClaimDetail = {
      clientIdentificationState: state,
      reporter: { email: 'eva@example.cz', tel: '777123456' },
    };
    expect(applyDependents(before, { ...before, reporter }, none).claim.clientIdentificationState).toBe(then);
  });

  test('is not invented where there was none', () => {
    expect(applyDependents({ vin: '1' }, { vin: '2' }, none)).toEqual({ claim: { vin: '2' }, dropped: [] });
  });
});

test('the claims given are left as they were', () => {
  const before: ClaimDetail = { reporterRole: 'SERVICE', reporter: { email: 'jan@example.cz' } };
  const after: ClaimDetail = { ...before, reporterRole: 'OTHER' };
  applyDependents(before, after, none);
  expect([before, after]).toEqual([
    { reporterRole: 'SERVICE', reporter: { email: 'jan@example.cz' } },
    { reporterRole: 'OTHER', reporter: { email: 'jan@example.cz' } },
  ]);
});
