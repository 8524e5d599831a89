import type * as z from 'zod';
import type { ClaimDetail } from '../claim/claim.ts';
import type { Confirmation } from './confirmation.ts';
import type { LookupUse } from './lookups.ts';
import type { Rule } from './rule.ts';

/** The steps of section 4: DRAFT has the first five, UPLOAD and QUESTION the others; documents serve DRAFT and UPLOAD. */
export const steps = {
  DRAFT: ['role', 'fillInfo', 'bank', 'event', 'documents'],
  UPLOAD: ['claimIdentification', 'contacts', 'documents'],
  QUESTION: ['claimIdentification', 'contacts', 'question'],
} as const;
export type Step = (typeof steps)[keyof typeof steps][number];

/** A check over the answers of one page, made where another answer of the claim decides. */
type PageCheck = z.core.$ZodCheck<Record<string, unknown>>;

/** A list whose rows have a page each and one page that shows them all. */
export interface Rows {
  readonly list: 'injuredParties';
  /** Code of the page that shows them all. */
  readonly overview: string;
  /** Codes of the pages of the rows, first to last. */
  readonly pages: readonly string[];
  /** Asked before a row that holds answers goes, and before one without any does. */
  readonly asks: Readonly<Record<'removal' | 'blank', Confirmation['dialog']>>;
}

/** One page of a flow, as data: chart, stepper, Back, deep links, tests and the service's check all read it. */
export interface Page<Code extends string = string, Next extends string = string> {
  readonly code: Code;
  readonly path: `/${string}`;
  /** The name its view and its texts go by; pages that differ in their row alone share one. */
  readonly view: string;
  /** The row of a list that the page asks about, from 0. */
  readonly row?: number;
  /** The list whose rows have a page each: on the page that shows them all, and on each of theirs. */
  readonly rows?: Rows;
  readonly step: Step;
  /** False where the specification says "no save". */
  readonly saves: boolean;
  /** The schema of form, guard, draft and service: a pick of `Claim`. */
  readonly answers: z.ZodObject;
  readonly checks?: (claim: ClaimDetail) => readonly PageCheck[];
  readonly canEnter?: Rule;
  /** The first page that may be entered wins; none left over means the not-found page. */
  readonly next: readonly Next[];
  /** Service calls between NEXT and save whose answers become claim fields. */
  readonly lookups: readonly LookupUse[];
  /** Dialogs to answer before the page is left. */
  readonly confirm: readonly Confirmation[];
  /** What NEXT asks of the service beside saving. */
  readonly sends: boolean;
}

type PageDefaults = Pick<Page, 'saves' | 'lookups' | 'confirm' | 'sends'>;
const defaults: PageDefaults = { saves: true, lookups: [], confirm: [], sends: false };

type PageInput<Code extends string, Next extends string> = Omit<
  Page<Code, Next>,
  keyof PageDefaults | 'view'
> &
  Partial<PageDefaults> & { readonly view?: string };

/**
 * Takes a page as written (code, path, step, answers, next and what differs from the defaults: it saves,
 * looks nothing up, confirms nothing, has a view of its own); gives the page. Source: specification section 2.
 */
export const definePage = <const Code extends string, const Next extends string>(
  page: PageInput<Code, Next>,
): Page<Code, Next> => ({ ...defaults, view: page.code, ...page });

/** Takes a page and the claim so far; gives the schema its answers must pass. */
export const answersOf = (page: Page, claim: ClaimDetail): z.ZodObject =>
  page.checks ? page.answers.check(...page.checks(claim)) : page.answers;
