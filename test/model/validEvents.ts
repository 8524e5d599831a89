import { setFollowing } from '#machines/analysis/catalogue.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { isAnswered } from '#machines/flow/answersSchema.ts';
import { afterLookups, type Found as FoundOf } from '#machines/flow/pending.ts';
import { nextPage, situationOf } from '#machines/flow/situation.ts';
import { holds } from '#machines/subject/rule.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { FlowEvent } from '#machines/flow/machine/context.ts';
import type { Names } from '#machines/flow/page.ts';
import { factsRead } from '#machines/analysis/rulesOf.ts';
import { getPage } from '#machines/flow/compile.ts';
import { isBlocking } from '#machines/subject/issues/issue.ts';
import { addedRow, removedRow } from '#machines/flow/rows.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { answeredIn } from './beginnings.ts';
import { combinations } from './combinations.ts';
import { decidingIn } from './deciding.ts';
import { asLookedUp, foundBy } from './foundBy.ts';
import { passingAnswers, type Choose } from './passingAnswers.ts';
import { projectionOf } from './projection.ts';

/** What each lookup of a page would answer. */
export type Found = FoundOf<Names>;
type Next = Extract<FlowEvent<Names>, { type: 'NEXT' }>;

/** What the lookups of a page may find by answers that pass, each time with the answers they find it by. */
export type Finding = (
  page: AnyPage,
  claim: object,
  answers: Answers,
) => readonly { readonly answers: Answers; readonly found: Found }[];

/** The claim that an event would make, lookups included. */
type ClaimAfter = (event: Next) => object;

/** What a reporter may do on a page, as the model takes it. */
export type ModelEvent = Extract<FlowEvent<Names>, { type: 'NEXT' | 'EDIT' | 'BACK' | 'page.open' }>;

/**
 * The valid things to do on a page of a flow, by the claim so far: an answer for every combination of values that decide
 * something, with everything the lookups find (by default anything); a row more, a row less, the row before; from a hub each of its
 * parts that is open. `after` tells what each of the answers makes of the claim, where somebody knows already.
 */
export const validEvents = (flow: AnyFlow, finding: Finding = findAnything) => {
  const deciding = decidingIn(flow);
  const project = projectionOf(flow, deciding);
  const waits = waitsIn(flow);
  return (
    page: AnyPage,
    claim: object,
    after: ClaimAfter = (event) => claimAfter(flow, page, claim, event),
  ): readonly ModelEvent[] => {
    if (page.kind === 'hub') return partsOpen(flow, claim);
    if (waits(page, claim)) return [];
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

  /** Values that no rule from there on tells apart count as one, the first of them that no check of the page objects to. */
  function toldApart(page: AnyPage, claim: object): Choose {
    const blocking = page.checks.filter(({ says }) => isBlocking(says.severity));
    return (question, values, given) => {
      const checks = blocking.filter(({ reads }) => reads.includes(question.ask));
      const one = (alike: readonly unknown[]) => [
        alike.find((value) => checks.every(({ find }) => find(given(value)).length === 0)) ?? alike[0],
      ];
      if (!deciding.isDeciding(question)) return checks.length === 0 ? values.slice(0, 1) : one(values);
      const kinds = Map.groupBy(values, (value) => {
        const then = given(value);
        setFollowing(flow.subject, claim, then);
        return project(page.code, then);
      });
      return [...kinds.values()].flatMap(one);
    };
  }
};

/** One of the valid things to do on a page, by a number, undefined where there is none. */
export const anyEvent =
  (flow: AnyFlow, waits = waitsIn(flow)) =>
  (page: AnyPage, claim: object, number: number): ModelEvent | undefined => {
    const edits = page.kind === 'hub' ? partsOpen(flow, claim) : rowEvents(page, claim);
    if (page.kind === 'hub' || waits(page, claim)) return edits[number % Math.max(1, edits.length)];
    if (edits.length > 0 && number % 3 === 0) return edits[number % edits.length];
    return anyNext(flow)(page, claim, number) ?? edits[0];
  };

const attempts = 10;

/** One of the valid ways to answer a page, by a number: it decides each answer and what is found. */
export const anyNext =
  (flow: AnyFlow) =>
  (page: AnyPage, claim: object, number: number): Next | undefined => {
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
      foundBy(call).map((answer) => ({ [call]: asLookedUp(claim, answer, answers) })),
    ),
  ).map((found) => ({ answers, found: Object.assign({}, ...found) }));

/** The claim as it would be, lookups included. */
const claimAfter = (
  flow: AnyFlow,
  page: AnyPage,
  claim: object,
  { answers, found = {} }: Omit<Next, 'type'>,
): object => {
  const pending = pendingRecord({ flow, claim, configuration }, page.code, answers, { force: false });
  return withImpact(flow, claim, afterLookups(pending, found)).claim;
};

/**
 * On the page that shows the rows, one is added or any removed; on that of a row, this one is removed. From both, Back leads to
 * an earlier row.
 */
const rowEvents = (page: AnyPage, claim: object): readonly ModelEvent[] => {
  const { rows, row } = page;
  if (!rows) return [];
  const isOverview = page.code === rows.overview;
  const leftOut = isOverview ? [valueAt(claim, rows.list) ?? []].flat().map((_, at) => at) : [row ?? 0];
  return [
    ...(isOverview ? [addedRow(page, claim)] : []),
    ...leftOut.map((at) => removedRow(page, claim, at)),
    ...(isOverview || row !== 0 ? [{ type: 'BACK' as const }] : []),
  ].filter((event) => event !== undefined);
};

/** From a hub each page opens by its own rule, but for those on the way to it. */
const partsOpen = (flow: AnyFlow, record: object): readonly ModelEvent[] => {
  const { walked, read } = situationOf(flow, record);
  return flow.instances
    .filter(({ code, canEnter }) => walked.every((page) => page.code !== code) && holds(canEnter, read))
    .map(({ code }) => ({ type: 'page.open' as const, page: code }));
};

/** Whether a record waits on a page for what happens outside. */
const waitsIn = (flow: AnyFlow) => {
  const waiting = leftFromOutside(flow);
  return (page: AnyPage, record: object): boolean =>
    waiting.has(page.code) && !nextPage(flow, page, flow.subject.factsIn(record));
};

/**
 * The pages of a flow that are left once something has happened outside, such as a sign-in: no page asks for what decides what may follow
 * them. By answers nobody is led nowhere from there.
 */
const leftFromOutside = (flow: AnyFlow): ReadonlySet<string> => {
  const told = answeredIn(flow);
  const isAsked = ({ canEnter }: AnyPage) =>
    factsRead(canEnter ? [canEnter] : []).some((fact) =>
      flow.subject.readsOf(fact).some((path) => told.has(path)),
    );
  return new Set(
    flow.instances
      .filter(({ next }) => next.length > 0 && !next.some((code) => isAsked(getPage(flow, code))))
      .map(({ code }) => code),
  );
};
