import { lookupOf, type DependentsConfiguration } from '#machines/subject/subject.ts';
import type { Flow } from './flow.ts';
import type { Names, Page } from './page.ts';
import { isWithin } from '#machines/subject/path.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { putAt, removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { controlFor, type Question } from './question.ts';
import { placedOn } from './compile.ts';
import { prune } from './prune.ts';
import { situationOf } from './situation.ts';

/** A report as it was before two tabs or devices changed it, as it would be here, and as the other one has saved it. */
export interface Versions<N extends Names> {
  readonly base: N['detail'];
  readonly mine: N['detail'];
  readonly theirs: N['detail'];
}

/** An answer that somebody else has changed meanwhile. */
export interface ChangedAnswer<N extends Names> {
  readonly page: Page<N>;
  /** Undefined for a list that has other rows now. */
  readonly question: Question | undefined;
  /** Its path, or that of the list. */
  readonly path: string;
  /** It was changed here, too, and otherwise. */
  readonly isContested: boolean;
}

/** A place where an answer is kept or taken as a whole: a question of a page, or a list whose rows come and go. */
interface Place<N extends Names> extends Pick<ChangedAnswer<N>, 'page' | 'question' | 'path'> {
  readonly answers: readonly string[];
}

/**
 * The answers that the other one changed and that differ here, in the order of the pages: each is kept as it is here or taken as it
 * is there. What only one of both changed and nobody is shown, such as what a lookup found, follows from them.
 */
export const changedElsewhere = <N extends Names>(
  flow: Flow<N>,
  { base, mine, theirs }: Versions<N>,
): readonly ChangedAnswer<N>[] => {
  const both = [mine, theirs].map((record) => situationOf(flow, record));
  const walked = new Set(both.flatMap((one) => one.walked.map(({ code }) => code)));
  const asked = new Set(both.flatMap((one) => one.asked));
  const seen = new Set<string>();
  return placesIn(flow, { base, mine, theirs }).flatMap(({ page, question, path, answers }) => {
    const isChanged = differ(answers, base, theirs) && differ(answers, mine, theirs);
    const isShown = question === undefined || (asked.has(path) && controlFor(question)?.kind !== 'hidden');
    if (!isChanged || !isShown || !walked.has(page.code) || seen.has(path)) return [];
    seen.add(path);
    return [{ page, question, path, isContested: differ(answers, base, mine) }];
  });
};

interface Merged<N extends Names> {
  readonly claim: N['detail'];
  /** Answers of either that fall, because both together leave no place for them, as paths. */
  readonly dropped: readonly string[];
}

/**
 * What both have told, with the answers at `kept` as they are here. What only one of both has changed stays changed; what a lookup
 * found goes with the answers that it was asked by, and where those come from both, its page is to be answered again.
 */
export const merged = <N extends Names>(
  flow: Flow<N>,
  versions: Versions<N>,
  kept: readonly string[],
  configuration: DependentsConfiguration,
): Merged<N> => {
  const { base, mine, theirs } = versions;
  const claim: N['detail'] = { ...theirs };
  const places = placesIn(flow, versions);
  const taken = places.filter(
    ({ path, answers }) =>
      kept.includes(path) || (differ(answers, base, mine) && !differ(answers, base, theirs)),
  );
  const own = taken.flatMap(({ answers }) => answers);
  for (const path of own) copy(mine, claim, path);
  takeOthers(flow, claim, versions, places);
  const { again, found } = foundAgain(flow, claim, versions, places);
  const { pagesDone, withPagesDone } = flow.subject;
  const both = [...new Set([...pagesDone(theirs), ...pagesDone(mine)])];
  const done = withPagesDone(
    claim,
    both.filter((code) => !again.includes(code)),
  );
  // What is taken along was true together here, the same as there or not.
  const still = flow.subject.applyDependents(theirs, done, configuration, [...own, ...found]);
  const pruned = prune(flow, still.claim);
  const asked = [mine, theirs].flatMap((record) => situationOf(flow, record).asked);
  const dropped = new Set([...still.dropped, ...pruned.dropped]);
  return { claim: pruned.record, dropped: [...dropped].filter((path) => asked.includes(path)) };
};

const placesIn = <N extends Names>(
  flow: Flow<N>,
  { base, mine, theirs }: Versions<N>,
): readonly Place<N>[] => {
  const lists = flow.pages.flatMap((page): readonly Place<N>[] => {
    const list = page.rows?.list;
    if (list === undefined || page.kind === 'record') return [];
    const [were, are, others] = [base, mine, theirs].map(
      (claim) => [valueAt(claim, list) ?? []].flat().length,
    );
    return were === are && are === others ? [] : [{ page, question: undefined, path: list, answers: [list] }];
  });
  const isInList = (path: string) => lists.some((list) => path === list.path || isWithin(path, list.path));
  const questions = placedOn(flow.instances);
  return [...lists, ...questions.filter(({ path }) => !isInList(path))];
};

const differ = <N extends Names>(answers: readonly string[], one: N['detail'], other: N['detail']): boolean =>
  answers.some((path) => !isSameAnswer(valueAt(one, path), valueAt(other, path)));

const copy = <N extends Names>(from: N['detail'], to: N['detail'], path: string): void => {
  const value = valueAt(from, path);
  if (value === undefined) removeAt(to, path);
  else putAt(to, path, value);
};

/** What nobody is asked and no lookup finds: where only this one changed it, that counts. */
const takeOthers = <N extends Names>(
  flow: Flow<N>,
  claim: N['detail'],
  { base, mine, theirs }: Versions<N>,
  places: readonly Place<N>[],
): void => {
  const found = Object.values(flow.subject.lookups).flatMap(({ tells }): readonly string[] => tells);
  const roots = new Set(
    [...places.flatMap(({ answers }) => answers), ...found].map((path) => path.split(/[.[]/)[0]),
  );
  for (const name of Object.keys({ ...mine, ...base }))
    if (!roots.has(name) && differ([name], base, mine) && !differ([name], base, theirs))
      copy(mine, claim, name);
};

/** Takes along what lookups found here, and tells its paths and the pages whose lookups must be made again. */
const foundAgain = <N extends Names>(
  flow: Flow<N>,
  claim: N['detail'],
  { mine, theirs }: Versions<N>,
  places: readonly Place<N>[],
): { readonly again: readonly string[]; readonly found: readonly string[] } => {
  const looked = flow.instances.flatMap((page) => {
    const answers = places.filter((place) => place.page.code === page.code).flatMap((place) => place.answers);
    if (page.lookups.length === 0 || !differ(answers, claim, theirs)) return [];
    const isMine = !differ(answers, claim, mine);
    // What was described by hand was not found.
    const { asked } = situationOf(flow, isMine ? mine : claim);
    const tells = page.lookups
      .flatMap(({ call }): readonly string[] => lookupOf(flow.subject, call).tells)
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
