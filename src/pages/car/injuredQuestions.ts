import { DamageKind } from '../../../machines/claim/enums.ts';
import { damageListOf } from '../../../machines/claim/injuredRules.ts';
import { always, unanswered, onlyWhen, type Condition, type Questions } from '../questions.ts';

/**
 * When the questions about a person are asked.
 *
 * @param who `insured`, `injured` or one of the injured parties
 * @returns conditions on what was answered about the same person
 */
export const personAsked = (who: string) =>
  ({
    human: { [`${who}.personKind`]: ['NATURAL'] },
    company: { [`${who}.personKind`]: ['LEGAL'] },
    corporate: { [`${who}.personKind`]: ['LEGAL'], [`${who}.legalForm`]: ['CORPORATE'] },
    atHome: { [`${who}.addressChoice`]: ['CZECH'] },
    abroad: { [`${who}.addressChoice`]: ['ABROAD'] },
    anywhere: { [`${who}.addressChoice`]: ['CZECH', 'ABROAD'] },
  }) satisfies Record<string, Condition>;

const insuredQuestions: Questions = {
  'insured.personKind': always,
  'insured.legalForm': personAsked('insured').company,
  'insured.companyName': personAsked('insured').company,
  'insured.identificationNumber': personAsked('insured').company,
  'insured.fullName': personAsked('insured').human,
  'insured.birthNumber': personAsked('insured').human,
  'insured.birthDate': personAsked('insured').human,
  'insured.addressChoice': always,
  'insured.address': personAsked('insured').anywhere,
};

/** An injured is also asked how to be reached, and for a company id only where it is a company. */
const injuredPersonQuestions = (who: string): Questions => ({
  [`${who}.personKind`]: always,
  [`${who}.legalForm`]: personAsked(who).company,
  [`${who}.companyName`]: personAsked(who).company,
  [`${who}.identificationNumber`]: personAsked(who).corporate,
  [`${who}.fullName`]: personAsked(who).human,
  [`${who}.birthNumber`]: personAsked(who).human,
  [`${who}.email`]: always,
  [`${who}.tel`]: always,
  [`${who}.addressChoice`]: always,
  [`${who}.address`]: personAsked(who).anywhere,
});

/**
 * Names the answer that tells what of a kind is damaged: all things, else the one item there may be.
 *
 * @param party one of the injured parties
 * @param kind a kind of damage
 * @returns `injuredParties[0].damagedThings`, `injuredParties[0].damagedVehicles[0]`
 */
export const damageName = (party: string, kind: DamageKind): string =>
  `${party}.${damageListOf[kind]}${kind === 'THING' ? '' : '[0]'}`;

/**
 * When a kind of damage is asked about.
 *
 * @param party one of the injured parties
 * @param kind a kind of damage
 * @returns the condition that it was ticked
 */
export const damageAsked = (party: string, kind: DamageKind): Condition => ({
  [`${party}.damageKinds`]: [kind],
});

const notPovpos = { riskFlow: ['HAV', 'POVPOJ'] };
const povpos = { riskFlow: ['POVPOS'] };
const withOther = { riskFlow: ['HAV'] };
const notFound = { vehicleFound: ['false', unanswered] };

const anyParty = 'injuredParties[]';
const own = 'injuredParties[0]';

/** Beside what the kinds of event ask for, the injured who reports may tell of other damage and of a loss. */
export const furtherKinds = ['OTHER', 'LOSS'] as const satisfies readonly DamageKind[];

const withPain = { painForm: ['YES'] };

export const injuryQuestions = {
  injurySeverity: always,
  injuryType: always,
  injuryDescription: always,
  injuryCompensated: always,
  painForm: always,
  painFormPoints: withPain,
  painFormFee: withPain,
} satisfies Questions;

/** Pages about people and the damage of others, by view. A name with `[]` is of the row the page asks about. */
export const injuredQuestions: Readonly<Record<string, Questions>> = {
  person: {
    ...onlyWhen(insuredQuestions, notPovpos),
    ...onlyWhen(injuredPersonQuestions('injured'), povpos),
  },
  vehicleData: {
    vehicleKind: always,
    frameworkNo: { vehicleKind: ['MACHINE'] },
    registrationNo: { vehicleKind: ['VEHICLE', 'undefined'] },
    vin: { vehicleKind: ['VEHICLE', 'undefined'] },
    vehicleManufacturer: always,
    vehicleModel: always,
    manufactureYear: always,
  },
  causedDamage: {
    agreement: always,
    'driver.fullName': always,
    'driver.drivingLicenceNo': always,
    alcohol: always,
  },
  injuredParty: {
    ...injuredPersonQuestions(`${anyParty}.injured`),
    [`${anyParty}.damageKinds`]: always,
    ...Object.fromEntries(
      DamageKind.options.map((kind) => [damageName(anyParty, kind), damageAsked(anyParty, kind)]),
    ),
  },
  injuredParties: {},
  sufferedDamage: {
    [damageName(own, 'VEHICLE')]: { eventKinds: ['POVPOS_VEHICLE'] },
    // Glass of a vehicle that is damaged elsewhere too is told with it.
    [damageName(own, 'GLASS')]: { vehicleRouting: ['GLASS'] },
    [damageName(own, 'PROPERTY')]: { eventKinds: ['POVPOS_PROPERTY'] },
    [damageName(own, 'THING')]: { eventKinds: ['POVPOS_THING'] },
    ...Object.fromEntries(furtherKinds.map((kind) => [damageName(own, kind), damageAsked(own, kind)])),
    vatPayer: always,
  },
  otherParty: {
    'otherParty.registrationNo': withOther,
    'otherParty.fullName': withOther,
    'otherParty.tel': withOther,
    'otherParty.insurer': withOther,
    witnesses: always,
  },
  // The vehicle the reporter confirmed is the other one's: its plate and insurer are known.
  'otherParty.POVPOS': {
    'otherParty.registrationNo': notFound,
    'otherParty.fullName': always,
    'otherParty.tel': always,
    'otherParty.insurer': notFound,
    witnesses: always,
  },
  injury: injuryQuestions,
};
