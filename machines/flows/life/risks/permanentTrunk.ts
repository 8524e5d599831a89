import { definePage } from '../../../flow/page.ts';
import type { Rule } from '../../../flow/rule.ts';
import { ask } from '../ask.ts';

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
