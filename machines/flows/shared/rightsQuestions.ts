import { journeyFields } from '#machines/claim/fields/journey.ts';
import { askingAbout } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { sharedFields } from './ask.ts';
import { lienQuestions } from './lienQuestions.ts';

const { ask } = askingAbout({ ...sharedFields, ...journeyFields });

/** Who else insures it or has a right to the money, where there may be a lien, and who may deduct VAT. Source: Civil Code, section 2796. */
export const rightsQuestions = (mayHaveLien: Rule): readonly Question[] => [
  ask('otherInsurance'),
  ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
  ...lienQuestions(mayHaveLien),
  ask('vatPayer', { when: { fact: 'insured.personKind', is: 'LEGAL' }, words: 'insuredVatPayer' }),
];
