import type { Flow } from '../flow/defineFlow.ts';
import { carDraft } from './car/draft.ts';

/** Every flow of the product: browser, service, inspection and tests read this list. */
export const flows: readonly Flow[] = [carDraft];

/** Takes a claim type and a flow type; gives the flow, undefined where there is none. */
export const findFlow = (claimType: string, flowType: string): Flow | undefined =>
  flows.find((flow) => flow.claimType === claimType && flow.flowType === flowType);
