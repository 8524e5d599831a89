import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { check } from '../../machines/claim/issue.ts';
import { afterLookups } from '../../machines/flow/candidate.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { FlowEvent } from '../../machines/flow/flowTypes.ts';
import type { Found } from '../../machines/flow/lookups.ts';
import { answersOf, type Page } from '../../machines/flow/page.ts';
import { addedRow, removedRow } from '../../machines/flow/rows.ts';
import { withAnswers, withPageDone, type Answers } from '../../machines/flow/withAnswers.ts';
import { configuration } from '../flow/machine/startFlow.ts';
import { combinations } from './combinations.ts';
import { passingAnswers } from './passingAnswers.ts';
import { projectionOf } from './projection.ts';
import { foundBy } from './samples.ts';

type Next = Extract<FlowEvent, { type: 'NEXT' }>;

/**
 * Takes a page with lookups, the claim so far and answers that pass; gives what the lookups may find, each time with the answers
 * they find it by.
 */
export type Finding = (
  page: Page,
  claim: ClaimDetail,
  answers: Answers,
) => readonly { readonly answers: Answers; readonly found: Found }[];

/** What a reporter may do on a page, as the model takes it. */
export type ModelEvent = Extract<FlowEvent, { type: 'NEXT' | 'EDIT' | 'BACK' }>;

/**
 * Takes a flow and what its lookups may find, anything unless told; gives what gives, for a page and the claim so far, the valid
 * things to do: an answer for every combination of
 * values that rules and checks can tell apart, with everything the lookups find; a row more, a row less, the row before.
 */
export const validEvents = (flow: Flow, finding: Finding = findAnything) => {
  const project = projectionOf(flow);
  const passing = passingAnswers(flow);
  return (page: Page, claim: ClaimDetail): readonly ModelEvent[] => {
    const distinct = new Map<string, Next>();
    for (const next of nextsOn(page, claim, passing(page, claim), finding)) {
      const after = afterNext(page, claim, next);
      const told = project(flow.start, after);
      if (!distinct.has(told) && isValid(page, after)) distinct.set(told, next);
    }
    return [...distinct.values(), ...rowEvents(page, claim)];
  };
};

/** Takes a flow; gives what gives, for a page, the claim so far and a number, one of the valid things to do, undefined where there is none. */
export const anyEvent = (flow: Flow) => {
  const passing = passingAnswers(flow);
  return (page: Page, claim: ClaimDetail, number: number): ModelEvent | undefined => {
    const all = [...nextsOn(page, claim, passing(page, claim), findAnything), ...rowEvents(page, claim)];
    const begin = all.length > 0 ? number % all.length : 0;
    return [...all.slice(begin), ...all.slice(0, begin)].find(
      (event) => event.type !== 'NEXT' || isValid(page, afterNext(page, claim, event)),
    );
  };
};

const nextsOn = (
  page: Page,
  claim: ClaimDetail,
  passing: readonly Answers[],
  finding: Finding,
): readonly Next[] =>
  passing.flatMap((answers) =>
    finding(page, claim, answers).map((next) => ({ type: 'NEXT' as const, ...next })),
  );

const findAnything: Finding = ({ lookups }, _, answers) =>
  combinations(lookups.map(({ call }) => foundBy[call].map((answer) => ({ [call]: answer })))).map(
    (found) => ({ answers, found: Object.assign({}, ...found) }),
  );

const afterNext = (page: Page, before: ClaimDetail, { answers, found = {} }: Next): ClaimDetail => {
  const { claim, dropped } = withAnswers(before, page, answers, configuration);
  return afterLookups(
    { page, claim: withPageDone(claim, page), dropped, force: false, lookups: page.lookups, confirm: [] },
    found,
  ).claim;
};

const isValid = (page: Page, after: ClaimDetail): boolean => check(answersOf(page, after), after).ok;

/** On the page that shows the rows one is added or any left out, on that of a row this one; from both Back leads to a row before. */
const rowEvents = (page: Page, claim: ClaimDetail): readonly ModelEvent[] => {
  const { rows, row } = page;
  if (!rows) return [];
  const isOverview = page.code === rows.overview;
  const leftOut = isOverview ? (claim[rows.list] ?? []).map((_, at) => at) : [row ?? 0];
  return [
    ...(isOverview ? [addedRow(page, claim)] : []),
    ...leftOut.map((at) => removedRow(page, claim, at)),
    ...(isOverview || row !== 0 ? [{ type: 'BACK' as const }] : []),
  ].filter((event) => event !== undefined);
};
