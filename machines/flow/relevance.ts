import type { ClaimDetail } from '../claim/claim.ts';
import { derivedOverFound, followingIn } from '../claim/derived/derived.ts';
import { readsOf, type FactName, type ReadFact } from '../claim/facts.ts';
import { lookups, type Lookup, type LookupName } from '../claim/lookups.ts';
import { inRows, isWithin } from '../claim/path.ts';
import { removeAt, valueAt } from '../claim/valueAt.ts';
import { getPage, type Flow } from './flow.ts';
import { rowsOf, type Page } from './page.ts';
import { answersTo, codeOf, factsAt, isAsked, ruleOf, type Question } from './question.ts';
import { holds, mayHold, mustHold } from './rule.ts';
import { walk } from './walk.ts';

/** A question as one page asks it, with its answers in the rows of that page. */
interface Placed {
  readonly page: Page;
  readonly question: Question;
  readonly path: string;
  readonly answers: readonly string[];
  readonly read: ReadFact;
}

/** What may still give answers to a claim, whatever is answered already. */
interface Sources {
  readonly asked: readonly Placed[];
  readonly told: readonly string[];
}

/**
 * The claim, copied, without the answers that no page the reporter may still reach asks for and no lookup on those pages finds,
 * and the paths of the questions whose answers were dropped. Answers that depend on one still to come are kept.
 */
export const withoutIrrelevant = (
  flow: Flow,
  claim: ClaimDetail,
): { claim: ClaimDetail; dropped: readonly string[] } => {
  const standing = { ...claim };
  const dropped = new Set<string>();
  for (let fallen = irrelevantIn(flow, standing); fallen.length > 0; fallen = irrelevantIn(flow, standing))
    for (const { path, answers } of fallen) {
      for (const answer of answers) removeAt(standing, answer);
      dropped.add(path);
    }
  return { claim: standing, dropped: [...dropped] };
};

/**
 * The claim, copied, without the answers that none of its pages asks for, except for fields that lookups found. What is sent is
 * complete, so no answer is still to come.
 */
export const withoutUnasked = (flow: Flow, claim: ClaimDetail, looked: Iterable<string>): ClaimDetail => {
  const standing = { ...claim };
  for (let fallen = unaskedIn(); fallen.length > 0; fallen = unaskedIn())
    for (const answer of fallen) removeAt(standing, answer);
  return standing;

  function unaskedIn(): readonly string[] {
    const asked = placedOn(walk(flow, standing), standing).filter(({ question, read }) =>
      holds(question.when, read),
    );
    const expected = new Set([
      ...asked.flatMap(({ answers }) => answers),
      ...looked,
      ...followingIn(standing),
    ]);
    return placedOn(flow.pages, standing)
      .flatMap(({ answers }) => answers)
      .filter((answer) => valueAt(standing, answer) !== undefined && !isAmong(expected, answer));
  }
};

/** The paths of the questions that were put to the reporter on the pages of the walk. */
export const askedOnWalk = (flow: Flow, claim: ClaimDetail): readonly string[] =>
  placedOn(walk(flow, claim), claim)
    .filter(({ question, read }) => isAsked(question, read))
    .map(({ path }) => path);

const irrelevantIn = (flow: Flow, claim: ClaimDetail): readonly Pick<Placed, 'path' | 'answers'>[] => {
  const everything = placedOn(flow.pages, claim);
  const { asked, told } = sourcesOf(flow, claim, everything);
  const expected = new Set([...asked.flatMap(({ answers }) => answers), ...told, ...followingIn(claim)]);
  const isHere = (path: string) => valueAt(claim, path) !== undefined;
  const found = toldOn(flow.pages).filter((path) => !derivedOverFound.includes(path));
  return [
    ...[...everything, ...found.map((path) => ({ path, answers: [path] }))].map(({ path, answers }) => ({
      path,
      answers: answers.filter((answer) => isHere(answer) && !isAmong(expected, answer)),
    })),
    ...asked.filter((placed) => placed.answers.some(isHere) && isRefused(claim, asked, placed)),
  ].filter(({ answers }) => answers.length > 0);
};

