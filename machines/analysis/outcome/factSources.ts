import type { FollowingRow } from '#machines/claim/derived/followingTable.ts';
import type { Question } from '#machines/flow/question.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { followingOf } from '#machines/analysis/catalogue.ts';
import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import { isWithin, ofAnyRow } from '#machines/subject/path.ts';
import { remembering } from '#machines/subject/remember.ts';
import { factsOf, type Rule } from '#machines/subject/rule.ts';
import { lookupOf } from '#machines/subject/subject.ts';

/** An answer that a page may give by a question, a lookup or a dialog, and the rules that must hold for that. */
export interface Source {
  readonly path: string;
  readonly when: readonly Rule[];
}

/** What a page may give an answer to. */
export const sourcesOn = remembering((page: AnyPage): readonly Source[] => [
  ...page.questions.flatMap((question) => askedWithin(question, [])),
  // A page for each row of a list is there while rows are added.
  ...(page.rows && page.kind === 'record' ? [{ path: page.rows.list, when: [] }] : []),
  ...page.lookups.flatMap(({ call, when }) =>
    lookupOf(page.subject, call).tells.map((path) => ({ path: ofAnyRow(path), when: listed(when) })),
  ),
  ...page.confirm.flatMap(({ yes = {}, other, when }) =>
    Object.keys({ ...yes, ...addedBy(other) }).map((path) => ({ path, when: listed(when) })),
  ),
]);

const listed = (when: Rule | undefined): readonly Rule[] => (when ? [when] : []);

const addedBy = (other: AnyPage['confirm'][number]['other']): object => {
  if (!other || 'discards' in other) return {};
  return 'adds' in other ? other.adds : other.corrects;
};

const askedWithin = (question: Question, around: readonly Rule[]): readonly Source[] => {
  const when = [...around, ...listed(question.when)];
  const own = question.isDisplayOnly ? [] : [{ path: question.ask, when }];
  return [...own, ...(question.rows ?? []).flatMap((row) => askedWithin(row, when))];
};

/** True where one path names an answer, and the other the same, a part of it or the group around it. */
export const isAbout = (one: string, other: string): boolean =>
  one === other || isWithin(one, other) || isWithin(other, one);

/**
 * The facts of a flow that others than its pages give: those that only follow from answers, each with the answers it follows from, and
 * those told from outside, such as who has signed in, as far as they decide the way.
 */
interface Ungiven {
  readonly following: ReadonlyMap<string, readonly string[]>;
  readonly outside: ReadonlySet<string>;
}

/** What is found out once about the facts that others than the pages of a flow give. */
export const ungivenIn = remembering((flow: AnyFlow): Ungiven => {
  const rules = rulesOf(flow);
  const given = flow.pages.flatMap(sourcesOn).map(({ path }) => path);
  const ungiven = factsRead(Object.values(rules).flat()).filter(
    (fact) => !flow.subject.readsOf(fact).some((read) => given.some((path) => isAbout(read, path))),
  );
  const following = new Map(
    ungiven.flatMap((fact) => {
      const from = onlyFalls(flow, fact)
        ? []
        : flow.subject.readsOf(fact).flatMap((path) => inputsOf(flow, path));
      return from.length === 0 ? [] : [[fact, from]];
    }),
  );
  const deciding = factsRead([...rules.entering, ...rules.leaving]);
  const outside = [
    ...ungiven.filter((fact) => !following.has(fact) && deciding.includes(fact) && !onlyFalls(flow, fact)),
    // Pages ask for what the address may have told.
    ...followingOf(flow.subject).flatMap((row) => ('linked' in row ? row.linked : [])),
  ];
  return { following, outside: new Set(outside) };
});

/**
 * True for a fact that other answers only take away: a report has it from its first page on, in a flow of its own, or never.
 */
export const onlyFalls = ({ subject }: AnyFlow, fact: string): boolean =>
  followingOf(subject).some(
    (row) =>
      'set' in row && row.since !== undefined && row.answers.includes(row.since) && isAbout(fact, row.since),
  );

/** The answers that one follows from, none where it follows from nothing. */
const inputsOf = (flow: AnyFlow, path: string): readonly string[] =>
  followingOf(flow.subject).flatMap((row) => inputsIn(flow, row, path));

const inputsIn = (flow: AnyFlow, row: FollowingRow, path: string): readonly string[] => {
  if ('linked' in row) return [];
  if ('set' in row) return row.answers.some((answer) => isAbout(path, answer)) ? row.reads : [];
  if (!isAbout(path, row.answer)) return [];
  return row.values.flatMap((value) => [
    ...('from' in value ? [value.from] : []),
    ...[...factsOf(value.when)].flatMap(flow.subject.readsOf),
  ]);
};
