import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask } from '#machines/flows/life/ask.ts';

const headHurt: Rule = { fact: 'bodyAreas', is: 'HEAD' };
const neckHurt: Rule = { fact: 'bodyAreas', is: 'NECK' };
const ofFace = ['TEETH', 'EYE', 'EAR', 'NOSE', 'SPEECH', 'MEMORY'] as const;

/** The lasting consequences in the face, in the head and of the neck. */
export const permanentFace = definePage({
  code: 'permanentFace',
  path: '/dopad-na-tvar',
  step: 'event',
  questions: [
    ask('faceImpacts', {
      isHeading: true,
      only: [
        'SCAR',
        ...ofFace.map((code) => ({ code, when: headHurt })),
        'NERVE',
        'HEADACHE',
        'DIZZINESS',
        { code: 'NECK_MOVEMENT', when: neckHurt },
      ],
    }),
    ask('scarLengthCm', { when: { fact: 'faceImpacts', is: 'SCAR' } }),
    ask('teethCount', { when: { fact: 'faceImpacts', is: 'TEETH' } }),
  ],
  canEnter: { any: [headHurt, neckHurt] },
  next: ['permanentTrunk', 'permanentAthlete'],
});
