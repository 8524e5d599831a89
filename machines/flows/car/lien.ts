import { lienQuestions } from '#machines/flows/shared/lienQuestions.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';

/** Whoever finances the insured vehicle, asked where so much of it is lost that they are paid first. */
export const lien = (isLost: Rule): readonly Question[] =>
  lienQuestions({ all: [isLost, { fact: 'riskFlow', is: 'HAV' }] });
