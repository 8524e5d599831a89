import { stabilisedFirst } from '#machines/claim/rules/dayRules.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import { hour, place } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** The injury and its lasting consequences. */
export const permanentEvent = definePage({
  code: 'permanentEvent',
  path: '/trvale-nasledky-udalost',
  step: 'event',
  questions: [
    ...place,
    ask('injuryType'),
    ask('healthStabilised'),
    hour,
    ...asDetails([ask('originalClaimNumber'), ask('treatmentTo')]),
  ],
  checks: [stabilisedFirst],
  canEnter: { fact: 'appliedRiskId', is: 'TN' },
  next: ['permanentLimbs', 'permanentFace', 'permanentTrunk'],
});