/** True when an answer is one of those expected, a part of one, or contains one. */
const isAmong = (expected: ReadonlySet<string>, answer: string): boolean =>
  expected.has(answer) || [...expected].some((one) => isWithin(answer, one) || isWithin(one, answer));

/** True when none of the rules that offer a chosen code may hold any more, wherever the question is asked. */
const isRefused = (claim: ClaimDetail, asked: readonly Placed[], { path }: Placed): boolean => {
  const ruled = asked.filter(
    (placed) => placed.path === path && placed.question.only?.some((offer) => ruleOf(offer) !== undefined),
  );
  const chosen = [valueAt(claim, path)].flat();
  return (
    ruled.length > 0 &&
    ruled.every(({ question: { only = [] }, read }) =>
      chosen.some(
        (code) =>
          !only.some((offer) => codeOf(offer) === code && mayHold(ruleOf(offer), read, isUnknown(read))),
      ),
    )
  );
};

const isUnknown =
  (read: ReadFact) =>
  (fact: FactName): boolean =>
    read(fact) === undefined;

const sourcesOf = (flow: Flow, claim: ClaimDetail, everything: readonly Placed[]): Sources => {
  const known = new Set(everything.flatMap(({ answers }) => answers).concat(toldOn(flow.pages)));
  let sources: Sources = { asked: everything, told: toldOn(flow.pages) };
  for (;;) {
    const coming = new Set([...sources.asked.flatMap(({ answers }) => answers), ...sources.told]);
    // An answer that is not here, and that nobody may still be asked for, stays unknown.
    const isOpen = (fact: FactName) =>
      readsOf(fact).some(
        (path) => valueAt(claim, path) === undefined && (coming.has(path) || !known.has(path)),
      );
    const pages = possiblePages(flow, claim, isOpen);
    const next: Sources = {
      asked: everything.filter(
        ({ page, question, read }) => pages.has(page) && mayHold(question.when, read, isOpen),
      ),
      told: [...pages].flatMap((page) =>
        page.lookups
          .filter(({ when }) => mayHold(when, factsAt(claim, rowsOf(page)), isOpen))
          .flatMap(({ call }) => foundBy(call, claim)),
      ),
    };
    if (next.asked.length === sources.asked.length && next.told.length === sources.told.length) return next;
    sources = next;
  }
};

/** The pages that the transitions may lead to, whatever the open facts turn out to be. */
const possiblePages = (
  flow: Flow,
  claim: ClaimDetail,
  isOpen: (fact: FactName) => boolean,
): ReadonlySet<Page> => {
  const read = factsAt(claim, []);
  const found = new Set([getPage(flow, flow.start)]);
  for (const page of found)
    for (const code of page.next) {
      const next = getPage(flow, code);
      if (mayHold(next.canEnter, read, isOpen)) found.add(next);
      if (mustHold(next.canEnter, read, isOpen)) break;
    }
  return found;
};

const placedOn = (pages: readonly Page[], claim: ClaimDetail): readonly Placed[] =>
  pages.flatMap((page) => {
    const rows = rowsOf(page);
    const read = factsAt(claim, rows);
    return page.questions
      .filter(({ isTold }) => !isTold)
      .map((question) => ({
        page,
        question,
        path: inRows(question.ask, rows),
        answers: answersTo(question).map(({ name }) => inRows(name, rows)),
        read,
      }));
  });

/** What a lookup may have found for a claim. One that found nothing says only that. */
const foundBy = (call: LookupName, claim: ClaimDetail): readonly string[] => {
  const { tells, none }: Lookup = lookups[call];
  const isNone = none && Object.entries(none).every(([name, value]) => valueAt(claim, name) === value);
  return isNone ? Object.keys(none) : tells;
};

const toldOn = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap(({ lookups: uses }) => uses.flatMap(({ call }) => lookups[call].tells));
