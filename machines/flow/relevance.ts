import type { ClaimDetail } from '../claim/claim.ts';
import { derivedOverFound, followingIn } from '../claim/derived/derived.ts';
import { readsOf, type FactName, type ReadFact } from '../claim/facts.ts';
import { lookups, type Lookup, type LookupName } from '../claim/lookups.ts';
import { groupsOf, inRows } from '../claim/path.ts';
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
}

/** What may still give answers to a claim, whatever is answered already. */
interface Sources {
  readonly asked: readonly Placed[];
  readonly told: readonly string[];
}

/** Reads facts for the questions of a page, or of none, each once. */
type ReadOn = (page: Pick<Page, 'row'>) => ReadFact;

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
    const readOn = readerOf(standing);
    const asked = placedOn(walk(flow, standing)).filter(({ page, question }) =>
      holds(question.when, readOn(page)),
    );
    const isExpected = among([
      ...asked.flatMap(({ answers }) => answers),
      ...looked,
      ...followingIn(standing),
    ]);
    return placedOn(flow.pages)
      .flatMap(({ answers }) => answers)
      .filter((answer) => valueAt(standing, answer) !== undefined && !isExpected(answer));
  }
};

/** The paths of the questions that were put to the reporter on the pages of the walk. */
export const askedOnWalk = (flow: Flow, claim: ClaimDetail): readonly string[] => {
  const readOn = readerOf(claim);
  return placedOn(walk(flow, claim))
    .filter(({ page, question }) => isAsked(question, readOn(page)))
    .map(({ path }) => path);
};

const irrelevantIn = (flow: Flow, claim: ClaimDetail): readonly Pick<Placed, 'path' | 'answers'>[] => {
  const isHere = remembering((path: string) => valueAt(claim, path) !== undefined);
  const readOn = readerOf(claim);
  const { asked, told } = sourcesOf(flow, claim, readOn);
  const isExpected = among([...asked.flatMap(({ answers }) => answers), ...told, ...followingIn(claim)]);
  const found = knownIn(flow).told.filter((path) => !derivedOverFound.includes(path));
  // Of all that may be answered little is, so that comes first.
  const here = [...placedOn(flow.pages), ...found.map((path) => ({ path, answers: [path] }))].filter(
    ({ answers }) => answers.some(isHere),
  );
  return [
    ...here.map(({ path, answers }) => ({
      path,
      answers: answers.filter((answer) => isHere(answer) && !isExpected(answer)),
    })),
    ...asked.filter((placed) => placed.answers.some(isHere) && isRefused(claim, readOn, asked, placed)),
  ].filter(({ answers }) => answers.length > 0);
};

/** Tells whether an answer is one of those expected, a part of one, or contains one. */
const among = (expected: readonly string[]): ((answer: string) => boolean) => {
  const exactly = new Set(expected);
  const containing = new Set(expected.flatMap(groupsOf));
  return (answer) =>
    exactly.has(answer) || containing.has(answer) || groupsOf(answer).some((group) => exactly.has(group));
};

/** True when none of the rules that offer a chosen code may hold any more, wherever the question is asked. */
const isRefused = (
  claim: ClaimDetail,
  readOn: ReadOn,
  asked: readonly Placed[],
  { path }: Placed,
): boolean => {
  const ruled = asked.filter(
    (placed) => placed.path === path && placed.question.only?.some((offer) => ruleOf(offer) !== undefined),
  );
  const chosen = [valueAt(claim, path)].flat();
  return (
    ruled.length > 0 &&
    ruled.every(({ page, question: { only = [] } }) => {
      const read = readOn(page);
      const mayBeOffered = only.filter((offer) => mayHold(ruleOf(offer), read, isUnknown(read))).map(codeOf);
      return chosen.some((code) => !mayBeOffered.some((offered) => offered === code));
    })
  );
};

const isUnknown =
  (read: ReadFact) =>
  (fact: FactName): boolean =>
    read(fact) === undefined;

