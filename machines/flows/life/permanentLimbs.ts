import { Claim } from '../../claim/claim.ts';
import { limbPartsHurt } from '../../claim/life/limbParts.ts';
import { definePage } from '../../flow/page.ts';

/** What stayed on arms and legs. */
export const permanentLimbs = definePage({
  code: 'permanentLimbs',
  path: '/dopad-na-koncetiny',
  step: 'event',
  answers: Claim.pick({ limbParts: true, limbImpacts: true, aids: true }).partial({ aids: true }),
  checks: (claim) => [limbPartsHurt(claim)],
  canEnter: { fact: 'limbsHurt', is: true },
  next: ['permanentFace', 'permanentAthlete'],
});
