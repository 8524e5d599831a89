import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';

test.each<[string, ClaimDetail, boolean]>([
  ['a death', { appliedRiskId: 'UMR' }, true],
  ['a death of somebody with a loan', { appliedRiskId: 'BAN', claimEventType: 'DEATH' }, true],
  ['a death in a vehicle', { appliedRiskId: 'SED', injurySeverity: { code: '4' } }, true],
  ['a death of the injured who is reported for', { riskFlow: 'POVPOS', injurySeverity: { code: '4' } }, true],
  [
    'a death of one of those the driver hurt',
    {
      injuredParties: [
        { damagedLifes: [{ injurySeverity: { code: '2' } }] },
        { damagedLifes: [{ injurySeverity: { code: '4' } }] },
      ],
    },
    true,
  ],
  ['a serious injury', { appliedRiskId: 'SED', injurySeverity: { code: '1' } }, false],
  ['a report that has only begun', {}, false],
])('%s is told quietly where somebody died', (_, claim, quiet) => {
  expect(tellsOfDeath(claim)).toBe(quiet);
});
