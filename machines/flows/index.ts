import type { Flow } from '../flow/defineFlow.ts';
import { carDraft } from './car/draft.ts';
import { carQuestion } from './car/question.ts';
import { carUpload } from './car/upload.ts';
import { lifeDraft } from './life/draft.ts';
import { lifeQuestion } from './life/question.ts';
import { lifeUpload } from './life/upload.ts';

/** Every flow of the product: browser, service, inspection and tests read this list. */
export const flows: readonly Flow[] = [carDraft, carUpload, carQuestion, lifeDraft, lifeUpload, lifeQuestion];
