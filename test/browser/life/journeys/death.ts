import { accountLater } from '../../answers/bank.ts';
import type { AnsweredPage, Journey } from '../../journeys/journey.ts';
import { daysAgo } from '../../support/daysAgo.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  deceased,
  knownPolicy,
  lifeEnding,
  relative,
} from '../lifeAnswers.ts';

/** What somebody died of. */
export const death = (deathCause: 'DISEASE' | 'TRAFFIC_ACCIDENT'): AnsweredPage => ({
  code: 'death',
  answer: async ({ fields }) => {
    await fields.type('deathPlace', 'Ostrava');
    await fields.pick('deathCause', deathCause);
  },
  kept: { deathPlace: 'Ostrava', deathCause },
});

const accident = (days: number): AnsweredPage => ({
  code: 'deathInjury',
  answer: async ({ fields }) => {
    await fields.type('injuryDate', daysAgo(days).typed);
    await fields.type('incidentPlace', 'Ostrava, Rudná');
    await fields.type('incidentDescription', 'Srážka s nákladním autem.');
    await fields.suggest('activity', 'Jízda auto', 'Jízda automobilem');
    await fields.choose('trafficRole', 'PASSENGER');
    await fields.answerYesNo('seatBelt', 'UNKNOWN');
    await fields.answerYesNo('policeInvestigation', 'YES');
    await fields.type('policeStation', 'Ostrava');
  },
  kept: {
    injuryDate: daysAgo(days).iso,
    incidentPlace: 'Ostrava, Rudná',
    incidentDescription: 'Srážka s nákladním autem.',
    activity: 'DRIVING',
    trafficRole: 'PASSENGER',
    seatBelt: 'UNKNOWN',
    policeInvestigation: 'YES',
    policeStation: 'Ostrava',
  },
});

export const deathMore: AnsweredPage = {
  code: 'deathMore',
  answer: async ({ fields }) => {
    await fields.type('notary', 'JUDr. Petr Dvořák, Ostrava');
    await fields.answerYesNo('beneficiaryMinor', 'NO');
  },
  kept: { notary: 'JUDr. Petr Dvořák, Ostrava', beneficiaryMinor: 'NO' },
};

/** A death that many days ago after an accident on the road two days earlier, reported by a relative. */
export const deathOf = (days: number): Journey => ({
  riskFlow: 'UNKNOWN',
  pages: [
    begin,
    chooseRisk('UMR'),
    chooseRole('OTHER'),
    relative('BENEFICIARY'),
    knownPolicy('4400005202', days, 'DEATH'),
    deceased,
    accountLater,
    death('TRAFFIC_ACCIDENT'),
    accident(days + 2),
    deathMore,
    ...lifeEnding,
  ],
  added: {},
});
