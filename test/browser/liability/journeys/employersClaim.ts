import { home } from '../../answers/address.ts';
import { ending } from '../../answers/ending.ts';
import { event } from '../../answers/event.ts';
import type { AnsweredPage, Journey } from '../../journeys/journey.ts';
import { daysAgo } from '../../support/daysAgo.ts';
import {
  atWork,
  begin,
  employer,
  insuredAtWork,
  insuredFound,
  knownPolicy,
  nobodyElse,
  nothingSettled,
} from '../liabilityAnswers.ts';

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
  kept: {
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
    employer,
    // The name is that of the reporter.
    { code: 'person', kept: {} },
    nothingSettled,
    event({ cause: '571', isCauseAsked: false, story: 'Při couvání jsem promáčkl dveře dodávky.' }),
    workDamage(days),
    nobodyElse,
    ...ending,
  ],
  added: {
    injuredParties: [
      {
        injured: {
          personKind: 'LEGAL',
          companyName: 'Zkušební doprava s.r.o.',
          identificationNumber: '99000016',
          address: home,
        },
        damageKinds: ['VEHICLE'],
        damagedVehicles: [{ registrationNo: '1AB2345' }],
      },
    ],
  },
});
