import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { mayOpen } from '../../machines/flow/walk.ts';

/** The pages with something typed but not saved that may be opened, in the order of the flow. */
export const waitingPages = (flow: Flow, claim: ClaimDetail, typedOn: readonly string[]): readonly Page[] =>
  flow.pages.filter(({ code }) => typedOn.includes(code) && mayOpen(flow, claim, code));
