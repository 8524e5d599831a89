import { definePage } from '#machines/report/kit.ts';
import { hitsAnimal } from './accident.ts';
import { ask } from './ask.ts';

/** Which animal. The cause of damage has told already whether it was hit or gnawed at the vehicle. */
export const animal = definePage({
  code: 'animal',
  path: '/zvire',
  step: 'event',
  questions: [
    ask('animalKind'),
    // Nobody owns the marten that bit through the cables.
    ask('animalOwnerKnown', { when: hitsAnimal, optional: true }),
    ask('animalDamage', {
      only: [
        { code: 'COLLISION', when: hitsAnimal },
        { code: 'BITE', when: { fact: 'damageCause', is: '210' } },
      ],
      autoAnswers: true,
    }),
  ],
  canEnter: { fact: 'eventKinds', is: 'HAVZVIRE' },
  next: ['damagedParts'],
});
