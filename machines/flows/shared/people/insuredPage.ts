import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { insuredQuestions } from './insured.ts';

/**
 * The insured, a person or a company, of a line that searches for a policy by its number. The account of the policy is looked up
 * here, so that the page about the account can offer it. The policy knows the insured who reports.
 */
export const insuredPage = <const Next extends string>(
  next: readonly Next[],
  { isBirthAsked }: { readonly isBirthAsked?: Rule } = {},
) =>
  definePage({
    code: 'person',
    path: '/osobni-udaje',
    step: 'fillInfo',
    questions: insuredQuestions(isBirthAsked),
    lookups: [{ call: 'bankAccount', when: { fact: 'policyNumberValid', is: true } }],
    canEnter: { not: { fact: 'insuredOnPolicy', is: true } },
    needs: [{ need: 'insured' }],
    next,
  });
