import { enteredAccount } from '#test/browser/answers/bank.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { circumstances, damageExtent, damagedParts, event } from '#test/browser/answers/event.ts';
import { ownVehicle } from '#test/browser/answers/fillInfo.ts';
import { handled, inspection, shopDub } from '#test/browser/answers/repair.ts';
import { index, ownEvent, reporterOf } from '#test/browser/answers/role.ts';
import type { Journey } from './journey.ts';
import { superb } from './vehicles.ts';

const accidentEvent = event({
  cause: '110',
  story: 'Na kluzké vozovce jsem při odbočování narazil do svodidel.',
  police: 'Brno-střed',
});

/** An accident that many days ago. The same vehicle on the same day twice is asked about. */
export const accidentOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVNEHODA'),
    reporterOf('INSURED'),
    ownVehicle(superb, days),
    enteredAccount,
    accidentEvent,
    circumstances,
    damagedParts,
    handled(damageExtent(true), 'VEHICLE_HEADINGFOR_SERVICE'),
    inspection,
    shopDub,
    ...ending,
  ],
  added: {},
});

/** What identifies the reporter and the insured in the accident. */
export const personalAnswers: readonly string[] = [
  'Nov%C3%A1kov%C3%A1',
  'Nováková',
  'jana.novakova',
  '777123456',
  '7MR8196',
  '2000145399',
];
