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
  ...lienQuestions(mayHaveLien),
  ask('vatPayer', { when: { fact: 'insured.personKind', is: 'LEGAL' } }),
];

/**
 * Whether the payout is bound to a lender, and to whom, where a rule holds. The insurer who has bound it has written that down with the
 * policy, so it is asked only where no policy is found.
 */
export const lienQuestions = (mayHaveLien: Rule): readonly Question[] => {
  const isUnknown: Rule = { all: [mayHaveLien, { not: { fact: 'policyNumberValid', is: true } }] };
  return [
    ask('bankLien', { when: isUnknown }),
    ask('lienHolder', { when: { all: [isUnknown, { fact: 'bankLien', is: 'YES' }] }, optional: true }),
  ];
};
