import type { Check } from '#machines/subject/issues/findings.ts';
import type { Subject } from '#machines/subject/subject.ts';
import type { Question } from './question.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** A service call between NEXT and save whose answers become claim fields. */
export interface LookupUse<Call extends string = string> {
  readonly call: Call;
  /** Made only when this holds for the answers just given. */
  readonly when?: Rule;
}

/** A dialog to be answered before the page is left. Back leaves everything as it was. */
export interface Confirmation<N extends Names> {
  readonly dialog: N['dialog'];
  /** Asked only when this holds for the answers just given and looked up. */
  readonly when?: Rule;
  /** What yes adds to the claim. */
  readonly yes?: N['detail'];
  /** A third answer beside yes and back, and what it adds or gives up. */
  readonly other?: OtherAnswer<N>;
}

export type OtherAnswer<N extends Names> =
  | { readonly adds: N['detail'] }
  /** The reporter knows better than a lookup: these answers are kept and nothing more is asked. */
  | { readonly corrects: N['detail'] }
  | { readonly discards: true };

/** A list whose rows are filled in one by one on a record page, and the page that shows them all. */
export interface Rows<N extends Names = Names> {
  readonly list: N['list'];
  /** Code of the page that shows them all. */
  readonly overview: string;
  /** Code of the record page that any of them is filled in on. */
  readonly page: string;
  /** How many rows there may be. */
  readonly max: number;
  /** The paths of the name that a row is known by; the first with an answer counts. */
  readonly names: readonly string[];
  /** Dialogs asked before a row is removed: `removal` for a row with answers, `blank` for one without. */
  readonly asks: Readonly<Record<'removal' | 'blank', N['dialog']>>;
}

/**
 * A page of a line (`step`): the first of `next` that may be entered follows it. A page whose parts, its `next`, open at any time
 * (`hub`). A form for any row of a list (`record`), which a parameter of its path names; in a line it is walked once a row.
 */
export type PageKind = 'step' | 'hub' | 'record';

/**
 * How a record page stands for the rows of its list; or, where the list is not part of the record, for whichever of those that the
 * service keeps the address names.
 */
export interface Each<D extends object> {
  /** The parameter of its path that names the row, from 1: `row` of `/poskozeni/:row`; or the id of one that the service keeps. */
  readonly param: string;
  /** The fact that says how many rows there are, and its values for none, one, two and so on. Left out of what the service keeps. */
  readonly count?: { readonly fact: string; readonly values: readonly string[] };
  /** The first row is asked about before there is any. */
  readonly isFirstThere?: true;
  /** Of the pages that follow the list, those that its first row alone leads to. */
  readonly afterFirst?: readonly string[];
  /** Checks of a row, from 0, over more than one question. */
  readonly checks?: (row: number) => readonly Check<D>[];
}

/**
 * One page of a flow, as data that the chart, the stepper, Back, deep links, the view, the tests and the service's check all
 * read.
 */
export interface Page<N extends Names, PageCode extends string = string, Next extends string = string> {
  /** What it asks about. */
  readonly subject: Subject<N['detail']>;
  readonly code: PageCode;
  readonly path: `/${string}`;
  /** The name of its view and its texts; pages that differ only in their row share one. */
  readonly view: string;
  readonly kind: PageKind;
  /** The row of a list that the page asks about, from 0. */
  readonly row?: number;
  /** The list whose rows have a record page, given on that page and on the one that shows them all. */
  readonly rows?: Rows<N>;
  /** Given on a record page. */
  readonly each?: Each<N['detail']>;
  /** Of one row of a record page, the code of that page. */
  readonly record?: string;
  readonly step: N['step'];
  /** False where the specification says "no save". */
  readonly saves: boolean;
  /** In the order they are asked and shown. */
  readonly questions: readonly Question[];
  /** Checks over more than one question. */
  readonly checks: readonly Check<N['detail']>[];
  readonly canEnter?: Rule;
  /**
   * Where all that the page asks is known, and what that is: Continue and Back go past it, and whoever wants it otherwise opens it from
   * the summary. The first that holds counts.
   */
  readonly skipped?: readonly { readonly when: Rule; readonly answers: N['detail'] }[];
  /** The first page that may be entered wins; where there is none, the not-found page opens. */
  readonly next: readonly Next[];
  readonly lookups: readonly LookupUse<N['lookup']>[];
  readonly confirm: readonly Confirmation<N>[];
  /** NEXT also sends the claim after saving it. */
  readonly submits: boolean;
  /** What to have at hand before this page, by the keys of its texts. */
  readonly needs: readonly Need[];
}

