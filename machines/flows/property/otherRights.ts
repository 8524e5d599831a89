import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { rightsQuestions } from '#machines/flows/shared/rightsQuestions.ts';

/** A bank can have a lien only on a building that belongs to those who report it. */
const mayHaveLien: Rule = {
  all: [
    { fact: 'buildingHarmed', is: true },
    { fact: 'occupancy', in: ['OWNER', 'CO_OWNER', 'SVJ'] },
  ],
};

/**
 * Who else has a right to the property, and who else insures it: the law asks for both. Source: Civil Code of the Czech Republic,
 * section 2796.
 */
export const otherRights = definePage({
  code: 'otherRights',
  path: '/dalsi-naroky',
  step: 'event',
  questions: rightsQuestions(mayHaveLien),
  next: ['inspection', 'documents'],
});
