import { definePage } from '#machines/report/kit.ts';
import { onJourney } from '#machines/flows/life/conditions.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** Which part of the body is hurt, picked in a picture or a list. Source: specification section 2, no save. */
export const bodyPart = definePage({
  code: 'bodyPart',
  path: '/poranena-oblast',
  step: 'event',
  saves: false,
  questions: [ask('bodyAreas', { isHeading: true })],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'TN' }, onJourney('PERMANENT')] },
  next: ['permanentEvent', 'permanentLimbs', 'permanentFace', 'permanentTrunk'],
});