/** Something to have at hand where a rule holds. */
export interface Need {
  readonly need: string;
  readonly when?: Rule;
}

type Defaults =
  | 'kind'
  | 'saves'
  | 'questions'
  | 'checks'
  | 'lookups'
  | 'confirm'
  | 'submits'
  | 'needs'
  | 'view';

/** What the pages of one subject have names for: what it is as far as it is known, its lists, lookups, dialogs and steps. */
export interface Names {
  readonly detail: object;
  /** What its flows have besides. */
  readonly flow: object;
  readonly list: string;
  readonly lookup: string;
  readonly dialog: string;
  readonly step: string;
  /** Which record a call is about. */
  readonly ref: unknown;
  /** What sending a record answers. */
  readonly result: unknown;
  /** What the machine of its flows keeps besides the record. */
  readonly extra: object;
}
/** Those, and what rules and questions may name, which is known only where pages are written. */
export interface WritingNames extends Names {
  readonly rule: object;
  readonly path: string;
}

/** A page as it is written for a subject. */
export interface PageInput<S extends WritingNames, PageCode extends string, Next extends string>
  extends
    Omit<Page<S, PageCode, Next>, Defaults | 'subject' | 'canEnter' | 'skipped' | 'rows' | 'record'>,
    Partial<Pick<Page<S>, 'kind' | 'saves' | 'questions' | 'checks' | 'submits' | 'view'>> {
  readonly canEnter?: S['rule'];
  readonly skipped?: readonly { readonly when: S['rule']; readonly answers: S['detail'] }[];
  readonly rows?: RowsInput<S>;
  readonly lookups?: readonly { readonly call: S['lookup']; readonly when?: S['rule'] }[];
  readonly confirm?: readonly ConfirmationInput<S>[];
  readonly needs?: readonly { readonly need: string; readonly when?: S['rule'] }[];
}
/** The same for the dialogs of a page. */
export interface ConfirmationInput<S extends WritingNames> extends Omit<Confirmation<S>, 'when'> {
  readonly when?: S['rule'];
}
/** The same for the list whose rows have a page each. */
export interface RowsInput<S extends WritingNames> extends Omit<Rows<S>, 'names'> {
  readonly names: readonly S['path'][];
}

/** The names of a subject with any facts and paths: what the kit itself reads. */
type Loose<N extends Names> = Pick<N, keyof Names> & { readonly rule: Rule; readonly path: string };

/**
 * Makes pages about a subject: code, path, step, next and what differs from the defaults (a step that saves, asks nothing, looks nothing up,
 * confirms nothing and has texts of its own). Source: specification section 2.
 */
export const pageMaker =
  <N extends Names>(subject: Subject<N['detail']>) =>
  <const PageCode extends string, const Next extends string>(
    page: PageInput<Loose<N>, PageCode, Next>,
  ): Page<Loose<N>, PageCode, Next> => ({
    kind: 'step',
    saves: true,
    questions: [],
    checks: [],
    lookups: [],
    confirm: [],
    submits: false,
    needs: [],
    subject,
    view: page.code,
    ...page,
  });

/** The numbers of the rows a page asks about, from the outermost list inwards: none, or its own. */
export const rowsOf = ({ row }: { readonly row?: number }): readonly number[] =>
  row === undefined ? [] : [row];
