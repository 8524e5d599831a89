import { home, typeHome } from '#test/browser/answers/address.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  atEmployer,
  atWork,
  begin,
  eventAtWork,
  insuredAtWork,
  knownPolicy,
  seat,
} from '#test/browser/liability/liabilityAnswers.ts';

const employee: AnsweredPage = {
  code: 'person',
  answer: async ({ page, fields }) => {
    await openDetails({ page });
    await fields.type('injured.fullName', 'Karel Dělný');
    await fields.type('injured.birthDate', '17. 5. 1980', 'birth');
    await fields.type('injured.tel', '602 333 444');
    await typeHome(fields, 'injured.address');
  },
  adds: {
    injured: {
      personKind: 'NATURAL',
      fullName: 'Karel Dělný',
      birthDate: '1980-05-17',
      tel: '602333444',
      address: home,
    },
  },
};

const workInjury = (days: number): AnsweredPage => ({
  code: 'workInjury',
  answer: async ({ fields, page }) => {
    await openDetails({ page });
    await fields.answerYesNo('workInjuryRecorded', 'YES');
    await fields.choose('agreement', 'PARTIALLY');
    await fields.type('employeeShare', '20');
    await fields.answerYesNo('safetyBreach', 'YES');
    await fields.answerYesNo('alcohol', 'NO');
    await fields.answerYesNo('sickLeave', 'YES');
    await fields.tick('ongoing');
  },
  adds: {
    occupationalDisease: 'NO',
    workInjuryRecorded: 'YES',
    agreement: 'PARTIALLY',
    employeeShare: 20,
    safetyBreach: 'YES',
    alcohol: 'NO',
    sickLeave: 'YES',
    dateFrom: daysAgo(days).iso,
    ongoing: true,
  },
});

const injury: AnsweredPage = {
  code: 'injury',
  answer: async ({ fields, page }) => {
    await openDetails({ page });
    await fields.choose('injurySeverity.code', '2');
    await fields.pick('injuryType', '040');
    await fields.type('injuryDescription', 'Pořezaná pravá ruka.');
    await fields.answerYesNo('painForm', 'YES');
    await fields.type('painFormPoints', '60');
    await fields.type('painFormFee', '500');
  },
  adds: {
    injurySeverity: { code: '2' },
    injuryType: '040',
    injuryDescription: 'Pořezaná pravá ruka.',
    painForm: 'YES',
    painFormPoints: 60,
    painFormFee: 500,
  },
};

/** A hand was cut at work that many days ago, and the employer reports it. */
export const workInjuryOf = (days: number): Journey => ({
  variant: 'ODPPRAC',
  pages: [
    begin,
    atWork('EMPLOYEE'),
    insuredAtWork('employeeHurt.reporterRole'),
    knownPolicy('4400037349', days, {}),
    atEmployer(),
    employee,
    eventAtWork('Při řezání sjela pila po kovu.'),
    workInjury(days),
    injury,
    ...ending,
  ],
  added: {
    insured: {
      personKind: 'LEGAL',
      companyName: 'Zkušební doprava s.r.o.',
      identificationNumber: '99000016',
      address: seat,
    },
    injuredParties: [
      {
        injured: {
          personKind: 'NATURAL',
          fullName: 'Karel Dělný',
          birthDate: '1980-05-17',
          tel: '602333444',
          address: home,
        },
        damageKinds: ['HEALTH'],
        damagedLifes: [
          { injurySeverity: { code: '2' }, injuryType: '040', description: 'Pořezaná pravá ruka.' },
        ],
      },
    ],
  },
});
