import { rightFields } from '#machines/claim/fields/rights.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { askingAbout } from '#machines/report/kit.ts';
import { sharedFields } from './ask.ts';

const { ask } = askingAbout({ ...sharedFields, ...rightFields });

/** Where a lien is asked about: there may be one, and no policy is found that would tell. */
export const isLienUnknown = (mayHaveLien: Rule): Rule => ({
  all: [mayHaveLien, { not: { fact: 'policyNumberValid', is: true } }],
});

/**
 * Whether the payout is bound to a lender, and to whom, where a rule holds. The insurer who has bound it has written that down with the
 * policy, so it is asked only where no policy is found.
 */
export const lienQuestions = (mayHaveLien: Rule): readonly Question[] => {
  const isUnknown = isLienUnknown(mayHaveLien);
  return [
    ask('bankLien', { when: isUnknown }),
    ask('lienHolder', { when: { all: [isUnknown, { fact: 'bankLien', is: 'YES' }] }, optional: true }),
  ];
};
