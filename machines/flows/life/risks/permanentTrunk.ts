import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from '#machines/flows/life/ask.ts';

const trunkHurt: Rule = { fact: 'bodyAreas', in: ['THORAX', 'SPINE'] };

/** The lasting consequences on trunk and spine. */
export const permanentTrunk = definePage({
  code: 'permanentTrunk',
  path: '/dopad-na-trup',
  step: 'event',
  questions: [ask('trunkParts'), ask('trunkImpacts')],
  canEnter: trunkHurt,
  next: ['permanentAthlete'],
});
