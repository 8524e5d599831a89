import type { ClaimType, FlowType } from '../claim/enums.ts';
import type { Page } from './page.ts';

/** A flow as data: the pages of one claim type and flow type. */
export interface Flow<P extends readonly Page[] = readonly Page[]> {
  readonly code: `${ClaimType}.${FlowType}`;
  readonly claimType: ClaimType;
  readonly flowType: FlowType;
  /** Where the flow lives, below the entry prefix. */
  readonly home: `/${string}`;
  /** Code of the page a new claim begins on. */
  readonly start: P[number]['code'];
  readonly pages: P;
}

/** Every `next` of every page must be the code of a page of the same flow. */
type Closed<P extends readonly Page[]> = {
  readonly [K in keyof P]: { readonly next: readonly P[number]['code'][] };
};

/** Takes a flow as written; gives it. A `next` or `start` that is no page of it does not compile. */
export const defineFlow = <const P extends readonly Page[]>(flow: Flow<P & Closed<P>>): Flow<P> => flow;

/** Takes a flow and a page code; gives the page. Throws where the flow has no such page. */
export const getPage = (flow: Flow, code: string): Page => {
  const page = findPage(flow, code);
  if (!page) throw new Error(`The flow ${flow.code} has no page ${code}.`);
  return page;
};

/** Takes a flow and a page code; gives the page, undefined where the flow has no such page. */
export const findPage = (flow: Flow, code: string): Page | undefined =>
  flow.pages.find((page) => page.code === code);
