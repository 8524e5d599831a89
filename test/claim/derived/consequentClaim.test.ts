import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { consequentIn, consequentTo } from '#machines/claim/derived/consequentClaim.ts';

const first = '0b8c3f1e-7a5d-4c1b-9a53-5a4f6f0f9a11';
const sent = { activeBaseClaimUuid: first, claimNumber: '2026CAR00000041' };

test.each<[string, ClaimDetail, ClaimDetail]>([
  [
    'own damage is tied to it as that of the insured, on its day',
    { riskFlow: 'HAV', incidentDate: '2026-11-10' },
    {
      consequentClaimRequest: { ...sent, baseClaimMemberType: 'INSURED' },
      incidentDate: '2026-11-10',
    },
  ],
  [
    'damage suffered, as that of the harmed',
    { riskFlow: 'POVPOS' },
    { consequentClaimRequest: { ...sent, baseClaimMemberType: 'INJURED' } },
  ],
  [
    'a claim that follows from another, to the first',
    {
      riskFlow: 'POVPOS',
      consequentClaimRequest: {
        activeBaseClaimUuid: first,
        baseClaimMemberType: 'INSURED',
        claimNumber: '2026CAR00000040',
      },
    },
    {
      consequentClaimRequest: {
        activeBaseClaimUuid: first,
        baseClaimMemberType: 'INSURED',
        claimNumber: '2026CAR00000040',
      },
    },
  ],
])('what follows from %s', (_, claim, begins) => {
  expect(consequentTo(claim, sent)).toEqual(begins);
});

describe('an address', () => {
  test.each([
    ['names the claim that a report follows from', `baseClaimId=${first}`, first],
    ['that names none tells nothing', 'baseClaimId=17', undefined],
    ['without it tells nothing', '', undefined],
  ])('%s', (_, query, uuid) => {
    const told = consequentIn(new URLSearchParams(query)).consequentClaimRequest;
    expect(told?.activeBaseClaimUuid).toBe(uuid);
  });
});
