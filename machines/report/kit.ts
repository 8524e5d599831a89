import { serviceOf } from '#machines/service/claimRequest.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import { derivedOverFound, followingIn } from '#machines/claim/derived/derived.ts';
import { dialogs, type DialogName } from '#machines/claim/dialogs.ts';
import { computed } from '#machines/claim/facts.ts';
import { contradictions } from '#machines/claim/rules/contradictions.ts';
import { defineSubject, type Kit } from '#machines/flow/defineSubject.ts';
import type { Claim } from '#machines/claim/claim.ts';
import type { FlowType } from '#machines/claim/enums.ts';
import { steps, type Step } from '#machines/claim/steps.ts';
import { answerOfFailure, isLookup, lookups, type LookupName } from '#machines/claim/lookups.ts';
import type { Path } from '#machines/claim/path.ts';
import type { ClaimFacts, Rule } from '#machines/claim/rule.ts';
import type { ClaimNames, ClaimShapes, Flow, Page } from './claimFlow.ts';
import type { DocumentTable } from './documents.ts';
import * as documents from './documents.ts';
import type { Closed } from '#machines/flow/flow.ts';
import type { Line } from './line.ts';
import type { ConfirmationInput, RowsInput } from '#machines/flow/page.ts';
import type { BeginsOf } from '#machines/flow/begins.ts';
import type * as questions from '#machines/flow/question.ts';

/** What a claim has names for, where its pages are written. */
type WritingNames = ClaimNames & { readonly rule: Rule; readonly path: Path };

/** A dialog of a page, and the list whose rows have a page each, as they are written for a claim. */
export type Confirmation = ConfirmationInput<WritingNames>;
export type Rows = RowsInput<WritingNames>;
/** A service call of a page. */
export interface LookupUse {
  readonly call: LookupName;
  readonly when?: Rule;
}
/** A code of a claim that may be picked. */
export type Offer<Code extends string = string> = questions.Offer<Code, ClaimFacts>;
/** How a question about a claim may differ from the usual. */
export type Asked = questions.Asked<ClaimFacts, Claim>;

/** The claim, the first subject of the kit. Its catalogue is given line by line, so that each loads its own fields alone. */
const claim: Kit<ClaimNames, ClaimFacts, Claim> = defineSubject<
  ClaimShapes,
  typeof computed,
  LookupName,
  DialogName,
  Step
>({
  name: 'claim',
  types: typesOf<ClaimShapes>(),
  facts: () => computed,
  lookups,
  dialogs,
  steps: Object.values(steps).flat(),
  dependents: {
    checksAmong: contradictions,
    following: followingIn,
    derivedOverFound,
    applyDependents,
    answerOfFailure: (call, failure) => (isLookup(call) ? answerOfFailure(call, failure) : undefined),
  },
  done: 'formSteps',
});

/**
 * The claim as the kit reads it, ways to ask about some of its fields, pages about it, and questions that are asked only where a rule
 * holds.
 */
export const { subject: claimSubject, askingAbout, definePage, onlyWhen } = claim;

/** What a question about a claim begins with. */
export type Begins<P extends Path> = BeginsOf<ClaimFacts, Claim, P>;

/** A row of a table of documents. */
export const documentRow: (when: Rule, required: string, optional: string) => documents.DocumentRow =
  documents.documentRow;

/** The codes that are offered for each value of a fact. */
export const offersBy: <Value extends string, C extends string>(
  table: Readonly<Record<Value, readonly C[]>>,
  when: (value: Value) => Rule,
) => readonly { readonly code: C; readonly when: Rule }[] = (table, when) =>
  keysOf(table).flatMap((value) => table[value].map((code) => ({ code, when: when(value) })));

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table).filter((key): key is K => key in table);

interface FlowInput<P extends readonly Page[]> {
  readonly line: Line;
  readonly flowType: FlowType;
  readonly start: P[number]['code'];
  readonly pages: P & Closed<P>;
  readonly documents?: DocumentTable;
}

/** The flow of a line of insurance. A `next` or `start` that is not one of its pages does not compile. */
export const defineFlow = <const P extends readonly Page[]>({
  line: { claimType, home },
  flowType,
  start,
  pages,
  documents: wanted = { rows: [], byAnswer: [] },
}: FlowInput<P>): Flow<P> =>
  claim.flowOf(
    {
      code: `${claimType}.${flowType}`,
      known: { claimType, flowType },
      service: serviceOf[flowType],
      sendsOnlyFiles: flowType === 'UPLOAD',
      steps: steps[flowType],
      claimType,
      flowType,
      home,
      start,
      documents: wanted,
    },
    pages,
  );
