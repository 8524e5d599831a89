import type { Questions } from '../questions.ts';
import { lifeContractQuestions } from './lifeContractQuestions.ts';
import { lifeEventQuestions } from './lifeEventQuestions.ts';

/** What the pages of a life claim ask, by view; variants of one view by code. */
export const lifeQuestions: Readonly<Record<string, Questions>> = {
  ...lifeContractQuestions,
  ...lifeEventQuestions,
};
