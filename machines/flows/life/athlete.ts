import { Claim } from '../../claim/claim.ts';
import { athleteTold, sportTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

const level = Claim.pick({ athleteLevel: true, sportClub: true, registeredAthlete: true });
const club = { sportClub: true, registeredAthlete: true } as const;
const isSport = { fact: 'sport', is: true } as const;

/** How the sport was done at which it happened: at leisure, in a club, for money. */
export const hospitalAthlete = definePage({
  code: 'hospitalAthlete',
  path: '/pobyt-v-nemocnici-sportovec',
  view: 'athlete',
  step: 'event',
  answers: level.partial(club),
  checks: () => [athleteTold],
  canEnter: { all: [{ fact: 'healthCause', is: 'INJURY' }, isSport] },
  next: ['hospitalMore'],
});

export const noWorkAthlete = definePage({
  code: 'noWorkAthlete',
  path: '/pracovni-neschopnost-sportovec',
  view: 'athlete',
  step: 'event',
  answers: level.partial(club),
  checks: () => [athleteTold],
  canEnter: isSport,
  next: ['noWorkMore'],
});

/** Permanent consequences ask for the activity here, so that a sport can follow from it on the same page. */
export const permanentAthlete = definePage({
  code: 'permanentAthlete',
  path: '/trvale-nasledky-sportovec',
  step: 'event',
  answers: level.partial({ ...club, athleteLevel: true }).extend(Claim.pick({ activity: true }).shape),
  checks: () => [sportTold, athleteTold],
  next: ['permanentMore'],
});
