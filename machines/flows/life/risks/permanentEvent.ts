import { consequencesSettled } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { place } from '../groups.ts';
import { ask } from '../ask.ts';

/** The injury and its lasting consequences. */
export const permanentEvent = definePage({
  code: 'permanentEvent',
  path: '/trvale-nasledky-udalost',
  step: 'event',
  questions: [
    ...place,
    ask('injuryType'),
    ask('originalClaimNumber', { optional: true }),
    ask('healthStabilised'),
    ask('treatmentTo', { optional: true }),
  ],
  checks: [consequencesSettled],
  canEnter: { fact: 'appliedRiskId', is: 'TN' },
  next: ['permanentLimbs', 'permanentFace', 'permanentTrunk'],
});
