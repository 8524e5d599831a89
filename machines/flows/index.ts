import type { Flow } from '../flow/defineFlow.ts';
import { carDraft } from './car/draft.ts';

/** Every flow of the product: browser, service, inspection and tests read this list. */
export const flows: readonly Flow[] = [carDraft];
