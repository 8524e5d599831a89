import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { inSomeLane } from '#machines/claim/derived/inLane.ts';
import { isLienUnknown, lienQuestions } from '#machines/flows/shared/lienQuestions.ts';

/** A bank can have a lien only on a building that belongs to those who report it. */
const mayHaveLien: Rule = {
  all: [
    { fact: 'buildingHarmed', is: true },
    { fact: 'occupancy', in: ['OWNER', 'CO_OWNER', 'SVJ'] },
  ],
};

/** Who else has a right to the money: the law asks for it. Source: Civil Code of the Czech Republic, section 2796. */
export const otherRights = definePage({
  code: 'otherRights',
  path: '/dalsi-naroky',
  step: 'event',
  questions: lienQuestions(mayHaveLien),
  // After an event that many report it is asked once there is something to pay.
  canEnter: { all: [isLienUnknown(mayHaveLien), { not: inSomeLane }] },
  next: ['inspection', 'documents'],
});
