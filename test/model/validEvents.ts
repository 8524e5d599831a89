import type { ClaimDetail } from '#machines/claim/claim.ts';
import { setDerived } from '#machines/claim/derived/derived.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { isAnswered } from '#machines/flow/answersSchema.ts';
import { afterLookups } from '#machines/flow/pending.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { addedRow, removedRow } from '#machines/flow/rows.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { combinations } from './combinations.ts';
import { decidingIn } from './deciding.ts';
import { asLookedUp, foundBy } from './foundBy.ts';
import { passingAnswers, type Choose } from './passingAnswers.ts';
import { projectionOf } from './projection.ts';

type Next = Extract<FlowEvent, { type: 'NEXT' }>;

/** What the lookups of a page may find by answers that pass, each time with the answers they find it by. */
export type Finding = (
  page: Page,
  claim: ClaimDetail,
  answers: Answers,
) => readonly { readonly answers: Answers; readonly found: Found }[];

/** The claim that an event would make, lookups included. */
type ClaimAfter = (event: Next) => ClaimDetail;

/** What a reporter may do on a page, as the model takes it. */
export type ModelEvent = Extract<FlowEvent, { type: 'NEXT' | 'EDIT' | 'BACK' }>;

/**
 * The valid things to do on a page of a flow, by the claim so far: an answer for every combination of values that decide
 * something, with everything the lookups find (by default anything); a row more, a row less, the row before. `after` tells what
 * each of the answers makes of the claim, where somebody knows already.
 */
export const validEvents = (flow: Flow, finding: Finding = findAnything) => {
  const deciding = decidingIn(flow);
  const project = projectionOf(flow, deciding);
  return (
    page: Page,
    claim: ClaimDetail,
    after: ClaimAfter = (event) => claimAfter(flow, page, claim, event),
  ): readonly ModelEvent[] => {
    const distinct = new Map<string, Next>();
    for (const answers of passingAnswers(page, claim, toldApart(page, claim)))
      for (const next of finding(page, claim, answers)) {
        const event: Next = { type: 'NEXT', ...next };
        const then = after(event);
        const told = project(page.code, then);
        if (!distinct.has(told) && isAnswered(page, then)) distinct.set(told, event);
      }
    return [...distinct.values(), ...rowEvents(page, claim)];
  };

  /** Values that no rule from there on tells apart count as one. */
  function toldApart({ code }: Page, claim: ClaimDetail): Choose {
    return (question, values, given) => {
      if (!deciding.isDeciding(question)) return values.slice(0, 1);
      const kinds = Map.groupBy(values, (value) => {
        const then = given(value);
        setDerived(claim, then);
        return project(code, then);
      });
      return [...kinds.values()].map(([first]) => first);
    };
  }
};

/** One of the valid things to do on a page, by a number, undefined where there is none. */
export const anyEvent =
  (flow: Flow) =>
  (page: Page, claim: ClaimDetail, number: number): ModelEvent | undefined => {
    const edits = rowEvents(page, claim);
    if (edits.length > 0 && number % 3 === 0) return edits[number % edits.length];
    return anyNext(flow)(page, claim, number) ?? edits[0];
  };

const attempts = 10;

/** One of the valid ways to answer a page, by a number: it decides each answer and what is found. */
export const anyNext =
  (flow: Flow) =>
  (page: Page, claim: ClaimDetail, number: number): Next | undefined => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const pick = picking(number + attempt);
      for (const answers of passingAnswers(page, claim, (_, values) => pick(values)))
        for (const next of pick(findAnything(page, claim, answers)))
          if (isAnswered(page, claimAfter(flow, page, claim, next))) return { type: 'NEXT', ...next };
    }
    return undefined;
  };

/** A function that picks one of several by a number, a different one each time. */
const picking = (number: number) => {
  let state = number;
  return <T>(values: readonly T[]): readonly T[] => {
    // A multiplicative generator: every pick depends on the number, and neighbours differ.
    state = (Math.imul(state + 1, 48_271) >>> 0) % 2_147_483_647;
    return values.slice(state % values.length).slice(0, 1);
  };
};

const findAnything: Finding = ({ lookups }, claim, answers) =>
  combinations(
    lookups.map(({ call }) =>
      foundBy[call].map((answer) => ({ [call]: asLookedUp(claim, answer, answers) })),
    ),
  ).map((found) => ({ answers, found: Object.assign({}, ...found) }));

/** The claim as it would be, lookups included. */
const claimAfter = (
  flow: Flow,
  page: Page,
  claim: ClaimDetail,
  { answers, found = {} }: Omit<Next, 'type'>,
): ClaimDetail => {
  const pending = pendingRecord({ flow, claim, configuration }, page.code, answers, { force: false });
  return withImpact(flow, claim, afterLookups(pending, found)).claim;
};

/**
 * On the page that shows the rows, one is added or any removed; on that of a row, this one is removed. From both, Back leads to
 * an earlier row.
 */
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
