import { definePage } from '#machines/report/kit.ts';
import { rightsQuestions } from '#machines/flows/shared/rightsQuestions.ts';
import { isMachine, isRisk } from './events.ts';

/** Who else has a right to the money: another insurer, or who leases or finances it. Source: Civil Code, section 2796. */
export const otherRights = definePage({
  code: 'otherRights',
  path: '/dalsi-naroky',
  step: 'event',
  questions: rightsQuestions(isMachine),
  canEnter: { any: [isMachine, isRisk('UNIPREP'), isRisk('UNIZEM')] },
  next: ['inspection', 'documents'],
});
