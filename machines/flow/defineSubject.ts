import type * as z from 'zod';
import { factsAbout, type FactMakers, type FactsOf } from '#machines/subject/computedFact.ts';
import { factReader, readsIn, type ComputedFacts } from '#machines/subject/facts.ts';
import type { ListPathOf, PathOf } from '#machines/subject/path.ts';
import type { AnyFacts, Rule } from '#machines/subject/rule.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Lookup, Subject } from '#machines/subject/subject.ts';
import { removeAt, valueAt } from '#machines/subject/valueAt.ts';
import { pagesOf, type Closed, type Flow } from './flow.ts';
import { pageMaker, type Names, type Page, type PageInput } from './page.ts';
import { askingAbout, onlyWhen, type Asking, type Question } from './question.ts';

/** What a subject is, which exists only in the compiler: as far as it is known, whole, and what its flows have besides. */
export interface Shapes {
  readonly detail: object;
  readonly whole: object;
  readonly flow: object;
  /** Which record a call is about, what sending it answers, and what its machine keeps besides the record. */
  readonly ref: unknown;
  readonly result: unknown;
  readonly extra: object;
}

/** What pages of a subject have names for. */
export interface NamesOf<
  W extends Shapes,
  L extends string,
  D extends string,
  S extends string,
> extends Names {
  readonly detail: W['detail'];
  readonly flow: W['flow'];
  readonly list: Extract<keyof W['detail'], ListPathOf<PathOf<W['whole']>>>;
  readonly lookup: L;
  readonly dialog: D;
  readonly step: S;
  readonly ref: W['ref'];
  readonly result: W['result'];
  readonly extra: W['extra'];
}

/** What follows from answers; each part may be left out where nothing does. */
type Dependents<D extends object> = Partial<
  Pick<Subject<D>, 'checksAmong' | 'following' | 'derivedOverFound' | 'applyDependents' | 'answerOfFailure'>
>;

/** A subject as it is given. */
interface Given<W extends Shapes, C, L extends string, D extends string, S extends string> {
  readonly name: string;
  /** `typesOf<{ detail: ...; whole: ...; ... }>()`. */
  readonly types: Partial<W>;
  /** The fields of its catalogue, where `ask` may ask for any of them; without it they are given to `askingAbout` part by part. */
  readonly fields?: z.core.$ZodShape;
  /** The facts that no single answer tells. */
  readonly facts: (make: FactMakers<W['detail'], PathOf<W['whole']>>) => C;
  readonly lookups: Readonly<Record<L, Lookup<W['detail']>>>;
  readonly dialogs: readonly D[];
  readonly steps: readonly S[];
  readonly dependents: Dependents<W['detail']> & {
    /** For an answer, those that are no longer true once it changes. */
    readonly clears?: Readonly<Record<string, readonly PathOf<W['whole']>[]>>;
  };
  /** Where the codes of the pages are noted that were left with their answers. */
  readonly done: Extract<keyof W['detail'], string>;
}

/** What pages of a subject are written with: a wrong path, value, fact, dialog, lookup, step or page code does not compile. */
export interface Kit<N extends Names, F extends object, T> {
  readonly subject: Subject<N['detail']>;
  /** A question about what is at a path, where the catalogue was given whole. */
  readonly ask: Asking<F, T>['ask'];
  /** Ways to ask about some fields of the catalogue, so that only these are loaded. */
  readonly askingAbout: (fields: z.core.$ZodShape) => Asking<F, T>;
  readonly definePage: <const C extends string, const Next extends string>(
    page: PageInput<N & { readonly rule: Rule<F>; readonly path: PathOf<T> }, C, Next>,
  ) => Page<N, C, Next>;
  /** Questions that are asked only where a rule holds. */
  readonly onlyWhen: (rule: Rule<F>, asked: readonly Question[]) => readonly Question[];
  /** Makes a flow of its pages: what the flow says of itself, and its pages as they are written and met. */
  readonly flowOf: <const P extends readonly Page<N>[]>(
    flow: Omit<Flow<N, P>, 'subject' | 'pages' | 'instances'> & N['flow'],
    pages: P & Closed<P>,
  ) => Flow<N, P> & N['flow'];
}

/**
 * A subject, given once: what is known of it, what can be told of it, what follows from what. Gives the ways to write pages about it:
 * `defineSubject({ name, types, facts, lookups, dialogs, steps, dependents, done })`.
 */
export function defineSubject<
  W extends Shapes,
  C extends ComputedFacts<W['detail']>,
  L extends string,
  const D extends string,
  const S extends string,
>(given: Given<W, C, L, D, S>): Kit<NamesOf<W, L, D, S>, FactsOf<W['whole'], C>, W['whole']>;
// What is written is checked by the signature above; what runs knows no names, and nothing is cast.
export function defineSubject(given: AnyGiven): object {
  const subject = subjectOf(given);
  const kit: Kit<AnyNames, AnyFacts, Readonly<Record<string, unknown>>> = {
    subject,
    ask: askingAbout(given.fields ?? {}).ask,
    askingAbout,
    definePage: pageMaker<AnyNames>(subject),
    onlyWhen,
    flowOf: (flow, pages) => ({ ...flow, subject, ...pagesOf<AnyNames, typeof pages>(subject, pages) }),
  };
  return kit;
}

interface AnyNames extends Names {
  readonly detail: object;
}
interface AnyGiven {
  readonly name: string;
  readonly fields?: z.core.$ZodShape;
  readonly facts: (make: FactMakers<object, string>) => ComputedFacts<object>;
  readonly lookups: Readonly<Record<string, Lookup<object>>>;
  readonly dependents: Dependents<object> & {
    readonly clears?: Readonly<Partial<Record<string, readonly string[]>>>;
  };
  readonly done: string;
}

const subjectOf = ({ name, fields, facts, lookups, dependents, done }: AnyGiven): Subject<object> => {
  const { clears = {}, ...given } = dependents;
  const computed = facts(factsAbout<object, string>());
  return {
    name,
    ...(fields && { fields }),
    computed,
    lookups,
    factsIn: factReader(computed),
    readsOf: readsIn(computed),
    pagesDone: (record) => [valueAt(record, done)].flat().filter((code) => typeof code === 'string'),
    withPagesDone: (record, codes) => ({ ...record, [done]: [...codes] }),
    checksAmong: () => [],
    following: () => [],
    derivedOverFound: [],
    answerOfFailure: () => undefined,
    applyDependents: (before, after, { dependentFields }, answered = []) =>
      cleared({ ...dependentFields, ...clears }, before, after, answered),
    ...given,
  };
};

/** The record without the answers that a changed one makes untrue, unless they were answered together with it. */
const cleared = (
  table: Readonly<Partial<Record<string, readonly string[]>>>,
  before: object,
  after: object,
  answered: readonly string[],
) => {
  const claim = { ...after };
  const dropped = Object.entries(table)
    .filter(([path]) => valueAt(before, path) !== undefined)
    .filter(([path]) => !isSameAnswer(valueAt(before, path), valueAt(after, path)))
    .flatMap(([, untrue = []]) => untrue)
    .filter((path) => !answered.includes(path) && valueAt(after, path) !== undefined);
  for (const path of dropped) removeAt(claim, path);
  return { claim, dropped };
};
