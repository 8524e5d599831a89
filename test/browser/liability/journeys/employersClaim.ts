import { ending } from '#test/browser/answers/ending.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  atEmployer,
  atWork,
  begin,
  eventAtWork,
  insuredAtWork,
  insuredFound,
  knownPolicy,
  seat,
} from '#test/browser/liability/liabilityAnswers.ts';

const workDamage = (days: number): AnsweredPage => ({
  code: 'workDamage',
  answer: async ({ fields }) => {
    await fields.choose('employerDamageKind', 'VEHICLE');
    await fields.type('injuredParties[0].damagedVehicles[0].registrationNo', '1ab 2345');
    await fields.type('claimedAmount', '12000');
    await fields.type('employerClaimDate', daysAgo(days).typed);
    await fields.choose('agreement', 'AGREE');
    await fields.answerYesNo('alcohol', 'NO');
  },
  adds: {
    employerDamageKind: 'VEHICLE',
    injuredParties: [{ damagedVehicles: [{ registrationNo: '1AB2345' }] }],
    claimedAmount: 12000,
    employerClaimDate: daysAgo(days).iso,
    agreement: 'AGREE',
    alcohol: 'NO',
  },
});

/** An employee dented the company's van that many days ago, and the employer wants to be paid for it. */
export const employersClaimOf = (days: number): Journey => ({
  variant: 'ODPPRAC',
  pages: [
    begin,
    atWork('EMPLOYER'),
    insuredAtWork('employerHarmed.reporterRole'),
    knownPolicy('4400060012', days, insuredFound),
    // The name is that of the reporter.
    atEmployer({ code: 'person', adds: {} }),
    eventAtWork('Při couvání jsem promáčkl dveře dodávky.'),
    workDamage(days),
    ...ending,
  ],
  added: {
    injuredParties: [
      {
        injured: {
          personKind: 'LEGAL',
          companyName: 'Zkušební doprava s.r.o.',
          identificationNumber: '99000016',
          address: seat,
        },
        damageKinds: ['VEHICLE'],
        damagedVehicles: [{ registrationNo: '1AB2345' }],
      },
    ],
  },
});
