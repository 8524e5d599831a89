import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const investigated: Rule = { fact: 'policeInvestigation', is: 'YES' };

/** Whether the police know about it, and who there. */
export const police: readonly Question[] = [
  ask('policeInvestigation'),
  // On the spot nobody knows the station; the record that comes later names it.
  ask('policeStation', { when: investigated, optional: true }),
  ask('policeFileNo', { when: investigated, optional: true }),
];
