import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { armHurt } from '#machines/flows/life/conditions.ts';
import { strongerHand } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

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
