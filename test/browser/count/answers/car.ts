import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { ShortAnswers, ShortJourney } from '#test/browser/count/shortJourney.ts';
import { contact, accidentAnswers } from './common.ts';

const ownVehicle: ShortAnswers = {
  ...contact,
  ...accidentAnswers,
  reporterRole: 'INSURED',
  contactSearch: '5HY1965',
  'insured.personKind': 'NATURAL',
  'insured.fullName': 'Jana Nováková',
  bankContactType: 'POLICY',
};

const damage = {
  damagedParts: ['NARAZNIK_PREDNI'],
  damageSize: 'SMALL',
  drivable: 'YES',
  repairHandling: 'VEHICLE_NOT_DECIDED',
};

const ownAccount = {
  bankContactType: 'ENTERED',
  userEnteredBankContact: { accountPrefix: '', accountNumber: '2000145399', bankCode: '0800' },
};

/** Reports of damage to a vehicle that are counted. */
export const carJourneys = {
  accident: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...ownVehicle,
      ...damage,
      eventKinds: ['HAVNEHODA'],
      incidentDate: daysAgo(21).iso,
      damageCause: '100',
      'driver.fullName': 'Jana Nováková',
      alcohol: 'NO',
      incidentCausedByInsured: 'OTHER',
      peopleHurt: 'NO',
    },
  },
  glass: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...ownVehicle,
      eventKinds: ['HAVSKLA'],
      incidentDate: daysAgo(22).iso,
      glassParts: ['CELNI_SKLO'],
      windShield: '2',
      repairHandling: 'VEHICLE_NOT_DECIDED',
    },
  },
  harmed: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...contact,
      ...accidentAnswers,
      ...ownAccount,
      ...damage,
      eventFamily: 'POVPOS',
      eventKinds: ['POVPOS_VEHICLE'],
      reporterRole: 'INJURED',
      contactSearch: '9MN5724',
      incidentDate: daysAgo(23).iso,
      damageCause: '100',
      'injuredParties[0].damagedVehicles[0].registrationNo': '3AB4567',
    },
  },
  theft: {
    tile: 'car',
    flow: 'car.DRAFT',
    answers: {
      ...ownVehicle,
      eventKinds: ['HAVODCIZENI'],
      incidentDate: daysAgo(24).iso,
      damageCause: '400',
      policeInvestigation: 'YES',
      parkedFrom: `${daysAgo(25).iso}T18:30`,
      discoveredAt: `${daysAgo(24).iso}T07:05`,
      vehicleLocked: 'YES',
      leftInside: ['NONE'],
      keysCount: '2',
    },
  },
} as const satisfies Readonly<Record<string, ShortJourney>>;
