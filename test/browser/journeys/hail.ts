import { accountLater } from '#test/browser/answers/bank.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { damageExtent, damagedParts, event } from '#test/browser/answers/event.ts';
import { foundVehicle, insured } from '#test/browser/answers/fillInfo.ts';
import { handled, listedShop, technician } from '#test/browser/answers/repair.ts';
import { index, ownEvent, reporterOf } from '#test/browser/answers/role.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { superb } from './vehicles.ts';

/** It was hail, as the cause has told already. */
const peril: AnsweredPage = {
  code: 'peril',
  answer: ({ fields }) => fields.type('hailDents', '40'),
  adds: { elementType: 'HAIL', hailDents: 40, vehicleRouting: 'HAIL' },
};

/** A car battered by hail that many days ago, reported by a friend and repaired in a shop that is no partner. */
export const hailOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVZIVEL'),
    reporterOf('OTHER'),
    foundVehicle(superb, days),
    insured({ policyAccount: superb.policyAccount }),
    accountLater,
    event({ cause: '300', isPoliceAsked: false, story: 'Kroupy velké jako vlašský ořech.' }),
    peril,
    damagedParts,
    handled(damageExtent(true), 'VEHICLE_IN_SERVICE'),
    technician(),
    listedShop({
      id: 'S003',
      name: 'Lakovna Morava, Servisní 12, Brno',
      contractual: false,
      atHome: false,
    }),
    ...ending,
  ],
  added: {},
});
