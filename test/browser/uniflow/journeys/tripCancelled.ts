import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  begin,
  chooseEvent,
  insuredWhoReports,
  knownPolicy,
  reporter,
} from '#test/browser/uniflow/uniflowAnswers.ts';

const [from, to, booked] = [daysAgo(-30), daysAgo(-37), daysAgo(90)];

const trip: AnsweredPage = {
  code: 'trip',
  answer: async ({ fields, page }) => {
    await fields.suggest('country', 'Řec', 'Řecko');
    await fields.type('tripFrom', from.typed);
    await fields.type('tripTo', to.typed);
    await openDetails({ page });
    await fields.answerYesNo('otherInsurance', 'NO');
  },
  adds: { country: 'GR', tripFrom: from.iso, tripTo: to.iso, otherInsurance: 'NO' },
};

const cancellation: AnsweredPage = {
  code: 'cancellation',
  answer: async ({ fields, page }) => {
    await fields.choose('cancelKind', 'CANCELLED');
    await fields.choose('cancellationReason', 'ILLNESS');
    await fields.choose('cancelPerson', 'COMPANION');
    await fields.type('cancelledOn', daysAgo(2).typed);
    await fields.type('cancelFee', '21 000');
    await openDetails({ page });
    await fields.type('tripPrice', '42 000');
    await fields.type('bookedOn', booked.typed);
    await fields.type('organiser', 'CK Slunce');
  },
  adds: {
    damageCause: '571',
    cancelKind: 'CANCELLED',
    cancellationReason: 'ILLNESS',
    cancelPerson: 'COMPANION',
    bookedOn: booked.iso,
    cancelledOn: daysAgo(2).iso,
    organiser: 'CK Slunce',
    tripPrice: 42_000,
    cancelFee: 21_000,
  },
};

/** A journey that was to begin in a month and is given up because a child is ill. */
export const tripCancelled: Journey = {
  variant: 'TRAVEL',
  pages: [
    begin('TRAVEL'),
    chooseEvent('TRAVEL_CANCELLATION'),
    reporter,
    knownPolicy({
      policyNumber: '4400048756',
      days: 3,
      day: 'reasonArose',
      found: {
        policyType: 'TRAVEL',
        productBranch: 'TRAVEL',
        hasMax3yearsOldPolicy: true,
        ...insuredWhoReports,
      },
    }),
    accountOfPolicy,
    trip,
    cancellation,
    ...ending,
  ],
  added: {},
};
