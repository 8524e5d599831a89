import { journeyFields } from '#machines/claim/fields/journey.ts';
import { askingAbout } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import { sharedFields } from './ask.ts';

const { ask } = askingAbout({ ...sharedFields, ...journeyFields });

/**
 * Who else insures the same, which whoever claims has to say: hardly anybody is insured twice, so a line with the policy says so and can
 * be changed. Source: Civil Code of the Czech Republic, section 2796.
 */
export const otherInsurance: readonly Question[] = [
  ask('otherInsurance', { collapsed: true, begins: { value: 'NO' } }),
  ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
];