const sourcesOf = (flow: Flow, claim: ClaimDetail, readOn: ReadOn): Sources => {
  const { told, all } = knownIn(flow);
  let sources: Sources = { asked: placedOn(flow.pages), told };
  // At first everything known may come.
  let coming = all;
  for (;;) {
    // An answer that is not here, and that nobody may still be asked for, stays unknown.
    const isOpen = remembering((fact: FactName) =>
      readsOf(fact).some(
        (path) => valueAt(claim, path) === undefined && (coming.has(path) || !all.has(path)),
      ),
    );
    const pages = possiblePages(flow, readOn({}), isOpen);
    const next: Sources = {
      asked: flow.pages.flatMap((page) =>
        pages.has(page)
          ? placesOn(page).filter(({ question }) => mayHold(question.when, readOn(page), isOpen))
          : [],
      ),
      told: [...pages].flatMap((page) =>
        page.lookups
          .filter(({ when }) => mayHold(when, readOn(page), isOpen))
          .flatMap(({ call }) => foundBy(call, claim)),
      ),
    };
    if (next.asked.length === sources.asked.length && next.told.length === sources.told.length) return next;
    sources = next;
    coming = new Set([...next.asked.flatMap(({ answers }) => answers), ...next.told]);
  }
};

/** The pages that the transitions may lead to, whatever the open facts turn out to be. */
const possiblePages = (
  flow: Flow,
  read: ReadFact,
  isOpen: (fact: FactName) => boolean,
): ReadonlySet<Page> => {
  const found = new Set([getPage(flow, flow.start)]);
  for (const page of found)
    for (const code of page.next) {
      const next = getPage(flow, code);
      if (mayHold(next.canEnter, read, isOpen)) found.add(next);
      if (mustHold(next.canEnter, read, isOpen)) break;
    }
  return found;
};

// Pages and their questions never change, and what is relevant asks for them again and again.
const placedOnPage = new WeakMap<Page, readonly Placed[]>();

const placedOn = (pages: readonly Page[]): readonly Placed[] => pages.flatMap(placesOn);

/** The questions of a page, each at its place in the claim, with the answers it has. */
export const placesOn = (page: Page): readonly Placed[] => {
  const placed = placedOnPage.get(page) ?? placesOf(page);
  placedOnPage.set(page, placed);
  return placed;
};

const placesOf = (page: Page): readonly Placed[] =>
  page.questions
    .filter(({ isTold }) => !isTold)
    .map((question) => ({
      page,
      question,
      path: inRows(question.ask, rowsOf(page)),
      answers: answersTo(question).map(({ name }) => inRows(name, rowsOf(page))),
    }));

/** The answers that a flow knows of, whatever the claim. */
interface Known {
  /** Those that its lookups tell. */
  readonly told: readonly string[];
  /** Those and the ones that its questions ask for. */
  readonly all: ReadonlySet<string>;
}

const knownInFlow = new WeakMap<Flow, Known>();

const knownIn = (flow: Flow): Known => {
  const known = knownInFlow.get(flow) ?? knownOn(flow.pages);
  knownInFlow.set(flow, known);
  return known;
};

const knownOn = (pages: readonly Page[]): Known => {
  const told = pages.flatMap(({ lookups: uses }) => uses.flatMap(({ call }) => lookups[call].tells));
  return { told, all: new Set([...placedOn(pages).flatMap(({ answers }) => answers), ...told]) };
};

/** Reads the facts of a claim that does not change meanwhile. */
const readerOf = (claim: ClaimDetail): ReadOn => {
  const readIn = remembering((row: Page['row']) =>
    remembering(factsAt(claim, row === undefined ? [] : [row])),
  );
  return ({ row }) => readIn(row);
};

/** A function that is asked for each answer once. */
const remembering = <Asked, Answer>(answer: (asked: Asked) => Answer): ((asked: Asked) => Answer) => {
  const answers = new Map<Asked, { readonly answer: Answer }>();
  return (asked) => {
    const known = answers.get(asked);
    if (known) return known.answer;
    const told = { answer: answer(asked) };
    answers.set(asked, told);
    return told.answer;
  };
};

/** What a lookup may have found for a claim. One that found nothing says only that. */
const foundBy = (call: LookupName, claim: ClaimDetail): readonly string[] => {
  const { tells, none }: Lookup = lookups[call];
  const isNone = none && Object.entries(none).every(([name, value]) => valueAt(claim, name) === value);
  return isNone ? Object.keys(none) : tells;
};
