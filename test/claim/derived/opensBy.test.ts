import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { opensBy } from '#machines/claim/derived/opensBy.ts';
import type { FlowType } from '#machines/claim/enums.ts';

describe('a draft can be opened elsewhere', () => {
  test.each<[string, FlowType, ClaimDetail, readonly string[]]>([
    ['by nothing while it tells nothing', 'DRAFT', { eventKinds: ['HAVNEHODA'] }, []],
    ['by no number of a claim that it only begins', 'DRAFT', { claimNumber: '2026CAR00000017' }, []],
    ['by the claim it adds to', 'UPLOAD', { claimNumber: '2026CAR00000017' }, ['CLAIM_NUMBER']],
    ['by the policy told in it', 'DRAFT', { policyNumber: '4400000017' }, ['POLICY_NUMBER']],
    ['by the policy of its vehicle', 'DRAFT', { contactSearch: '4UI5655' }, ['POLICY_NUMBER']],
    ['by no policy where none was found', 'DRAFT', { contactSearch: '4UI5655', dummyPolicy: true }, []],
    [
      'by the birth number of whoever is insured or harmed',
      'DRAFT',
      { injured: { birthNumber: '8411049031' } },
      ['BIRTH_NUMBER'],
    ],
    [
      'by the birth number its policy was searched by',
      'DRAFT',
      { searchBy: 'BIRTH_NUMBER', birthNumber: '8411049031' },
      ['POLICY_NUMBER', 'BIRTH_NUMBER'],
    ],
  ])('%s', (_, flowType, claim, fields) => {
    expect(opensBy(flowType, claim)).toEqual(fields);
  });
});
