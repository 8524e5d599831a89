import type { ClaimDetail } from '../../claim/claim.ts';
import type { Question } from '../../flow/question.ts';
import { ask } from './ask.ts';

/** Where it happened, at home or in another country. */
export const placeQuestions: readonly Question[] = [
  ask('countryScope', { folds: true }),
  ask('country', { when: { fact: 'countryScope', is: 'ABROAD' } }),
  ask('incidentPlace'),
];

/** It happened at home, unless the policy is a Slovak one. */
export const beginsAtHome = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  ...(claim.policyCountry !== 'SK' && { countryScope: claim.countryScope ?? 'CZECH' }),
});
