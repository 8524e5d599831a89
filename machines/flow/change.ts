import type { ClaimDetail } from '../claim/claim.ts';
import { applyDependents, type DependentsConfiguration } from '../claim/dependents.ts';
import type { DialogName } from '../claim/dialogs.ts';
import { factsIn } from '../claim/facts.ts';
import { withPageDone } from '../claim/formSteps.ts';
import type { Found, LookupAnswer } from '../claim/lookups.ts';
import { inRows, isWithin } from '../claim/path.ts';
import { valueAt } from '../claim/valueAt.ts';
import { answeredOn, asksSomething, knownOn, withAnswers, type Answers } from './answers.ts';
import { getPage, type Flow } from './flow.ts';
import { rowsOf, type Confirmation, type LookupUse, type Page } from './page.ts';
import { askedOnWalk, withoutIrrelevant } from './relevance.ts';
import { holds } from './rule.ts';
import { isDone, walk } from './walk.ts';

/** What a changed answer does to what was answered before. */
export interface Consequences {
  /** Answers that are dropped, as paths of their questions. */
  readonly answers: readonly string[];
  /** Codes of pages that were done and are no longer on the way. */
  readonly pagesDropped: readonly string[];
  /** Codes of pages that are new on the way. */
  readonly pagesAdded: readonly string[];
}

/** The claim that the answers being sent would make. It becomes the claim once the service has it. */
export interface PendingClaim {
  readonly page: Page;
  readonly claim: ClaimDetail;
  /** Saved even though the page does not ask for it. */
  readonly force: boolean;
  /** What is still to be looked up and confirmed. */
  readonly lookups: readonly LookupUse[];
  readonly confirm: readonly Confirmation[];
  /** Answers dropped because others changed, as paths. */
  readonly dropped: readonly string[];
  /** What is dropped and what is new, once everything is looked up. */
  readonly consequences?: Consequences | undefined;
  /** Code of the page that opens next, where it is not the one that follows. */
  readonly opens?: string | undefined;
  /** Whether NEXT then leads back to the first page not done; set where taking back a change restores it. */
  readonly returnsToFurthest?: boolean;
}

/** What is needed to take back a change: the claim before it, the page it was made on, and what it dropped. */
export interface Undo {
  readonly claim: ClaimDetail;
  readonly page: string;
  readonly consequences: Consequences;
  /** As it was when the change was made. */
  readonly returnsToFurthest: boolean;
}

export interface Surroundings {
  readonly flow: Flow;
  readonly claim: ClaimDetail;
  readonly configuration: DependentsConfiguration;
}

/**
 * The claim after a change on a page, without what is no longer true and what is no longer asked: each may lead to more of the
 * other. This comes before any lookup, because what a lookup finds is true again.
 */
const settled = (around: Surroundings, page: Page, changed: ClaimDetail, given: readonly string[] = []) => {
  const isKnown = knownOn(page, around.claim);
  let standing = changed;
  const dropped: string[] = [];
  for (;;) {
    const still = applyDependents(around.claim, standing, around.configuration, given, isKnown);
    const asked = withoutIrrelevant(around.flow, still.claim);
    dropped.push(...still.dropped, ...seenElsewhere(page, asked.dropped));
    standing = asked.claim;
    if (asked.dropped.length === 0) return { claim: standing, dropped };
  }
};

/** The dropped answers of other pages. What the page itself no longer asks, the reporter has seen disappear there. */
const seenElsewhere = (page: Page, dropped: readonly string[]): readonly string[] => {
  const own = page.questions.map(({ ask }) => inRows(ask, rowsOf(page)));
  return dropped.filter((path) => !own.includes(path));
};

/**
 * The claim that the answers of a page would make, with what is still to be looked up and confirmed. Source: specification
 * section 4.
 */
export const pendingClaim = (
  surroundings: Surroundings,
  code: string,
  answers: Answers,
  { force }: { readonly force: boolean },
): PendingClaim => {
  const page = getPage(surroundings.flow, code);
  const answered = withAnswers(surroundings.claim, page, answers);
  const changed = settled(surroundings, page, answered, answeredOn(page, answered));
  return {
    page,
    force,
    claim: withPassed(surroundings.flow, changed.claim, page),
    dropped: changed.dropped,
    lookups: page.lookups,
    confirm: page.confirm,
  };
};

/**
 * The claim with a page done, and those before it that ask nothing: whoever came by an address has passed them as well.
 */
const withPassed = (flow: Flow, claim: ClaimDetail, page: Page): ClaimDetail => {
  const walked = walk(flow, claim);
  const before = walked.slice(0, Math.max(0, walked.indexOf(page))).filter((one) => !asksSomething(one));
  return [...before, page].reduce((done, { code }) => withPageDone(done, code), claim);
};

