import { written } from '#test/flow/small/written.ts';
import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Claim, type ClaimDetail } from '#machines/claim/claim.ts';
import { controlOf } from '#machines/subject/control.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { schemaAt } from '#machines/analysis/catalogue.ts';
import { innermost } from '#machines/subject/schema.ts';
import { withAnswers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { notFound } from '#machines/flow/machine/pages.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { partiesFlow } from '#test/flow/small/partiesFlow.ts';
import { searchFlow } from '#test/flow/small/searchFlow.ts';
import { uploadFlow } from '#test/flow/small/uploadFlow.ts';
import { greedyCover, transitionsOf, walkedBy } from './cover.ts';
import { wholeReport } from './whole.ts';
import { describeFlow } from './describeFlow.ts';
import { circlesIn, shadowedIn } from './endings.ts';
import { modelPaths } from './modelPaths.ts';
import { beginnings } from './beginnings.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { decidingIn } from './deciding.ts';
import { takenBack } from './moves.ts';
import { passingAnswers, plainest } from './passingAnswers.ts';
import { projectionOf } from './projection.ts';
import { samplesAt } from './samples.ts';

describe.each([loanFlow, searchFlow, uploadFlow, partiesFlow])('the small flow $code, from $start', (flow) =>
  describeFlow(flow, wholeReport(flow)),
);

/** Every place of the claim that may be asked for by itself; lists and accounts are asked in their parts. */
const placesIn = (schema: z.core.$ZodType, path = ''): readonly string[] => {
  const inner = innermost(schema);
  const { kind } = (path === '' ? undefined : controlOf(schemaAt(claimSubject, path))) ?? {};
  const own = kind === undefined || kind === 'rows' || kind === 'account' ? [] : [path];
  if (inner instanceof z.ZodArray) return [...own, ...placesIn(inner.element, `${path}[]`)];
  if (!(inner instanceof z.ZodObject)) return own;
  const below = Object.entries(inner.shape);
  return [...own, ...below.flatMap(([name, part]) => placesIn(part, path === '' ? name : `${path}.${name}`))];
};

test.each(placesIn(Claim))('there is a sample for the field %s', (path) => {
  const schema = schemaAt(claimSubject, path);
  const [sample] = samplesAt(claimSubject, path);
  expect(sample).toBeDefined();
  expect(
    schema instanceof z.ZodType &&
      check(schema, sample).issues.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
});

describe('the model finds', () => {
  const [role, broker] = holeFlow.pages;
  const holeWith = (...canEnter: readonly Rule[]): Flow => ({
    ...holeFlow,
    ...written([
      { ...role, next: canEnter.map((_, index) => `broker${index}`) },
      ...canEnter.map((rule, index) => ({ ...broker, code: `broker${index}`, canEnter: rule })),
    ]),
  });
  const isBroker: Rule = { fact: 'reporterRole', is: 'BROKER' };

  test('a hole: valid answers that lead nowhere', () => {
    expect(modelPaths(holeFlow).map(({ pages }) => pages.join(' > '))).toContain(`role > ${notFound}`);
  });

  test('a circle', () => {
    const flow: Flow = { ...holeFlow, ...written([role, { ...broker, next: ['role'] }]) };
    expect([circlesIn(holeFlow), circlesIn(flow)]).toEqual([[], ['role > broker > role']]);
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
    expect(beginnings(holeWith({ fact: 'referer', in: ['TRAVEL', 'CLICK'] })).length).toBe(9);
    expect(beginnings(holeWith({ fact: 'referer', is: 'TRAVEL' }))).toContainEqual({ referer: 'TRAVEL' });
  });

  test('a row added, one left out and the row before, and no way that leaves one blank', () => {
    const paths = modelPaths(partiesFlow);
    const walked = new Set(paths.flatMap(walkedBy));
    expect(transitionsOf(partiesFlow).filter((transition) => !walked.has(transition))).toEqual([]);
    expect(walked).toContain('parties +- party[2]');
    const done = paths.filter(({ pages }) => pages.at(-1) === 'moreInfo');
    const blank = done.filter(({ claim }: { readonly claim: ClaimDetail }) =>
      claim.injuredParties?.some((row) => !row?.damageKinds),
    );
    expect([done.length > 0, blank]).toEqual([true, []]);
  });

  test('claims that only differ in what no rule can tell apart: one of them', () => {
    const project = projectionOf(loanFlow, decidingIn(loanFlow));
    const ways = (appliedRiskId: 'DNL' | 'OTHER' | 'UMR') => project('risk', { appliedRiskId });
    expect([ways('DNL') === ways('OTHER'), ways('DNL') === ways('UMR')]).toEqual([true, false]);
  });

  test('answers of one row alone, whatever stands in the others', () => {
    const other = { damageKinds: ['LOSS' as const] };
    const claim: ClaimDetail = { injuredParties: [other, {}] };
    const second = getPage(partiesFlow, 'party[1]');
    const answers = [...passingAnswers(second, claim, plainest)];
    expect(answers.map((given) => withAnswers(claim, second, given).injuredParties)).toEqual([
      [other, { damageKinds: ['VEHICLE'] }],
    ]);
  });

  test('changes that make answers fall, and takes each back', async () => {
    const walked = { flow: loanFlow, whole: wholeReport(loanFlow), inspect: () => {} };
    const counts = [];
    for (const path of modelPaths(loanFlow)) counts.push((await takenBack(walked, path)).count);
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  test('a few ways over every transition', () => {
    const cover = greedyCover(transitionsOf(loanFlow), modelPaths(loanFlow));
    expect(cover.length).toBeLessThanOrEqual(6);
  });
});
