import { describe, expect, test } from 'vitest';
import { Claim, type ClaimDetail } from '../../machines/claim/claim.ts';
import { check } from '../../machines/claim/issue.ts';
import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { notFound } from '../../machines/flow/pageStates.ts';
import type { Rule } from '../../machines/flow/rule.ts';
import { holeFlow } from '../flow/small/holeFlow.ts';
import { loanFlow } from '../flow/small/loanFlow.ts';
import { partiesFlow } from '../flow/small/partiesFlow.ts';
import { searchFlow } from '../flow/small/searchFlow.ts';
import { uploadFlow } from '../flow/small/uploadFlow.ts';
import { candidates } from './candidates.ts';
import { greedyCover, transitionsOf, walkedBy } from './cover.ts';
import { describeFlow } from './describeFlow.ts';
import { circlesIn, shadowedIn } from './endings.ts';
import { modelPaths } from './modelPaths.ts';
import { beginnings } from './beginnings.ts';
import { passingAnswers } from './passingAnswers.ts';
import { projectionOf } from './projection.ts';

describe.each([loanFlow, searchFlow, uploadFlow, partiesFlow])(
  'the small flow $code, from $start',
  describeFlow,
);

test.each(Object.entries(Claim.shape))('there is a sample for the field %s', (_, field) => {
  expect(check(field, candidates(field)[0]).issues.filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
});

describe('the model finds', () => {
  const [role, broker] = holeFlow.pages;
  const holeWith = (...canEnter: readonly Rule[]): Flow => ({
    ...holeFlow,
    pages: [
      { ...role, next: canEnter.map((_, index) => `broker${index}`) },
      ...canEnter.map((rule, index) => ({ ...broker, code: `broker${index}`, canEnter: rule })),
    ],
  });
  const isBroker: Rule = { fact: 'reporterRole', is: 'BROKER' };

  test('a hole: valid answers that lead nowhere', () => {
    expect(modelPaths(holeFlow).map(({ pages }) => pages.join(' > '))).toContain(`role > ${notFound}`);
  });

  test('a circle', () => {
    const flow: Flow = { ...holeFlow, pages: [role, { ...broker, next: ['role'] }] };
    expect([circlesIn(holeFlow), circlesIn(flow)]).toEqual([[], ['broker > role > broker']]);
  });

  test('a transition that is shadowed by the ones before', () => {
    const flow = holeWith(
      isBroker,
      { all: [isBroker, { fact: 'vehicleFound', is: true }] },
      { not: isBroker },
    );
    expect(shadowedIn(flow)).toEqual(['role -> broker1']);
  });

  test('what no page asks and no lookup finds: it came with the link', () => {
    expect([beginnings(loanFlow), beginnings(searchFlow)]).toEqual([[{}], [{}]]);
    expect(beginnings(holeWith({ fact: 'origin', in: ['TRAVEL', 'CLICK'] })).length).toBe(9);
    expect(beginnings(holeWith({ fact: 'origin', is: 'TRAVEL' }))).toContainEqual({ referer: 'TRAVEL' });
  });

  test('a row added, one left out and the row before, and no way that leaves one blank', () => {
    const paths = modelPaths(partiesFlow);
    const walked = new Set(paths.flatMap(walkedBy));
    expect(transitionsOf(partiesFlow).filter((transition) => !walked.has(transition))).toEqual([]);
    expect(walked).toContain('parties +- party3');
    const done = paths.filter(({ pages }) => pages.at(-1) === 'moreInfo');
    const blank = done.filter(({ claim }) => claim.injuredParties?.some((row) => !row?.damageKinds));
    expect([done.length > 0, blank]).toEqual([true, []]);
  });

  test('claims that only differ in what no rule can tell apart: one of them', () => {
    const project = projectionOf(loanFlow);
    const ways = (appliedRiskId: 'DNL' | 'OTHER' | 'UMR') => project('risk', { appliedRiskId });
    expect([ways('DNL') === ways('OTHER'), ways('DNL') === ways('UMR')]).toEqual([true, false]);
  });

  test('answers of one row alone, whatever stands in the others', () => {
    const other = { damageKinds: ['LOSS' as const] };
    const claim: ClaimDetail = { injuredParties: [other, {}] };
    const answers = passingAnswers(partiesFlow)(getPage(partiesFlow, 'party2'), claim);
    expect(answers).toEqual([{ injuredParties: [other, { damageKinds: ['VEHICLE'] }] }]);
  });

  test('a few ways over every transition', () => {
    const cover = greedyCover(transitionsOf(loanFlow), modelPaths(loanFlow));
    expect(cover.length).toBeLessThanOrEqual(6);
  });
});
