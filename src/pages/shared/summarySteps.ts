import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { RiskFlow } from '../../../machines/claim/enums.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page, Step } from '../../../machines/flow/page.ts';
import { walk } from '../../../machines/flow/walk.ts';
import { choiceWordsOf } from '../../../machines/flows/car/choiceWords.ts';
import { isRecord, valueAt } from '../../forms/path.ts';
import { askedOn } from '../askedOn.ts';

export interface SummaryRow {
  /** The question: a field, a group read as one answer, or one row of a list: `witnesses[1]`. */
  readonly name: string;
  /** The answer as the claim holds it; undefined where it was left out. */
  readonly value: unknown;
  /** The field whose choices have the words of the answer, where they are not its own. */
  readonly words?: string;
}

export interface SummaryPage {
  readonly page: Page;
  readonly riskFlow: RiskFlow | undefined;
  readonly rows: readonly SummaryRow[];
}

export interface SummaryStep {
  readonly step: Step;
  readonly pages: readonly SummaryPage[];
}

/**
 * Gives check-your-answers: the pages walked, in order, each with what it asked and what was answered. A page that asks
 * nothing has no place in it, nor has the page that sends the claim.
 *
 * @param flow the flow
 * @param claim its answers
 * @returns pages by step; an answer left out is there with an undefined value
 */
export function summarySteps(flow: Flow, claim: ClaimDetail): readonly SummaryStep[] {
  const pages = walk(flow, claim)
    .filter((page) => !page.sends)
    .map((page) => ({ page, riskFlow: claim.riskFlow, rows: rowsOf(flow, page, claim) }))
    .filter(({ rows }) => rows.length > 0);
  const steps = [...new Set(pages.map(({ page }) => page.step))];
  return steps.map((step) => ({ step, pages: pages.filter(({ page }) => page.step === step) }));
}

const rowsOf = (flow: Flow, page: Page, claim: ClaimDetail): readonly SummaryRow[] =>
  askedOn(flow.claimType, page, claim).flatMap((name) =>
    answersTo(name, given(valueAt(claim, name) ?? unticked(page, name))).map((row) => {
      const words = choiceWordsOf(row.name, claim);
      return words === row.name ? row : { ...row, words };
    }),
  );

/** A box that is left unticked says no; one that has to be ticked says nothing yet. */
const unticked = ({ answers }: Page, name: string): false | undefined => {
  const box = answers.shape[name];
  return box?.safeParse(false).success && box.safeParse(true).success ? false : undefined;
};

/** A list of like things is read row by row. */
const answersTo = (name: string, value: unknown): readonly SummaryRow[] =>
  Array.isArray(value) && value.some(isRecord)
    ? value.map((row: unknown, at) => ({ name: `${name}[${at}]`, value: row }))
    : [{ name, value }];

/** An empty text, an empty list and a contact without an account are as good as no answer. */
const given = (value: unknown): unknown => {
  if (isRecord(value) && 'type' in value && !('accountNumber' in value)) return undefined;
  return value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
};
