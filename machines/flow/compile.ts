import type * as z from 'zod';
import { inRows } from '#machines/subject/path.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import type { Flow } from './flow.ts';
import { rowsOf, type Names, type Page } from './page.ts';
import { answersTo, type Question } from './question.ts';
import { shapeAround } from './shape.ts';

/** A question at its place in the record, with the paths of its answers. */
export interface Place {
  readonly question: Question;
  readonly path: string;
  readonly answers: readonly string[];
}

/** The same, and the page that asks it. */
export interface PlacedQuestion<N extends Names> extends Place {
  readonly page: Page<N>;
}

/** What is found out once about the questions of a page. */
interface CompiledQuestions {
  /** The shape of all that they may ask, whatever was answered. */
  readonly shape: z.ZodObject;
  /** Those put to the reporter, for the row of their page. */
  readonly placed: (rows: readonly number[]) => readonly Place[];
}

/** What is found out once about the pages of a flow, whatever the record. */
interface CompiledFlow {
  /** Where each code stands among the pages as they are met. */
  readonly index: ReadonlyMap<string, number>;
  /** The answers that the lookups find. */
  readonly found: readonly string[];
  /** Those and the ones that the questions ask for. */
  readonly known: ReadonlySet<string>;
  /** The lists whose rows have a page each. */
  readonly lists: readonly string[];
}

// To make a schema takes zod a thousand times as long as to check by it. Questions and pages never change, so what is found out about
// them stays true as long as they are there.
const compiledQuestions = new WeakMap<object, CompiledQuestions>();
const compiledFlows = new WeakMap<object, CompiledFlow>();

const compileQuestions = (questions: readonly Question[]): CompiledQuestions => {
  const known = compiledQuestions.get(questions);
  if (known) return known;
  let shape: z.ZodObject | undefined;
  const byRow = new Map<string, readonly Place[]>();
  const compiled = {
    get shape() {
      return (shape ??= shapeAround(questions));
    },
    placed: (rows: readonly number[]) => {
      const key = rows.join();
      const placed = byRow.get(key) ?? placesOf(questions, rows);
      byRow.set(key, placed);
      return placed;
    },
  };
  compiledQuestions.set(questions, compiled);
  return compiled;
};

const placesOf = (questions: readonly Question[], rows: readonly number[]): readonly Place[] =>
  questions
    .filter(({ isDisplayOnly }) => !isDisplayOnly)
    .map((question) => ({
      question,
      path: inRows(question.ask, rows),
      answers: answersTo(question).map(({ name }) => inRows(name, rows)),
    }));

/** The shape of all that a page may ask, whatever was answered: what is asked where is for the page to say. */
export const shapeOf = ({ questions }: Pick<Page<Names>, 'questions'>): z.ZodObject =>
  compileQuestions(questions).shape;

/** The questions that a page puts to the reporter, each at its place in the record. */
export const placesOn = (page: Pick<Page<Names>, 'questions' | 'row'>): readonly Place[] =>
  compileQuestions(page.questions).placed(rowsOf(page));

/** The questions of some pages, each with its page and its place in the record. */
export const placedOn = <N extends Names>(pages: readonly Page<N>[]): readonly PlacedQuestion<N>[] =>
  pages.flatMap((page) => placesOn(page).map((place) => ({ ...place, page })));

/** What is found out about a flow once: its pages by code, and the answers that its lookups find and its questions ask for. Throws where two pages have one code. */
export const compileFlow = <N extends Names>({ code, pages, instances, subject }: Flow<N>): CompiledFlow => {
  const known = compiledFlows.get(instances);
  if (known) return known;
  const met = new Map(instances.map((page, at) => [page.code, at]));
  if (met.size !== instances.length) throw new Error(`Two pages of ${code} have one code.`);
  // Whoever leads to a record leads to its first row.
  const records = instances.flatMap(({ record, row }, at) =>
    record !== undefined && row === 0 ? [[record, at] as const] : [],
  );
  const index = new Map([...met, ...records]);
  const found = pages.flatMap(({ lookups }) => lookups.flatMap(({ call }) => lookupOf(subject, call).tells));
  const asked = instances.flatMap((page) => placesOn(page).flatMap(({ answers }) => answers));
  const lists = [...new Set(pages.flatMap(({ rows }) => rows?.list ?? []))];
  const compiled = { index, found, known: new Set([...asked, ...found]), lists };
  compiledFlows.set(instances, compiled);
  return compiled;
};

/** The page of a flow by its code, of a record its first row, undefined where the flow has no such page. */
export const findPage = <N extends Names>(flow: Flow<N>, code: string): Page<N> | undefined =>
  flow.instances[compileFlow(flow).index.get(code) ?? -1];

/** The page of a flow by its code. Throws where the flow has no such page. */
export const getPage = <N extends Names>(flow: Flow<N>, code: string): Page<N> => {
  const page = findPage(flow, code);
  if (!page) throw new Error(`The flow ${flow.code} has no page ${code}.`);
  return page;
};
