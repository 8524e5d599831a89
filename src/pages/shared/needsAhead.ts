import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { getPage } from '../../../machines/flow/defineFlow.ts';
import { pagesAhead } from '../../../machines/flow/progress.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';
import type { IconName } from '../../layout/icons.ts';

/** What is good to have at hand, with its icon; each has a text `shared:index.needs.{need}`. */
export const needs = {
  identification: 'search',
  day: 'calendar',
  insured: 'person',
  account: 'bank',
  police: 'shield',
  injured: 'people',
  otherDriver: 'car',
  keys: 'key',
  shop: 'wrench',
} as const satisfies Record<string, IconName>;
export type Need = keyof typeof needs;

/** What the pages ask for that nobody knows by heart, by the name of the view. */
const needsOf: Readonly<Record<string, readonly Need[]>> = {
  vehicle: ['identification', 'day'],
  person: ['insured'],
  policy: ['identification', 'day'],
  policyAlternative: ['identification', 'day'],
  policyEventType: ['identification', 'day'],
  personalData: ['insured'],
  bankData: ['account'],
  event: ['police'],
  deathInjury: ['police'],
  noWorkEvent: ['police'],
  carSeats: ['police'],
  injuredParty: ['injured'],
  otherParty: ['otherDriver'],
  theft: ['keys'],
  repairShop: ['shop'],
};

/** What is still needed: things to have at hand, and codes of documents, those that must be there first. */
export interface NeedsAhead {
  readonly needs: readonly Need[];
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/**
 * Takes a flow, its claim and the page shown; gives what this page and those ahead will ask for, as far as the answers tell. What
 * lies behind is needed no more.
 */
export const needsAhead = (flow: Flow, claim: ClaimDetail, code: string): NeedsAhead => {
  const pages = [getPage(flow, code), ...pagesAhead(flow, claim, code)];
  const wanted = new Set(pages.flatMap(({ view }) => needsOf[view] ?? []));
  // Whom the insured harmed is told as the injured; the page of the other driver then asks for witnesses alone.
  if (claim.riskFlow === 'POVPOJ') wanted.delete('otherDriver');
  const asksDocuments = pages.some(({ view }) => view === 'documents');
  const documents = documentsFor({ ...claim, claimType: flow.claimType });
  return {
    needs: [...wanted],
    required: asksDocuments ? documents.required : [],
    optional: asksDocuments ? documents.optional : [],
  };
};
