import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { DamageKind } from '#machines/claim/enums.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { Answers } from '#machines/flow/answers.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { getPage } from '#machines/flow/compile.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { aReporter, anInsured } from '#test/given.ts';

const vehicle = { vehicleKind: 'VEHICLE', registrationNo: '2AB2345' };
const items: Readonly<Record<DamageKind, object>> = {
  VEHICLE: { damagedVehicles: [vehicle] },
  GLASS: { damagedGlassVehicles: [vehicle] },
  HEALTH: { damagedLifes: [{ injurySeverity: { code: '2' }, injuryType: 'FRACTURE' }] },
  PROPERTY: { damagedProperties: [{ description: 'Plot u silnice' }] },
  THING: { damagedThings: [{ description: 'Horské kolo' }] },
  OTHER: { damagedOthers: [{ description: 'Odtah vozidla' }] },
  LOSS: { financialLosses: [{ description: 'Ušlá mzda' }] },
};

/** What of a party's is harmed: one item of each kind. */
export const harmed = (...kinds: readonly DamageKind[]): object =>
  Object.assign({}, ...kinds.map((kind) => items[kind]));

/** Somebody who was harmed, described in full. */
export const aParty = (...kinds: readonly DamageKind[]) => ({
  injured: anInsured({ fullName: 'Eva Malá' }),
  damageKinds: [...kinds],
  ...harmed(...kinds),
});

/** The causes of damage offered on the page of the event. */
export const causesOf = (eventKinds: ClaimDetail['eventKinds']): readonly string[] => {
  const cause = getPage(carDraft, 'event').questions.find(({ ask }) => ask === 'damageCause');
  return cause ? (offeredBy(cause, factsIn({ eventKinds })) ?? []) : [];
};

const usual: Readonly<Record<string, (claim: ClaimDetail) => Answers>> = {
  index: () => ({}),
  chooseEvent: () => ({}),
  reporter: ({ riskFlow }) => ({
    reporterRole: riskFlow === 'POVPOS' ? 'INJURED' : 'INSURED',
    reporter: aReporter(),
  }),
  vehicle: () => ({ contactSearch: '1AB2345', incidentDate: '2026-11-10' }),
  vehicleData: () => ({
    vehicleKind: 'VEHICLE',
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
    vehicleModel: 'Octavia',
    manufactureYear: 2020,
  }),
  otherContract: () => ({ reasonToChooseInsurance: 'Pojistku platím u vás.' }),
  person: ({ riskFlow }) => ({ [riskFlow === 'POVPOS' ? 'injured' : 'insured']: anInsured() }),
  bankData: () => ({ bankContactType: 'NONE' }),
  event: ({ eventKinds }) => ({
    damageCause: causesOf(eventKinds)[0],
    incidentDescription: 'Na parkovišti u obchodu.',
    countryScope: 'CZECH',
    incidentPlace: 'Brno, Masarykova 1',
    policeInvestigation: 'NO',
  }),
  circumstances: ({ eventKinds }) => ({
    peopleHurt: 'NO',
    driver: { fullName: 'Petr Novák' },
    alcohol: 'NO',
    ...(eventKinds?.[0] === 'HAVNEHODA' && { incidentCausedByInsured: 'OTHER' }),
  }),
  glass: () => ({
    glassParts: ['ZADNI_SKLO'],
  }),
  glassRepair: () => ({ repairHandling: 'VEHICLE_NOT_DECIDED' }),
  animal: () => ({ animalKind: 'srna', animalDamage: 'COLLISION' }),
  vandalism: () => ({
    offenderKnown: 'NO',
    parkedFrom: '2026-11-09T18:00',
    discoveredAt: '2026-11-10T07:00',
  }),
  peril: () => ({ elementType: 'FLOOD' }),
  theft: () => ({
    theftKind: 'WHOLE_VEHICLE',
    vehicleLocked: 'YES',
    leftInside: ['NONE'],
    keysCount: 2,
    parkedFrom: '2026-11-09T18:00',
    discoveredAt: '2026-11-10T07:00',
  }),
  causedDamage: () => ({
    agreement: 'AGREE',
    driver: { fullName: 'Petr Novák' },
    alcohol: 'NO',
    driverStayed: 'YES',
  }),
  'injuredParty[0]': () => ({ injuredParties: [aParty('VEHICLE')] }),
  'injuredParty[1]': () => ({ injuredParties: [undefined, aParty('HEALTH')] }),
  injuredParties: () => ({}),
  sufferedDamage: () => ({ injuredParties: [harmed('VEHICLE', 'GLASS', 'PROPERTY', 'THING')] }),
  damagedParts: () => ({ damagedParts: ['NARAZNIK_PREDNI'] }),
  damageExtent: () => ({
    damageSize: 'SMALL',
    drivable: 'YES',
    repairHandling: 'VEHICLE_NOT_DECIDED',
  }),
  injury: () => ({
    injurySeverity: { code: '2' },
    injuryType: 'FRACTURE',
    injuryDescription: 'Zlomená pravá ruka.',
  }),
  inspection: () => ({ inspectionPlace: 'doma na dvoře' }),
  repairShop: () => ({ repairShop: { id: 'S001', name: 'Autoservis Dub', contractual: true } }),
  documents: () => ({}),
  summary: () => ({}),
};

/** What a reporter usually answers on a page of the car flow, by the claim so far. Throws where no usual answer is known. */
export const usualAnswers = (page: Page, claim: ClaimDetail): Answers => {
  const answers = usual[page.code];
  if (!answers) throw new Error(`Nothing is usually answered on ${page.code}.`);
  return answers(claim);
};
