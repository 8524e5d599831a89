import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';

/** The lasting consequences in the face. */
export const permanentFace = definePage({
  code: 'permanentFace',
  path: '/dopad-na-tvar',
  step: 'event',
  questions: [
    ask('faceImpacts', { isHeading: true }),
    ask('scarLengthCm', { when: { fact: 'faceImpacts', is: 'SCAR' } }),
    ask('teethCount', { when: { fact: 'faceImpacts', is: 'TEETH' } }),
  ],
  canEnter: { fact: 'bodyAreas', is: 'HEAD' },
  next: ['permanentAthlete'],
});
