import { Claim } from '../../claim/claim.ts';
import { faceTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** What stayed in the face. */
export const permanentFace = definePage({
  code: 'permanentFace',
  path: '/dopad-na-tvar',
  step: 'event',
  answers: Claim.pick({ faceImpacts: true, scarLengthCm: true, teethCount: true }).partial({
    scarLengthCm: true,
    teethCount: true,
  }),
  checks: () => [faceTold],
  canEnter: { fact: 'headHurt', is: true },
  next: ['permanentAthlete'],
});