/** The claim that an edit of a list would make. The page is not done by it; another one opens. */
export const pendingEdit = (
  surroundings: Surroundings,
  edit: {
    readonly page: string;
    readonly changes: ClaimDetail;
    readonly asks: DialogName | undefined;
    readonly opens: string;
  },
): PendingClaim => {
  const page = getPage(surroundings.flow, edit.page);
  const changed = settled(surroundings, page, { ...surroundings.claim, ...edit.changes });
  return {
    page,
    claim: changed.claim,
    dropped: changed.dropped,
    force: true,
    lookups: [],
    confirm: edit.asks ? [{ dialog: edit.asks }] : [],
    opens: edit.opens,
  };
};

/** The claim as it was before the last change. Throws where there is nothing to take back. */
export const pendingUndo = ({
  flow,
  undo,
}: {
  readonly flow: Flow;
  readonly undo?: Undo | undefined;
}): PendingClaim => {
  if (!undo) throw new Error('There is no change to take back.');
  return {
    page: getPage(flow, undo.page),
    claim: undo.claim,
    dropped: [],
    force: true,
    lookups: [],
    confirm: [],
    opens: undo.page,
    returnsToFurthest: undo.returnsToFurthest,
  };
};

/**
 * The pending claim without what is no longer asked after the lookups, and with what all this does to the answers given before.
 */
export const withConsequences = (flow: Flow, before: ClaimDetail, pending: PendingClaim): PendingClaim => {
  const { claim, dropped } = withoutIrrelevant(flow, pending.claim);
  const told = askedOnWalk(flow, before);
  const answers = [...new Set([...pending.dropped, ...seenElsewhere(pending.page, dropped)])].filter(
    (path) => valueAt(before, path) !== undefined && isTold(path, told),
  );
  const was = walk(flow, before);
  const is = walk(flow, claim);
  // Whether a row is left out is asked where the list is shown.
  const left = was.filter((page) => !is.includes(page) && page !== pending.page && page.row === undefined);
  const pagesDropped = codesOf(left.filter((page) => isDone(page, before)));
  const pagesAdded = codesOf(is.filter((page) => !was.includes(page)));
  const isNothingLost = answers.length + pagesDropped.length === 0;
  return {
    ...pending,
    claim,
    consequences: isNothingLost ? undefined : { answers, pagesDropped, pagesAdded },
  };
};

const codesOf = (pages: readonly Page[]) => pages.map(({ code }) => code);

/** True when the reporter was asked for the answer at a path, or for a part of it, and it was not only found by a lookup. */
const isTold = (path: string, asked: readonly string[]) =>
  asked.some((question) => question === path || isWithin(question, path) || isWithin(path, question));

/** The next lookup to make, undefined when all are made. */
export const nextLookup = (pending: PendingClaim | undefined): LookupUse | undefined =>
  pending?.lookups.find(({ when }) => holds(when, factsIn(pending.claim)));

/** The next lookup to make. Throws when all are made. */
export const getLookup = (pending: PendingClaim | undefined): LookupUse => {
  const lookup = nextLookup(pending);
  if (!lookup) throw new Error('No lookup is left to make.');
  return lookup;
};

/** The next dialog to answer, undefined when all are answered. */
export const nextConfirmation = (pending: PendingClaim | undefined): Confirmation | undefined =>
  pending?.confirm.find(({ when }) => holds(when, factsIn(pending.claim)));

/** The pending claim with the answer of a lookup added. */
export const afterLookup = (pending: PendingClaim, made: LookupUse, answer: LookupAnswer): PendingClaim => ({
  ...pending,
  claim: { ...pending.claim, ...answer },
  lookups: pending.lookups.filter((lookup) => lookup !== made),
});

/** The pending claim with all its lookups made in order, using the answers given for them. */
export const afterLookups = (pending: PendingClaim, found: Found): PendingClaim => {
  const made = nextLookup(pending);
  return made ? afterLookups(afterLookup(pending, made, found[made.call] ?? {}), found) : pending;
};

/** The pending claim with a dialog answered, and with what the answer adds. */
export const afterConfirmation = (
  pending: PendingClaim,
  answered: Confirmation,
  adds: ClaimDetail = {},
): PendingClaim => ({
  ...pending,
  claim: { ...pending.claim, ...adds },
  confirm: pending.confirm.filter((confirmation) => confirmation !== answered),
});

/**
 * The pending claim with what the reporter says instead of a lookup, and nothing left to confirm. Fields the correction leaves
 * undefined keep what the reporter had typed.
 */
export const afterCorrection = (
  flow: Flow,
  before: ClaimDetail,
  pending: PendingClaim,
  corrects: ClaimDetail,
): PendingClaim => {
  const asked = askedOnWalk(flow, before);
  const open = Object.entries(corrects).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const typed = open.filter((name) => isTold(name, asked));
  return {
    ...pending,
    claim: {
      ...pending.claim,
      ...corrects,
      ...Object.fromEntries(Object.entries(before).filter(([name]) => typed.includes(name))),
    },
    dropped: pending.dropped.filter((path) => !typed.includes(path)),
    confirm: [],
  };
};
