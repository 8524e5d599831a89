import { rowsOf } from './rowsOf.ts';
import { getPage } from '#machines/flow/compile.ts';
import { factsRead } from '#machines/analysis/rulesOf.ts';
import { isBlocking } from '#machines/subject/issues/issue.ts';
import { isWithin } from '#machines/subject/path.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { asksSomething } from '#machines/flow/answers.ts';
import { answersTo, ruleOf, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';

/**
 * What decides which way a claim goes: rules about pages, lookups and dialogs, the questions whose answers they read, and what
 * those depend on.
 */
export interface Deciding {
  readonly isDeciding: (question: Question) => boolean;
  /** The answers that decide, as paths. */
  readonly paths: ReadonlySet<string>;
  /** What is read on a page: which page follows, what is looked up and confirmed, how a deciding question is asked. */
  readonly rulesOn: (page: AnyPage) => readonly Rule[];
}

/** What decides in a flow. */
export const decidingIn = (flow: AnyFlow): Deciding => {
  const questions = flow.instances.flatMap(everyQuestion);
  const checks = flow.instances
    .flatMap((page) => page.checks)
    .filter(({ says }) => isBlocking(says.severity));
  const paths = new Set(
    pathsIn(
      flow,
      flow.instances.flatMap((page) => turningRules(flow, page)),
    ),
  );
  // What is found on the way is looked at in its turn.
  for (const path of paths) {
    const asked = questions.filter((question) => tells(question, path)).flatMap(askingRules);
    const checked = checks.filter(({ reads }) => reads.some((read) => read === path));
    for (const found of [...pathsIn(flow, asked), ...checked.flatMap(({ reads }) => reads)]) paths.add(found);
  }
  const isDeciding = (question: Question) => [...paths].some((path) => tells(question, path));
  return {
    isDeciding,
    paths,
    rulesOn: (page) => [
      ...turningRules(flow, page),
      ...everyQuestion(page).filter(isDeciding).flatMap(askingRules),
    ],
  };
};

/** Those about the rows of lists included. */
const everyQuestion = ({ questions }: Pick<AnyPage, 'questions'>): readonly Question[] =>
  questions.flatMap((question) => [question, ...everyQuestion({ questions: question.rows ?? [] })]);

const pathsIn = ({ subject }: AnyFlow, rules: readonly Rule[]) => factsRead(rules).flatMap(subject.readsOf);

/** An answer that is told as a whole tells its parts. */
const tells = (question: Question, path: string): boolean =>
  !question.isDisplayOnly && answersTo(question).some(({ name }) => name === path || isWithin(path, name));

const turningRules = (flow: AnyFlow, page: AnyPage): readonly Rule[] => [
  ...page.next.flatMap((code) => getPage(flow, code).canEnter ?? []),
  ...[...page.lookups, ...page.confirm].flatMap(({ when }) => when ?? []),
  ...formRulesIn(page),
];

/** True for a form that nothing follows: what it asks is all there is to decide. */
export const isForm = (page: AnyPage): boolean => page.next.length === 0 && asksSomething(page);

/** What a form asks by. */
export const formRulesIn = (page: AnyPage): readonly Rule[] =>
  isForm(page) ? everyQuestion(page).flatMap(askingRules) : [];

const askingRules = ({ when, optional, only = [] }: Question): readonly Rule[] => [
  ...(when ? [when] : []),
  ...(typeof optional === 'object' ? [optional] : []),
  ...only.flatMap((offer) => ruleOf(offer) ?? []),
];

/** What is read on each page of a flow or on any that may follow it, each once. */
export const ahead = <Read>(
  flow: AnyFlow,
  readOn: (page: AnyPage) => Iterable<Read>,
): ReadonlyMap<string, readonly Read[]> => {
  const all = new Map(flow.instances.map((page) => [page.code, new Set(readOn(page))]));
  const size = () => [...all.values()].reduce((sum, { size: one }) => sum + one, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const { code, next, rows } of flow.instances)
      for (const later of [...next, ...(rows ? [rows.overview, ...rowsOf(rows)] : [])])
        for (const read of all.get(later) ?? []) all.get(code)?.add(read);
  }
  return new Map([...all].map(([code, reads]) => [code, [...reads]]));
};
