import type { ClaimDetail } from '../claim/claim.ts';
import { applyDependents, type DependentsConfiguration } from '../claim/dependents.ts';
import { lookups } from '../claim/lookups.ts';
import { isWithin } from '../claim/path.ts';
import { isSameAnswer } from '../claim/sameAnswer.ts';
import { putAt, removeAt, valueAt } from '../claim/valueAt.ts';
import type { Flow } from './flow.ts';
import type { Page } from './page.ts';
import { controlFor, type Question } from './question.ts';
import { askedOnWalk, placesOn, withoutIrrelevant } from './relevance.ts';
import { walk } from './walk.ts';

/** A report as it was before two tabs or devices changed it, as it would be here, and as the other one has saved it. */
export interface Versions {
  readonly base: ClaimDetail;
  readonly mine: ClaimDetail;
  readonly theirs: ClaimDetail;
}

/** An answer that somebody else has changed meanwhile. */
export interface ChangedAnswer {
  readonly page: Page;
  /** Undefined for a list that has other rows now. */
  readonly question: Question | undefined;
  /** Its path, or that of the list. */
  readonly path: string;
  /** It was changed here, too, and otherwise. */
  readonly isContested: boolean;
}

/** A place where an answer is kept or taken as a whole: a question of a page, or a list whose rows come and go. */
interface Place extends Pick<ChangedAnswer, 'page' | 'question' | 'path'> {
  readonly answers: readonly string[];
}

/**
 * The answers that the other one changed and that differ here, in the order of the pages: each is kept as it is here or taken as it
 * is there. What only one of both changed and nobody is shown, such as what a lookup found, follows from them.
 */
export const changedElsewhere = (flow: Flow, { base, mine, theirs }: Versions): readonly ChangedAnswer[] => {
  const walked = new Set([...walk(flow, mine), ...walk(flow, theirs)]);
  const told = new Set([...askedOnWalk(flow, mine), ...askedOnWalk(flow, theirs)]);
  const seen = new Set<string>();
  return placesIn(flow, { base, mine, theirs }).flatMap(({ page, question, path, answers }) => {
    const isChanged = differ(answers, base, theirs) && differ(answers, mine, theirs);
    const isShown = question === undefined || (told.has(path) && controlFor(question)?.kind !== 'hidden');
    if (!isChanged || !isShown || !walked.has(page) || seen.has(path)) return [];
    seen.add(path);
    return [{ page, question, path, isContested: differ(answers, base, mine) }];
  });
};

interface Merged {
  readonly claim: ClaimDetail;
  /** Answers of either that fall, because both together leave no place for them, as paths. */
  readonly dropped: readonly string[];
}

/**
 * What both have told, with the answers at `kept` as they are here. What only one of both has changed stays changed; what a lookup
 * found goes with the answers that it was asked by, and where those come from both, its page is to be answered again.
 */
export const merged = (
  flow: Flow,
  versions: Versions,
  kept: readonly string[],
  configuration: DependentsConfiguration,
): Merged => {
  const { base, mine, theirs } = versions;
  const claim: ClaimDetail = { ...theirs };
  const places = placesIn(flow, versions);
  const taken = places.filter(
    ({ path, answers }) =>
      kept.includes(path) || (differ(answers, base, mine) && !differ(answers, base, theirs)),
  );
  const own = taken.flatMap(({ answers }) => answers);
  for (const path of own) copy(mine, claim, path);
  takeOthers(claim, versions, places);
  const { again, found } = foundAgain(flow, claim, versions, places);
  claim.formSteps = [...new Set([...(theirs.formSteps ?? []), ...(mine.formSteps ?? [])])].filter(
    (code) => !again.includes(code),
  );
  // What is taken along was true together here, the same as there or not.
  const still = applyDependents(theirs, claim, configuration, [...own, ...found]);
  const asked = withoutIrrelevant(flow, still.claim);
  const told = [...askedOnWalk(flow, mine), ...askedOnWalk(flow, theirs)];
  const dropped = new Set([...still.dropped, ...asked.dropped]);
  return { claim: asked.claim, dropped: [...dropped].filter((path) => told.includes(path)) };
};

const placesIn = (flow: Flow, { base, mine, theirs }: Versions): readonly Place[] => {
  const lists = flow.pages.flatMap((page): readonly Place[] => {
    const list = page.rows?.list;
    if (list === undefined || page.row !== undefined) return [];
    const [were, are, others] = [base, mine, theirs].map((claim) => (claim[list] ?? []).length);
    return were === are && are === others ? [] : [{ page, question: undefined, path: list, answers: [list] }];
  });
  const isInList = (path: string) => lists.some((list) => path === list.path || isWithin(path, list.path));
  const questions = flow.pages.flatMap(placesOn);
  return [...lists, ...questions.filter(({ path }) => !isInList(path))];
};

const differ = (answers: readonly string[], one: ClaimDetail, other: ClaimDetail): boolean =>
  answers.some((path) => !isSameAnswer(valueAt(one, path), valueAt(other, path)));

const copy = (from: ClaimDetail, to: ClaimDetail, path: string): void => {
  const value = valueAt(from, path);
  if (value === undefined) removeAt(to, path);
  else putAt(to, path, value);
};

/** What nobody is asked and no lookup finds: where only this one changed it, that counts. */
const takeOthers = (claim: ClaimDetail, { base, mine, theirs }: Versions, places: readonly Place[]): void => {
  const found = Object.values(lookups).flatMap(({ tells }): readonly string[] => tells);
  const roots = new Set(
    [...places.flatMap(({ answers }) => answers), ...found].map((path) => path.split(/[.[]/)[0]),
  );
  for (const name of Object.keys({ ...mine, ...base }))
    if (!roots.has(name) && differ([name], base, mine) && !differ([name], base, theirs))
      copy(mine, claim, name);
};

/** Takes along what lookups found here, and tells its paths and the pages whose lookups must be made again. */
const foundAgain = (
  flow: Flow,
  claim: ClaimDetail,
  { mine, theirs }: Versions,
  places: readonly Place[],
): { readonly again: readonly string[]; readonly found: readonly string[] } => {
  const looked = flow.pages.flatMap((page) => {
    const answers = places.filter((place) => place.page === page).flatMap((place) => place.answers);
    if (page.lookups.length === 0 || !differ(answers, claim, theirs)) return [];
    const isMine = !differ(answers, claim, mine);
    // What was described by hand was not found.
    const asked = askedOnWalk(flow, isMine ? mine : claim);
    const tells = page.lookups
      .flatMap(({ call }): readonly string[] => lookups[call].tells)
      .filter((path) => !asked.includes(path));
    return [{ code: page.code, tells, isMine }];
  });
  for (const { tells, isMine } of looked)
    for (const path of tells)
      if (isMine) copy(mine, claim, path);
      else removeAt(claim, path);
  return {
    again: looked.flatMap(({ code, isMine }) => (isMine ? [] : [code])),
    found: looked.flatMap(({ tells, isMine }) => (isMine ? tells : [])),
  };
};
