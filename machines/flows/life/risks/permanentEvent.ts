import { stabilisedFirst } from '#machines/claim/rules/dayRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { place } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

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
  checks: [stabilisedFirst],
  canEnter: { fact: 'appliedRiskId', is: 'TN' },
  next: ['permanentLimbs', 'permanentFace', 'permanentTrunk'],
});
