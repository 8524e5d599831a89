import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Which animal, and whether it was hit or gnawed. */
export const animal = definePage({
  code: 'animal',
  path: '/zvire',
  step: 'event',
  answers: Claim.pick({ animalKind: true, animalDamage: true, animalOwnerKnown: true }).partial({
    animalOwnerKnown: true,
  }),
  canEnter: { fact: 'eventKind', is: 'HAVZVIRE' },
  next: ['damagedParts'],
});
