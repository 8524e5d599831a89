import { definePage } from '#machines/report/kit.ts';
import { isByInjury } from './conditions.ts';
import { athleteLevels, club, sport } from './groups.ts';
import { ask } from './ask.ts';

/** At what level the sport was done when it happened: for leisure, in a club, for money. */
const athlete = [ask('athleteLevel', { only: athleteLevels }), ...club];

export const hospitalAthlete = definePage({
  code: 'hospitalAthlete',
  path: '/pobyt-v-nemocnici-sportovec',
  view: 'athlete',
  step: 'event',
  questions: athlete,
  canEnter: { all: [isByInjury, { fact: 'sport', is: true }] },
  next: ['hospitalMore', 'documents'],
});

export const noWorkAthlete = definePage({
  code: 'noWorkAthlete',
  path: '/pracovni-neschopnost-sportovec',
  view: 'athlete',
  step: 'event',
  questions: athlete,
  canEnter: { fact: 'sport', is: true },
  next: ['noWorkMore'],
});

/** Permanent consequences ask for the activity here, so that a sport can follow from it on the same page. */
export const permanentAthlete = definePage({
  code: 'permanentAthlete',
  path: '/trvale-nasledky-sportovec',
  step: 'event',
  questions: [ask('activity'), ...sport],
  next: ['permanentMore'],
});
