import { readAnswer } from '../../machines/claim/answerPath.ts';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { check } from '../../machines/claim/issue.ts';
import { afterLookups } from '../../machines/flow/candidate.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Found } from '../../machines/flow/lookups.ts';
import { answersOf, type Page } from '../../machines/flow/page.ts';
import { withAnswers, withPageDone, type Answers } from '../../machines/flow/withAnswers.ts';
import { configuration } from '../flow/machine/startFlow.ts';
import { decidingAnswers } from './alternatives.ts';
import { plainest } from './candidates.ts';
import { combinations } from './combinations.ts';
import { pathsCheckedAt } from './notedPaths.ts';
import { projectionOf } from './reads.ts';
import { pathOf, repaired, withValue } from './repair.ts';
import { foundBy } from './samples.ts';

/** A valid NEXT, as the model takes it. */
export interface Next {
  readonly type: 'NEXT';
  readonly answers: Answers;
  readonly found: Found;
}

/**
 * Takes a flow; gives what gives, for a page and the claim so far, valid ways to answer the page: one for every combination of
 * values that the flow's rules and checks can tell apart, with everything its lookups may find.
 */
export const validAnswers = (flow: Flow) => {
  const project = projectionOf(flow);
  const computed = new Map<string, readonly Answers[]>();

  /** Which answers pass depends on the claim only by what the page's checks read of it. */
  const passing = (page: Page, claim: ClaimDetail): readonly Answers[] => {
    const checked = pathsCheckedAt(page).map((path) => readAnswer(claim, path.join('.')));
    const key = JSON.stringify([page.code, checked]);
    const answers = computed.get(key) ?? passingAnswers(flow, page, claim);
    computed.set(key, answers);
    return answers;
  };

  return (page: Page, claim: ClaimDetail): readonly Next[] => {
    const distinct = new Map<string, Next>();
    for (const answers of passing(page, claim))
      for (const found of foundOn(page)) {
        const after = afterNext(page, claim, answers, found);
        const told = JSON.stringify([project(flow.start, after), found]);
        if (distinct.has(told) || !check(answersOf(page, after), after).ok) continue;
        distinct.set(told, { type: 'NEXT', answers, found });
      }
    return [...distinct.values()];
  };
};

const passingAnswers = (flow: Flow, page: Page, claim: ClaimDetail): readonly Answers[] => {
  const schema = answersOf(page, claim);
  const deciding = decidingAnswers(flow, page);
  const fixed = deciding.map(({ name }) => name);
  return combinations(deciding.map(({ values }) => values)).flatMap((values) => {
    const answers = values.reduce<Answers>(
      (all, value, index) => withValue(all, pathOf(fixed[index] ?? ''), value),
      plainest(page.answers),
    );
    const valid = repaired(schema, answers, fixed);
    return valid ? [valid] : [];
  });
};

const afterNext = (page: Page, before: ClaimDetail, answers: Answers, found: Found): ClaimDetail => {
  const { claim, dropped } = withAnswers(before, page, answers, configuration);
  return afterLookups(
    { page, claim: withPageDone(claim, page), dropped, force: false, lookups: page.lookups, confirm: [] },
    found,
  ).claim;
};

const foundOn = ({ lookups }: Page): readonly Found[] =>
  combinations(lookups.map(({ call }) => foundBy[call].map((answer) => ({ [call]: answer })))).map(
    (answers) => Object.assign({}, ...answers),
  );
