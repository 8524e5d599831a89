import type { Question } from '#machines/flow/question.ts';
import { ask } from './ask.ts';

/** Where it happened, at home or in another country. */
export const placeQuestions: readonly Question[] = [
  // It happened at home, unless the policy is a Slovak one.
  ask('countryScope', {
    collapsed: true,
    begins: { value: 'CZECH', when: { not: { fact: 'policyCountry', is: 'SK' } } },
  }),
  ask('country', { when: { fact: 'countryScope', is: 'ABROAD' } }),
  ask('incidentPlace'),
];
