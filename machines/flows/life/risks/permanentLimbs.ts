import { definePage } from '../../../flow/page.ts';
import type { Rule } from '../../../flow/rule.ts';
import { armHurt } from '../conditions.ts';
import { strongerHand } from '../groups.ts';
import { ask } from '../ask.ts';

const legHurt: Rule = { fact: 'bodyAreas', in: ['LEG_RIGHT', 'LEG_LEFT'] };
const ofArm = ['SHOULDER', 'UPPER_ARM', 'ELBOW', 'FOREARM', 'WRIST', 'HAND', 'FINGERS'] as const;
const ofLeg = ['HIP', 'THIGH', 'KNEE', 'LOWER_LEG', 'ANKLE', 'FOOT', 'TOES'] as const;

/** The lasting consequences on arms and legs: nobody with a hurt arm is asked about a knee. */
export const permanentLimbs = definePage({
  code: 'permanentLimbs',
  path: '/dopad-na-koncetiny',
  step: 'event',
  questions: [
    ask('limbParts', {
      only: [
        ...ofArm.map((code) => ({ code, when: armHurt })),
        ...ofLeg.map((code) => ({ code, when: legHurt })),
      ],
    }),
    strongerHand,
    ask('limbImpacts'),
    ask('aids', { optional: true }),
  ],
  canEnter: { any: [armHurt, legHurt] },
  next: ['permanentFace', 'permanentTrunk', 'permanentAthlete'],
});
