import type { Question } from '#machines/flow/question.ts';
import { ask } from './ask.ts';
import { countries, isSlovak } from './people/countries.ts';

/** Where it happened, mostly at home. */
export const placeQuestions: readonly Question[] = [
  ask('countryScope', {
    collapsed: true,
    only: [...countries, 'UNKNOWN'],
    begins: [{ value: 'SLOVAK', when: isSlovak }, { value: 'CZECH' }],
  }),
  ask('country', { when: { fact: 'countryScope', is: 'ABROAD' } }),
  ask('incidentPlace'),
];
