import type { Documented } from '#machines/analysis/rulesOf.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** What may be done to the data of a flow, in the words of the table that an analyst reads. */
export const kinds = {
  check: 'a check is dropped',
  always: 'a rule always holds',
  negated: 'a rule is turned around',
  memberDropped: 'a rule loses a member',
  alternativeDropped: 'a rule loses an alternative',
  waysSwapped: 'two ways change places',
  wayDropped: 'a way is dropped',
  question: 'a question is dropped',
  optional: 'a required answer may be left out',
  required: 'an optional answer is required',
  offer: 'a choice is dropped',
  saves: 'a page saves otherwise',
  dialog: 'a dialog or its third answer is dropped',
  lookup: 'a lookup is dropped',
  limit: 'a limit is moved',
  document: 'a document is moved or dropped',
} as const satisfies Record<string, string>;
export type Kind = keyof typeof kinds;

/** What a flow is judged by: its pages, as they are written and met, and the documents it asks for, where it is about a report. */
export type Changed = Pick<AnyFlow, 'pages' | 'instances'> & Pick<Documented, 'documents'>;

/** What a flow is judged by, as it stands. */
export const partsOf = ({ pages, instances, documents }: Documented): Changed => ({
  pages,
  instances,
  ...(documents && { documents }),
});

/** The rules by which two rules say otherwise: one of them holds and the other does not. */
export const apart = (was: Rule, is: Rule | undefined): readonly Rule[] =>
  is ? [{ all: [was, { not: is }] }, { all: [{ not: was }, is] }] : [{ not: was }];

/** The rule that always holds. */
export const anywhere: Rule = { all: [] };

/** A flow with one thing wrong in it, named in words: where, and what was done. */
export interface Mutant {
  readonly flow: string;
  readonly kind: Kind;
  /** Code of the page; none for a document. */
  readonly page?: string;
  readonly done: string;
  /** The rules one of which holds where it may be noticed; none where nobody can say. */
  readonly noticed: readonly Rule[];
  /** The pages on which it is, where that is not its own. */
  readonly through?: readonly string[];
  readonly changed: () => Changed;
}

/** One thing done to a page. */
export interface PageChange {
  readonly kind: Kind;
  readonly done: string;
  readonly noticed: readonly Rule[];
  /** It is noticed on the pages that lead to this one. */
  readonly isOnTheWay?: true;
  /** What becomes of the page, and of each of its rows. */
  readonly change: (page: AnyPage) => AnyPage;
}

/** The mutant in one line. */
export const nameOf = ({ flow, page, done }: Pick<Mutant, 'flow' | 'page' | 'done'>): string =>
  page === undefined ? `${flow}: ${done}` : `${flow}, page ${page}: ${done}`;

/** Something without one of the things it has. */
export const without = <T extends object, K extends keyof T>(of: T, name: K): Omit<T, K> => {
  const copy = { ...of };
  Reflect.deleteProperty(copy, name);
  return copy;
};
