import { maturePropertyPolicy } from '#machines/claim/rules/propertyRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { isIndoors, isLocked, isTheft } from './conditions.ts';
import { ask } from './ask.ts';

/** Where things were stolen from, how the thief got there, and between when and when. The place tells the cause of damage. */
export const burglary = definePage({
  code: 'burglary',
  path: '/kradez',
  step: 'event',
  questions: [
    ask('theftPlace', { isHeading: true }),
    ask('damageCause', {
      when: { fact: 'theftPlace', in: ['HOME', 'CELLAR', 'GARDEN', 'CAR', 'PUBLIC', 'ROBBERY'] },
      only: [
        { code: '410', when: { fact: 'theftPlace', in: ['HOME', 'CELLAR', 'CAR'] } },
        { code: '400', when: { fact: 'theftPlace', in: ['GARDEN', 'PUBLIC', 'ROBBERY'] } },
      ],
      autoAnswers: true,
    }),
    ask('entryMethod', { when: isLocked }),
    ask('keysTakenByForce', { when: { all: [isLocked, { fact: 'entryMethod', is: 'KEY' }] } }),
    ask('lastSeenAt'),
    ask('discoveredAt'),
    ask('homeSecurity', { when: isIndoors, optional: true }),
  ],
  checks: [maturePropertyPolicy],
  canEnter: isTheft,
  next: ['damage'],
});
