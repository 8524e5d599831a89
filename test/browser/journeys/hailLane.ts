import { damagedParts } from '#test/browser/answers/event.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { foundVehicle, insured } from '#test/browser/answers/fillInfo.ts';
import { index, reporterOf } from '#test/browser/answers/role.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { superb } from './vehicles.ts';

/** A hail lane of the day so many days ago, as the configuration names it. */
export const hailLaneOf = (days: number) => ({
  key: 'KROUPY-BRNO',
  event: 'HAIL' as const,
  from: daysAgo(days).iso,
  to: daysAgo(days).iso,
});

/** The day is known, and only whose vehicle it was is asked. */
const vehicle = (days: number): AnsweredPage => ({
  ...foundVehicle(superb, days),
  answer: ({ fields }) => fields.type('contactSearch', superb.typed),
});

const place: AnsweredPage = {
  code: 'event',
  answer: ({ fields }) => fields.type('incidentPlace', 'Brno, Masarykova 1'),
  adds: { countryScope: 'CZECH', incidentPlace: 'Brno, Masarykova 1' },
};

/** How badly it is damaged, and that it stands: that is asked of everybody. */
const extent: AnsweredPage = {
  code: 'damageExtent',
  answer: async ({ fields }) => {
    await fields.choose('damageSize', 'MEDIUM');
    await fields.answerYesNo('drivable', 'NO');
  },
  adds: { damageSize: 'MEDIUM', drivable: 'NO', selfInspectionAuthorized: true },
};

/** A car battered by hail that many days ago, reported by a friend in the lane of that hail. */
export const hailLaneJourney = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    {
      code: 'chooseEvent',
      adds: {
        lane: hailLaneOf(days),
        eventKinds: ['HAVZIVEL'],
        damageCause: '300',
        elementType: 'HAIL',
        riskFlow: 'HAV',
        vehicleRouting: 'HAIL',
        repairHandling: 'VEHICLE_NOT_DECIDED',
        bankContactType: 'FUTURE_ACCOUNT',
      },
    },
    index,
    reporterOf('OTHER'),
    vehicle(days),
    insured({ policyAccount: superb.policyAccount }),
    place,
    damagedParts,
    extent,
    ...ending,
  ],
  added: {},
});
