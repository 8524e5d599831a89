import type { ClaimDetail } from '#machines/claim/claim.ts';
import { accident } from './accident.ts';
import { anInsured } from '#test/given.ts';

const { reporter, insured, truthfulness, dataProcessingConsent } = accident;

const told: ClaimDetail = {
  reporter,
  incidentDate: '2026-11-10',
  incidentDescription: 'Stalo se to při příjezdu domů.',
  countryScope: 'CZECH',
  incidentPlace: 'Brno, Masarykova 1',
  policeInvestigation: 'NO',
  truthfulness,
  dataProcessingConsent,
};

const own: ClaimDetail = {
  ...told,
  reporterRole: 'INSURED',
  contactSearch: '5AR6475',
  insured,
  bankContactType: 'POLICY',
};

const dents: ClaimDetail = { damagedParts: ['KAPOTA'], damageSize: 'MEDIUM', drivable: 'YES' };
const technician: ClaimDetail = {
  repairHandling: 'VEHICLE_NOT_DECIDED',
  inspectionMethod: 'MOBILE_TECHNICIAN',
  inspectionPlace: 'Brno, Masarykova 1',
};
const parked: ClaimDetail = { parkedFrom: '2026-11-09T20:00', discoveredAt: '2026-11-10T07:30' };
const theft: ClaimDetail = { ...own, ...parked, eventKinds: ['HAVODCIZENI'], damageCause: '400' };

const caused: ClaimDetail = {
  ...told,
  reporterRole: 'INSURED',
  contactSearch: '5TZ3630',
  insured,
  bankContactType: 'NONE',
  damageCause: '100',
  agreement: 'AGREE',
  driver: { fullName: 'Petr Novák' },
  alcohol: 'NO',
  driverStayed: 'YES',
};

/** A neighbour with a car and a sore neck. */
const neighbour = {
  injured: anInsured({ fullName: 'Šárka Žďárská', email: 'sarka@example.cz' }),
  damageKinds: ['VEHICLE', 'HEALTH'],
  damagedVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345', description: 'Odřený bok.' }],
  damagedLifes: [{ injurySeverity: { code: '2' }, injuryType: '040' }],
} satisfies NonNullable<ClaimDetail['injuredParties']>[number];

const suffered: ClaimDetail = {
  ...told,
  reporterRole: 'INJURED',
  contactSearch: '5TZ3630',
  injured: anInsured({ fullName: 'Řehoř Čížek' }),
  bankContactType: 'ENTERED',
  userEnteredBankContact: { accountNumber: '2000145399', bankCode: '0800' },
  damageCause: '100',
  vatPayer: 'NO',
};

/** A whole report of every kind of event, by what a clerk would call it. */
export const everyKind = {
  accident,
  glass: {
    ...own,
    ...technician,
    eventKinds: ['HAVSKLA'],
    damageCause: '500',
    glassParts: ['CELNI_SKLO'],
    windShield: '2',
    repairHandling: 'VEHICLE_IN_SERVICE',
    repairShop: { id: 'S002', name: 'Anything', contractual: false, atHome: true },
  },
  animal: {
    ...own,
    ...technician,
    ...dents,
    eventKinds: ['HAVZVIRE'],
    damageCause: '200',
    animalKind: 'srna',
    animalDamage: 'COLLISION',
    peopleHurt: 'NO',
    driver: { fullName: 'Petr Novák' },
    alcohol: 'NO',
  },
  vandalism: {
    ...own,
    ...technician,
    ...dents,
    ...parked,
    eventKinds: ['HAVVANDALISMUS'],
    damageCause: '420',
    offenderKnown: 'NO',
    policeInvestigation: 'YES',
    policeStation: 'Brno-střed',
  },
  hail: {
    ...own,
    ...technician,
    ...dents,
    eventKinds: ['HAVZIVEL'],
    damageCause: '300',
    elementType: 'HAIL',
    hailDents: 40,
  },
  stolenVehicle: {
    ...theft,
    theftKind: 'WHOLE_VEHICLE',
    vehicleLocked: 'YES',
    leftInside: ['NONE'],
    keysCount: 1,
  },
  stolenPart: {
    ...theft,
    ...technician,
    ...dents,
    damageCause: '410',
    theftKind: 'PART',
    stolenThings: [{ description: 'Katalyzátor', price: 18_500 }],
  },
  stolenLuggage: {
    ...theft,
    damageCause: '410',
    theftKind: 'LUGGAGE',
    stolenThings: [{ description: 'Kufr', price: 3000 }, { description: 'Brašna' }],
  },
  causedVehicleAndHealth: {
    ...caused,
    eventKinds: ['POVPOJ_VEHICLE', 'POVPOJ_HEALTH'],
    alcohol: 'YES',
    injuredParties: [
      neighbour,
      {
        injured: neighbour.injured,
        damageKinds: ['THING', 'LOSS'],
        damagedThings: [{ description: 'Kolo', price: 12_000 }],
        financialLosses: [{ description: 'Ušlý výdělek', price: 8000 }],
      },
    ],
  },
  causedGlass: {
    ...caused,
    eventKinds: ['POVPOJ_GLASS'],
    injuredParties: [
      {
        injured: neighbour.injured,
        damageKinds: ['GLASS'],
        damagedGlassVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345' }],
      },
    ],
  },
  causedProperty: {
    ...caused,
    eventKinds: ['POVPOJ_PROPERTY', 'POVPOJ_THING'],
    injuredParties: [
      {
        injured: neighbour.injured,
        damageKinds: ['PROPERTY'],
        damagedProperties: [{ description: 'Plot a branka' }],
      },
    ],
  },
  sufferedVehicleAndHealth: {
    ...suffered,
    ...technician,
    ...dents,
    eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'],
    injuredParties: [{ damagedVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345' }] }],
    injurySeverity: { code: '1' },
    injuryType: '010',
    injuryDescription: 'Zlomená ruka a odřeniny.',
    painForm: 'YES',
    painFormPoints: 120,
    painFormFee: 500,
    contactConsent: false,
  },
  sufferedHealth: {
    ...suffered,
    eventKinds: ['POVPOS_HEALTH'],
    injurySeverity: { code: '2' },
    injuryType: '040',
    injuryDescription: 'Bolí mě krk.',
    contactConsent: true,
  },
  sufferedGlass: {
    ...suffered,
    ...technician,
    eventKinds: ['POVPOS_GLASS'],
    glassParts: ['ZADNI_SKLO'],
    injuredParties: [{ damagedGlassVehicles: [{ vehicleKind: 'VEHICLE', registrationNo: '1AB2345' }] }],
  },
  sufferedPropertyAndThing: {
    ...suffered,
    eventKinds: ['POVPOS_PROPERTY', 'POVPOS_THING'],
    injuredParties: [
      {
        damagedProperties: [{ description: 'Plot a branka' }],
        damagedThings: [{ description: 'Kolo', price: 12_000 }],
      },
    ],
  },
} satisfies Record<string, ClaimDetail>;
