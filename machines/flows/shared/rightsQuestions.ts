import { journeyFields } from '#machines/claim/fields/journey.ts';
import { rightFields } from '#machines/claim/fields/rights.ts';
import { askingAbout } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { sharedFields } from './ask.ts';

const { ask } = askingAbout({ ...sharedFields, ...journeyFields, ...rightFields });

/** Who else insures it or has a right to the money, where there may be a lien, and who may deduct VAT. Source: Civil Code, section 2796. */
export const rightsQuestions = (mayHaveLien: Rule): readonly Question[] => [
  ask('otherInsurance'),
  ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
  ask('bankLien', { when: mayHaveLien }),
  ask('lienHolder', { when: { all: [mayHaveLien, { fact: 'bankLien', is: 'YES' }] }, optional: true }),
  ask('vatPayer', { when: { fact: 'insured.personKind', is: 'LEGAL' } }),
];
