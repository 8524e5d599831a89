import type { ClaimDetail } from '../claim/claim.ts';
import type { DialogName } from '../claim/dialogs.ts';
import type { Check } from '../claim/issues/findings.ts';
import type { LookupName } from '../claim/lookups.ts';
import type { Path } from '../claim/path.ts';
import type { Step } from '../claim/steps.ts';
import type { Question } from './question.ts';
import type { Rule } from './rule.ts';

/** A service call between NEXT and save whose answers become claim fields. */
export interface LookupUse {
  readonly call: LookupName;
  /** Made only when this holds for the answers just given. */
  readonly when?: Rule;
}

/** A dialog to be answered before the page is left. Back leaves everything as it was. */
export interface Confirmation {
  readonly dialog: DialogName;
  /** Asked only when this holds for the answers just given and looked up. */
  readonly when?: Rule;
  /** What yes adds to the claim. */
  readonly yes?: ClaimDetail;
  /** A third answer beside yes and back, and what it adds or gives up. */
  readonly other?: OtherAnswer;
}

export type OtherAnswer =
  | { readonly adds: ClaimDetail }
  /** The reporter knows better than a lookup: these answers are kept and nothing more is asked. */
  | { readonly corrects: ClaimDetail }
  | { readonly discards: true };

/** A list whose rows have a page each, and one page that shows them all. */
export interface Rows {
  readonly list: Extract<keyof ClaimDetail, ListPath>;
  /** Code of the page that shows them all. */
  readonly overview: string;
  /** Codes of the pages of the rows, first to last. */
  readonly pages: readonly string[];
  /** Where the name that a row is known by stands; the first that is told counts. */
  readonly names: readonly Path[];
  /** Dialogs asked before a row is removed: `removal` for a row with answers, `blank` for one without. */
  readonly asks: Readonly<Record<'removal' | 'blank', DialogName>>;
}
type ListPath = { [P in Path]: P extends `${infer List}[].${string}` ? List : never }[Path];

/**
 * One page of a flow, as data that the chart, the stepper, Back, deep links, the view, the tests and the service's check all
 * read.
 */
export interface Page<PageCode extends string = string, Next extends string = string> {
  readonly code: PageCode;
  readonly path: `/${string}`;
  /** The name of its view and its texts; pages that differ only in their row share one. */
  readonly view: string;
  /** The row of a list that the page asks about, from 0. */
  readonly row?: number;
  /** The list whose rows have a page each, given on the page that shows them all and on each of their pages. */
  readonly rows?: Rows;
  readonly step: Step;
  /** False where the specification says "no save". */
  readonly saves: boolean;
  /** In the order they are asked and shown. */
  readonly questions: readonly Question[];
  /** Checks over more than one question. */
  readonly checks: readonly Check[];
  /** The claim with what the form begins with where nothing is answered. None of it is kept unless it is submitted. */
  readonly begins?: (claim: ClaimDetail) => ClaimDetail;
  readonly canEnter?: Rule;
  /** The first page that may be entered wins; where there is none, the not-found page opens. */
  readonly next: readonly Next[];
  readonly lookups: readonly LookupUse[];
  readonly confirm: readonly Confirmation[];
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

type Defaults = Pick<Page, 'saves' | 'questions' | 'checks' | 'lookups' | 'confirm' | 'submits' | 'needs'>;
const defaults: Defaults = {
  saves: true,
  questions: [],
  checks: [],
  lookups: [],
  confirm: [],
  submits: false,
  needs: [],
};

type PageInput<PageCode extends string, Next extends string> = Omit<
  Page<PageCode, Next>,
  keyof Defaults | 'view'
> &
  Partial<Defaults> & { readonly view?: string };

/**
 * A page as it is written: code, path, step, next and what differs from the defaults (it saves, asks nothing, looks nothing up,
 * confirms nothing and has texts of its own). Source: specification section 2.
 */
export const definePage = <const PageCode extends string, const Next extends string>(
  page: PageInput<PageCode, Next>,
): Page<PageCode, Next> => ({ ...defaults, view: page.code, ...page });

/** The numbers of the rows a page asks about, from the outermost list inwards: none, or its own. */
export const rowsOf = ({ row }: Pick<Page, 'row'>): readonly number[] => (row === undefined ? [] : [row]);
