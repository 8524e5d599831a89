import { maturePropertyPolicy } from '#machines/claim/rules/propertyRules.ts';
import { type Begins, definePage } from '#machines/report/kit.ts';
import { isIndoors, isLocked, isTheft } from './conditions.ts';
import { occupiedAtBurglary } from './occupied.ts';
import { ask } from './ask.ts';

/** It was found out on the day that was given. */
const onTheDay: Begins<'discoveredAt'> = {
  written: {
    reads: ['incidentDate'],
    text: (textAt) => {
      const day = textAt('incidentDate');
      return day === undefined ? undefined : `${day}T`;
    },
  },
};

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
    ask('lockedHow', { when: { fact: 'theftPlace', in: ['CELLAR', 'GARDEN', 'PUBLIC'] }, optional: true }),
    ask('peopleHurt', { when: { fact: 'theftPlace', is: 'ROBBERY' }, optional: true }),
    ask('lastSeenAt'),
    ask('discoveredAt', { begins: onTheDay }),
    ...occupiedAtBurglary,
    ask('homeSecurity', { when: isIndoors, optional: true, isDetail: true }),
  ],
  checks: [maturePropertyPolicy],
  canEnter: isTheft,
  next: ['damage'],
});
