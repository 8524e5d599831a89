import type { Questions } from '../questions.ts';
import { deathQuestions } from './deathQuestions.ts';
import { healthQuestions } from './healthQuestions.ts';
import { injuryQuestions } from './injuryQuestions.ts';
import { lifeContractQuestions } from './lifeContractQuestions.ts';

/** What the pages of a life claim ask, by view; variants of one view by code. */
export const lifeQuestions: Readonly<Record<string, Questions>> = {
  ...lifeContractQuestions,
  ...injuryQuestions,
  ...healthQuestions,
  ...deathQuestions,
};
