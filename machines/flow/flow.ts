import type { ClaimType, FlowType } from '../claim/enums.ts';
import type { Path } from '../claim/path.ts';
import { contradictions } from '../claim/rules/contradictions.ts';
import type { DocumentTable } from './documents.ts';
import type { Line } from './line.ts';
import { rowsOf, type Page } from './page.ts';

/** A flow as data: the pages of one claim type and flow type. */
export interface Flow<P extends readonly Page[] = readonly Page[]> {
  readonly code: `${ClaimType}.${FlowType}`;
  readonly claimType: ClaimType;
  readonly flowType: FlowType;
  /** Where the addresses of the flow begin, below the entry prefix. */
  readonly home: `/${string}`;
  /** Code of the page that a new claim begins on. */
  readonly start: P[number]['code'];
  readonly pages: P;
  /** The documents it asks for; none where they belong to another claim. */
  readonly documents: DocumentTable;
}

/** Requires that every `next` of every page is the code of a page of the same flow. */
type Closed<P extends readonly Page[]> = {
  readonly [K in keyof P]: { readonly next: readonly P[number]['code'][] };
};

interface FlowInput<P extends readonly Page[]> {
  readonly line: Line;
  readonly flowType: FlowType;
  readonly start: P[number]['code'];
  readonly pages: P & Closed<P>;
  readonly documents?: DocumentTable;
}

const noDocuments: DocumentTable = { rows: [], byAnswer: [] };

/** The flow of a line of insurance. A `next` or `start` that is not one of its pages does not compile. */
export const defineFlow = <const P extends readonly Page[]>({
  line: { claimType, home },
  flowType,
  start,
  pages,
  documents = noDocuments,
}: FlowInput<P>): Flow<P> => ({
  code: `${claimType}.${flowType}`,
  claimType,
  flowType,
  home,
  start,
  pages: withContradictions(pages),
  documents,
});

/**
 * The pages, which also check that the days they ask for agree with those that the flow knows from others. A day that a page only
 * tells is never said to be wrong there: nobody can correct what a lookup found.
 */
const withContradictions = <P extends readonly Page[]>(pages: P): P => {
  const known = pages.flatMap(({ questions }) => pathsOf(questions));
  const made = pages.map((page) => ({
    ...page,
    checks: [
      ...contradictions(pathsOf(page.questions.filter(({ isTold }) => !isTold)), known, rowsOf(page)),
      ...page.checks,
    ],
  }));
  if (!isLike(pages, made)) throw new Error('A page was lost.');
  return made;
};

const isLike = <P extends readonly Page[]>(pages: P, made: readonly Page[]): made is P =>
  made.every(({ code }, at) => code === pages[at]?.code);

const pathsOf = (questions: Page['questions']): readonly Path[] =>
  questions.flatMap(({ ask, rows = [] }) => [ask, ...rows.map((question) => question.ask)]);

/** The literal codes of a flow's pages. */
export type CodeOf<F extends Flow> = F['pages'][number]['code'];

/** One value for each page of a flow, by its literal code. */
export const mapPages = <F extends Flow, R>(
  flow: F,
  make: (page: Page) => R,
): Readonly<Record<CodeOf<F>, R>> => {
  const made = Object.fromEntries(flow.pages.map((page) => [page.code, make(page)]));
  if (!isWhole(flow, made)) throw new Error(`Two pages of ${flow.code} have one code.`);
  return made;
};

const isWhole = <F extends Flow, R>(flow: F, made: Record<string, R>): made is Record<CodeOf<F>, R> =>
  Object.keys(made).length === flow.pages.length;

/** The page of a flow by its code. Throws where the flow has no such page. */
export const getPage = (flow: Flow, code: string): Page => {
  const page = findPage(flow, code);
  if (!page) throw new Error(`The flow ${flow.code} has no page ${code}.`);
  return page;
};

/** The page of a flow by its code, undefined where the flow has no such page. */
export const findPage = (flow: Flow, code: string): Page | undefined => {
  const pages = pagesByCode.get(flow) ?? new Map(flow.pages.map((page) => [page.code, page]));
  pagesByCode.set(flow, pages);
  return pages.get(code);
};

// A flow never changes, and every walk looks for its pages again and again.
const pagesByCode = new WeakMap<Flow, ReadonlyMap<string, Page>>();
