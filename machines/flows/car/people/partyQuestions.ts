import type { DamageKind } from '../../../claim/enums.ts';
import { line } from '../../../claim/control.ts';
import { ask, inGroup, type Question } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';
import { currency } from '../../shared/currency.ts';
import { injuredPerson } from './personQuestions.ts';

type Vehicles = 'damagedVehicles' | 'damagedGlassVehicles';

/** The lightest first: 2 light, 1 serious, 4 dead, 3 other (section 3, "Severity codes"). */
export const severities = ['2', '1', '4', '3'] as const;

/** A damaged vehicle or machine, as far as it is known: a vehicle by plate or VIN, a machine by its engine number. */
const vehicleItem = (list: Vehicles): readonly Question[] => {
  const isVehicle: Rule = { fact: `injuredParties[].${list}[].vehicleKind`, is: 'VEHICLE' };
  return [
    ask(`injuredParties[].${list}[].vehicleKind`, { choices: 'vehicleKind' }),
    ask(`injuredParties[].${list}[].registrationNo`, {
      when: isVehicle,
      or: `injuredParties[].${list}[].vin`,
      missing: 'plateOrVin',
    }),
    ask(`injuredParties[].${list}[].vin`, {
      when: isVehicle,
      optional: true,
      or: `injuredParties[].${list}[].registrationNo`,
    }),
    ask(`injuredParties[].${list}[].engineNumber`, {
      when: { fact: `injuredParties[].${list}[].vehicleKind`, is: 'MACHINE' },
    }),
    ask(`injuredParties[].${list}[].vehicleSort.code`, { optional: true }),
    ask(`injuredParties[].${list}[].vehicleManufacturer.name`, { optional: true, as: line }),
    ask(`injuredParties[].${list}[].vehicleModel`, { optional: true, isBeside: true }),
    ask(`injuredParties[].${list}[].description`, { optional: true }),
  ];
};

/** What is asked about each kind of damage: one item, or a list of things. */
const items: Readonly<Record<DamageKind, Question>> = {
  VEHICLE: ask('injuredParties[].damagedVehicles', { rows: vehicleItem('damagedVehicles') }),
  GLASS: ask('injuredParties[].damagedGlassVehicles', { rows: vehicleItem('damagedGlassVehicles') }),
  HEALTH: ask('injuredParties[].damagedLifes', {
    rows: [
      ask('injuredParties[].damagedLifes[].injurySeverity.code', { only: severities }),
      ask('injuredParties[].damagedLifes[].injuryType'),
      ask('injuredParties[].damagedLifes[].description', { optional: true }),
    ],
  }),
  PROPERTY: ask('injuredParties[].damagedProperties', {
    rows: [
      ask('injuredParties[].damagedProperties[].description'),
      ask('injuredParties[].damagedProperties[].address', { optional: true }),
    ],
  }),
  THING: ask('injuredParties[].damagedThings', {
    missing: 'injuredItemRequired',
    isHeading: true,
    rows: [
      ask('injuredParties[].damagedThings[].description'),
      ask('injuredParties[].damagedThings[].price', { optional: true }),
    ],
  }),
  OTHER: ask('injuredParties[].damagedOthers', {
    rows: [ask('injuredParties[].damagedOthers[].description')],
  }),
  LOSS: ask('injuredParties[].financialLosses', {
    rows: [
      ask('injuredParties[].financialLosses[].description'),
      ask('injuredParties[].financialLosses[].price', { optional: true }),
    ],
  }),
};

/** What is asked about a kind of damage where a rule holds. */
export const damageItem = (kind: DamageKind, when: Rule): readonly Question[] =>
  inGroup(`injuredParty.item.${kind}`, [{ ...items[kind], when }]);

/** What is asked about a kind of damage that was ticked. */
export const tickedItem = (kind: DamageKind): readonly Question[] =>
  damageItem(kind, { fact: 'injuredParties[].damageKinds', is: kind });

/** Everything about an injured party: who it is, how to reach them, and what of theirs is damaged. */
export const partyQuestions: readonly Question[] = [
  ...injuredPerson('injuredParties[].injured'),
  ask('injuredParties[].damageKinds', { missing: 'injuredItemRequired' }),
  ...tickedItem('VEHICLE'),
  ...tickedItem('GLASS'),
  ...tickedItem('HEALTH'),
  ...tickedItem('PROPERTY'),
  currency({ fact: 'injuredParties[].damageKinds', in: ['THING', 'LOSS'] }),
  ...tickedItem('THING'),
  ...tickedItem('OTHER'),
  ...tickedItem('LOSS'),
];
