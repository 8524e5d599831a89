import { foreignAccount } from '#test/browser/answers/bank.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { circumstances, damageExtent, damagedParts, event } from '#test/browser/answers/event.ts';
import { insured } from '#test/browser/answers/fillInfo.ts';
import { handled } from '#test/browser/answers/repair.ts';
import { index, ownEvent, reporterOf } from '#test/browser/answers/role.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { AnsweredPage, Journey } from './journey.ts';

const notFound = (days: number): AnsweredPage => ({
  code: 'vehicle',
  answer: async ({ fields }) => {
    await fields.type('contactSearch', '1ab 2345');
    await fields.type('incidentDate', daysAgo(days).typed);
  },
  confirms: ['vehicleNotFound'],
  adds: { contactSearch: '1AB2345', incidentDate: daysAgo(days).iso, vehicleFound: false },
});

/** Described by hand; the plate that was searched for is filled in. */
const byHand: AnsweredPage = {
  code: 'vehicleData',
  answer: async ({ fields }) => {
    await fields.suggest('vehicleManufacturer.name', 'toy', 'Toyota', 'vehicleManufacturer');
    await fields.suggest('vehicleModel', 'coro', 'Corolla');
    await fields.type('manufactureYear', '2019');
  },
  adds: {
    vehicleKind: 'VEHICLE',
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'TOYOTA', name: 'Toyota' },
    vehicleModel: 'Corolla',
    manufactureYear: 2019,
    incidentDateDoesntMatch: false,
  },
};

const reason = 'Pojistku platím u vás pátým rokem.';

/** No number of a contract is known, so the report continues without one. */
const noContract: AnsweredPage = {
  code: 'otherContract',
  answer: async ({ fields }) => {
    await fields.type('reasonToChooseInsurance', reason);
  },
  adds: { contractKnown: 'NO', reasonToChooseInsurance: reason, dummyPolicy: true },
};

const deerHit = event({ cause: '200', story: 'Do cesty mi skočila srna.' });

const animal: AnsweredPage = {
  code: 'animal',
  answer: async ({ fields }) => {
    await fields.type('animalKind', 'Srna');
    await fields.answerYesNo('animalOwnerKnown', 'NO');
  },
  adds: { animalKind: 'Srna', animalDamage: 'COLLISION', animalOwnerKnown: 'NO' },
};

/** A deer hit that many days ago by a vehicle that is not found, and neither is its contract. */
export const unknownVehicleOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVZVIRE'),
    reporterOf('INSURED'),
    notFound(days),
    byHand,
    noContract,
    insured(),
    foreignAccount,
    deerHit,
    circumstances,
    animal,
    damagedParts,
    handled(damageExtent(), 'VEHICLE_NOT_DECIDED'),
    ...ending,
  ],
  added: {},
});
