import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Which part of the body is hurt, picked in a picture or a list. Section 2: no save. */
export const bodyPart = definePage({
  code: 'bodyPart',
  path: '/poranena-oblast',
  step: 'event',
  saves: false,
  answers: Claim.pick({ bodyAreas: true }),
  canEnter: {
    any: [
      { fact: 'appliedRiskId', is: 'TN' },
      {
        all: [
          { fact: 'appliedRiskId', is: 'CPZ' },
          { fact: 'claimEventType', is: 'PERMANENT' },
        ],
      },
    ],
  },
  next: ['permanentEvent', 'permanentLimbs', 'permanentFace', 'permanentAthlete'],
});
