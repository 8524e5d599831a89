import { describe, expect, test } from 'vitest';
import { Claim } from '../../machines/claim/claim.ts';
import { check } from '../../machines/claim/issue.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { notFound } from '../../machines/flow/pageStates.ts';
import type { Rule } from '../../machines/flow/rule.ts';
import { holeFlow } from '../flow/small/holeFlow.ts';
import { loanFlow } from '../flow/small/loanFlow.ts';
import { searchFlow } from '../flow/small/searchFlow.ts';
import { uploadFlow } from '../flow/small/uploadFlow.ts';
import { candidates } from './candidates.ts';
import { greedyCover, transitionsOf } from './cover.ts';
import { describeFlow } from './describeFlow.ts';
import { circlesIn, shadowedIn } from './endings.ts';
import { modelPaths } from './modelPaths.ts';
import { beginnings } from './beginnings.ts';

describe.each([loanFlow, searchFlow, uploadFlow])('the small flow $code', describeFlow);

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

  test('a few ways over every transition', () => {
    const cover = greedyCover(transitionsOf(loanFlow), modelPaths(loanFlow));
    expect(cover.length).toBeLessThanOrEqual(6);
  });
});
