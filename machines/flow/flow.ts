import type { Subject } from '#machines/subject/subject.ts';
import { type Names, rowsOf, type Page } from './page.ts';
import type { Question } from './question.ts';
import { instancesOf, withFirstRows } from './record.ts';

/** A flow as data: its pages, and what they are about. */
export interface Flow<N extends Names, P extends readonly Page<N>[] = readonly Page<N>[]> {
  readonly code: string;
  readonly subject: Subject<N['detail']>;
  /** What is known of each subject of this flow from the start. */
  readonly known: N['detail'];
  /** Where the addresses of the flow begin, below the entry prefix. */
  readonly home: `/${string}`;
  /** Code of the page that a new subject begins on. */
  readonly start: P[number]['code'];
  /** The steps that the stepper shows, in order. */
  readonly steps: readonly N['step'][];
  /** As they are written. */
  readonly pages: P;
  /** As they are met: a record once for each of its rows. */
  readonly instances: readonly Page<N>[];
}

/** A flow about whatever subject, as what is made of all of them reads it. */
export type AnyFlow = Flow<Names>;
/** One of its pages. */
export type AnyPage = Page<Names>;

/** Requires that every `next` of every page is the code of a page of the same flow. */
export type Closed<P extends readonly { readonly code: string }[]> = {
  readonly [K in keyof P]: { readonly next: readonly P[number]['code'][] };
};

/**
 * The pages of a flow as they are written and as they are met, with the checks that its subject has for what they ask together, such
 * as days that must agree. What a page only shows is never said to be wrong there: nobody can correct what a lookup found.
 */
export const pagesOf = <N extends Names, P extends readonly Page<N>[]>(
  subject: Subject<N['detail']>,
  written: P,
): { readonly pages: P; readonly instances: readonly Page<N>[] } => {
  const known = written.flatMap(({ questions }) => pathsOf(questions));
  const checked = (page: Page<N>): Page<N> => ({
    ...page,
    checks: [
      ...subject.checksAmong(
        pathsOf(page.questions.filter(({ isDisplayOnly }) => !isDisplayOnly)),
        known,
        rowsOf(page),
      ),
      ...page.checks,
    ],
  });
  const met = written.map((page) => instancesOf(page).map(checked));
  // A record is read as its first row.
  const pages = written.map((page, at) => ({ ...page, checks: met[at]?.[0]?.checks ?? page.checks }));
  if (!isLike(written, pages)) throw new Error('A page was lost.');
  return { pages, instances: withFirstRows(met.flat()) };
};

/** The flow with something changed on each of its pages. */
export const withEachPage = <N extends Names, F extends Pick<Flow<N>, 'pages' | 'instances'>>(
  flow: F,
  change: (page: Page<N>) => Page<N>,
) => ({ ...flow, pages: flow.pages.map(change), instances: flow.instances.map(change) });

const isLike = <N extends Names, P extends readonly Page<N>[]>(
  pages: P,
  made: readonly Page<N>[],
): made is P => made.every(({ code }, at) => code === pages[at]?.code);

const pathsOf = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap(({ ask, rows = [] }) => [ask, ...rows.map((question) => question.ask)]);

/** The literal codes of a flow's pages. */
export type CodeOf<F extends { readonly pages: readonly { readonly code: string }[] }> =
  F['pages'][number]['code'];

/** Pages with codes: all that is needed to make something of each. */
interface Coded {
  readonly code: string;
  readonly pages: readonly { readonly code: string }[];
  readonly instances: readonly { readonly code: string }[];
}

/** One value for each page of a flow as it is met, by its code. */
export const mapPages = <F extends Coded, R>(
  flow: F,
  make: (page: F['instances'][number]) => R,
): Readonly<Record<CodeOf<F>, R>> => {
  const made = Object.fromEntries(flow.instances.map((page) => [page.code, make(page)]));
  if (!isWhole(flow, made)) throw new Error(`Two pages of ${flow.code} have one code.`);
  return made;
};

const isWhole = <F extends Coded, R>(flow: F, made: Record<string, R>): made is Record<CodeOf<F>, R> =>
  Object.keys(made).length === flow.instances.length;
