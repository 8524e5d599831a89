import { enteredAccount } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { event } from '#test/browser/answers/event.ts';
import { ownVehicle } from '#test/browser/answers/fillInfo.ts';
import { index, ownEvent, reporterOf } from '#test/browser/answers/role.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { superb } from './vehicles.ts';

/** All of it is gone, as the cause has told; one key is missing, which the underwriters look at. */
const theft = (days: number): AnsweredPage => ({
  code: 'theft',
  answer: async ({ page, fields }) => {
    await openDetails({ page });
    await fields.typeMoment('parkedFrom', daysAgo(days + 1).typed, '1830');
    await fields.typeMoment('discoveredAt', daysAgo(days).typed, '7.05');
    await fields.answerYesNo('vehicleLocked', 'YES');
    await fields.tickSome('leftInside', ['NONE']);
    await fields.type('keysCount', '1');
    await fields.type('mileage', '84 200');
    await fields.tickSome('security', ['IMMOBILISER', 'GPS']);
    await fields.answerYesNo('offenderKnown', 'NO');
  },
  adds: {
    theftKind: 'WHOLE_VEHICLE',
    parkedFrom: `${daysAgo(days + 1).iso}T18:30`,
    discoveredAt: `${daysAgo(days).iso}T07:05`,
    vehicleLocked: 'YES',
    leftInside: ['NONE'],
    keysCount: 1,
    mileage: 84_200,
    security: ['IMMOBILISER', 'GPS'],
    offenderKnown: 'NO',
  },
});

/** A car stolen that many days ago. */
export const theftOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVODCIZENI'),
    reporterOf('INSURED'),
    ownVehicle(superb, days),
    enteredAccount,
    event({ cause: '400', story: 'Ráno jsem auto nenašla tam, kde stálo.', police: 'Brno-střed' }),
    theft(days),
    ...ending,
  ],
  added: {},
});
