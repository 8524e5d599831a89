import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { event } from '#test/browser/answers/event.ts';
import { ownVehicle } from '#test/browser/answers/fillInfo.ts';
import { glassRepaired, inspection, listedShop } from '#test/browser/answers/repair.ts';
import { index, ownEvent, reporterOf } from '#test/browser/answers/role.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { kodiaq } from './vehicles.ts';
import { pointAt } from '#test/browser/support/pointAt.ts';

const glass: AnsweredPage = {
  code: 'glass',
  answer: async ({ page, fields }) => {
    await pointAt(page, ['CELNI_SKLO']);
    await fields.choose('windShield', '2');
    await openDetails({ page });
    await fields.tickSome('glassFeatures', ['HEATED', 'CAMERA']);
  },
  adds: {
    glassParts: ['CELNI_SKLO'],
    windShield: '2',
    glassFeatures: ['HEATED', 'CAMERA'],
  },
};

/** A windscreen cracked that many days ago, replaced in a shop that only does glass. */
export const glassOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVSKLA', 'GLASS'),
    reporterOf('INSURED'),
    ownVehicle(kodiaq, days),
    accountOfPolicy,
    event({
      cause: '500',
      isCauseAsked: false,
      isPoliceAsked: false,
      story: 'Na dálnici mi od kamionu odlétl kámen.',
    }),
    glass,
    glassRepaired('VEHICLE_HEADINGFOR_SERVICE', 'glassHandling', { selfInspectionAuthorized: true }),
    inspection,
    listedShop({ id: 'S004', name: 'Servis U Věže, Servisní 13, Ostrava', contractual: true, atHome: false }),
    ...ending,
  ],
  added: {},
});
