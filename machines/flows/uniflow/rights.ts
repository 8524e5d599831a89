import { definePage } from '#machines/report/kit.ts';
import { isLienUnknown, lienQuestions } from '#machines/flows/shared/lienQuestions.ts';
import { isMachine } from './events.ts';

/** Who else has a right to the money: who leases or finances the machine. Source: Civil Code, section 2796. */
export const otherRights = definePage({
  code: 'otherRights',
  path: '/dalsi-naroky',
  step: 'event',
  questions: lienQuestions(isMachine),
  canEnter: isLienUnknown(isMachine),
  next: ['inspection', 'documents'],
});
