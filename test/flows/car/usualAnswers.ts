import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { DamageKind } from '../../../machines/claim/enums.ts';
import { damageListOf, ownDamageKinds } from '../../../machines/claim/injuredRules.ts';
import type { Page } from '../../../machines/flow/page.ts';
import type { Answers } from '../../../machines/flow/withAnswers.ts';
import { causesOf } from '../../../machines/flows/car/causesOf.ts';
import { aReporter, anInsured } from '../../given.ts';

const item: Readonly<Record<DamageKind, object>> = {
  VEHICLE: { registrationNo: '2AB2345' },
  GLASS: { registrationNo: '2AB2345' },
  HEALTH: { injurySeverity: { code: '2' }, injuryType: 'FRACTURE' },
  PROPERTY: { description: 'Plot u silnice' },
  THING: { description: 'Horské kolo' },
  OTHER: { description: 'Odtah vozidla' },
  LOSS: { description: 'Ušlá mzda' },
};

/** Takes kinds of damage; gives what of somebody's is harmed: one of each. */
export const harmed = (...kinds: readonly DamageKind[]) => ({
  damageKinds: [...kinds],
  ...Object.fromEntries(kinds.map((kind) => [damageListOf[kind], [item[kind]]])),
});

/** Takes kinds of damage; gives somebody who was harmed, told in full. */
export const aParty = (...kinds: readonly DamageKind[]) => ({
  injured: anInsured({ fullName: 'Eva Malá' }),
  ...harmed(...kinds),
});

const usual: Readonly<Record<string, (claim: ClaimDetail) => Answers>> = {
  index: () => ({}),
  chooseReporter: ({ riskFlow }) => ({ reporterRole: riskFlow === 'POVPOS' ? 'INJURED' : 'INSURED' }),
  reporter: () => ({ reporter: aReporter() }),
  vehicle: () => ({ contactSearch: '1AB2345', incidentDate: '2026-11-10' }),
  vehicleData: () => ({
    vehicleKind: 'VEHICLE',
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
    vehicleModel: 'Octavia',
    manufactureYear: 2020,
  }),
  otherContract: () => ({ contractKnown: 'NO', reasonToChooseInsurance: 'Pojistku platím u vás.' }),
  person: ({ riskFlow }) => ({ [riskFlow === 'POVPOS' ? 'injured' : 'insured']: anInsured() }),
  bankData: () => ({ bankContactType: 'NONE' }),
  event: ({ eventKinds }) => ({
    damageCause: causesOf(eventKinds)[0],
    incidentDescription: 'Na parkovišti u obchodu.',
    countryScope: 'CZECH',
    incidentPlace: 'Brno, Masarykova 1',
    policeInvestigation: 'NO',
  }),
  accident: () => ({ incidentCausedByInsured: 'OTHER', driver: { fullName: 'Petr Novák' }, alcohol: 'NO' }),
  glass: () => ({ glassParts: ['ZADNI_SKLO'], glassRepair: 'REPLACE' }),
  animal: () => ({ animalKind: 'srna', animalDamage: 'COLLISION' }),
  vandalism: () => ({
    offenderKnown: 'NO',
    parkedFrom: '2026-11-09T18:00',
    discoveredAt: '2026-11-10T07:00',
  }),
  peril: () => ({ elementType: 'FLOOD' }),
  theft: () => ({
    theftKind: 'WHOLE_VEHICLE',
    keysCount: 2,
    parkedFrom: '2026-11-09T18:00',
    discoveredAt: '2026-11-10T07:00',
  }),
  causedDamage: () => ({ agreement: 'AGREE', driver: { fullName: 'Petr Novák' }, alcohol: 'NO' }),
  injuredParty1: () => ({ injuredParties: [aParty('VEHICLE')] }),
  injuredParties: ({ injuredParties }) => ({ injuredParties }),
  sufferedDamage: ({ eventKinds = [] }) => ({ injuredParties: [harmed(...ownDamageKinds(eventKinds))] }),
  otherParty: () => ({}),
  damagedParts: () => ({ damagedParts: ['NARAZNIK_PREDNI'], damageSize: 'SMALL', drivable: 'YES' }),
  injury: () => ({
    injurySeverity: { code: '2' },
    injuryType: 'FRACTURE',
    injuryDescription: 'Zlomená pravá ruka.',
  }),
  inspection: () => ({ repairHandling: 'VEHICLE_NOT_DECIDED' }),
  repairShop: () => ({ repairShop: { id: 'S001', name: 'Autoservis Dub', contractual: true } }),
  documents: () => ({}),
  summary: () => ({ truthfulness: true, dataProcessingConsent: true }),
};

/** Takes a page of the car flow and the claim so far; gives what a reporter usually answers there. Throws where nothing usual is known. */
export const usualAnswers = (page: Page, claim: ClaimDetail): Answers => {
  const answers = usual[page.code];
  if (!answers) throw new Error(`Nothing is usually answered on ${page.code}.`);
  return answers(claim);
};
