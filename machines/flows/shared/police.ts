import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from './ask.ts';

const investigated: Rule = { fact: 'policeInvestigation', is: 'YES' };

/** Whether the police know about it, and who there. */
export const police: readonly Question[] = [
  ask('policeInvestigation'),
  ask('policeStation', { when: investigated }),
  ask('policeFileNo', { when: investigated, optional: true }),
];
