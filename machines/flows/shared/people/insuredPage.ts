import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import type { Question } from '#machines/flow/question.ts';
import { ask } from '#machines/flows/shared/ask.ts';
import { insuredDetails, insuredQuestions } from './insured.ts';

const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };

/** A business that deducts VAT is paid without it. */
const vatPayer = (when: true | Rule): Question =>
  ask('vatPayer', { when: when === true ? isLegal : { all: [isLegal, when] }, words: 'insuredVatPayer' });

/**
 * The insured, a person or a company, of a line that searches for a policy by its number. The account of the policy is looked up
 * here, so that the page about the account can offer it. The policy knows the insured who reports.
 */
export const insuredPage = <const Next extends string>(
  next: readonly Next[],
  { isBirthAsked, mayDeductTax }: { readonly isBirthAsked?: Rule; readonly mayDeductTax?: true | Rule } = {},
) =>
  definePage({
    code: 'person',
    path: '/osobni-udaje',
    step: 'fillInfo',
    questions: [
      ...insuredQuestions(isBirthAsked),
      ...(mayDeductTax ? [vatPayer(mayDeductTax)] : []),
      ...insuredDetails(isBirthAsked),
    ],
    lookups: [{ call: 'bankAccount', when: { fact: 'policyNumberValid', is: true } }],
    canEnter: { not: { fact: 'insuredOnPolicy', is: true } },
    needs: [{ need: 'insured' }],
    next,
  });
