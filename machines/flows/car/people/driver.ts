import type { Question } from '../../../flow/question.ts';
import { ask } from '../ask.ts';

/** Who drove, and in what state. The driving licence is among the documents. */
export const driver: readonly Question[] = [ask('driver.fullName', { folds: true }), ask('alcohol')];
