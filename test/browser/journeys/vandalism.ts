import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { damageExtent, damagedParts, event } from '#test/browser/answers/event.ts';
import { ownVehicle } from '#test/browser/answers/fillInfo.ts';
import { handled } from '#test/browser/answers/repair.ts';
import { index, ownEvent, reporterOf } from '#test/browser/answers/role.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { kodiaq } from './vehicles.ts';

const vandalism = (days: number): AnsweredPage => ({
  code: 'vandalism',
  answer: async ({ fields }) => {
    await fields.typeMoment('parkedFrom', daysAgo(days + 1).typed, '20:00');
    await fields.typeMoment('discoveredAt', daysAgo(days).typed, '8');
    await fields.answerYesNo('offenderKnown', 'UNKNOWN');
  },
  adds: {
    parkedFrom: `${daysAgo(days + 1).iso}T20:00`,
    discoveredAt: `${daysAgo(days).iso}T08:00`,
    offenderKnown: 'UNKNOWN',
  },
});

/** A car scratched on purpose that many days ago; how it is repaired is undecided. */
export const vandalismOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVVANDALISMUS'),
    reporterOf('INSURED'),
    ownVehicle(kodiaq, days),
    accountOfPolicy,
    event({
      cause: '420',
      isCauseAsked: false,
      story: 'Někdo mi v noci poškrábal kapotu.',
      police: 'Brno-střed',
    }),
    vandalism(days),
    damagedParts,
    handled(damageExtent(true), 'VEHICLE_NOT_DECIDED'),
    ...ending,
  ],
  added: {},
});
