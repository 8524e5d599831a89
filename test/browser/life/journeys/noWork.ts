import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { reporter } from '#test/browser/answers/role.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  hospital,
  insuredWhoReports,
  knownPolicy,
  onAnotherName,
  lifeEnding,
  typeHospital,
} from '#test/browser/life/lifeAnswers.ts';

const noWork: AnsweredPage = {
  code: 'noWork',
  answer: async (report) => {
    const { fields } = report;
    await fields.pick('noWorkCause', 'INJURY');
    await fields.choose('insured.employeeType', 'EMPLOYEE');
    await fields.pick('jobType', '7');
    await fields.tick('ongoing');
    await openDetails(report);
    await fields.type('diagnosis', 'S82.6');
  },
  adds: {
    noWorkCause: 'INJURY',
    ongoing: true,
    diagnosis: 'S82.6',
    insured: { ...insuredWhoReports.adds.insured, employeeType: 'EMPLOYEE' },
    jobType: '7',
  },
};

const event = (days: number): AnsweredPage => ({
  code: 'noWorkEvent',
  answer: async ({ fields }) => {
    await fields.type('injuryDate', daysAgo(days).typed);
    await fields.type('incidentPlace', 'Ostrava, stadium');
    await fields.type('incidentDescription', 'I collided with another player.');
    await fields.suggest('activity', 'Footb', 'Football');
    await fields.answerYesNo('causedByOther', 'YES');
  },
  adds: {
    injuryDate: daysAgo(days).iso,
    incidentPlace: 'Ostrava, stadium',
    incidentDescription: 'I collided with another player.',
    activity: 'FOOTBALL',
    causedByOther: 'YES',
  },
});

const police: AnsweredPage = {
  code: 'noWorkPolice',
  answer: ({ fields }) => fields.answerYesNo('policeInvestigation', 'NO'),
  adds: { policeInvestigation: 'NO' },
};

const athlete: AnsweredPage = {
  code: 'noWorkAthlete',
  answer: async ({ fields }) => {
    await fields.choose('athleteLevel', 'ORGANISED');
    await fields.type('sportClub', 'FK Ostrava');
    await fields.answerYesNo('registeredAthlete', 'YES');
  },
  adds: { athleteLevel: 'ORGANISED', sportClub: 'FK Ostrava', registeredAthlete: 'YES' },
};

const more: AnsweredPage = {
  code: 'noWorkMore',
  answer: async (report) => {
    const { fields } = report;
    await fields.type('employerName', 'Vzorový servis s.r.o.');
    await typeHospital(report);
    await fields.answerYesNo('workActivityNow', 'NO');
    await openDetails(report);
    await fields.answerYesNo('hospitalized', 'NO');
  },
  adds: {
    employerName: 'Vzorový servis s.r.o.',
    ...hospital,
    workActivityNow: 'NO',
    hospitalized: 'NO',
  },
};

/** Somebody hurt at football that many days ago who cannot work since. */
export const noWorkOf = (days: number): Journey => ({
  variant: 'UNKNOWN',
  pages: [
    begin,
    chooseRisk('PN'),
    chooseRole('INSURED'),
    reporter,
    onAnotherName(knownPolicy('4400007276', days, 'NO_WORK')),
    insuredWhoReports,
    accountOfPolicy,
    noWork,
    event(days),
    police,
    athlete,
    more,
    ...lifeEnding,
  ],
  added: {},
});
