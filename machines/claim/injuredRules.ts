import { Address } from './address.ts';
import type { ClaimDetail } from './claim.ts';
import type { DeepPartial } from './deepPartial.ts';
import type { DamageKind, EventKind } from './enums.ts';
import { missing, rule, within, type Finding } from './findings.ts';
import type { InjuredParty } from './injuredParty.ts';
import { check, isBlocking } from './issue.ts';
import { injuredFindings } from './personRules.ts';

type Party = DeepPartial<InjuredParty>;
type PartyAnswers = Pick<ClaimDetail, 'injuredParties'>;

/** The list that tells what is harmed, by its kind. */
export const damageListOf = {
  VEHICLE: 'damagedVehicles',
  GLASS: 'damagedGlassVehicles',
  HEALTH: 'damagedLifes',
  PROPERTY: 'damagedProperties',
  THING: 'damagedThings',
  OTHER: 'damagedOthers',
  LOSS: 'financialLosses',
} as const satisfies Record<DamageKind, keyof InjuredParty>;

/** At least one injured party (section 5). */
export const atLeastOneInjured = rule<PartyAnswers>(({ injuredParties = [] }) =>
  injuredParties.length > 0 ? [] : [missing('injuredParties', { key: 'injuredItemRequired' })],
);

/** None of the injured parties is left half told: the page that shows them all is left with nothing open behind it. */
export const everyInjuredComplete = rule<PartyAnswers>(({ injuredParties = [] }) =>
  injuredParties.flatMap((party, at) =>
    partyFindings(party).some(({ severity }) => isBlocking(severity))
      ? [missing(['injuredParties', at], { key: 'injuredIncomplete', values: { number: at + 1 } })]
      : [],
  ),
);

/**
 * One injured party is told in full: who it is, how to reach them, at least one damaged item, and each item of the kinds
 * chosen (section 5, "At least one injured item" and "Injured person").
 *
 * @param at position in the list, from 0
 * @returns a rule for the page of that party
 */
export const injuredPartyComplete = (at: number) =>
  rule<PartyAnswers>(({ injuredParties = [] }) =>
    within(['injuredParties', at], partyFindings(injuredParties[at])),
  );

/**
 * What the injured who reports tells of their own damage: each item of the kinds of event chosen and of the further kinds
 * they ticked. Health has a page of its own.
 *
 * @param claim the claim so far, with its kinds of event
 * @returns a rule for the page of the damage suffered
 */
export const ownDamageTold = ({ eventKinds = [] }: ClaimDetail) =>
  rule<PartyAnswers>(({ injuredParties = [] }) => {
    const [party = {}] = injuredParties;
    const kinds = new Set([...ownDamageKinds(eventKinds), ...(party.damageKinds ?? [])]);
    return within(['injuredParties', 0], itemFindings(party, [...kinds]));
  });

/**
 * Tells what the injured who reports lists of their own, by the kinds of event: a vehicle with broken glass is one vehicle.
 *
 * @param eventKinds kinds of the family POVPOS
 * @returns the kinds of damage with an item each
 */
export const ownDamageKinds = (eventKinds: readonly EventKind[]): readonly DamageKind[] => [
  ...(eventKinds.includes('POVPOS_VEHICLE') ? (['VEHICLE'] as const) : []),
  ...(eventKinds.includes('POVPOS_GLASS') && !eventKinds.includes('POVPOS_VEHICLE')
    ? (['GLASS'] as const)
    : []),
  ...(eventKinds.includes('POVPOS_PROPERTY') ? (['PROPERTY'] as const) : []),
  ...(eventKinds.includes('POVPOS_THING') ? (['THING'] as const) : []),
];

const partyFindings = (party: Party = {}): Finding[] => [
  ...within('injured', injuredFindings(party.injured)),
  ...(party.damageKinds?.length ? [] : [missing('damageKinds', { key: 'injuredItemRequired' })]),
  ...itemFindings(party, party.damageKinds ?? []),
];

const itemFindings = (party: Party, kinds: readonly (DamageKind | undefined)[]): Finding[] =>
  kinds.flatMap((kind) => (kind ? findingsOfKind[kind](party) : []));

const described = (kind: DamageKind) => (party: Party) => {
  const items = party[damageListOf[kind]] ?? [];
  return items[0]?.description ? [] : [missing([damageListOf[kind], 0, 'description'])];
};

const findingsOfKind: Readonly<Record<DamageKind, (party: Party) => Finding[]>> = {
  VEHICLE: (party) => vehicleFindings('damagedVehicles', party.damagedVehicles),
  GLASS: (party) => vehicleFindings('damagedGlassVehicles', party.damagedGlassVehicles),
  HEALTH: ({ damagedLifes: [life] = [] }) => [
    ...(life?.injurySeverity?.code ? [] : [missing(['damagedLifes', 0, 'injurySeverity', 'code'])]),
    ...(life?.injuryType ? [] : [missing(['damagedLifes', 0, 'injuryType'])]),
  ],
  PROPERTY: (party) => [...described('PROPERTY')(party), ...placeFindings(party)],
  THING: (party) =>
    party.damagedThings?.length ? [] : [missing('damagedThings', { key: 'injuredItemRequired' })],
  OTHER: described('OTHER'),
  LOSS: described('LOSS'),
};

/** An address of damaged property may be left out; one begun is finished. */
const placeFindings = ({ damagedProperties: [property] = [] }: Party): Finding[] => {
  if (!property?.address) return [];
  const { issues } = check(Address, property.address);
  return issues.map(({ name, ...issue }) => ({ ...issue, path: ['damagedProperties', 0, 'address', name] }));
};

const vehicleFindings = (list: string, vehicles: Party['damagedVehicles'] = []): Finding[] => {
  const [{ vehicleKind, registrationNo, vin, engineNumber } = {}] = vehicles;
  if (vehicleKind === 'MACHINE') return engineNumber ? [] : [missing([list, 0, 'engineNumber'])];
  return registrationNo || vin ? [] : [missing([list, 0, 'registrationNo'], { key: 'plateOrVin' })];
};
