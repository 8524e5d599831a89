import { expect, test } from 'vitest';
import { getPage } from '#machines/flow/compile.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { changed } from '#test/flow/changed.ts';
import { claimant, minor } from './lifeClaims.ts';

const askedOf = (row: number) =>
  getPage(lifeDraft, `claimant[${row}]`)
    .questions.map(({ ask }) => ask)
    .includes('moreClaimants');

test('who claims first says whether anybody else does, and nobody after them', () => {
  expect([askedOf(0), askedOf(1), askedOf(9)]).toEqual([true, false, false]);
});

test.each<[string, ClaimDetail, string]>([
  ['nobody', {}, 'NO'],
  ['one', { claimants: [claimant] }, 'NO'],
  ['two', { claimants: [claimant, minor] }, 'YES'],
  ['one, who has said so', { claimants: [claimant], moreClaimants: 'YES' }, 'YES'],
])('of a report that names %s this begins as it is', (_, claim, begins) => {
  expect(withBeginnings(getPage(lifeDraft, 'claimant[0]'), claim).moreClaimants).toBe(begins);
});

test.each<[string, ClaimDetail, ClaimDetail]>([
  ['another is added', { claimants: [claimant] }, { claimants: [claimant, {}] }],
  ['all but one are removed', { claimants: [claimant, minor] }, { claimants: [claimant] }],
])('where %s nothing else falls, and the list stays', (_, before, after) => {
  const died: ClaimDetail = {
    appliedRiskId: 'UMR',
    reporterRole: 'OTHER',
    relationToInsured: 'HEIR',
    familyRelation: 'CHILD',
    moreClaimants: 'YES',
  };
  const { claim, fell } = changed(lifeDraft, { ...died, ...before }, after);
  expect([claim.moreClaimants, fell]).toEqual(['YES', []]);
});
