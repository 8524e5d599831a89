import type { ClaimDetail } from './claim.ts';
import type { DeepPartial } from './deepPartial.ts';
import { missing, rule, within, type Finding } from './findings.ts';
import type { InjuredParty } from './injuredParty.ts';
import { injuredFindings } from './personRules.ts';

type Party = DeepPartial<InjuredParty>;

const damageLists = [
  'damagedVehicles',
  'damagedGlassVehicles',
  'damagedThings',
  'damagedLifes',
  'damagedProperties',
  'damagedOthers',
  'financialLosses',
] as const satisfies readonly (keyof InjuredParty)[];

/** @returns true when something of the injured party is damaged */
const hasDamage = (party: Party): boolean => damageLists.some((list) => (party[list]?.length ?? 0) > 0);

/** At least one damaged item or harm of every injured party: an error of the section, not of a field (section 5). */
export const atLeastOneDamage = rule<Pick<ClaimDetail, 'injuredParties'>>(({ injuredParties = [] }) =>
  injuredParties.flatMap((party, at) =>
    hasDamage(party) ? [] : [missing(['injuredParties', at], { key: 'injuredItemRequired' })],
  ),
);

/** At least one injured party. */
export const atLeastOneInjured = rule<Pick<ClaimDetail, 'injuredParties'>>(({ injuredParties = [] }) =>
  injuredParties.length > 0 ? [] : [missing('injuredParties', { key: 'injuredItemRequired' })],
);

/** Every injured party is told in full, and what a damaged vehicle is known by. */
export const injuredPartiesComplete = rule<Pick<ClaimDetail, 'injuredParties'>>(({ injuredParties = [] }) =>
  injuredParties.flatMap((party, at) => within(['injuredParties', at], partyFindings(party))),
);

const partyFindings = (party: Party): Finding[] => [
  ...within('injured', injuredFindings(party.injured)),
  ...vehicleFindings('damagedVehicles', party.damagedVehicles),
  ...vehicleFindings('damagedGlassVehicles', party.damagedGlassVehicles),
];

const vehicleFindings = (list: string, vehicles: Party['damagedVehicles'] = []): Finding[] =>
  vehicles.flatMap(({ vehicleKind, registrationNo, vin, engineNumber }, at) => {
    if (vehicleKind === 'MACHINE') return engineNumber ? [] : [missing([list, at, 'engineNumber'])];
    return registrationNo || vin ? [] : [missing([list, at, 'registrationNo'], { key: 'plateOrVin' })];
  });
